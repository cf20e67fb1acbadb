"""Starts Alcazar, on the desktop as on a phone."""

import sys

from ui.launch import main

if __name__ == "__main__":
    sys.exit(main())

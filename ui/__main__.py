"""Starts the app: python -m ui."""

import sys

from ui.launch import main

sys.exit(main())

"""python -m alcazar: traces, benchmarks and checks from the command line."""

import sys

from alcazar.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

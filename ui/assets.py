"""Where pictures, sounds and catalogues are."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSTALLED = _PACKAGE / "assets"  # a wheel brings them inside of the package
FOLDER = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "assets"


def asset(name: str) -> str:
    return str(FOLDER / name)

"""Where pictures, sounds and catalogues are."""

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "assets"


def asset(name: str) -> str:
    return str(FOLDER / name)

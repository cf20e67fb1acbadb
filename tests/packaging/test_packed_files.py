"""Which files go into an Android package: all that the app uses, and nothing else."""

from pathlib import Path

from tests.packaging.android import ROOT, relative_files

ADDED_BY_BUILDOZER = {"sitecustomize.py"}
FOR_MAKERS_ALONE = ("make_*.py", "*.po", "*.xml", "icon_*.png", "presplash.png")  # of what lies in assets


def files_of(folder: str) -> set[str]:
    """All there is, but for what Python leaves behind."""
    return {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and file.parent.name != "__pycache__" and not file.name.startswith(".")
    }


def assets_of_the_app() -> set[str]:
    return {name for name in files_of("assets") if not any(Path(name).match(kind) for kind in FOR_MAKERS_ALONE)}


def test_exactly_what_the_app_needs_is_packed(packed: Path) -> None:
    needed = {"main.py"} | files_of("alcazar") | files_of("ui") | assets_of_the_app()
    assert relative_files(packed) - ADDED_BY_BUILDOZER == needed


def test_nothing_of_what_is_needed_is_missing_from_that_list() -> None:
    """The list above is made from what there is. This is known to be needed."""
    data = {"alcazar/games/alcazar/weights.json", "ui/kit/widgets.kv", "ui/texts/english/app.py", "assets/icon.png"}
    catalogues = {f"assets/locale/{language}/LC_MESSAGES/alcazar.mo" for language in ("de", "it", "nl")}
    assert data | catalogues <= files_of("alcazar") | files_of("ui") | assets_of_the_app()


def test_packing_leaves_no_trace(packed: Path) -> None:
    assert not packed.is_relative_to(ROOT)
    assert not (ROOT / ".buildozer").exists()
    assert not (ROOT / "bin").exists()

"""Ways to damage data, as a bad disk, an old version or a curious person would."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

Path = tuple[Any, ...]

NUMBERS = (-1, 0, 1, 2, 5, 8, 49, 72, 73, 121, 122, 198, 255, 256, 10**9, 10**30)
JUNK = (None, True, False, 1.5, "", "x", [], {}, [[]], [None], {"x": 1}, [0, 0], ["x", "y"], float("nan"))


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """The way to every value inside the data, itself included."""
    yield here
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from paths(value, (*here, key))


def _changed(data: Any, path: Path, change: Any) -> Any:
    """A copy of the data with one value changed; `change` gets the container and the key."""
    if not path:
        return change([data], 0)
    key, *rest = path
    copy = dict(data) if isinstance(data, dict) else list(data)
    if rest:
        copy[key] = _changed(copy[key], tuple(rest), change)
        return copy
    return change(copy, key)


def replaced(data: Any, path: Path, value: Any) -> Any:
    def put(container: Any, key: Any) -> Any:
        container[key] = value
        return container

    return _changed(data, path, put) if path else value


def removed(data: Any, path: Path) -> Any:
    def take(container: Any, key: Any) -> Any:
        del container[key]
        return container

    return _changed(data, path, take)


def doubled(data: Any, path: Path) -> Any:
    """The value stands there twice; in an object, where that cannot be, it stands under a second name."""

    def repeat(container: Any, key: Any) -> Any:
        if isinstance(container, list):
            container.insert(key, container[key])
        else:
            container[f"{key} again"] = container[key]
        return container

    return _changed(data, path, repeat) if path else [data, data]


@st.composite
def damaged(draw: st.DrawFn, data: Any) -> Any:
    """The data after one to three changes; a field of an object is hit as often as all the values of a long list."""
    for _ in range(draw(st.integers(1, 3))):
        path = draw(_some_path(data))
        kind = draw(st.sampled_from(["number", "number", "junk", "remove", "double"]))
        if kind == "number":
            data = replaced(data, path, draw(st.sampled_from(NUMBERS)))
        elif kind == "junk":
            data = replaced(data, path, draw(st.sampled_from(JUNK)))
        elif path:
            data = removed(data, path) if kind == "remove" else doubled(data, path)
    return data


@st.composite
def _some_path(draw: st.DrawFn, data: Any) -> Path:
    path: Path = ()
    while isinstance(data, (dict, list)) and data and (not path or draw(st.integers(0, 3))):
        key = draw(st.sampled_from(sorted(data) if isinstance(data, dict) else range(len(data))))
        path, data = (*path, key), data[key]
    return path

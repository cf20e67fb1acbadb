"""The colours of Alcazar: terracotta on sand. Screens take them from the theme by role, never by value."""

import functools
from collections.abc import Sequence

from kivy.utils import platform
from kivymd.theming import ThemeManager
from materialyoucolor.hct.cam16 import Cam16
from materialyoucolor.hct.hct_solver import HctSolver

TERRACOTTA = "#B5532F"
SAND = "#C9A66B"
GROUND_ROLES = ("surface", "onSurface", "background", "onBackground", "outline", "inverseSurface", "inverseOnSurface")


def apply_theme(theme: ThemeManager, dark: bool) -> None:
    remember_tones()
    theme.on_colors = lambda: lay_sand(theme)
    theme.theme_style = "Dark" if dark else "Light"
    theme.primary_palette = TERRACOTTA
    theme.dynamic_scheme_name = "CONTENT"  # keeps the terracotta as it is; others wash it out


def lay_sand(theme: ThemeManager) -> None:
    """Puts sand below the terracotta: one seed colour alone would tint the ground pink."""
    for role, colour in sand(theme.theme_style).items():
        setattr(theme, role, colour)


def is_system_dark() -> bool:
    """What the device is set to, where it can be asked: so far on Android."""
    if platform != "android":
        return False
    from jnius import autoclass

    resources = autoclass("org.kivy.android.PythonActivity").mActivity.getResources()
    configuration = autoclass("android.content.res.Configuration")
    night = resources.getConfiguration().uiMode & configuration.UI_MODE_NIGHT_MASK
    return bool(night == configuration.UI_MODE_NIGHT_YES)


def mix(colour: Sequence[float], ground: Sequence[float], share: float) -> list[float]:
    """A share of a colour on a ground, itself opaque."""
    return [share * a + (1 - share) * b for a, b in zip(colour, ground)]


@functools.cache
def sand(style: str) -> dict[str, list[float]]:
    """The colours of the ground by role."""
    ground = ThemeManager(primary_palette=SAND, theme_style=style)
    ground.set_colors()
    return {role: getattr(ground, role) for role in ground.dynamic_color_names if role.startswith(GROUND_ROLES)}


@functools.cache
def remember_tones() -> None:
    """Lets KivyMD compute each tone once: a theme is ready three to five times sooner."""
    HctSolver.solve_to_int = staticmethod(functools.lru_cache(8192)(HctSolver.solve_to_int))
    Cam16.from_int = staticmethod(functools.lru_cache(8192)(Cam16.from_int))

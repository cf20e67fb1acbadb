"""The clock and the buttons of the system, which lie on the ground of the app from Android 15 on: dark on light ground,
and the other way round. Earlier they have a ground of their own, and nothing has to be done."""

import logging

from kivy.utils import platform

ON_OUR_GROUND_FROM = 35  # Android 15


def suit_system_bars(dark: bool) -> None:
    if platform != "android":
        return
    try:
        _ask_android(dark)
    except Exception:  # each device has errors of its own, and none of them is worth a crash
        logging.getLogger(__name__).warning("the system's bars keep their colours", exc_info=True)


def _ask_android(dark: bool) -> None:
    from android.runnable import Runnable
    from jnius import autoclass

    if autoclass("android.os.Build$VERSION").SDK_INT < ON_OUR_GROUND_FROM:
        return
    kinds = autoclass("android.view.WindowInsetsController")
    both = kinds.APPEARANCE_LIGHT_STATUS_BARS | kinds.APPEARANCE_LIGHT_NAVIGATION_BARS
    window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()

    def change() -> None:
        window.getInsetsController().setSystemBarsAppearance(0 if dark else both, both)

    Runnable(change)()  # on the thread that windows belong to

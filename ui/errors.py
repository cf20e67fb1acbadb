"""When something unexpected happens: a friendly page instead of a crash. What was played is saved already."""

import traceback
from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

if TYPE_CHECKING:
    from kivy.app import App


class Catcher(ExceptionHandler):
    """Catches what no other part of the app did, and opens the page about it."""

    def __init__(self, app: "App") -> None:
        super().__init__()
        self._app = app

    def start(self) -> None:
        ExceptionManager.add_handler(self)

    def stop(self) -> None:
        ExceptionManager.remove_handler(self)

    def handle_exception(self, exception: BaseException) -> int:
        if not isinstance(exception, Exception):
            return ExceptionManager.RAISE  # somebody wants to leave
        details = "".join(traceback.format_exception(exception))
        Logger.error("Alcazar: %s", details)
        try:
            self._app.root.open("error", details=details)
        except Exception:  # the screen that failed cannot even be left
            self._app.root.start_over("error", details=details)
        return ExceptionManager.PASS

"""Settings of the app: any plain value under a name."""

import json

from alcazar.core.reasons import because
from alcazar.core.values import Json
from alcazar.saves.errors import DamagedError
from alcazar.saves.tables import SETTINGS, Row


def setting_of_row(row: Row) -> tuple[str, Json]:
    key, value = row
    try:
        return str(key), json.loads(str(value))
    except (ValueError, RecursionError):
        raise DamagedError(because("store.damaged_row", table=SETTINGS.name, row=str(key))) from None

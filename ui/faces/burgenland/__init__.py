"""Burgen Land: a crown walks around a ring of fields between six castles."""

from ui.faces.burgenland.face import BurgenLandFace

FACES = {"burgenland": BurgenLandFace}

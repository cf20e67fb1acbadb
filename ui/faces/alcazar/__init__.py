"""Alcazar and Das neue Big Boss, which share board and pieces."""

from ui.faces.alcazar.face import AlcazarFace, BigBossFace

FACES = {"alcazar": AlcazarFace, "bigboss": BigBossFace}

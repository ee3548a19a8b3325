"""Kits as they were printed, read back, and the games that have one."""

from __future__ import annotations

from heraut.voice.herald import Words

WORDS = Words("fr")
GAME = "kingsbridge"
SEVEN = "seven_kingdoms"
BUILDER = "kingdom_builder"
WORLD = "world_without_end"
CHARACTERS = {
    "aldred": "Aldred",
    "edgar": "Edgar",
    "wynstan": "Évêque Wynstan",
    "gytha": "Gytha",
    "agatha": "Mère Agatha",
    "ragna": "Ragna",
    "ethelred": "Roi Ethelred",
    "den": "Shérif Den",
    "wigelm": "Wigelm",
    "wilwulf": "Wilwulf",
}

"""How samples of Un Monde Sans Fin are put into words, and what no French sentence has."""

from __future__ import annotations

import re

from heraut.engines.protocol import Event
from heraut.voice.herald import Herald, Verbosity, Words

NAMES = ("Alice", "Bob", "Chloé", "")
WORDS = Words("fr")
BRIEF, NORMAL, FULL = Verbosity

UNTOLD = re.compile(
    r"_|\b(none|yes|no|other|one|stone|wood|wheat|piety|wool|cloth|medical|loyalty|gold|vp|"
    r"materials|project|sale|privilege|house|harvest|donation|weaving|medicine|favour|"
    r"bridge|tower|mill|chapel|palace|hospital|seventh|queen|prior|outlaw|guild|prioress|merchant|"
    r"king|earl|bishop|immediate|permanent|penance|event|court|plague|forgo|i[iv]*-\d\d|new-\d+)\b"
)
"""What an id would look like that has no words."""
WRONG = re.compile(r"\. \.| ,| \.|  |« »|: \.|\bde (a|o|é|i|u(?!n à))|\ble (a|o|é|i|u)")
"""What no French sentence has: words left out, and articles that should have been shortened."""

Facts = dict[str, object]
Sample = tuple[str, Facts, str]


def is_french(text: str) -> bool:
    return not UNTOLD.search(text) and not WRONG.search(text)


def said(key: str, *, mode: str = "app", level: Verbosity | None = None, **args: object) -> str:
    return Herald(WORDS, "world_without_end", NAMES, cards=mode).event(Event(key, args), level)


def refusal(reason: str, details: Facts, level: Verbosity = NORMAL, mode: str = "app") -> str:
    return said(f"refused_{reason}", mode=mode, level=level, **details)

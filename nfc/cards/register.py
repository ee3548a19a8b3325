"""The deck register: a :class:`~heraut.nfc.deck.Deck` as a JSON file.

A damaged file is reported and left alone: it holds the key, and without the key every tag that was
written becomes a stranger. So nothing is ever written over a file that cannot be read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from heraut.atomic_write import write_atomically
from heraut.plain_file import plain
from heraut.user_data import home, private_folder

from .deck import KEY_BYTES, Deck
from .errors import CardNameError, RegisterError
from .identity import CardTag, parse_card

FORMAT: Final = "heraut-deck-1"


def default_path() -> Path:
    """Return where the register lives unless told otherwise.

    ``deck.json`` in the folder that the environment variable ``HERAUT_HOME`` names, or else in the
    user's data folder of this system.
    """
    return home() / "deck.json"


def load(path: Path) -> Deck:
    """Read a register. Raises :class:`RegisterError` when it is absent, unreadable or damaged."""
    try:
        octets = plain(path).read_bytes()
    except FileNotFoundError as error:
        message = f"there is no deck register at {path}"
        raise RegisterError("register_absent", message, path=str(path)) from error
    except OSError as error:
        message = f"{path} cannot be read: {error}"
        raise RegisterError(
            "register_unreadable", message, path=str(path), why=str(error.strerror)
        ) from error
    try:
        return _decoded(json.loads(octets), path)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        if isinstance(error, RegisterError):
            raise
        raise RegisterError(
            "register_damaged",
            f"{path} is not a deck register any more ({error}); nothing was changed in it: "
            "put a copy back, or move it away to begin a new deck",
            path=str(path),
            why=str(error),
        ) from error


def load_or_create(path: Path) -> Deck:
    """Read a register; where there is none, begin a new deck and write it down."""
    try:
        return load(path)
    except RegisterError as error:
        if error.key != "register_absent":
            raise
    deck = Deck.new()
    save(path, deck)
    return deck


def save(path: Path, deck: Deck) -> None:
    """Write a register in one step: whoever reads sees the old file or the new one, whole.

    Raises :class:`RegisterError` when the file there is damaged, belongs to another deck, or the
    folder cannot be written.
    """
    try:
        there = load(path)
    except RegisterError as error:
        if error.key != "register_absent":
            raise
    else:
        if there.key != deck.key:
            message = f"{path} holds deck {there.id} and was about to be replaced by {deck.id}"
            raise RegisterError("register_other_deck", message, path=str(path))
    try:
        private_folder(path.parent)
        write_atomically(path, _encoded(deck), private=True)  # it holds the key
    except OSError as error:
        message = f"{path} cannot be written: {error}"
        raise RegisterError(
            "register_not_written", message, path=str(path), why=str(error.strerror)
        ) from error


def update(path: Path, change: Callable[[Deck], Deck]) -> Deck:
    """Read the register, apply ``change``, write it, and return the new deck."""
    deck = change(load_or_create(path))
    save(path, deck)
    return deck


def _encoded(deck: Deck) -> str:
    games: dict[str, dict[str, dict[str, str]]] = {
        game: {"learnt": {}, "written": {}} for game in deck.games
    }
    for kind, tags in (("learnt", deck.learnt), ("written", deck.written)):
        for uid, card in sorted(tags.items()):
            games[card.game][kind][uid] = str(card)
    document = {"format": FORMAT, "key": deck.key.hex(), "games": games}
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _decoded(document: Any, path: Path) -> Deck:
    found = document["format"]
    if found != FORMAT:
        message = f"{path} has the format {found!r}; this program knows {FORMAT!r}"
        raise RegisterError("register_newer", message, path=str(path), format=str(found))
    key = bytes.fromhex(document["key"])
    if len(key) != KEY_BYTES:
        raise ValueError(f"the key has {len(key)} bytes instead of {KEY_BYTES}")
    games = document["games"]
    return Deck(key, _tags(games, "learnt"), _tags(games, "written"))


def _tags(games: Mapping[str, Any], kind: str) -> Mapping[str, CardTag]:
    tags: dict[str, CardTag] = {}
    for game, kinds in games.items():
        for uid, name in kinds[kind].items():
            try:
                bytes.fromhex(uid)
                card = parse_card(name)
            except CardNameError as error:
                raise ValueError(f"tag {uid}: {error}") from error
            if card.game != game or uid in tags:
                raise ValueError(f"tag {uid} is listed twice or under the wrong game")
            tags[uid] = card
    return MappingProxyType(tags)

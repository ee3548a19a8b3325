"""What the cards of a box are called: printed, spoken, and for a telephone to read."""

from __future__ import annotations

from heraut.voice.herald import Words

from .box import BoxCard, BoxError, Numbering
from .maps import Board


def message(game: str, *parts: str) -> str:
    """Return the id of a message about a game's box; underscores become hyphens."""
    return "-".join(("kit", game, *parts)).replace("_", "-")


def game_title(words: Words, game: str) -> str:
    """Return the game's name."""
    return words.text(message(game))


def printed(words: Words, card: BoxCard) -> str:
    """Return what stands on the label in large print: ``7``, ``Roi Ethelred``."""
    return _told(words, card, "label")


def spoken(words: Words, card: BoxCard) -> str:
    """Return the card's name to be put into a sentence: ``le sept, exemplaire trois sur huit``."""
    name = _told(words, card, "spoken")
    if card.copies == 1 or card.group.number is Numbering.COPY:
        return name
    return words.phrase("kit-copy", name=name, copy=card.tag.copy, copies=card.copies)


def readable(words: Words, card: BoxCard) -> str | None:
    """Return what any telephone may read on the chip; ``None`` for a secret card."""
    if card.group.secret:
        return None
    return full_name(words, card)


def full_name(words: Words, card: BoxCard) -> str:
    """Return a card's name with that of its game: ``Kingsbridge, Roi Ethelred``."""
    title = game_title(words, card.tag.game)
    return words.text("kit-full-name", game=title, name=_told(words, card, "spoken"))


def initials(words: Words, card: BoxCard) -> str:
    """Return the first letters of a card's name, which no other card of its kind has; or none."""
    own = f"{message(card.tag.game, card.tag.card)}-braille"
    return words.phrase(own) if words.has(own) else ""


def named_parts(board: Board, said: str, words: Words) -> tuple[tuple[str, bool], ...]:
    """Return parts of a board that were written: « taverne, enclos tourné », parted by commas.

    Raises :class:`~.box.BoxError` for one that there is not.
    """
    known: dict[str, str] = {}
    for each in board.maps:
        item = f"{each.kind}_{each.name}"
        name = words.text(message(board.game, "map", each.name, "name"))
        known |= {each.name: item, name.casefold(): item}
    mark = words.phrase("kit-turned").split()
    found = []
    for part in said.split(","):
        plain = part.casefold().split()
        turned = bool(plain) and plain[-1] in mark
        name = " ".join(plain[:-1] if turned else plain)
        if name not in known:
            text = f"there is no map of {name!r}"
            raise BoxError("box_no_such_map", text, game=board.game, item=name)
        found.append((known[name], turned))
    return tuple(found)


def _told(words: Words, card: BoxCard, use: str) -> str:
    """Return the words of the card's group; cards numbered by order have names of their own."""
    game = card.tag.game
    named = card.group.number is Numbering.ORDER
    name = words.phrase(message(game, card.tag.card)) if named else card.tag.card
    told = {"number": card.number, "part": card.group.part, "name": name}
    return words.phrase(message(game, card.group.name, use), **told)

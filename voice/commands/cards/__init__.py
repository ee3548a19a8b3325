"""``heraut cards``: write, read and learn the tags of cards, and print what a box needs.

All is said aloud where there is a loudspeaker, and printed. Nothing needs the keyboard once it
runs: what comes next happens when a tag is laid down or lifted.

``desk`` is a reader, a register and somebody who lays tags on the one to fill the other, ``walk``
the way through a whole box, ``kit`` prints, and ``aloud`` says each sentence both ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from heraut.engines.registry import RULES
from heraut.nfc import CardTag, ReaderError, parse_card
from heraut.nfc.frontend import open_frontend
from heraut.nfc.payload import TagContent
from heraut.nfc.register import default_path
from heraut.voice.commands import options
from heraut.voice.commands.cards.aloud import open_aloud
from heraut.voice.commands.cards.desk import Desk, NothingLaid
from heraut.voice.commands.cards.kit import kit
from heraut.voice.commands.cards.walk import Walk
from heraut.voice.commands.localisation import Group
from heraut.voice.herald import MissingWords, TypedError, Words
from heraut.voice.kit.box import find_box

__all__ = ["cards", "open_desk"]

_ADDRESS = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?")
"""The address of a machine, and nothing behind it."""
_READER = click.option("--reader", default="usb", show_default=True)
_DECK = click.option("--deck", type=click.Path(path_type=Path))
_WAIT = click.option("--wait", default=120.0, show_default=True)
_COPY = click.option("--copy", type=int)
_REPLACE = click.option("--replace", is_flag=True)
_HERE = ""
"""Of ``--link``: the pages of this machine, under its name in the room."""
_SPEAK = click.option("--speak/--no-speak", default=True)


@click.group(cls=Group)
def cards() -> None:
    """Run one of the commands about cards."""


cards.add_command(kit)


@cards.command()
@click.argument("wanted", nargs=-1, required=True)
@_COPY
@click.option("--text")
@click.option("--uri")
@click.option("--link", is_flag=False, flag_value=_HERE)
@_REPLACE
@_READER
@_DECK
@_WAIT
@_SPEAK
@options.lang
def write(
    wanted: tuple[str, ...],
    copy: int | None,
    text: str | None,
    uri: str | None,
    link: str | None,
    replace: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    speak: bool,
    lang: str,
) -> None:
    """Write the tags of a whole game that are not done yet, or of cards like kingsbridge/7."""
    pages = _pages(link, lang)
    if _is_game(wanted):
        _only_cards(lang, copy, text, uri)
        box = find_box(wanted[0])
        with open_desk(reader, deck, wait, speak, lang) as desk:
            Walk(desk, box, replace, pages).write()
        return
    named = _named(wanted, copy, lang)
    with open_desk(reader, deck, wait, speak, lang) as desk:
        for card in named:
            desk.write(TagContent(card, text, lang, uri, pages), replace)


@cards.command()
@_READER
@_DECK
@_WAIT
@_SPEAK
@options.lang
def read(reader: str, deck: Path | None, wait: float, speak: bool, lang: str) -> None:
    """Say what a tag holds."""
    with open_desk(reader, deck, wait, speak, lang) as desk:
        desk.read()


@cards.command()
@click.argument("wanted")
@_COPY
@_REPLACE
@_READER
@_DECK
@_WAIT
@_SPEAK
@options.lang
def learn(
    wanted: str,
    copy: int | None,
    replace: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    speak: bool,
    lang: str,
) -> None:
    """Learn the tags that are there of a whole game, or of a card like kingsbridge/7."""
    if _is_game((wanted,)):
        _only_cards(lang, copy)
        box = find_box(wanted)
        with open_desk(reader, deck, wait, speak, lang) as desk:
            Walk(desk, box, replace).learn()
        return
    (named,) = _named((wanted,), copy, lang)
    with open_desk(reader, deck, wait, speak, lang) as desk:
        desk.learn(named, replace)


@contextmanager
def open_desk(
    reader: str, deck: Path | None, wait: float, speak: bool, lang: str
) -> Iterator[Desk]:
    """Open voice, reader and register. Trouble is said aloud before it ends the command."""
    words = Words(lang)
    path = deck if deck is not None else default_path()
    with open_aloud(words, speak) as aloud:
        try:
            with open_frontend(reader) as frontend:
                yield Desk(frontend, path, wait, words, aloud)
        except NothingLaid:
            aloud(words.text("cards-nothing-laid"))
            raise SystemExit(1) from None
        except KeyboardInterrupt:
            aloud(words.text("cards-stopped"))
            raise SystemExit(130) from None
        except Exception as problem:
            known = problem
            if isinstance(problem, OSError) and not hasattr(problem, "key"):
                lost = f"the reader does not answer any more: {problem}"
                known = ReaderError("unplugged", lost)
            if isinstance(known, TypedError):
                with suppress(MissingWords):
                    aloud.only_spoken(words.error(known))  # the command line prints it
            raise known from problem.__cause__


def _pages(link: str | None, lang: str) -> str | None:
    """Return where the pages of phones are that tags shall open; ``None``: they open none."""
    if link is None:
        return None
    if link and not _ADDRESS.fullmatch(link):
        raise click.UsageError(Words(lang).text("cards-no-address", text=link))
    from heraut.voice.pocket.address import usual

    return link or usual().lasting


def _is_game(wanted: tuple[str, ...]) -> bool:
    return len(wanted) == 1 and wanted[0] in RULES


def _only_cards(lang: str, *options: object) -> None:
    if any(option is not None for option in options):
        raise click.UsageError(Words(lang).text("cards-whole-game"))


def _named(names: tuple[str, ...], copy: int | None, lang: str) -> tuple[CardTag, ...]:
    named = tuple(map(parse_card, names))
    if copy is None:
        return named
    if len(named) > 1:
        raise click.UsageError(Words(lang).text("cards-one-copy"))
    return (named[0].numbered(copy),)

"""``heraut cards``: write, read and learn the tags of cards, and print what a box needs.

All is said aloud where there is a loudspeaker, and printed. Nothing needs the keyboard once it
runs: what comes next happens when a tag is laid down or lifted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from heraut.engines.registry import RULES
from heraut.nfc import CardTag, ReaderError, TagContent, parse_card
from heraut.nfc.frontend import open_frontend
from heraut.nfc.register import default_path
from heraut.voice.commands.cards.aloud import Aloud, open_aloud
from heraut.voice.commands.cards.desk import Desk, NothingLaid
from heraut.voice.commands.cards.kit import kit
from heraut.voice.commands.cards.walk import Walk
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.kit.box import find_box

__all__ = ["cards", "open_desk"]

_READER = click.option(
    "--reader", default="usb", show_default=True, metavar="CHEMIN", help="Le lecteur de cartes."
)
_DECK = click.option(
    "--deck", type=click.Path(path_type=Path), help="Le fichier du registre de cartes."
)
_LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="fr", help="La langue.")
_WAIT = click.option(
    "--wait", default=120.0, show_default=True, help="Combien de secondes attendre une puce."
)
_COPY = click.option("--copy", type=int, metavar="N", help="Le numéro d'exemplaire, à partir de 1.")
_REPLACE = click.option(
    "--replace", is_flag=True, help="Remplacer ce que la puce ou le registre contient déjà."
)
_SPEAK = click.option(
    "--speak/--no-speak",
    default=True,
    help="Tout dire aussi à voix haute ; c'est ainsi sans option, s'il y a un haut-parleur.",
)


@click.group()
def cards() -> None:
    """Écrire, lire et apprendre les puces des cartes, et adapter une boîte."""


cards.add_command(kit)


@cards.command()
@click.argument("wanted", metavar="JEU|CARTE...", nargs=-1, required=True)
@_COPY
@click.option("--text", help="Un texte que tout téléphone peut lire. Sans lui, carte secrète.")
@click.option("--uri", help="Une adresse https, pour une carte qui a un texte.")
@_REPLACE
@_READER
@_DECK
@_WAIT
@_SPEAK
@_LANG
def write(
    wanted: tuple[str, ...],
    copy: int | None,
    text: str | None,
    uri: str | None,
    replace: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    speak: bool,
    lang: str,
) -> None:
    """Écrire les puces de tout un jeu, par exemple kingsbridge, ou de cartes comme kingsbridge/7.

    Pour un jeu, l'une après l'autre, sans celles qui sont faites. Pour une carte sans numéro
    d'exemplaire, le prochain numéro libre est pris.
    """
    if _is_game(wanted):
        _only_cards(lang, copy, text, uri)
        box = find_box(wanted[0])
        with open_desk(reader, deck, wait, speak, lang) as desk:
            Walk(desk, box, replace).write()
        return
    named = _named(wanted, copy, lang)
    with open_desk(reader, deck, wait, speak, lang) as desk:
        for card in named:
            desk.write(TagContent(card, text, lang, uri), replace)


@cards.command()
@_READER
@_DECK
@_WAIT
@_SPEAK
@_LANG
def read(reader: str, deck: Path | None, wait: float, speak: bool, lang: str) -> None:
    """Dire ce que contient une puce."""
    with open_desk(reader, deck, wait, speak, lang) as desk:
        desk.read()


@cards.command()
@click.argument("wanted", metavar="JEU|CARTE")
@_COPY
@_REPLACE
@_READER
@_DECK
@_WAIT
@_SPEAK
@_LANG
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
    """Apprendre les puces déjà là de tout un jeu, ou d'une carte comme kingsbridge/7."""
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
            known = _typed(problem)
            _speak_of(known, words, aloud)
            raise known from problem.__cause__


def _typed(problem: Exception) -> Exception:
    """Return the same, or what it means when the reader stopped answering."""
    if not isinstance(problem, OSError) or hasattr(problem, "key"):
        return problem
    return ReaderError("unplugged", f"the reader does not answer any more: {problem}")


def _speak_of(problem: Exception, words: Words, aloud: Aloud) -> None:
    """Say a typed error; the command line prints it."""
    key, details = getattr(problem, "key", None), getattr(problem, "details", {})
    message = f"error-{key}".replace("_", "-")
    if words.has(message):
        aloud.only_spoken(words.text(message, **details))


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

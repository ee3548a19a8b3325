"""``heraut cards``: write, read and learn the tags of cards, guided in plain lines."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import click

from heraut.nfc import CardTag, Deck, TagContent, TagGone, TagProblem, WriteError, parse_card
from heraut.nfc.errors import Problem
from heraut.nfc.frontend import Frontend, open_frontend
from heraut.nfc.payload import readable
from heraut.nfc.register import default_path, load_or_create, update
from heraut.nfc.tag import LiveTag
from heraut.nfc.writer import look_at, wait_for_tag, write_card
from heraut.voice.herald import LANGUAGES, Words

__all__ = ["cards"]

REMIND: Final = 15.0
"""Seconds of waiting after which it is said that the program still waits."""

_WRITABLE: Final = (Problem.BLANK, Problem.HALF_WRITTEN)
"""Tags that may be written without asking: they hold nothing that somebody could miss."""

_READER = click.option(
    "--reader", default="usb", show_default=True, metavar="CHEMIN", help="Le lecteur de cartes."
)
_DECK = click.option(
    "--deck", type=click.Path(path_type=Path), help="Le fichier du registre de cartes."
)
_LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="fr", help="La langue.")
_WAIT = click.option(
    "--wait", default=120.0, show_default=True, help="Combien de secondes attendre une étiquette."
)
_COPY = click.option("--copy", type=int, metavar="N", help="Le numéro d'exemplaire, à partir de 1.")
_REPLACE = click.option(
    "--replace", is_flag=True, help="Remplacer ce que l'étiquette ou le registre contient déjà."
)


@click.group()
def cards() -> None:
    """Écrire, lire et apprendre les étiquettes des cartes."""


@cards.command()
@click.argument("wanted", metavar="CARTE...", nargs=-1, required=True)
@_COPY
@click.option("--text", help="Un texte que tout téléphone peut lire. Sans lui, carte secrète.")
@click.option("--uri", help="Une adresse https, pour une carte qui a un texte.")
@_REPLACE
@_READER
@_DECK
@_WAIT
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
    lang: str,
) -> None:
    """Écrire des cartes sur des étiquettes, par exemple kingsbridge/7.

    Sans numéro d'exemplaire, le prochain numéro libre est pris.
    """
    named = _named(wanted, copy, lang)
    with _desk(reader, deck, wait, lang) as desk:
        for card in named:
            desk.write(TagContent(card, text, lang, uri), replace)


@cards.command()
@_READER
@_DECK
@_WAIT
@_LANG
def read(reader: str, deck: Path | None, wait: float, lang: str) -> None:
    """Dire ce que contient une étiquette."""
    with _desk(reader, deck, wait, lang) as desk:
        desk.read()


@cards.command()
@click.argument("card", metavar="CARTE")
@_COPY
@_REPLACE
@_READER
@_DECK
@_WAIT
@_LANG
def learn(
    card: str,
    copy: int | None,
    replace: bool,
    reader: str,
    deck: Path | None,
    wait: float,
    lang: str,
) -> None:
    """Apprendre une carte qui porte déjà une étiquette, par exemple kingsbridge/7."""
    (named,) = _named((card,), copy, lang)
    with _desk(reader, deck, wait, lang) as desk:
        desk.learn(named, replace)


class _Desk:
    """A reader, a register, and somebody who lays tags on the one to fill the other."""

    def __init__(self, frontend: Frontend, path: Path, wait: float, words: Words) -> None:
        self.frontend = frontend
        self.path = path
        self.deck = load_or_create(path)
        self.wait = wait
        self.words = words
        self._done: bytes | None = None

    def say(self, message_id: str, **details: object) -> None:
        """Print one message as one line."""
        click.echo(self.words.text(message_id, **details))

    def name(self, card: CardTag) -> str:
        """Return a card's name in words."""
        return self.words.text("card-name", game=card.game, card=card.card, copy=card.copy)

    def write(self, content: TagContent, replace: bool) -> None:
        """Write one card on the first tag that is fit for it."""
        wanted = content.card if content.card.copy else _next(self.deck, content.card)
        self._refuse_second_tag(wanted, replace)
        self._wait_until_lifted()
        self.say("cards-writing", name=self.name(wanted))
        for tag in self._tags():
            try:
                found = look_at(self.frontend, tag, self.deck)
                if not replace and self._is_taken(found, content.card):
                    continue
                # A tag rewritten with the same card keeps its number.
                card = found if _same(found, content.card) else wanted
                assert isinstance(card, CardTag)
                exact = TagContent(card, content.text, content.language, content.uri)
                written = write_card(self.frontend, tag, exact, self.deck)
            except (TagGone, TagProblem, WriteError) as problem:
                click.echo(self._why_not(problem))
                continue
            change = partial(Deck.wrote, uid=written.uid, card=written.card)
            self.deck = update(self.path, change)
            left = written.capacity - written.size
            self.say("cards-written", name=self.name(written.card), left=left)
            self._done = tag.uid
            return

    def read(self) -> None:
        """Say what the first tag holds."""
        self.say("cards-reading")
        for tag in self._tags():
            try:
                found = look_at(self.frontend, tag, self.deck)
                if isinstance(found, TagProblem):
                    click.echo(self._what(found))
                    return
                if tag.hex in self.deck.learnt:
                    self.say("cards-read-learnt", name=self.name(found))
                    return
                text = readable(tag.read())
            except TagGone as problem:
                click.echo(_worded(self.words, problem))
                continue
            self.say("cards-read", name=self.name(found))
            if text:
                self.say("cards-read-public", text=text)
            else:
                self.say("cards-read-secret")
            return

    def learn(self, card: CardTag, replace: bool) -> None:
        """Bind the first tag that is not bound yet to ``card``."""
        wanted = card if card.copy else _next(self.deck, card)
        self._refuse_second_tag(wanted, replace)
        self.say("cards-learning", name=self.name(wanted))
        for tag in self._tags():
            try:
                found = look_at(self.frontend, tag, self.deck)
            except TagGone as problem:
                click.echo(_worded(self.words, problem))
                continue
            if isinstance(found, CardTag):
                if _same(found, card):
                    self.say("cards-known-already", name=self.name(found))
                    return
                if not replace:
                    self.say("cards-holds-card", name=self.name(found))
                    continue
            self.deck = update(self.path, partial(Deck.learn, uid=tag.hex, card=wanted))
            self.say("cards-learnt", name=self.name(wanted))
            return

    def _tags(self) -> Iterator[LiveTag]:
        """Yield tags as they are laid down, each after the one before was lifted.

        Ends the program when none is laid down in time.
        """
        asked_to_lift = False
        while True:
            tag = self._next_tag()
            yield tag
            # The caller was not content with that one, and has said why.
            if not asked_to_lift:
                self.say("cards-lift")
                asked_to_lift = True
            self._until_gone(tag.uid)

    def _next_tag(self) -> LiveTag:
        deadline = time.monotonic() + self.wait
        while True:
            left = deadline - time.monotonic()
            tag = wait_for_tag(self.frontend, max(0.0, min(REMIND, left)))
            if tag is not None:
                return tag
            if left <= REMIND:
                self.say("cards-nothing-laid")
                raise SystemExit(1)
            self.say("cards-waiting")

    def _wait_until_lifted(self) -> None:
        """Wait until the tag that was written last is lifted, lest the next card lands on it."""
        tag = wait_for_tag(self.frontend, 0.0) if self._done is not None else None
        if tag is not None and tag.uid == self._done:
            self.say("cards-lift")
            self._until_gone(tag.uid)

    def _until_gone(self, uid: bytes) -> None:
        deadline = time.monotonic() + self.wait
        while time.monotonic() < deadline:
            tag = wait_for_tag(self.frontend, 0.0)
            if tag is None or tag.uid != uid:
                return
            time.sleep(0.05)
        self.say("cards-nothing-laid")
        raise SystemExit(1)

    def _is_taken(self, found: CardTag | TagProblem, wanted: CardTag) -> bool:
        """Tell whether a tag holds something that must not be lost, and say so."""
        if isinstance(found, CardTag):
            if _same(found, wanted):
                return False
            self.say("cards-holds-card", name=self.name(found))
            return True
        if found.problem in _WRITABLE:
            return False
        never = found.problem is Problem.UNREADABLE or found.details.get("content") == "no_ndef"
        self.say("cards-cannot-hold" if never else "cards-holds-other", what=self._what(found))
        return True

    def _refuse_second_tag(self, wanted: CardTag, replace: bool) -> None:
        if self.deck.uids_of(wanted) and not replace:
            self.say("cards-copy-taken", name=self.name(wanted))
            raise SystemExit(1)

    def _why_not(self, problem: TagGone | TagProblem | WriteError) -> str:
        if isinstance(problem, TagProblem):
            return self.words.text("cards-cannot-hold", what=self._what(problem))
        return _worded(self.words, problem)

    def _what(self, problem: TagProblem) -> str:
        """Return what a tag holds, in words."""
        return self.words.text(f"what-{problem.key.replace('_', '-')}", **problem.details)


@contextmanager
def _desk(reader: str, deck: Path | None, wait: float, lang: str) -> Iterator[_Desk]:
    words = Words(lang)
    path = deck if deck is not None else default_path()
    try:
        with open_frontend(reader) as frontend:
            yield _Desk(frontend, path, wait, words)
    except KeyboardInterrupt:
        click.echo(words.text("cards-stopped"))
        raise SystemExit(130) from None


def _named(names: tuple[str, ...], copy: int | None, lang: str) -> tuple[CardTag, ...]:
    named = tuple(map(parse_card, names))
    if copy is None:
        return named
    if len(named) > 1:
        raise click.UsageError(Words(lang).text("cards-one-copy"))
    return (named[0].numbered(copy),)


def _next(deck: Deck, card: CardTag) -> CardTag:
    return card.numbered(deck.next_copy(card))


def _same(found: CardTag | TagProblem, wanted: CardTag) -> bool:
    """Tell whether a tag already is the wanted card: of this number, or any if none was named."""
    if not isinstance(found, CardTag):
        return False
    return found == wanted or (not wanted.copy and found.numbered(0) == wanted)


def _worded(words: Words, problem: TagGone | WriteError) -> str:
    return words.text("error-" + problem.key.replace("_", "-"), **problem.details)

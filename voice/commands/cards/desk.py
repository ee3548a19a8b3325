"""A reader, a register, and somebody who lays tags on the one to fill the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from heraut.nfc import CardTag, LearnError, Problem, TagGone, TagProblem, WriteError
from heraut.nfc.deck import Deck
from heraut.nfc.frontend import Frontend
from heraut.nfc.payload import TagContent, readable
from heraut.nfc.register import load_or_create, update
from heraut.nfc.tag import LiveTag
from heraut.nfc.writer import look_at, wait_for_tag, write_card
from heraut.voice.herald import Verbosity, Words
from heraut.voice.kit.box import BoxCard, Numbering, find_box, has_box
from heraut.voice.kit.names import full_name
from heraut.voice.kit.names import readable as box_text

REMIND: Final = 15.0
"""Seconds of waiting after which it is said that the program still waits."""

LIFTED: Final = 0.5
"""Seconds without the tag after which it counts as lifted: at the edge of the field it flickers."""

WRITABLE: Final = (Problem.BLANK, Problem.HALF_WRITTEN)
"""Tags that may be written without asking: they hold nothing that somebody could miss."""


class NothingLaid(Exception):
    """No tag was laid down, or none was lifted, in time."""


class Desk:
    """A reader, a register, and somebody who lays tags on the one to fill the other."""

    def __init__(
        self, frontend: Frontend, path: Path, wait: float, words: Words, tell: Callable[[str], None]
    ) -> None:
        self.frontend = frontend
        self.path = path
        self.deck = load_or_create(path)
        self.wait = wait
        self.words = words
        self.tell = tell
        """Prints a sentence, and says it where there is a voice."""
        self._done: bytes | None = None

    def say(self, message_id: str, **details: object) -> None:
        """Tell one message."""
        self.tell(self.words.text(message_id, **details))

    def say_at(self, detail: Verbosity, message_id: str, **details: object) -> None:
        """Tell one message in so much detail."""
        self.tell(self.words.text(message_id, detail, **details))

    def name(self, card: CardTag) -> str:
        """Return a card's name in words."""
        known = _in_box(card)
        if known is not None and known.group.number is not Numbering.RANK:
            return full_name(self.words, known)
        return self.words.text("card-name", game=card.game, card=card.card, copy=card.copy)

    def write(self, content: TagContent, over: bool) -> None:
        """Write one card on the first tag that is fit for it."""
        wanted = content.card if content.card.copy else _next(self.deck, content.card)
        self._refuse_second_tag(wanted, over)
        self._wait_until_lifted()
        self.say("cards-writing", name=self.name(wanted))
        for tag in self._tags():
            try:
                found = look_at(self.frontend, tag, self.deck)
                if not over and self._is_taken(found, content.card):
                    continue
                # A tag rewritten with the same card keeps its number.
                card = found if _same(found, content.card) else wanted
                assert isinstance(card, CardTag)
                text = content.text if content.text is not None else self._public_text(card)
                exact = replace(content, card=card, text=text)
                written = write_card(self.frontend, tag, exact, self.deck)
            except (TagGone, TagProblem, WriteError) as problem:
                self.tell(self.why_not(problem))
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
                    self.tell(self.what(found))
                    return
                if tag.hex in self.deck.learnt:
                    self.say("cards-read-learnt", name=self.name(found))
                    return
                text = readable(tag.read())
            except TagGone as problem:
                self.tell(self.words.error(problem))
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
                self.tell(self.words.error(problem))
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

    def next_tag(self, reminder: str = "cards-waiting", **details: object) -> LiveTag:
        """Wait for a tag, with a reminder now and then.

        Raises :class:`NothingLaid`, and ``OSError`` when the reader is lost.
        """
        deadline = time.monotonic() + self.wait
        while True:
            left = deadline - time.monotonic()
            tag = wait_for_tag(self.frontend, max(0.0, min(REMIND, left)))
            if tag is not None:
                return tag
            if left <= REMIND:
                raise NothingLaid
            self.say(reminder, **details)

    def until_gone(self, uid: bytes, ask: str | None = None) -> None:
        """Wait until a tag is lifted or another one lies there.

        The message ``ask`` is said when it still lies there, and again now and then. Raises
        :class:`NothingLaid` when it stays too long, and ``OSError`` when the reader is lost.
        """
        now = time.monotonic()
        deadline, remind, seen = now + self.wait, now, now
        while now < deadline:
            tag = wait_for_tag(self.frontend, 0.0)
            now = time.monotonic()
            if tag is not None and tag.uid != uid:
                return
            if tag is not None:
                if ask is not None and now >= remind:
                    self.say(ask)
                    now = time.monotonic()
                    remind = now + REMIND
                seen = now
            elif now - seen >= LIFTED:
                return
            time.sleep(0.05)
        raise NothingLaid

    def _tags(self) -> Iterator[LiveTag]:
        """Yield tags as they are laid down, each after the one before was lifted.

        Raises :class:`NothingLaid` when none is laid down in time.
        """
        asked_to_lift = False
        while True:
            tag = self.next_tag()
            yield tag
            # The caller was not content with that one, and has said why.
            if not asked_to_lift:
                self.say("cards-lift")
                asked_to_lift = True
            self.until_gone(tag.uid)

    def _wait_until_lifted(self) -> None:
        """Wait until the tag that was written last is lifted, lest the next card lands on it."""
        tag = wait_for_tag(self.frontend, 0.0) if self._done is not None else None
        if tag is not None and tag.uid == self._done:
            self.until_gone(tag.uid, "cards-lift")

    def _public_text(self, card: CardTag) -> str | None:
        """Return what a telephone may read on a card that its box does not keep secret."""
        known = _in_box(card)
        return None if known is None else box_text(self.words, known)

    def _is_taken(self, found: CardTag | TagProblem, wanted: CardTag) -> bool:
        """Tell whether a tag holds something that must not be lost, and say so."""
        if isinstance(found, CardTag):
            if _same(found, wanted):
                return False
            self.say("cards-holds-card", name=self.name(found))
            return True
        if found.problem in WRITABLE:
            return False
        never = never_writable(found)
        self.say("cards-cannot-hold" if never else "cards-holds-other", what=self.what(found))
        return True

    def _refuse_second_tag(self, wanted: CardTag, replace: bool) -> None:
        if self.deck.uids_of(wanted) and not replace:
            self.say("cards-copy-taken", name=self.name(wanted))
            raise SystemExit(1)

    def why_not(self, problem: TagGone | TagProblem | WriteError | LearnError) -> str:
        """Return why a tag did not become a card, in words."""
        if isinstance(problem, TagProblem):
            return self.words.text("cards-cannot-hold", what=self.what(problem))
        return self.words.error(problem)

    def what(self, problem: TagProblem) -> str:
        """Return what a tag holds, in words."""
        return self.words.text(f"what-{problem.key.replace('_', '-')}", **problem.details)


def never_writable(found: TagProblem) -> bool:
    """Tell whether no card can ever be written there: a bank card, a pass, a silent tag."""
    return found.problem is Problem.UNREADABLE or found.details.get("content") == "no_ndef"


def _in_box(card: CardTag) -> BoxCard | None:
    """Return the card of a game's box, if the box is known and holds it."""
    return find_box(card.game).find(card) if has_box(card.game) else None


def _next(deck: Deck, card: CardTag) -> CardTag:
    return card.numbered(deck.next_copy(card))


def _same(found: CardTag | TagProblem, wanted: CardTag) -> bool:
    """Tell whether a tag already is the wanted card: of this number, or any if none was named."""
    if not isinstance(found, CardTag):
        return False
    return found == wanted or (not wanted.copy and found.numbered(0) == wanted)

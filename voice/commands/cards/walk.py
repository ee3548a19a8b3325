"""The walk through all chips of a box, by ear alone: lay down, hear, lift, next.

The deck register keeps what is done, so that a walk can be stopped at any time and goes on where
it was. A chip that already stands for a card is never taken for another one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from heraut.nfc import CardTag, LearnError, TagGone, TagProblem, WriteError
from heraut.nfc.deck import Deck
from heraut.nfc.payload import TagContent
from heraut.nfc.register import update
from heraut.nfc.tag import LiveTag
from heraut.nfc.writer import look_at, write_card
from heraut.voice.commands.cards.desk import WRITABLE, Desk, NothingLaid, never_writable
from heraut.voice.dialogue import STOP_CARD
from heraut.voice.herald import Verbosity
from heraut.voice.kit.box import Box, BoxCard
from heraut.voice.kit.names import game_title, readable, spoken

_Take = Callable[[LiveTag, CardTag | TagProblem, BoxCard], bool]
"""Makes a tag, by what it holds, that of a card; says why when it does not."""


class _Stopped(Exception):
    """The stop card was laid down."""


class Walk:
    """Goes through the cards of a box that have no tag yet."""

    def __init__(self, desk: Desk, box: Box, replace: bool, pages: str | None = None) -> None:
        """``pages``: what is written opens the pages of phones there."""
        self._desk = desk
        self._box = box
        self._replace = replace
        self._pages = pages
        self._game = game_title(desk.words, box.game)
        self._asked: str | None = None
        """The UID of the tag that holds something else and is erased when laid down again."""

    def write(self) -> None:
        """Write and read back a tag for each card. Ends the program when no tag comes in time."""
        self._go("write", self._write)

    def learn(self) -> None:
        """Bind a tag that is there already to each card, whatever is written on it."""
        self._go("learn", self._learn)

    def _go(self, kind: str, take: _Take) -> None:
        todo, count = self._todo(), len(self._box.cards)
        if not todo:
            self._desk.say("walk-nothing-left", game=self._game, count=count)
            return
        left = len(todo)
        counts = {"left": left, "count": count, "done": count - left}
        self._desk.say("walk-begins", game=self._game, kind=kind, **counts)
        try:
            detail = Verbosity.FULL
            for card in todo:
                # It may have come out of turn meanwhile.
                if not self._desk.deck.uids_of(card.tag):
                    self._one(card, take, detail)
                    detail = Verbosity.NORMAL
        except (NothingLaid, _Stopped, KeyboardInterrupt) as end:
            done = left - len(self._todo())
            self._desk.say("walk-stopped", done=done, left=left - done)
            # Only the stop card was meant as an end.
            codes: dict[type[BaseException], int] = {_Stopped: 0, NothingLaid: 1}
            raise SystemExit(codes.get(type(end), 130)) from None
        self._desk.say("walk-finished", game=self._game, count=count)

    def _todo(self) -> list[BoxCard]:
        return [card for card in self._box.cards if not self._desk.deck.uids_of(card.tag)]

    def _one(self, card: BoxCard, take: _Take, detail: Verbosity) -> None:
        """Ask for tags until one is that of ``card``."""
        name = self._name(card)
        while True:
            self._desk.say_at(detail, "walk-card", name=name)
            tag = self._desk.next_tag("walk-waiting", name=name)
            done = self._take(tag, card, take)
            self._desk.until_gone(tag.uid, "walk-lift")
            if done or self._desk.deck.uids_of(card.tag):
                return

    def _take(self, tag: LiveTag, card: BoxCard, take: _Take) -> bool:
        erase, self._asked = self._asked == tag.hex, None
        known = self._desk.deck.card_of(tag.hex)
        if known is not None:
            return self._refuse_known(known)
        try:
            found = look_at(self._desk.frontend, tag, self._desk.deck)
            if isinstance(found, CardTag):
                return self._note(tag, found)
            if take == self._write and not (self._replace or erase) and self._holds(tag, found):
                return False
            return take(tag, found, card)
        except (TagGone, TagProblem, WriteError, LearnError) as problem:
            self._desk.tell(self._desk.why_not(problem))
            return False

    def _refuse_known(self, known: CardTag) -> bool:
        if known.numbered(0) == STOP_CARD:
            raise _Stopped
        self._desk.say("walk-used", name=self._named(known))
        return False

    def _note(self, tag: LiveTag, found: CardTag) -> bool:
        """Take up a tag of this deck that the register has lost, or refuse it."""
        if found.numbered(0) == STOP_CARD:
            raise _Stopped
        if self._box.find(found) is None or self._desk.deck.uids_of(found):
            self._desk.say("walk-used", name=self._named(found))
            return False
        self._desk.deck = update(self._desk.path, partial(Deck.wrote, uid=tag.hex, card=found))
        self._desk.say("walk-found", name=self._named(found))
        return False

    def _holds(self, tag: LiveTag, found: TagProblem) -> bool:
        """Tell whether a tag holds something that is not to be lost unasked, and say so."""
        if found.problem in WRITABLE:
            return False
        never = never_writable(found)
        self._desk.say("walk-cannot" if never else "walk-other", what=self._desk.what(found))
        self._asked = None if never else tag.hex
        return True

    def _write(self, tag: LiveTag, found: CardTag | TagProblem, card: BoxCard) -> bool:
        words = self._desk.words
        content = TagContent(card.tag, readable(words, card), words.lang, pages=self._pages)
        written = write_card(self._desk.frontend, tag, content, self._desk.deck)
        change = partial(Deck.wrote, uid=written.uid, card=written.card)
        return self._did(change, card)

    def _learn(self, tag: LiveTag, found: CardTag | TagProblem, card: BoxCard) -> bool:
        return self._did(partial(Deck.learn, uid=tag.hex, card=card.tag), card)

    def _did(self, change: Callable[[Deck], Deck], card: BoxCard) -> bool:
        self._desk.deck = update(self._desk.path, change)
        self._desk.say("walk-done", name=self._name(card))
        return True

    def _name(self, card: BoxCard) -> str:
        return spoken(self._desk.words, card)

    def _named(self, tag: CardTag) -> str:
        card = self._box.find(tag)
        return self._desk.name(tag) if card is None else self._name(card)

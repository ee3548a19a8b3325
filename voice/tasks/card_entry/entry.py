"""Carries one entry out: hears words and taps, says the answers, and ends with a whole card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.engines.forms import BlankKind, CardForm, Filled
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.nfc import CardTag
from heraut.voice.dialogue import STOP_CARD
from heraut.voice.dialogue import effects as fx
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.herald import Herald
from heraut.voice.herald.voice_controls import Adjuster, adjusted, no_voice
from heraut.voice.tasks.card_entry.card_entry_dialogue import (
    Asked,
    CardEntryDialogue,
    Effect,
    Enough,
    EnterAnother,
    Finish,
    Leave,
    ReadBack,
)
from heraut.voice.tasks.card_entry.draft_card import DraftCard, Question
from heraut.voice.tasks.card_entry.sentences import Sentences

__all__ = ["Entry", "Kept", "Moment", "Unfinished"]

_UNTOLD: Final = "none"
"""What words get for a blank that a card does not have."""


class Unfinished(ValueError):
    """The card cannot be kept as it was told; ``why`` says why."""

    def __init__(self, *why: Output) -> None:
        super().__init__("the card cannot be kept")
        self.why = why


Kept = Callable[[Filled], Sequence[Output]]
"""Keeps a whole card and returns what came of it. Raises :class:`Unfinished`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the ears need to know of the conversation."""

    scope: Scope
    """Which sentences may come now."""
    asking: bool
    """Whether a question waits that nobody should answer before it was asked."""


Another = Callable[[], CardForm]
"""Returns the form of one more card. Raises :class:`Unfinished` when none can be told."""


class Entry:
    """The questions about a card, or several. Has the doors of a session: words, taps, troubles."""

    def __init__(
        self,
        form: CardForm,
        herald: Herald,
        keep: Kept,
        *,
        another: Another | None = None,
        adjust: Adjuster = no_voice,
    ) -> None:
        self.herald = herald
        self.reader = False
        """Whether a reader is there."""
        self.left = False
        """Whether the players have left without the card."""
        self.over = False
        """Whether the card was kept, or all of them where it is asked for another."""
        self._form = form
        self._keep = keep
        self._another = another
        self._adjust = adjust
        self._sentences = Sentences.load(herald.words.lang, herald.game)
        self._last_said: tuple[Output, ...] = ()
        self._talk = CardEntryDialogue()
        self._moment = self._now()

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for."""
        return self._sentences.grammar(self._question)

    @property
    def conversation(self) -> Moment:
        """Where the talk stands, for the ears; the very same until something has changed."""
        return self._moment

    @property
    def begun(self) -> bool:
        """Whether something was told of a card that is not yet kept."""
        return self._talk.before is not None

    @property
    def _question(self) -> Question:
        return self._talk.question(self._form)

    def _now(self) -> Moment:
        return Moment(self._sentences.scope(self._question), asking=not self._talk.paused)

    def begin(self) -> tuple[Output, ...]:
        """Say what this is, and ask the first question."""
        return self._carry_out((fx.Say("hello"), *self._talk.ask(self._form)))

    def hear(self, heard: Heard) -> tuple[Output, ...]:
        """Take what was heard and return what came of it."""
        understood = self._sentences.read(heard, self._question)
        if understood is not None:
            return self._step(*self._talk.understood(understood, self._form))
        words = " ".join(word for word in str(heard).split() if not word.startswith("["))
        return self._step(*self._talk.missed(words, self._form))

    def typed(self, line: str) -> tuple[Output, ...]:
        """Take a typed line: as heard words, or as a text, any, where one is asked for."""
        heard = Heard.typed(line)
        text = self._question.kind is BlankKind.TEXT and not self._talk.paused
        if text and line.isprintable() and self._sentences.read(heard, self._question) is None:
            return self._step(*self._talk.texted(" ".join(line.split()), self._form))
        return self.hear(heard)

    def tap(self, tag: CardTag) -> tuple[Output, ...]:
        """Take a tapped card and return what came of it."""
        if tag == STOP_CARD:
            return (Silenced(),)
        return self._step(*self._talk.card(self._form))

    def trouble(self, key: str, details: Mapping[str, object], cue: str = "") -> tuple[Output, ...]:
        """Take something that went wrong outside, and return what to say of it."""
        cues = (fx.Cue(cue),) if cue else ()
        told = fx.Say(key.replace("_", "-"), details)
        return self._carry_out((*cues, told, *self._talk.troubled(self._form)))

    def _step(self, talk: CardEntryDialogue, effects: Sequence[Effect]) -> tuple[Output, ...]:
        if talk is not self._talk:
            self._talk = talk
            self._moment = self._now()
        return self._carry_out(effects)

    def _carry_out(self, effects: Sequence[Effect]) -> tuple[Output, ...]:
        outputs = tuple(output for effect in effects for output in self._done(effect))
        repeated = any(isinstance(effect, fx.Repeat) for effect in effects)
        said = tuple(output for output in outputs if isinstance(output, Spoken))
        self._last_said = self._last_said if repeated else said or self._last_said
        return outputs

    def _done(self, effect: Effect) -> Iterator[Output]:
        match effect:
            case fx.Say("noted-either", args):
                items = args["items"]
                assert isinstance(items, tuple)
                yield Spoken(self._words("noted", {"items": (self._either(items),)}))
            case fx.Say(key, args):
                yield Spoken(self._words(key, args))
            case fx.Cue(name):
                yield Cued(name)
            case fx.Hush():
                yield Silenced()
            case fx.Repeat():
                yield from self._last_said
            case fx.Adjust(setting):
                yield Spoken(adjusted(self.herald, self._adjust, setting))
            case Asked():
                yield Spoken(self._asked(effect))
            case ReadBack(draft):
                yield from map(Spoken, self._read_back(draft))
            case Finish(draft):
                yield from self._finished(draft)
            case EnterAnother():
                yield from self._anew()
            case Enough():
                self.over = True
                yield Spoken(self._words("enough"))
            case Leave():
                self.left = True
                yield Spoken(self._words("left"))

    def _finished(self, draft: DraftCard) -> Iterator[Output]:
        try:
            kept = tuple(self._keep(self._titled(draft.filled)))
        except Unfinished as unfinished:
            yield from unfinished.why
            yield from self._step(*self._talk.again((), self._form))
            return
        yield from kept
        if self._another is None:
            self.over = True
            return
        talk = CardEntryDialogue(another=True)
        yield from self._step(talk, talk.ask(self._form))

    def _anew(self) -> Iterator[Output]:
        assert self._another is not None
        try:
            self._form = self._another()
        except Unfinished as unfinished:
            self.over = True
            yield from unfinished.why
            return
        talk = CardEntryDialogue()
        yield from self._step(talk, talk.ask(self._form))

    def _titled(self, filled: Filled) -> Filled:
        """Return the card; a text that was left out is what the card does first."""
        for blank in self._form.blanks(filled):
            if blank.kind is BlankKind.TEXT and not filled.blanks.get(blank.name):
                first = next(iter(self._does(filled)), "").rstrip(". ")
                filled = filled.told(blank.name, first[: blank.most].strip())
        return filled

    # Words.

    def _does(self, filled: Filled) -> Iterator[str]:
        """Yield what the card does, a sentence or more for each part."""
        for event in self._form.described(filled):
            yield self.herald.event(event)

    def _read_back(self, draft: DraftCard) -> Iterator[str]:
        """Yield the whole card in words: what it shows, then what it does."""
        told: dict[str, object] = {}
        for blank in self._form.blanks(draft.filled):
            value = draft.filled.blanks[blank.name]
            question = Question(blank.name, blank)
            text = blank.kind is BlankKind.TEXT
            told[blank.name] = value if text else self._sentences.told(question, value)
        # Blanks that this card does not have are told apart from those that it has.
        for name in self.herald.words.mentioned(self._message("card")):
            told.setdefault(name, _UNTOLD)
        yield self._words("card", told)
        does = tuple(self._does(draft.filled))
        yield from does or (self._words("does-nothing", {}),)

    def _asked(self, asked: Asked) -> str:
        question = asked.question
        choices = tuple(self._sentences.said(question, value) for value in asked.choices)
        args: dict[str, object] = {
            "choices": self._either(choices) if choices else _UNTOLD,
            "more": asked.more,
            "place": question.place,
            "again": bool(self._talk.draft.filled.parts),
        }
        if asked.listed:
            return self._words("list", args)
        own = f"ask-{question.part}-{question.name}".replace("_", "-")
        return self._words(own if self._has(own) else f"ask-{question.name}", args)

    def _words(self, key: str, args: Mapping[str, object] | None = None) -> str:
        given = (args or {}).items()
        told = {name: _UNTOLD if value in ((), "") else value for name, value in given}
        return self.herald.words.text(self._message(key), self.herald.verbosity, **told)

    def _message(self, key: str) -> str:
        """Return a message's id: the game's own, that of all entries, or that of all talk."""
        key = key.replace("_", "-")
        ids = (f"{self.herald.game.replace('_', '-')}-entering-{key}", f"entering-{key}")
        return next(filter(self.herald.words.has, ids), key)

    def _has(self, key: str) -> bool:
        return self._message(key) != key

    def _either(self, choices: Sequence[str]) -> str:
        *others, last = choices
        start = f"{', '.join(others)} {self.herald.words.phrase('setup-or')} " if others else ""
        return start + last

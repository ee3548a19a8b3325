"""Carries out a setup: hears words and taps, says the answers, and ends with what to play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from heraut.engines.protocol import Seat
from heraut.engines.rules import Rules
from heraut.engines.setup import BadSetup
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.nfc import CardTag
from heraut.voice.dialogue import STOP_CARD
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.herald import Herald, Verbosity
from heraut.voice.herald.voice_controls import Adjuster, adjusted, no_voice
from heraut.voice.tasks.setup.inputs import (
    Adjust,
    Begin,
    CardShown,
    Cue,
    Draw,
    Drawn,
    Effect,
    Given,
    Hush,
    Leave,
    Missed,
    Named,
    Repeat,
    Resume,
    Say,
    Trouble,
)
from heraut.voice.tasks.setup.plan import LONGEST_NAME, Piece, Plan
from heraut.voice.tasks.setup.sentences import OPENING, READY, Sentences, Understood
from heraut.voice.tasks.setup.setup_dialogue import SetupDialogue

__all__ = ["Chosen", "Moment", "Resumed", "SetupSession", "prepare"]

_MOST_WORDS: Final = 3
"""Words of a typed first name: more is a sentence."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A new match was set up."""

    game: str
    players: tuple[str, ...]
    """Names by seat, the one who begins first; empty where none was told."""
    options: Mapping[str, str]
    first: int
    """How many places the seats were turned, so that the one who begins sits on the first."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The last match that was kept goes on."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the ears need to know of the conversation."""

    scope: Scope
    """Which sentences may come now."""
    asking: bool
    """Whether a question waits that nobody should answer before it was asked."""


class SetupSession:
    """The conversation before a match. Has the doors of a session: words, taps, troubles."""

    def __init__(
        self,
        sentences: Sentences,
        herald: Herald,
        draw: Callable[[int], int],
        *,
        kept: bool = False,
        game: str = "",
        adjust: Adjuster = no_voice,
    ) -> None:
        games = sentences.menu.games
        self.herald = herald
        self.reader = False
        """Whether a reader is there."""
        self.left = False
        """Whether the players have asked to leave."""
        self.result: Chosen | Resumed | None = None
        """What to play, once that is settled."""
        self._sentences = sentences
        self._draw = draw
        self._kept = kept
        self._adjust = adjust
        self._last_said: tuple[Output, ...] = ()
        self._setup = SetupDialogue(
            Plan(game=game or (next(iter(games)) if len(games) == 1 else ""))
        )
        self._talk = self._where()

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for."""
        return self._sentences.grammar

    @property
    def conversation(self) -> Moment:
        """Where the talk stands, for the ears; the very same until something has changed."""
        return self._talk

    def _where(self) -> Moment:
        question = self._setup.question(self._sentences.menu)
        scope = READY if self._setup.doubt else self._sentences.scope(question, self._setup.opening)
        return Moment(scope, asking=scope is not OPENING)

    @property
    def over(self) -> bool:
        """Whether it is settled what to play."""
        return self.result is not None

    def begin(self) -> tuple[Output, ...]:
        """Greet, and ask the first question."""
        greeting = Say("hello", {"kept": "yes" if self._kept else "no"})
        return self._carry_out((greeting, self._setup.ask(self._sentences.menu)))

    def again(self, problem: Say) -> tuple[Output, ...]:
        """Say why what was settled cannot be, and ask on."""
        self.result = None
        return self._carry_out((problem, self._setup.ask(self._sentences.menu)))

    def hear(self, heard: Heard) -> tuple[Output, ...]:
        """Take what was heard and return what came of it."""
        understood = self._sentences.read(heard, self.conversation.scope)
        words = " ".join(word for word in str(heard).split() if not word.startswith("["))
        return self._receive(Missed(words) if understood is None else understood)

    def typed(self, line: str) -> tuple[Output, ...]:
        """Take a typed line: as heard words, or as first names, any, where those are asked for."""
        heard = Heard.typed(line)
        question = self._setup.question(self._sentences.menu)
        if any(self._sentences.read(heard, scope) for scope in Scope):
            return self.hear(heard)
        names = _names(line)
        if question == "names" and names and all(_is_name(name) for name in names):
            return self._receive(Named(names))
        if question == "first" and len(names) == 1 and _known(names[0], self._setup.plan.names):
            starter = Piece("starter", names[0], names[0])
            return self._receive(Understood("pieces", (starter,)))
        return self.hear(heard)

    def tap(self, tag: CardTag) -> tuple[Output, ...]:
        """Take a tapped card and return what came of it."""
        if tag == STOP_CARD:
            return (Silenced(),)
        return self._receive(CardShown(tag.game, tag.card))

    def trouble(self, key: str, details: Mapping[str, object], cue: str = "") -> tuple[Output, ...]:
        """Take something that went wrong outside the setup, and return what to say of it."""
        return self._receive(Trouble(key.replace("_", "-"), details, cue))

    def _receive(self, given: Given) -> tuple[Output, ...]:
        before = self._setup
        self._setup, effects = before.receive(given, self._sentences.menu)
        if self._setup is not before:
            self._talk = self._where()
        return self._carry_out(effects)

    def _carry_out(self, effects: Sequence[Effect]) -> tuple[Output, ...]:
        outputs = tuple(output for effect in effects for output in self._done(effect))
        repeated = any(isinstance(effect, Repeat) for effect in effects)
        said = tuple(output for output in outputs if isinstance(output, Spoken))
        self._last_said = self._last_said if repeated else said or self._last_said
        return outputs

    def _done(self, effect: Effect) -> Iterator[Output]:
        match effect:
            case Say():
                yield Spoken(self._words(effect))
            case Cue(name):
                yield Cued(name)
            case Hush():
                yield Silenced()
            case Repeat():
                yield from self._last_said
            case Adjust(setting):
                yield Spoken(adjusted(self.herald, self._adjust, setting))
            case Draw(seats):
                yield from self._receive(Drawn(self._draw(seats)))
            case Begin(plan):
                options = plan.chosen(self._sentences.menu)
                self.result = Chosen(plan.game, plan.players, options, plan.first or 0)
            case Resume():
                self.result = Resumed()
            case Leave():
                self.left = True
                yield Spoken(self._words(Say("left")))

    # Words.

    def _words(self, say: Say) -> str:
        words = self.herald.words
        level = Verbosity.FULL if say.full else self.herald.verbosity
        # An empty list is told apart by a word of its own.
        args = {name: "none" if value == () else value for name, value in say.args.items()}
        if "choices" in args:
            args["choices"] = self._either(say.args["choices"])
        return words.text(self._message(say), level, **args)

    def _message(self, say: Say) -> str:
        """Return the message's id: a game's own for its option, else what is there for all."""
        key = say.key.replace("_", "-")
        if say.shared:
            return key
        option = str(say.args.get("option", "")).replace("_", "-")
        game = str(say.args.get("game", "")).replace("_", "-")
        own = (f"setup-{key}-{game}-{option}", f"setup-{key}-{option}") if option else ()
        return next(filter(self.herald.words.has, own), f"setup-{key}")

    def _either(self, choices: object) -> str:
        assert isinstance(choices, tuple)
        *others, last = choices
        start = f"{', '.join(others)} {self.herald.words.phrase('setup-or')} " if others else ""
        return start + str(last)


def prepare(
    herald: Herald,
    games: Mapping[str, Rules[Any, Any]],
    draw: Callable[[int], int],
    *,
    game: str = "",
    kept: bool = False,
    ears: frozenset[Seat] = frozenset(),
    hears: Callable[[str], bool] = bool,
    adjust: Adjuster = no_voice,
) -> SetupSession:
    """Return the conversation that sets up a match of one of these games.

    ``draw`` says who begins when chance is to say it; ``game`` is set when it is known already;
    ``kept`` tells whether there is a match to resume; ``ears`` are the places that have private
    headphones; ``hears`` tells which first names can be heard. Raises ``BadSetup`` when no game is
    for so many.
    """
    least = max(ears, default=0) + 1
    most = max(rules.seats[-1] for rules in games.values())
    if least > most:
        raise BadSetup("no_such_seat", f"no seat {least}; there are {most}", seat=least, seats=most)
    sentences = Sentences.load(herald.words.lang, games, least, hears)
    return SetupSession(sentences, herald, draw, kept=kept, game=game, adjust=adjust)


def _names(line: str) -> tuple[str, ...]:
    """Return typed first names, which stand between commas or "et"."""
    parts = [part.strip() for part in re.split(r"[,;]|\bet\b", line, flags=re.IGNORECASE)]
    return tuple(part[:1].upper() + part[1:] for part in parts if part)


def _known(name: str, names: Sequence[str]) -> bool:
    return name.casefold() in (known.casefold() for known in names)


def _is_name(text: str) -> bool:
    return (
        len(text) <= LONGEST_NAME
        and len(text.split()) <= _MOST_WORDS
        and any(letter.isalpha() for letter in text)
        and all(letter.isprintable() for letter in text)
    )

"""The conversation about one card as a pure table: an input and a state give a state and effects.

Nothing is kept before the whole card was read back and somebody said yes. Every answer is said
back; "retour" takes the last one back, "annule" leaves. "Répète", "aide", "pourquoi" and "stop"
work at every question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from heraut.engines.forms import BlankKind, CardForm
from heraut.voice.dialogue.effects import Adjust, Cue, Hush, Repeat, Say
from heraut.voice.dialogue.phases import ADJUSTMENTS, EXACT_ONLY, LONGEST_ECHO
from heraut.voice.tasks.card_entry.draft_card import (
    CHANGE,
    PART,
    READY,
    DraftCard,
    Piece,
    Question,
    Refused,
)
from heraut.voice.tasks.card_entry.sentences import Understood

__all__ = [
    "PAGE",
    "Asked",
    "CardEntryDialogue",
    "Effect",
    "Enough",
    "EnterAnother",
    "Finish",
    "Leave",
    "ReadBack",
    "page",
]

PAGE: Final = 3
"""How many items of a list are read at a time."""
_WHOLE: Final = 4
"""A list of so many is read whole at once."""
_MISSES: Final = 2
"""How often in a row nothing was understood before help is offered."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Ask a question: with the choices that are read along, if any."""

    question: Question
    choices: tuple[str, ...] = ()
    more: bool = False
    """Whether there are more choices."""
    listed: bool = False
    """Whether only the choices are wanted: the question was asked already."""


@dataclass(frozen=True, slots=True)
class ReadBack:
    """Read the whole card back."""

    draft: DraftCard


@dataclass(frozen=True, slots=True)
class Finish:
    """All is right: keep the card."""

    draft: DraftCard


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave without the card."""


@dataclass(frozen=True, slots=True)
class EnterAnother:
    """Ask about another card."""


@dataclass(frozen=True, slots=True)
class Enough:
    """No more cards are to be told."""


Effect = (
    Say | Cue | Repeat | Hush | Adjust | Asked | ReadBack | Finish | Leave | EnterAnother | Enough
)
Step = tuple["CardEntryDialogue", tuple[Effect, ...]]


def page(choices: Sequence[str], number: int) -> tuple[tuple[str, ...], bool]:
    """Return some of a list, and whether there are more after them. The end leads to the start."""
    if len(choices) <= _WHOLE:
        return tuple(choices), False
    pages = -(-len(choices) // PAGE)
    first = number % pages * PAGE
    return tuple(choices[first : first + PAGE]), first + PAGE < len(choices)


@dataclass(frozen=True, slots=True)
class CardEntryDialogue:
    """Where the talk stands. Immutable: every input gives a new one."""

    draft: DraftCard = field(default_factory=DraftCard)
    before: CardEntryDialogue | None = None
    """Where it stood before the last answer, for "retour"."""
    leaving: bool = False
    """Whether it was asked to leave and a yes is waited for."""
    another: bool = False
    """Whether a card was kept and it is asked for another one."""
    read: int = 0
    """How many times more of a list was read at this question."""
    misses: int = 0
    """How many times in a row nothing was understood."""
    refusal: Say | None = None
    """Why the last answer was refused, for "pourquoi"."""
    paused: bool = False
    """Deaf to everything but "reprends"."""

    def question(self, form: CardForm) -> Question:
        """Return what is being asked, as far as the ears must know it."""
        return Question(READY) if self.leaving or self.another else self.draft.question(form)

    def ask(self, form: CardForm) -> tuple[Effect, ...]:
        """Return the question that waits for an answer; at the end the whole card before it."""
        if self.leaving:
            return (Say("ask-leave"),)
        if self.another:
            return (Say("ask-another"),)
        question = self.draft.question(form)
        if question.name == READY:
            return (ReadBack(self.draft), Say("ask-ready"))
        first = question.name == PART and not self.draft.filled.parts and not self.read
        if question.name == CHANGE or first or len(question.choices) <= _WHOLE:
            several = question.name == CHANGE
            choices, more = (question.choices, False) if several else page(question.choices, 0)
            return (Asked(question, choices, more),)
        return (Asked(question),)

    # What reaches it.

    def understood(self, given: Understood, form: CardForm) -> Step:
        """Take words that were understood."""
        talk = replace(self, misses=0) if self.misses else self
        if self.paused:
            return talk._while_paused(given, form)
        if given.cost and given.intent in EXACT_ONLY:
            return self.missed("", form)
        match given.intent:
            case "pieces":
                return talk._pieces(given.pieces, form)
            case "yes" | "no":
                return talk._answer(given.intent == "yes", form)
            case "repeat":
                return talk, (Repeat(),)
            case "stop":
                return talk, (Hush(),)
            case "help":
                return talk, (*talk._help(form), *talk.ask(form))
            case "why":
                refusal = self.refusal
                why = Say("why") if refusal is None else refusal
                return talk, (why, *talk.ask(form))
            case "pause":
                return replace(talk, paused=True), (Say("paused"),)
            case "resume":
                return talk, (Say("not-paused"), *talk.ask(form))
            case "undo" | "quit":
                return talk._leave(form)
            case "back":
                return talk._back(form)
            case "more":
                return talk._more(form)
            case "done":
                return talk._chose(replace(talk.draft, finished=True), (), form)
            case "skip":
                return talk._chose(talk.draft.without_text(form), (Say("no-text"),), form)
            case _ if given.intent in ADJUSTMENTS:
                return talk, (Adjust(given.intent),)
            case _:
                return self.missed("", form)

    def texted(self, text: str, form: CardForm) -> Step:
        """Take typed words where a text is asked for."""
        try:
            draft = self.draft.with_text(text, form)
        except Refused as refused:
            return self._refused(refused, form)
        return self._chose(draft, (Say("noted", {"items": (text,)}),), form)

    def missed(self, heard: str, form: CardForm) -> Step:
        """Take words that mean nothing here; they are read back."""
        if self.paused:
            return self, ()
        talk = replace(self, misses=self.misses + 1 if heard else self.misses)
        short = heard if len(heard) <= LONGEST_ECHO else heard[:LONGEST_ECHO] + "…"
        said = Say("not-understood", {"heard": short}) if heard else Say("nothing-understood")
        help_now = talk._help(form) if heard and talk.misses >= _MISSES else ()
        return talk, (said, *help_now, *talk.ask(form))

    def card(self, form: CardForm) -> Step:
        """Take a tapped card: it answers nothing here."""
        if self.paused:
            return self, (Say("still-paused"),)
        return self, (Cue("wrong_card"), Say("card-no-use"), *self.ask(form))

    def troubled(self, form: CardForm) -> tuple[Effect, ...]:
        """Return what is to be said after something else went wrong: the question again."""
        return () if self.paused else self.ask(form)

    def again(self, why: tuple[Effect, ...], form: CardForm) -> Step:
        """Ask what is to be changed, as the card cannot be kept."""
        talk = CardEntryDialogue(replace(self.draft, changing=True), before=self.before)
        return talk, (Cue("refused"), *why, *talk.ask(form))

    # Answers.

    def _while_paused(self, given: Understood, form: CardForm) -> Step:
        match given.intent:
            case "resume":
                talk = replace(self, paused=False)
                return talk, (Say("resumed"), *talk.ask(form))
            case "stop":
                return self, (Hush(),)
            case "quit" if not given.cost:
                return replace(self, paused=False)._leave(form)
            case _:
                return self, (Say("still-paused"),)

    def _pieces(self, pieces: tuple[Piece, ...], form: CardForm) -> Step:
        if self.leaving or self.another:
            return self, self.ask(form)
        try:
            draft = self.draft.after(pieces, form)
        except Refused as refused:
            return self._refused(refused, form)
        either = self.draft.question(form).kind is BlankKind.EITHER
        key = "noted-either" if either else "noted"
        said: tuple[Effect, ...] = (Say(key, {"items": tuple(p.said for p in pieces)}),)
        if len(draft.filled.parts) < len(self.draft.filled.parts) and not self.draft.changing:
            said = (*said, Say("parts-dropped"))
        return self._chose(draft, said, form)

    def _chose(self, draft: DraftCard, said: tuple[Effect, ...], form: CardForm) -> Step:
        talk = CardEntryDialogue(draft, before=replace(self, misses=0, refusal=None, read=0))
        return talk, (*said, *talk.ask(form))

    def _refused(self, refused: Refused, form: CardForm) -> Step:
        refusal = Say(f"refused-{refused.reason}", refused.details)
        return replace(self, refusal=refusal), (Cue("refused"), refusal, *self.ask(form))

    def _answer(self, yes: bool, form: CardForm) -> Step:
        if self.leaving:
            calm = replace(self, leaving=False)
            return (calm, (Leave(),)) if yes else (calm, (Say("on-we-go"), *calm.ask(form)))
        if self.another:
            return self, (EnterAnother(),) if yes else (Enough(),)
        question = self.draft.question(form)
        match question.name, yes:
            case "ready", True:
                return self, (Finish(self.draft),)
            case "ready", False:
                return self._chose(replace(self.draft, changing=True), (), form)
            case "change", False:
                return self._chose(replace(self.draft, changing=False), (), form)
            case "part", False:
                return self._chose(replace(self.draft, finished=True), (), form)
            case _ if question.kind is BlankKind.TEXT and not yes:
                return self._chose(self.draft.without_text(form), (Say("no-text"),), form)
            case _:
                return self, (*self._help(form), *self.ask(form))

    def _leave(self, form: CardForm) -> Step:
        if self.leaving or self.another:
            return self._answer(False, form)
        if self.before is None:
            return self, (Leave(),)
        talk = replace(self, leaving=True)
        return talk, talk.ask(form)

    def _back(self, form: CardForm) -> Step:
        if self.leaving:
            return self._answer(False, form)
        if self.before is None:
            return self, (Say("nothing-before"), *self.ask(form))
        back = replace(self.before, misses=0, refusal=None)
        return back, (Say("back"), *back.ask(form))

    def _more(self, form: CardForm) -> Step:
        question = self.question(form)
        if not question.choices:
            return self, (*self._help(form), *self.ask(form))
        # The first three of what the card may do were read with the question.
        read_along = question.name == PART and not self.draft.filled.parts
        number = self.read + read_along
        choices, more = page(question.choices, number)
        talk = replace(self, read=self.read + 1)
        return talk, (Asked(question, choices, more, listed=True),)

    def _help(self, form: CardForm) -> tuple[Effect, ...]:
        question = self.question(form)
        if self.leaving:
            return (Say("help-leave"),)
        if self.another:
            return (Say("help-another"),)
        kind = question.name if question.blank is None else str(question.kind)
        return (Say(f"help-{kind}", {"blank": question.name}),)

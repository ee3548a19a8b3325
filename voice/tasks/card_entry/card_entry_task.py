"""The questions about a card, or several, as a task.

Nothing is kept before the whole card was read back and somebody said yes. Every answer is said
back, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.forms import BlankKind, CardForm, Filled
from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Heard,
    Interpretation,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Reply,
    Scope,
)
from heraut.nfc import CardTag
from heraut.voice.dialogue import Result
from heraut.voice.dialogue.errors import NotDone, Refused
from heraut.voice.dialogue.outputs import Cued, Output, Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald
from heraut.voice.tasks.card_entry.draft_card import CHANGE, PART, READY, DraftCard, Piece, Question
from heraut.voice.tasks.card_entry.sentences import Sentences

_PAGE: Final = 3
"""How many items of a list are read at a time."""
_WHOLE: Final = 4
"""A list of so many is read whole at once."""


Keep = Callable[[Filled], Sequence[Output]]
"""Keeps a whole card and returns what came of it. Raises ``NotDone``."""
Another = Callable[[], CardForm]
"""Returns the form of one more card. Raises ``NotDone`` when none can be told."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question was answered with: pieces of it, or a text that was typed."""

    pieces: tuple[Piece, ...] = ()
    text: str = ""


class CardEntryTask:
    """A card in the making."""

    asking = True
    besides: tuple[Scope, ...] = ()

    def __init__(
        self, form: CardForm, herald: Herald, keep: Keep, *, another: Another | None = None
    ) -> None:
        self.herald = herald
        self.over = False
        """Whether the card was kept, or all of them where it is asked for another."""
        self._form = form
        self._keep = keep
        self._another = another
        self._sentences = Sentences.load(herald.words.lang, herald.game)
        self._home = herald.game + "-entering-"
        self._begin_card()

    def _begin_card(self) -> None:
        self._draft = DraftCard()
        self._before: list[DraftCard] = []
        """The card before each answer, for "annule"."""
        self._asks_another = False
        """Whether a card was kept and it is asked for another one."""
        self._read = 0
        """How many times more of a list was read at this question."""
        self._refusal: Spoken | None = None
        """Why the last answer was refused, at length, for "pourquoi"."""

    @property
    def _question(self) -> Question:
        return Question(READY) if self._asks_another else self._draft.question(self._form)

    @property
    def game(self) -> str:
        """The game that is talked about."""
        return self.herald.game

    @property
    def grammar(self) -> Grammar:
        """The sentences that may answer the question."""
        return self._sentences.grammar(self._question)

    @property
    def scope(self) -> Scope:
        """Which of them may come now."""
        return self._sentences.scope(self._question)

    @property
    def loses(self) -> bool:
        """Whether something was told of a card that is not yet kept."""
        return bool(self._before)

    def begin(self) -> Result:
        """Say what this is, and ask the first question."""
        return (*self.say("hello"), *self.question())

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation | Answer:
        """Return what was meant; typed words are a text, any, where one is asked for."""
        question = self._question
        given = self._sentences.read(heard, question, scope)
        match given:
            case NotUnderstood() if question.kind is BlankKind.TEXT and line.isprintable():
                text = " ".join(line.split())
                return Answer(text=text) if text else given
            case Reply(Meaning("answer") as meaning):
                return Answer(self._sentences.pieces(meaning, question))
        return given

    def receive(self, given: Interpretation | Answer, reader: bool) -> Result:
        """Take an answer, a yes or no, or what steers the questions."""
        match given:
            case Answer() if self._asks_another:
                return self.question()
            case Answer(pieces, text):
                return self._answered(pieces, text)
            case Reply(meaning):
                return self._confirmed(meaning.intent == "yes")
            case MetaRequest(Meaning("more")):
                return self._more()
            case MetaRequest(Meaning("done")):
                return self._chose(replace(self._draft, finished=True))
            case MetaRequest(Meaning("skip")):
                return self._chose(self._draft.without_text(self._form), *self.say("no-text"))
            case _:
                return (*self.say("not-paused"), *self.question())

    def elsewhere(self) -> None:
        """Forget nothing: no answer here hangs on the very last sentence."""

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card: it answers nothing here."""
        return (Cued("wrong_card"), *self.say("card-no-use"), *self.question())

    def question(self) -> Result:
        """Ask what waits for an answer; at the end the whole card before it."""
        if self._asks_another:
            return self.say("ask-another")
        question = self._question
        if question.name == READY:
            return (*self._read_back(), *self.say("ask-ready"))
        first = question.name == PART and not self._draft.filled.parts and not self._read
        if question.name == CHANGE:
            return self._ask(question, question.choices)
        if first or len(question.choices) <= _WHOLE:
            return self._ask(question, *_page(question.choices, 0))
        return self._ask(question)

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again."""
        return self.question()

    def help(self) -> Result:
        """Say what may be answered."""
        question = self._question
        kind = question.name if question.blank is None else str(question.kind)
        return self.say("help-another" if self._asks_another else f"help-{kind}")

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Offer nothing: the question is asked again."""
        return ()

    def why(self) -> Result:
        """Say why the last answer was refused, or why such questions are asked."""
        why = self.say("why") if self._refusal is None else (self._refusal,)
        return (*why, *self.question())

    def undo(self) -> Result | None:
        """Take the last answer back."""
        if not self._before:
            return None
        self._draft = self._before.pop()
        self._read, self._refusal = 0, None
        return (*self.say("undone"), *self.question())

    def leave(self) -> Result:
        """Give the card up; or only end, where one was kept."""
        self.over = self._asks_another
        return self.say("enough" if self._asks_another else "left")

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: the game's own, that of all card entry, or that of all talk."""
        return (self._worded(key, args or {}),)

    def _worded(self, key: str, args: Mapping[str, object], *, full: bool = False) -> Spoken:
        keys = (self._home + key, f"entering-{key}", key)
        return worded(self.herald, keys, args, full=full)

    # Answers.

    def _answered(self, pieces: tuple[Piece, ...], text: str) -> Result:
        draft, items = self._draft, tuple(piece.said for piece in pieces) or (text,)
        is_either = draft.question(self._form).kind is BlankKind.EITHER
        try:
            after = draft.with_text(text, self._form) if text else draft.after(pieces, self._form)
        except Refused as refused:
            key = f"refused-{refused.reason}"
            self._refusal = self._worded(key, refused.details, full=True)
            return (Cued("refused"), *self.say(key, refused.details), *self.question())
        told = self.say("noted-either" if is_either else "noted", {"items": items})
        if len(after.filled.parts) < len(draft.filled.parts) and not draft.changing:
            told += self.say("parts-dropped")
        return self._chose(after, *told)

    def _chose(self, draft: DraftCard, *told: Spoken) -> Result:
        self._before.append(self._draft)
        self._draft, self._read, self._refusal = draft, 0, None
        return (*told, *self.question())

    def _confirmed(self, yes: bool) -> Result:
        if self._asks_another:
            return self._next_card() if yes else self.leave()
        question = self._question
        match question.name, yes:
            case "ready", True:
                return self._finish()
            case "ready", False:
                return self._chose(replace(self._draft, changing=True))
            case "change", False:
                return self._chose(replace(self._draft, changing=False))
            case "part", False:
                return self._chose(replace(self._draft, finished=True))
            case _ if question.kind is BlankKind.TEXT and not yes:
                return self._chose(self._draft.without_text(self._form), *self.say("no-text"))
            case _:
                return (*self.help(), *self.question())

    def _more(self) -> Result:
        """Read more of the list of answers."""
        question = self._question
        if not question.choices:
            return (*self.help(), *self.question())
        # The first three of what the card may do were read with the question.
        read_along = question.name == PART and not self._draft.filled.parts
        choices, more = _page(question.choices, self._read + read_along)
        self._read += 1
        return self.say("list", self._listed(question, choices, more))

    # Keeping.

    def _finish(self) -> Result:
        try:
            kept = self._keep(self._titled(self._draft.filled))
        except NotDone as problem:
            self._draft = replace(self._draft, changing=True)
            self._read, self._refusal = 0, None
            return (*problem.why, Cued("refused"), *self.question())
        if self._another is None:
            self.over = True
            return kept
        self._begin_card()
        self._asks_another = True
        return (*kept, *self.question())

    def _next_card(self) -> Result:
        assert self._another is not None
        try:
            self._form = self._another()
        except NotDone as problem:
            self.over = True
            return problem.why
        self._begin_card()
        return self.question()

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

    def _read_back(self) -> Result:
        """Return the whole card in words: what it shows, then what it does."""
        told: dict[str, object] = {}
        for blank in self._form.blanks(self._draft.filled):
            value = self._draft.filled.blanks[blank.name]
            text = blank.kind is BlankKind.TEXT
            told[blank.name] = (
                value if text else self._sentences.told(Question(blank.name, blank), value)
            )
        # Blanks that this card does not have are told apart from those that it has.
        for name in self.herald.words.mentioned((self._home + "card").replace("_", "-")):
            told.setdefault(name, ())
        does = tuple(map(Spoken, self._does(self._draft.filled)))
        return (*self.say("card", told), *(does or self.say("does-nothing")))

    def _ask(self, question: Question, choices: Sequence[str] = (), more: bool = False) -> Result:
        keys = [f"ask-{question.part}-{question.name}", f"ask-{question.name}"]
        homes = [self._home + key for key in keys] + [f"entering-{keys[-1]}"]
        return (worded(self.herald, homes, self._listed(question, choices, more)),)

    def _listed(self, question: Question, choices: Sequence[str], more: bool) -> dict[str, object]:
        return {
            "choices": tuple(self._sentences.said(question, value) for value in choices),
            "more": more,
            "place": question.place,
            "again": bool(self._draft.filled.parts),
        }


def _page(choices: Sequence[str], number: int) -> tuple[Sequence[str], bool]:
    """Return some of a list, and whether there are more after them. The end leads to the start."""
    if len(choices) <= _WHOLE:
        return choices, False
    pages = -(-len(choices) // _PAGE)
    first = number % pages * _PAGE
    return choices[first : first + _PAGE], first + _PAGE < len(choices)

"""The questions about a card or another thing of a box, or several, as a task.

Nothing is kept before the whole was read back and somebody said yes. Every answer is said back, and
can be taken back. What is known already is read back at once, to be put right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.forms import BlankKind, Doubt, Filled, Form
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
from heraut.voice.tasks.card_entry.draft_card import (
    CHANGE,
    DONE,
    PART,
    READY,
    SKIP,
    Chunk,
    DraftCard,
    Piece,
    Question,
)
from heraut.voice.tasks.card_entry.reading_back import described, titled
from heraut.voice.tasks.card_entry.sentences import Sentences

_PAGE: Final = 3
"""How many items of a list are read at a time."""
_WHOLE: Final = 4
"""A list of so many is read whole at once."""


Keep = Callable[[Filled], Sequence[Output]]
"""Keeps a whole card and returns what came of it. Raises ``NotDone``."""
Another = Callable[[Filled], tuple[Form, DraftCard]]
"""Returns the form of one more card after one that was kept, and how it begins.

Raises ``NotDone`` when none can be told.
"""
Where = Callable[[], Sequence[Spoken]]
"""Tells how much of the box was told. Raises ``NotDone``."""


def _nothing() -> Result:
    return ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question was answered with: pieces of it, or a text that was typed."""

    pieces: tuple[Piece, ...] = ()
    text: str = ""
    breath: tuple[Chunk, ...] = ()
    """What this question and others were answered with in one breath."""


class CardEntryTask:
    """A card in the making."""

    asking = True
    besides: tuple[Scope, ...] = ()

    def __init__(
        self,
        form: Form,
        herald: Herald,
        keep: Keep,
        *,
        another: Another | None = None,
        draft: DraftCard | None = None,
        keep_too: Keep | None = None,
        where: Where | None = None,
        then: Callable[[], Result] = _nothing,
    ) -> None:
        """``another`` asks for one more; ``keep_too`` keeps a card of a match for others too.

        ``where`` tells how far the box is; ``then`` says what comes once all is told.
        """
        self.herald = herald
        self.over = False
        """Whether the card was kept, or all of them where it is asked for another."""
        self._form = form
        self._keep = keep
        self._another = another
        self._keep_too = keep_too
        self._where = where
        self._then = then
        self._sentences = Sentences.load(herald.words.lang, herald.game)
        self._home = herald.game + "-entering-"
        self._begin_card(draft or DraftCard())

    def _begin_card(self, draft: DraftCard) -> None:
        self._draft = draft.known(self._form)
        self._before: list[DraftCard] = []
        """The card before each answer, for "annule"."""
        self._kept: Filled | None = None
        """The card that was kept, while it is asked for another one."""
        self._read = 0
        """How many times more of a list was read at this question."""
        self._refusal: Spoken | None = None
        """Why the last answer was refused, at length, for "pourquoi"."""

    @property
    def _asks_another(self) -> bool:
        return self._kept is not None

    @property
    def _question(self) -> Question:
        return Question(READY) if self._asks_another else self._draft.question(self._form)

    @property
    def _ahead(self) -> tuple[Question, ...]:
        return () if self._asks_another else self._draft.ahead(self._form)

    @property
    def game(self) -> str:
        """The game that is talked about."""
        return self.herald.game

    @property
    def grammar(self) -> Grammar:
        """The sentences that may answer the question, and others in the same breath."""
        return self._sentences.grammar(self._question, self._ahead, heard=True)

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
        if self._question.name == READY:
            return (*self.say("hello-known"), *self.question())
        return (*(() if self._form.named_by else self.say("hello")), *self.question())

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation | Answer:
        """Return what was meant; typed words are a text, any, where one is asked for."""
        question = self._question
        given = self._sentences.read(heard, question, scope)
        said = self._in_one_breath(heard, scope) if isinstance(given, NotUnderstood) else ()
        # What is typed where a text is asked for is one, unless it says that there is none.
        typed_text = question.kind is BlankKind.TEXT and line
        if said and (not typed_text or said[0].says(SKIP)):
            return Answer(breath=said)
        match given:
            case NotUnderstood() if question.kind is BlankKind.TEXT and line.isprintable():
                text = " ".join(line.split())
                return Answer(text=text) if text else given
            case Reply(Meaning("answer") as meaning):
                return Answer(self._sentences.pieces(meaning, question))
        return given

    def _in_one_breath(self, heard: Heard, scope: Scope) -> tuple[Chunk, ...]:
        """Return what answers this question and others, if words do."""
        question, ahead = self._question, self._ahead
        if not ahead:
            return ()
        given = self._sentences.read(heard, question, scope, ahead)
        if not isinstance(given, Reply) or given.meaning.intent != "answer":
            return ()
        return self._sentences.chunks(given.meaning, question, ahead)

    def receive(self, given: Interpretation | Answer, reader: bool) -> Result:
        """Take an answer, a yes or no, or what steers the questions."""
        match given:
            case Answer() if self._asks_another:
                return self.question()
            case Answer():
                return self._answered(given)
            case Reply(meaning):
                return self._confirmed(meaning.intent == "yes")
            case MetaRequest(Meaning("more")):
                return self._more()
            case MetaRequest(Meaning("done")):
                return self._chose(replace(self._draft, finished=True))
            case MetaRequest(Meaning("skip")):
                return self._chose(self._draft.without_text(self._form), *self.say("no-text"))
            case MetaRequest(Meaning("where")):
                return (*self._how_far(), *self.question())
            case MetaRequest(Meaning("keep")):
                return self._confirmed(yes=True, keep=True)
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
            keeps = self.say("ask-keep") if self._keep_too else ()
            return (*self._read_back(), *keeps, *self.say("ask-ready"))
        first = question.name == PART and not self._draft.filled.parts and not self._read
        if question.name == CHANGE:
            return self._ask(question, question.choices)
        if first or len(question.choices) <= _WHOLE:
            return self._ask(question, *_page(question.choices, 0))
        return self._ask(question)

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def let_go(self) -> Result:
        """Leave nothing: it goes no further without an answer."""
        return ()

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
        if self._asks_another:
            return self.say("enough")
        card = self._form.parts(Filled())
        return self.say("left" if card else "left-thing")

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: the game's own, that of all card entry, or that of all talk."""
        return (self._worded(key, args or {}),)

    def _worded(self, key: str, args: Mapping[str, object], *, full: bool = False) -> Spoken:
        keys = (self._home + key, f"entering-{key}", key)
        return worded(self.herald, keys, args, full=full)

    # Answers.

    def _answered(self, answer: Answer) -> Result:
        draft, form = self._draft, self._form
        items = tuple(piece.said for piece in answer.pieces) or (answer.text,)
        either = draft.question(form).kind is BlankKind.EITHER
        try:
            if answer.breath:
                after, taken = draft.after_breath(answer.breath, form)
                items = tuple(piece.said for piece in taken if piece.words != DONE)
            elif answer.text:
                after = draft.with_text(answer.text, form)
            else:
                after = draft.after(answer.pieces, form)
            known = after.known(form)
        except Refused as refused:
            key = f"refused-{refused.reason}"
            self._refusal = self._worded(key, refused.details, full=True)
            return (Cued("refused"), *self.say(key, refused.details), *self.question())
        key = "noted-breath" if answer.breath else "noted-either" if either else "noted"
        told = self.say(key, {"items": ", ".join(items) if answer.breath else items})
        if len(after.filled.parts) < len(draft.filled.parts) and not draft.changing:
            told += self.say("parts-dropped")
        if known is not after:
            told += self.say("hello-known")
        return self._chose(known, *told)

    def _chose(self, draft: DraftCard, *told: Spoken) -> Result:
        self._before.append(self._draft)
        self._draft, self._read, self._refusal = draft, 0, None
        return (*told, *self.question())

    def _confirmed(self, yes: bool, keep: bool = False) -> Result:
        if self._asks_another:
            return self._next_card() if yes else (*self.leave(), *self._then())
        question = self._question
        match question.name, yes:
            case "ready", True:
                return self._finish(keep)
            case "ready", False:
                return self._chose(self._in_doubt())
            case "change", False:
                return self._chose(replace(self._draft, changing=False))
            case "part", False:
                return self._chose(replace(self._draft, finished=True))
            case _ if question.kind is BlankKind.TEXT and not yes:
                return self._chose(self._draft.without_text(self._form), *self.say("no-text"))
            case _:
                return (*self.help(), *self.question())

    def _how_far(self) -> Sequence[Spoken]:
        if self._where is None:
            return self.say("not-a-box")
        try:
            return self._where()
        except NotDone as problem:
            return [each for each in problem.why if isinstance(each, Spoken)]

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

    def _finish(self, keep_too: bool) -> Result:
        filled = titled(self._form, self._draft.filled, self.herald)
        try:
            kept = self._keep(filled)
        except NotDone as problem:
            self._draft = self._in_doubt()
            self._read, self._refusal = 0, None
            return (*problem.why, Cued("refused"), *self.question())
        if keep_too and self._keep_too:
            kept = (*self._kept_too(filled), *kept)
        if self._another is None:
            self.over = True
            return (*kept, *self._then())
        self._begin_card(DraftCard())
        self._kept = filled
        return (*kept, *self.question())

    def _in_doubt(self) -> DraftCard:
        """Return the draft with the question what is wrong; what else it can be is told again."""
        names = self._draft.changeable(self._form)
        if len(names) == 1:
            return self._draft.without(names[0])
        return replace(self._draft, changing=True)

    def _kept_too(self, filled: Filled) -> Sequence[Output]:
        """Keep a card that was played, which it stays whatever becomes of it."""
        assert self._keep_too is not None
        try:
            return self._keep_too(filled)
        except NotDone as problem:
            return (*self.say("not-kept-too"), *problem.why)

    def _next_card(self) -> Result:
        assert self._another is not None and self._kept is not None
        try:
            self._form, draft = self._another(self._kept)
        except NotDone as problem:
            self.over = True
            return (*problem.why, *self._then())
        self._begin_card(draft)
        return self.question()

    # Words.

    def _read_back(self) -> Result:
        """Return the whole in words: of a card what it shows, then what it does; and doubts."""
        filled, form = self._draft.filled, self._form
        does: Result = tuple(map(Spoken, described(form, filled, self.herald)))
        if form.parts(Filled(filled.blanks)):
            does = (*self.say("card", self._shown()), *(does or self.say("does-nothing")))
        elif not form.named_by:
            does = (*self.say(f"thing-{form.kind}"), *does)  # its own words may not name it
        doubts = form.doubts(filled)
        return (*does, *(line for each in doubts for line in self._doubt(each)))

    def _doubt(self, doubt: Doubt) -> Sequence[Spoken]:
        return self.say(f"doubt-{doubt.reason}", doubt.details)

    def _shown(self) -> dict[str, object]:
        """Return what stands on the card, in words."""
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
        return told

    def _ask(self, question: Question, choices: Sequence[str] = (), more: bool = False) -> Result:
        where = question.part or self._form.kind
        keys = [f"ask-{where}-{question.name}", f"ask-{question.name}"]
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

"""What there is of a box to tell, as a task: thing by thing, in any order, over several days."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.engines.forms import Filled, Form
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
from heraut.voice.dialogue.outputs import Cued, Spoken
from heraut.voice.dialogue.task import Push
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
from heraut.voice.tasks.card_entry.draft_card import Chunk, DraftCard, Question
from heraut.voice.tasks.card_entry.owner_box import OwnerBox
from heraut.voice.tasks.card_entry.sentences import Sentences

_THING: Final = "thing"
"""The question what is to be told."""
_PAGE: Final = 3
"""How many things are read at a time."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be told: a thing, and what was said of it along with its name."""

    chunks: tuple[Chunk, ...] = ()
    title: str = ""
    """The title of a card, where that was typed."""


class BoxTask:
    """What of a box is to be told or put right next."""

    asking = True
    besides: tuple[Scope, ...] = ()
    loses = False
    """Whatever was told is kept already."""
    over = False

    def __init__(self, box: OwnerBox, herald: Herald) -> None:
        self.herald = herald
        self._box = box
        self._sentences = Sentences.load(herald.words.lang, herald.game)
        self._home = herald.game + "-entering-"
        self._question = Question(_THING, names=box.forms.kinds)
        self._ahead = self._named()
        self._read = 0
        """How many times more of the list was read."""

    def _named(self) -> tuple[Question, ...]:
        """Return the questions that may be answered along with the name of a thing: which one."""
        forms = [self._box.form(kind) for kind in self._box.forms.kinds]
        asked = [
            Question(blank.name, blank, form.kind)
            for form in forms
            for place, blank in enumerate(form.blanks(Filled()))
            # Of a new card its period: so « période trois » is one, too.
            if blank.name in form.named_by or (form is forms[0] and place == 0)
        ]
        return tuple({(each.list, each.choices): each for each in reversed(asked)}.values())[::-1]

    @property
    def game(self) -> str:
        """The game whose box it is."""
        return self.herald.game

    @property
    def grammar(self) -> Grammar:
        """The names of things, with what may be said along with them."""
        return self._sentences.grammar(self._question, self._ahead, heard=True)

    @property
    def scope(self) -> Scope:
        """Which sentences may come now."""
        return self._sentences.scope(self._question)

    def begin(self) -> Result:
        """Say what this is and how far the box is, and ask what to tell."""
        return (*self.say("hello-box"), *self._where(), *self.question())

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Interpretation | Wanted:
        """Return what was meant; typed words that are nothing else may be a title."""
        given = self._sentences.read(heard, self._question, scope, self._ahead)
        match given:
            case Reply(Meaning("answer") as meaning):
                return Wanted(self._sentences.chunks(meaning, self._question, self._ahead))
            case NotUnderstood() if line.strip():
                return Wanted(title=line) if self._titled(line) else given
        return given

    def receive(self, given: Interpretation | Wanted, reader: bool) -> Result:
        """Ask about a thing, or do what else was meant."""
        match given:
            case Wanted(chunks, title):
                try:
                    return self._opened(chunks, title)
                except NotDone as problem:
                    return (*problem.why, Cued("refused"), *self.question())
                except Refused as refused:
                    told = self.say(f"refused-{refused.reason}", refused.details)
                    return (Cued("refused"), *told, *self.question())
            case MetaRequest(Meaning("where")):
                return (*self._where(), *self.question())
            case MetaRequest(Meaning("more")):
                self._read += 1
                return self.question()
            case Reply(Meaning("no")):
                self.over = True
                return self.say("enough")
            case _:
                return (*self.help(), *self.question())

    def elsewhere(self) -> None:
        """Forget nothing: no answer here hangs on the very last sentence."""

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card: it answers nothing here."""
        return (Cued("wrong_card"), *self.say("card-no-use"), *self.question())

    def question(self) -> Result:
        """Ask what is to be told, with some of what there is."""
        names = self._question.names
        pages = -(-len(names) // _PAGE)
        first = self._read % pages * _PAGE
        told = names[first : first + _PAGE]
        choices = tuple(self._sentences.said(self._question, name) for name in told)
        return self.say("ask-thing", {"choices": choices, "more": first + _PAGE < len(names)})

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
        """Say what may be told."""
        return self.say("help-thing")

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Offer nothing: the question is asked again."""
        return ()

    def why(self) -> Result:
        """Say why such questions are asked."""
        return (*self.say("why-box"), *self.question())

    def undo(self) -> Result | None:
        """Take nothing back: each thing is put right by telling it again."""
        return None

    def leave(self) -> Result:
        """End; all that was told is kept."""
        return self.say("enough")

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: the game's own, that of all card entry, or that of all talk."""
        return (worded(self.herald, (self._home + key, f"entering-{key}", key), args or {}),)

    def _where(self) -> Sequence[Spoken]:
        try:
            return self._box.where()
        except NotDone as problem:
            return [each for each in problem.why if isinstance(each, Spoken)]

    def _titled(self, line: str) -> tuple[Form, Filled] | None:
        try:
            return self._box.begun(line)
        except NotDone:
            return None

    def _opened(self, chunks: Sequence[Chunk], title: str) -> Result:
        """Return the questions about a thing. Raises ``NotDone`` and ``Refused``."""
        self._read = 0
        if found := self._titled(title) if title else None:
            form, filled = found
            return self._asks(form, DraftCard(filled).known(form))
        kind, named = self._kind(chunks)
        form = self._box.form(kind)
        draft, _ = DraftCard().after_breath(named, form)
        return self._asks(form, draft.known(form))

    def _kind(self, chunks: Sequence[Chunk]) -> tuple[str, Sequence[Chunk]]:
        """Return which sort of thing was said, and what says which one. Raises ``Refused``."""
        first, *rest = chunks
        if thing := first.as_answer(self._question):
            return thing.value, rest
        kinds = {each.part for each in self._ahead if first.as_answer(each)}
        if len(kinds) != 1:
            raise Refused("which-thing")
        return kinds.pop(), chunks

    def _asks(self, form: Form, draft: DraftCard) -> Result:
        is_new = form.kind == self._box.forms.kinds[0]
        task = CardEntryTask(
            form,
            self.herald,
            lambda filled: self._box.keep(form.kind, filled),
            another=self._box.another if is_new else None,
            draft=draft,
            where=self._box.where,
            then=self.question,
        )
        return (Push(task),)

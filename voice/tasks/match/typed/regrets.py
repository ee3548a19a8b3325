"""What is regretted in typed words, and so taken back: « oups, efface les deux derniers »."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from heraut.engines.match import Step
from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE
from heraut.engines.rules import WHOSE_TURN
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Illegal,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
    Reply,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.proposals import UNDO
from heraut.grammars.typed.regrets import Regrets
from heraut.voice.tasks.match.inputs import Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.taking_back import (
    does_the_same,
    earlier,
    last_done,
    takes_last_back,
    undoable,
)
from heraut.voice.tasks.match.typed.going_back import goes_back_to_keep
from heraut.voice.tasks.match.understanding import Understanding

TURN_OVER: Final = "turn_over"
"""The slot of an undo that takes back only what ends a turn: « j'ai pas fini »."""


@dataclass(frozen=True, slots=True)
class TypedRegrets:
    """Tells what a line takes back; nothing of it is taken back without a yes."""

    words: Understanding
    reading: Callable[[str], Input]
    """What a line, or a part of one, means in the plain."""

    def of(self, line: str, meant: Input) -> MetaRequest | Instead | Query | None:
        """Return what a line takes back that was understood so far as ``meant``.

        Who has not done yet takes nothing back in the midst of a turn, and is told whose it is.
        """
        if isinstance(meant, MetaRequest) and TURN_OVER in meant.meaning.slots:
            return self._not_done()
        if (counted := self._counted_alone(line, meant)) is not None:
            return counted
        if (one := self._of_several(line, meant)) is not None:
            return one
        sorry = self._is_sorry(line, meant) or self._takes_back(line, meant)
        if sorry or self._goes_back_to_keep(line, meant) or self._does_anew(line, meant):
            return self._counted(line) or self.last()
        return None

    def _of_several(self, line: str, meant: Input) -> Instead | None:
        """Return what a line corrects that was not the last of what was done in a row."""
        if next(earlier(self.words.context.match, 1), None) is None:
            return None
        from heraut.voice.tasks.match.typed.earlier_of_several import of_several

        return of_several(self.words, line, meant)

    def _not_done(self) -> MetaRequest | Instead | Query | None:
        """Return what comes of « j'ai pas fini »: what ended the turn goes, the next seat is asked.

        In the midst of a turn nothing is to be taken back.
        """
        match, last = self.words.context.match, self._last
        if last is not None and match.closes(last.notation):
            return MetaRequest(Meaning(UNDO, Kind.META))
        if last is not None and last.by != match.to_act and (asked := self.last()) is not None:
            return asked
        return Query(Meaning(WHOSE_TURN, Kind.QUERY))

    @property
    def _last(self) -> Step | None:
        """The last thing that a seat did."""
        steps = reversed(self.words.context.match.history)
        return next((step for step in steps if step.by != TABLE), None)

    def _counted_alone(self, line: str, meant: Input) -> MetaRequest | Instead | None:
        """Return what a line takes back that names nothing and only counts."""
        match meant:
            case NotUnderstood() | Illegal() | Piece() | Trouble():
                unsure = True
            case Query(meaning) | MetaRequest(meaning):
                unsure = meaning.cost >= DOUBT or not meaning.form
            case Instead(()):
                unsure = True
            case _:
                unsure = False
        if (
            not unsure
            or self.words.state.asking
            or may_ask(self.words.context.grammar, line.split())
        ):
            return None
        from heraut.voice.tasks.match.typed.counted_regrets import all_but_one, both_kept, too_many

        if (counted := both_kept(self.words, line) or all_but_one(self.words, line)) is not None:
            return counted
        return self.last() if too_many(self.words, line) else None

    def _is_sorry(self, line: str, meant: Input) -> bool:
        """Tell whether a line that means nothing else is sorry for what was done: « oups, non »."""
        match meant:
            case NotUnderstood() | Trouble():
                unsure = True
            case Reply(Meaning(intent=intent)):
                unsure = intent == "no"
            case Query(meaning):
                asks = may_ask(self.words.context.grammar, line.split())
                unsure = meaning.cost >= DOUBT or not asks
            case Illegal():
                unsure = True
            case MetaRequest(meaning):
                # « Je suis allée trop vite, annule les deux derniers » says how many.
                unsure = meaning.cost >= DOUBT and meaning.intent != "undo_many"
            case Command(meaning):
                unsure = meaning.swapped and self.words.context.is_fact(meaning)
            case Piece(slots=slots, made=made):
                # « Enlève-la, je l'ai mise n'importe où » names nothing to be moved, and « mince,
                # j'avais encore ma ferme » nothing that may be used now.
                unsure = slots.keys() == {BEGUN} or isinstance(made, Illegal)
            case _:
                unsure = False
        if not unsure or self.words.state.asking or "?" in line:
            return False
        return Regrets.of(self.words.context.grammar).said(line)

    def _takes_back(self, line: str, meant: Input) -> bool:
        """Tell whether a line that can be no move takes back the thing last played."""
        match meant:
            case NotUnderstood() | Illegal() | Piece():
                unsure = True
            case Instead((Command(notation=notation),)):
                # « Rends-moi mon douze » exchanges nothing, where it was placed.
                unsure = not does_the_same(self.words.context.match, notation)
            case Command(meaning):
                unsure = self.words.context.is_fact(meaning)
            case Query(meaning):
                unsure = meaning.cost >= DOUBT
            case MetaRequest(meaning):
                # « Redonne-moi le dix » asks for no chapter of that number.
                unsure = meaning.cost >= DOUBT or bool(meaning.slots) or meaning.intent == "resume"
            case _:
                unsure = False
        grammar, match = self.words.context.grammar, self.words.context.match
        if not unsure or self.words.state.asking or may_ask(grammar, line.split()):
            return False
        if isinstance(meant, Command) and _goes_back_later(grammar, line, self.reading):
            return True  # « j'ai pas joué ma ferme, reviens en arrière »
        asks_back = isinstance(meant, NotUnderstood | MetaRequest | Query)
        if asks_back and Regrets.of(grammar).takes_that_back(tuple(line.split())):
            return next(earlier(match, 1), None) is not None
        # « Je voulais le garder » tells what was to be done instead.
        keeping = not isinstance(meant, Instead)
        return takes_last_back(grammar, match, line.split(), keeping=keeping)

    def _does_anew(self, line: str, meant: Input) -> bool:
        """Tell whether somebody begins what is done already: « en fait, tourne-la autrement »."""
        grammar = self.words.context.grammar
        if not isinstance(meant, Piece) or self.words.state.asking:
            return False
        begun = meant.slots.get(BEGUN)
        if begun is None or not isinstance(meant.made, Illegal):
            return False
        verb = grammar.intents[str(begun)].verb
        last = self._last.notation if self._last is not None else ""
        spelled = grammar.spelled(line.split())
        # « Euh » may stand before it.
        marks = grammar.spec.instead
        corrects = any(without_marks(spelled[at:], marks) != spelled[at:] for at in range(2))
        return corrects and verb_of(last) == verb and not may_ask(grammar, line.split())

    def _goes_back_to_keep(self, line: str, meant: Input) -> bool:
        """Tell whether a line that is no sure move goes back, as something was to be kept."""
        if self.words.state.asking or "?" in line:
            return False
        return goes_back_to_keep(self.words, line, meant)

    def _counted(self, line: str) -> MetaRequest | None:
        """Return how many actions who is sorry takes back: « oups, efface les deux derniers »."""
        for clause in clauses(self.words.context.grammar, line.split()):
            match self.reading(" ".join(clause)):
                case MetaRequest(Meaning("undo_many", cost=cost)) as many if cost < DOUBT:
                    return many
        return None

    def goes_back(self, meant: Input) -> bool:
        """Tell whether words go back where nothing was asked: « reviens en arrière »."""
        match meant:
            case MetaRequest(Meaning(intent="back", form=form)):
                # « Retour » alone is the answer that leaves a question.
                return not self.words.state.asking and len(form.split()) > 1
        return False

    def last(self) -> Instead | None:
        """Return that the last action is to be taken back; ``None`` if no seat did any."""
        grammar, match = self.words.context.grammar, self.words.context.match
        return Instead((), undone=last_done(grammar, match)) if undoable(match) else None


def _goes_back_later(grammar: Grammar, line: str, reading: Callable[[str], Input]) -> bool:
    """Tell whether a later clause by itself goes back: « j'ai oublié ma ferme, reviens »."""
    for clause in clauses(grammar, line.split())[1:]:
        match reading(" ".join(clause)):
            case MetaRequest(Meaning("undo" | "back", cost=cost)) if cost < DOUBT:
                return True
    return False

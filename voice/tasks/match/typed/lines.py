"""What a typed line means at one moment of a match, whatever it is: the ways are tried in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from heraut.grammars.disambiguation import read_back
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import asks_at_last, may_ask, said_once, without_tags
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Breath, Input, Instead, Piece, Trouble, only_asks
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.typed.in_passing import (
    ends_by_halves,
    is_nothing,
    is_talk,
    of_the_voice,
    said_twice,
    supposes,
    surely_forbidden,
    thanked,
    wonders_at_last,
)
from heraut.voice.tasks.match.typed.reading import TypedReading
from heraut.voice.tasks.match.understanding import Understanding

if TYPE_CHECKING:
    from heraut.voice.tasks.match.typed.nearest import Nearest
    from heraut.voice.tasks.match.typed.regrets import TypedRegrets

_HARMLESS: Final = frozenset({"quit", "resume"})
"""Talk that takes effect at once, and may be guessed: a yes is asked for, or nothing is lost."""


@dataclass(frozen=True, slots=True)
class TypedLines:
    """Reads whole lines at one moment of a match: moves, questions, talk, or for nobody."""

    words: Understanding
    undone: Sequence[str]
    """What was taken back since the last action, in its order."""
    offers_moves: bool
    """Whether words may mean moves: of who speaks out of turn only questions are understood."""

    @property
    def context(self) -> MatchContext:
        """The match."""
        return self.words.context

    @property
    def state(self) -> DialogueState:
        """What is pending."""
        return self.words.state

    def meant(self, line: str, scope: Scope) -> Input:
        """Return what a line means, or what it probably asks."""
        meant = self._typed(line, scope)
        if is_nothing(self.context, line, meant):
            return NotUnderstood("" if self._is_for_another(line) else line)
        if isinstance(meant, NotUnderstood) and self._is_for_another(line):
            return NotUnderstood("")
        if scope is Scope.CONFIRM and self._refuses(line):
            meant = _refused(meant)
        from heraut.voice.tasks.match.typed.announced import asked_about

        return asked_about(self.context.grammar, line, meant, scope)

    def _refuses(self, line: str) -> bool:
        """Tell whether a line begins with a no and goes on: « non, taverne ».

        « Non mais c'est quoi » only exclaims.
        """
        rest = self._behind(line, "no")
        said = self.context.grammar.around.unprotested(tuple(line.lower().split()))
        return bool(rest) and len(said) >= len(rest.split())

    def nearest(self, line: str) -> Sequence[Proposal]:
        """Return the moves and questions that a line may have meant."""
        from heraut.voice.tasks.match.typed.vocatives import without_call

        said = without_call(self.context.grammar, self.context.match.players, line)
        return self._nearest(said).of_typed(str(self.words.by_number(said)).split())

    def _typed(self, line: str, scope: Scope) -> Input:
        if (lot := self._drawn(line)) is not None:
            return lot
        if scope is Scope.CONFIRM and (agreed := self._reading().agreed(line)) is not None:
            return agreed
        if self.state.warned and (anyway := self._anyway(line, scope)) is not None:
            return anyway
        from heraut.voice.tasks.match.typed.put_straight import put_straight

        again = partial(self._typed, scope=scope)
        if (straight := put_straight(self.context, line, again)) is not None:
            return straight
        meant = (plainly := partial(self._reading().meant, scope=scope))(line)
        if not self.offers_moves:
            # How near a move is to what can be played would tell of another hand.
            missed = NotUnderstood(line)
            sure = only_asks(meant)
            return meant if sure else self._guessed(line, missed, questions=True) or missed
        if isinstance(meant, Query) and is_talk(self.context.grammar, line):
            meant = NotUnderstood(line)
        if not self.state.asking and (thanks := thanked(self.context.grammar, line, meant)):
            return thanks
        if (nobody := self._nobody(line, meant, scope)) is not None:
            return nobody
        if (wondered := self._wondered_at(line)) is not None:
            return wondered
        if isinstance(meant, NotUnderstood | Instead):
            if (would := self._supposed(line)) is not None:
                return would
            if isinstance(meant, NotUnderstood) and self._calls_another(line, scope):
                return meant
        if (refusal := self._declined(line, meant, scope)) is not None:
            return refusal
        regrets = self._regrets(scope)
        if (regret := regrets.of(line, meant)) is not None:
            return regret
        if isinstance(meant, Piece) and meant.cost >= DOUBT:
            # « Annule, j'en voulais une autre » names no card one.
            match self._at_once(line, scope):
                case Instead() as undone:
                    return undone
        if (plain := self._without_asides(line, meant)) != line:
            other = self._reading().meant(plain, scope)
            if isinstance(other, Trouble):
                # « Là », which is all that is left, points at nothing: the whole line is talk.
                plain, other = line, meant
            if isinstance(other, Chain) and isinstance(meant, Chain):
                # Without the phrases the same was said: it is as sure as before. Where less was,
                # they were of it: « et mon huit pour finir ».
                lasting = [one for one in meant.notations if not self.context.match.closes(one)]
                more = meant.refused is None and len(lasting) > len(other.commands)
                other = meant if more or meant.notations == other.notations else other
            if isinstance(other, Command | Chain) and other is not meant:
                other = read_back(other)
            elif isinstance(other, Piece) and isinstance(meant, NotUnderstood):
                # It may complete a move, which is read back as any other then.
                other = replace(other, cost=max(DOUBT, other.cost))
            # A doubted move is one all the same: without half of its words it may seem to ask.
            moves = isinstance(other, Command | Chain) or surely_forbidden(other, meant)
            less = isinstance(meant, Command | Chain) and not moves
            if isinstance(meant, Chain) and meant.refused is None and meant.cost < DOUBT:
                # « Et c'est tout pour moi » is said in full: it ends the turn.
                said = isinstance(other, Command) and other.notation in meant.notations
                said |= isinstance(other, Chain) and other.notations == meant.notations[:-1]
                other = meant if said else other
            if isinstance(meant, Query) and (
                isinstance(other, Illegal) or (isinstance(other, Command) and other.meaning.swapped)
            ):
                # Who asks for an empty place plays nothing there; nor does « c'est à moi avant
                # Marc, j'ai joué plus fort », of which a move would leave half out.
                other = meant
            meant = meant if less or isinstance(other, NotUnderstood) else other
        if ends_by_halves(self.context, str(self.words.by_number(plain)).split(), meant):
            return NotUnderstood(line)
        if (voice := of_the_voice(self.context.grammar, line, meant, plainly)) is not None:
            return voice
        if (told := self._by_name(line, meant, scope)) is not None:
            return told
        if (whole := self._asked_whole((line, plain), meant)) is not None:
            return whole
        if isinstance(meant, NotUnderstood) and (apart := self._asked_apart(line, scope)):
            return apart
        if (off := self._off_the_board(line)) is not None:
            return off
        if isinstance(meant, NotUnderstood | Illegal) or _is_in_vain(meant):
            meant = self._once(plain, scope) or meant
        leaves = isinstance(meant, MetaRequest) and meant.meaning.intent == "quit"
        if leaves and self._plays(plain):
            meant = NotUnderstood(line)
        if isinstance(meant, NotUnderstood):
            return (
                said_twice(self.context, line, plainly)
                or self._at_once(line, scope)
                or self._beyond(line, scope)
                or self._too_early(line)
                or self._guessed(plain, meant)
                or meant
            )
        if regrets.goes_back(meant):
            return regrets.last() or meant
        asks = "?" in " ".join(without_tags(self.context.grammar, line.split()))
        asks = asks or asks_at_last(self.context.grammar, line.split())
        if (
            asks
            and isinstance(meant, Command)
            and (supposes(self.context.grammar, line) or self.context.is_fact(meant.meaning))
        ):
            # Who asks whether it is so, or what would be, does not say that it is.
            return self._guessed(plain, NotUnderstood(line), questions=True) or meant
        if asks and isinstance(meant, Piece) and meant.slots.keys() == {BEGUN}:
            return self._guessed(plain, NotUnderstood(line), questions=True) or meant
        if wonders_at_last(self.context.grammar, line, meant):
            missed = NotUnderstood(line)
            return self._guessed(plain, missed, questions=True) or missed
        if asks and isinstance(meant, Command) and meant.meaning.swapped:
            # Not all the words are of the move: they ask something rather.
            missed = NotUnderstood(line)
            asked = self._guessed(plain, missed, questions=True)
            # « Mon personnage, il va chez qui » is no move, whatever it asks.
            return asked or (read_back(meant) if "?" in line else missed)
        # « Le six sur la deux ? » is not said as one who plays.
        return read_back(meant) if "?" in line and isinstance(meant, Command | Chain) else meant

    def _asked_whole(self, lines: Sequence[str], meant: Input) -> Input | None:
        """Return the question whose words stand whole in a line that is not surely understood."""
        from heraut.voice.tasks.match.typed.asked_whole import asked_in

        asked = asked_in(self.words, lines, meant)
        return self.words.put_together(asked) if asked is not None else None

    def _declined(self, line: str, meant: Input, scope: Scope) -> Input | None:
        """Return what declines, whatever else is said of it, or only says what is not to be."""
        from heraut.voice.tasks.match.typed.declined import declined

        return declined(self.words, line, meant, partial(self._reading().meant, scope=scope), scope)

    def _asked_apart(self, line: str, scope: Scope) -> Input | None:
        """Return what a part of a line asks by itself."""
        from heraut.voice.tasks.match.typed.asked_apart import asked_apart

        def asked(part: str) -> Input | None:
            meant = self._reading().meant(part, scope)
            return self._asked_whole((part,), meant) if isinstance(meant, NotUnderstood) else meant

        def guessed(part: str) -> Input | None:
            return self._guessed(part, NotUnderstood(part), questions=True)

        if scope is not Scope.TURN:
            return None
        said = str(self.words.by_number(line))
        return asked_apart(self.context.grammar, said, asked, guessed)

    def _once(self, line: str, scope: Scope) -> Command | Chain | Piece | None:
        """Return the move that a line says twice, to be read back: « trente, oui trente »."""
        once = " ".join(said_once(self.context.grammar, line.split()))
        meant = self._reading().meant(once, scope) if once != line else None
        if isinstance(meant, Command | Chain):
            return read_back(meant)
        return meant if isinstance(meant, Piece) else None

    def _plays(self, line: str) -> bool:
        """Tell whether a line is surely a move: « je veux jouer la plus grosse » leaves nothing."""
        from heraut.grammars.typed.free_questions import COMMAND, FreeQuestions

        words = str(self.words.by_number(line)).split()
        surely = FreeQuestions.of(self.context.grammar).surely(words)
        return surely is not None and surely.intent == COMMAND

    def _drawn(self, line: str) -> Command | Chain | Illegal | Instead | None:
        if self.state.asking:
            return None
        from heraut.voice.tasks.match.typed.table_series import of_table

        return of_table(self.words, line)

    def _too_early(self, line: str) -> Query | None:
        from heraut.voice.tasks.match.typed.table_series import brought_too_early

        return None if self.state.asking else brought_too_early(self.words, line)

    def _by_name(self, line: str, meant: Input, scope: Scope) -> Input | None:
        from heraut.voice.tasks.match.typed.said_by_name import said_by_name

        return said_by_name(self.context, line, meant, partial(self._reading().meant, scope=scope))

    def _beyond(self, line: str, scope: Scope) -> Illegal | None:
        from heraut.voice.tasks.match.typed.beyond import beyond

        return beyond(self.context.grammar, line, partial(self._reading().meant, scope=scope))

    def _off_the_board(self, line: str) -> Illegal | None:
        named = self.context.grammar.beyond(line.split())
        if not named:
            return None
        from heraut.voice.tasks.match.typed.beyond import off_the_board

        return off_the_board(self.context, self.words.remembered, named)

    def _at_once(self, line: str, scope: Scope) -> MetaRequest | Instead | Reply | None:
        """Return what the first words of a line, or the last, ask for at once."""
        from heraut.voice.tasks.match.typed.at_once import at_once

        reading = partial(self._reading().meant, scope=scope)
        return at_once(self.words, line, reading, self._regrets(scope), self._nearest())

    def _without_asides(self, line: str, meant: Input) -> str:
        """Return a line that is not surely understood without the set phrases in it."""
        from heraut.voice.tasks.match.typed.at_once import without_asides

        return without_asides(self.words, line, meant)

    def _guessed(
        self, line: str, missed: NotUnderstood, *, questions: bool = False
    ) -> Guessed | Instead | Illegal | None:
        """Return what words most probably ask; of a secret, with the doubt that keeps it.

        What is most probably regretted is taken back after a yes. ``questions``: only questions
        are looked for, as the words are known to ask something.
        """
        from heraut.grammars.typed.free_questions import FreeQuestions
        from heraut.grammars.typed.proposals import asked as all_asked
        from heraut.grammars.typed.proposals import probable, regretted

        words = str(self.words.by_number(line)).split()
        free = FreeQuestions.of(self.context.grammar)
        near = all_asked(free, words) if questions else self._nearest().like(words)
        surely = free.surely(words)
        # « Ragna, je l'ai récupérée ou pas ? » asks; « je peux annuler ? » regrets for sure.
        asks = "?" in line and bool(free.mentioned(words)[1]) and not _takes_back(surely)
        sorry = regretted(words, near) and not asks
        if sorry and not self.state.asking:
            return self._regrets(Scope.TURN).last()
        if surely is not None and surely.intent in _HARMLESS:
            talk = MetaRequest(replace(surely, cost=0.0))
            return Guessed(talk, missed.heard, (Proposal(talk, surely.form),))
        match probable(free, words, near):
            case [Proposal(Query(meaning) as asked), *_] as found:
                # « Je suis rendue où » asks of where one is.
                known = self.words.resolved(asked)
                if not isinstance(known, Query):
                    return known
                asked, meaning = known, known.meaning
                if not self.words.is_open(asked):
                    asked = Query(replace(meaning, cost=DOUBT))
                return Guessed(asked, missed.heard, tuple(found))
            case [Proposal(MetaRequest() as asked), *_] as found:
                return Guessed(asked, missed.heard, tuple(found))
        does = free.does_what(words) if may_ask(self.context.grammar, words) else None
        if does is None:
            return None
        told = Query(replace(does, cost=DOUBT))
        return Guessed(told, missed.heard, (Proposal(told, does.form),))

    def _nobody(self, line: str, meant: Input, scope: Scope) -> Input | None:
        """Return that a question is about somebody who does not play, by the name of that one."""
        sure = not isinstance(meant, NotUnderstood | Query)
        if sure or not may_ask(self.context.grammar, line.split()):
            return None
        from heraut.voice.tasks.match.typed.strangers import stranger_called

        def asked(said: str) -> Input:
            found = self._reading().meant(said, scope)
            if isinstance(found, NotUnderstood):
                return self._guessed(said, found, questions=True) or found
            return found

        called = stranger_called(self.context, line, meant, asked)
        # « C'est quoi un hospice, comme l'hôpital de papi ? » asks nothing of him.
        return called and (self._asked_apart(line, scope) or called)

    def _supposed(self, line: str) -> Command | Illegal | None:
        """Return the move that somebody only supposes, read back, or why it could not be done.

        « Et si je mettais le douze sur la une ? » But « et si je pose le douze, ça compte ? » asks.
        """
        from heraut.voice.tasks.match.typed.supposing import supposed

        return supposed(self.words, line)

    def _anyway(self, line: str, scope: Scope) -> Input | None:
        """Return a yes to the warning that all would hear, where a line asks all the same."""
        from heraut.voice.tasks.match.typed.asked_anyway import asked_anyway

        return asked_anyway(self.words, line, partial(self._typed, scope=scope))

    def _behind(self, line: str, reply: str) -> str:
        """Return what a line says behind a yes, or a no."""
        from heraut.voice.tasks.match.typed.replies import behind

        return behind(self.context.grammar, line, reply)

    def _wondered_at(self, line: str) -> Command | Illegal | None:
        """Return why the move cannot be done of which a line asks that."""
        from heraut.voice.tasks.match.typed.supposing import wondered_at

        return wondered_at(self.words, line)

    def _calls_another(self, line: str, scope: Scope) -> bool:
        """Tell whether a line speaks to a player by name, of what is nothing of the match."""
        from heraut.voice.tasks.match.typed.vocatives import without_vocative

        said = without_vocative(self.context.grammar, self.context.match.players, line.split())
        missed = self._reading().meant(said, scope) if said else None
        return isinstance(missed, NotUnderstood) and not self._guessed(said, missed)

    def _is_for_another(self, line: str) -> bool:
        """Tell whether a line that means nothing is said to a player, by name."""
        from heraut.voice.tasks.match.typed.vocatives import is_chat, is_elsewhere, said_to_another

        chats = is_chat(self.context, line) or is_elsewhere(self.context, line)
        return chats or said_to_another(self.context, line, NotUnderstood(line))

    def _reading(self) -> TypedReading:
        return TypedReading(self.words, self.undone)

    def _regrets(self, scope: Scope) -> TypedRegrets:
        from heraut.voice.tasks.match.typed.regrets import TypedRegrets

        return TypedRegrets(self.words, partial(self._reading().meant, scope=scope))

    def _nearest(self, line: str = "") -> Nearest:
        from heraut.voice.tasks.match.typed.announced import is_not_now
        from heraut.voice.tasks.match.typed.nearest import Nearest

        moves = self.offers_moves and not is_not_now(self.context.grammar, line)
        return Nearest(self.context, self.state, moves, self._reading().meant)


def _refused(meant: Input) -> Input:
    """Return a no, with what was said behind it that takes the place of nothing."""
    no = Reply(Meaning("no", Kind.REPLY))
    match meant:
        case Query() | Illegal() | Trouble():
            return Breath((no, meant)) if not isinstance(meant, Trouble) else meant
        case Guessed(Query() as asked):
            return Breath((no, asked))
        case Piece(made=Illegal() as illegal):
            return Breath((no, illegal))
    return meant


def _takes_back(surely: Meaning | None) -> bool:
    return surely is not None and surely.intent == "undo"


def _is_in_vain(meant: Input) -> bool:
    """Tell whether pieces of a command amount to nothing: « le cinq, oui le cinq » is not two."""
    return isinstance(meant, Piece) and isinstance(meant.made, Illegal | None)

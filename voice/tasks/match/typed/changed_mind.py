"""What somebody wants at last who changes their mind in one breath: « le pont… non, la tour ».

What is dropped stays dropped, and what is said last is meant. It is always read back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Illegal, Meaning, Partial, Scope
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.corrections import Corrected, replaced
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.tasks.match.typed.awaited_name import named_alone
from heraut.voice.tasks.match.understanding import Understanding

_BREAKS_OFF: Final = ("…", "...", "?")
"""Ends what somebody only thinks of."""
_FEWEST: Final = 2
"""Clauses of which the last may take the place of the first."""

_Cut = Sequence[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class ChangedMind:
    """Reads lines in which something is named, given up, and something else said at last."""

    words: Understanding

    def meant(self, said: Heard, scope: Scope) -> Command | Chain | Partial | None:
        """Return what is wanted at last; ``None`` where nobody changes their mind."""
        line = str(said).split()
        cut = clauses(self.words.context.grammar, line)
        if len(cut) < _FEWEST or line[-1].endswith(_BREAKS_OFF[-1]):
            return None
        at = self._turn(cut)
        if at is None:
            return None
        breaks_off = any(word.endswith(_BREAKS_OFF) for word in line[:-1])
        rejects = self._begins(cut[at], self.words.context.grammar.around.rejects)
        if rejects and len(cut) == _FEWEST and not breaks_off:
            return None  # « la F12, non la F11 » corrects plainly, and is understood as that
        return self._at_last(cut[:at], self._said_from(cut, at), scope)

    def _turn(self, cut: _Cut) -> int | None:
        """Return the clause with which begins what is meant after something else was given up."""
        around = self.words.context.grammar.around
        given_up = [
            at
            for at, one in enumerate(cut)
            if self._begins(one, around.rejects)
            or (at < len(cut) - 1 and (around.weighs_in(one) or around.dislikes_in(one)))
        ]
        if not given_up or not any(map(around.without, cut[: given_up[-1] + 1])):
            return None
        # « Bon » alone only goes on: « F12… bon, et F11 ».
        begins = [at for at in range(1, len(cut)) if self._begins(cut[at], around.decides)]
        after = [at for at in begins if at > given_up[-1]]
        if after:
            return after[0]
        # « La six coûte trop cher, je bâtis sur la treize. »
        return given_up[-1] + (not self._begins(cut[given_up[-1]], around.rejects))

    @staticmethod
    def _begins(clause: Sequence[str], rows: Sequence[tuple[str, ...]]) -> bool:
        return any(tuple(clause[: len(row)]) == row for row in rows)

    def _said_from(self, cut: _Cut, at: int) -> _Cut:
        """Return the clauses from one on that say something, each thing once."""
        around = self.words.context.grammar.around
        rows = (*around.decides, *around.rejects)
        first = cut[at]
        while row := max((row for row in rows if first[: len(row)] == row), key=len, default=()):
            first = first[len(row) :]
        kept: list[tuple[str, ...]] = []
        said: list[object] = []
        for clause in (first, *cut[at + 1 :]):
            named = list(self._values(clause))
            again = bool(named) and all(one in said for one in named)
            # « La une » may be a place.
            idle = clause in rows or clause in around.urges
            idle = idle or not (around.without(clause) or clause == first)
            # « Non, trois, comme ça j'ai la laine » names the wool as the reason.
            idle = idle or (bool(said) and around.gives_a_reason(clause))
            if not idle and not again and (named or not around.dislikes_in(clause)):
                kept.append(clause)
            said += named
        return kept

    def _values(self, clause: Sequence[str]) -> Iterator[object]:
        free = FreeQuestions.of(self.words.context.grammar)
        return (dict(one.values) for one in free.mentioned(clause)[1])

    def _at_last(self, before: _Cut, last: _Cut, scope: Scope) -> Command | Chain | Partial | None:
        """Return the move that is said at last, or the one before with what is said at last."""
        rest = tuple(chain.from_iterable(last))
        if not rest or may_ask(self.words.context.grammar, rest):
            return None
        held = self.words.state.held if self.words.state.scope is scope else {}
        text = Heard.typed(" ".join(rest))
        anew = self._with(before, rest)
        move = self.words.understood(text, scope, held, guess=False)
        if anew is not None:
            # « La ferme en A18… euh non, en C20 » : the farm stays.
            return anew
        match move:
            case Partial(made=Illegal()) if named := named_alone(self.words, text, move):
                # « Celle dont j'ai le moins besoin… le don » begins no gift where a card is named.
                return named
            case Command(Meaning(slots=slots)) | Partial(Meaning(slots=slots)) if slots:
                return doubted(move)
            case Chain(refused=None):
                return replace(move, cost=max(DOUBT, move.cost))
            case Illegal():
                # « La piété… non, le blé » : that is to be put away, not yet bought.
                return named_alone(self.words, text, move)
        return None

    def _with(self, before: _Cut, rest: tuple[str, ...]) -> Command | Chain | None:
        """Return the moves that were said before, the last of them with what is said at last."""
        rejects = self.words.context.grammar.around.rejects
        end = next((at for at, one in enumerate(before) if self._begins(one, rejects)), len(before))
        # Each stop stays: it tells what goes together.
        line = Heard.typed(", ".join(" ".join(clause) for clause in before[:end]))
        first = self.words.understood(line, Scope.TURN, {}, guess=False)
        free, resolver, _ = self.words.reading(line)
        match first:
            case Command(meaning) | Illegal(meaning):
                return replaced(free, resolver, meaning, Corrected(rest))
            case Chain(commands, rest=(), refused=refused) if commands:
                moves = (
                    *(one.meaning for one in commands),
                    *([refused.meaning] if refused else []),
                )
                done = commands[: len(moves) - 1]
                for command in done:
                    resolver = resolver.after(command)
                other = replaced(free, resolver, moves[-1], Corrected(rest))
                return Chain((*done, other), cost=DOUBT) if other else None
        return None

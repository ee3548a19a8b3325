"""What a typed line means: pointed at, in several parts, corrected, or in the midst of talk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.grammars.action_resolver import NONE_SUCH
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.typed.clauses import clauses, may_ask, sentences, without_counting
from heraut.grammars.typed.correcting_words import RECENT, CorrectingWords
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.typed.one_breath import is_guessed, one_breath, places
from heraut.voice.tasks.match.typed.pointers import (
    ADVISED,
    BOTH,
    OTHER,
    REDO,
    THAT,
    Pointing,
    behind_marks,
    is_bare,
    pointer,
)
from heraut.voice.tasks.match.typed.said_instead import TypedCorrections
from heraut.voice.tasks.match.typed.summing_up import says_all, summed_up
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"


@dataclass(frozen=True, slots=True)
class TypedReading:
    """Reads lines that are typed at one moment of a match."""

    words: Understanding
    undone: Sequence[str]
    """What was taken back since the last action, in its order."""

    def meant(self, line: str, scope: Scope) -> Input:
        """Return what a line means, its doubt included; asides and questions are not looked for."""
        grammar = self.words.context.grammar
        line = " ".join(without_counting(grammar, line.split()))
        said = summed_up(grammar, self.words.by_number(line))
        if scope is Scope.TURN and (question := self._followed_up(said)) is not None:
            return self.words.put_together(question)
        if (pointed := self._pointed(line, scope)) is not None:
            if isinstance(pointed, NotUnderstood) and scope is Scope.CONFIRM:
                # « Oui, c'est bien cela, mon petit » points at nothing.
                pointed = self._answered(said) or pointed
            return self._of_its_own(said, pointed, scope) or pointed
        if scope is Scope.TURN and (first := self._pointed_first(said)) is not None:
            return first
        if (place := self._described(said, scope)) is not None:
            return self.words.put_together(place) if not isinstance(place, Instead) else place
        if scope is Scope.TURN and (wanted := self._corrections.after_all(said)) is not None:
            return wanted
        if (decided := self._thinking_aloud(said, scope)) is not None:
            return self.words.put_together(decided)
        if (left := self._left(said, scope)) is not None:
            return left if isinstance(left, Trouble) else self.words.put_together(left)
        if scope is Scope.TURN and (plain := self._in_plain_order(said)) is not None:
            return plain
        if scope is Scope.TURN and (breath := one_breath(self.words, said)) is not None:
            return breath
        if scope is Scope.TURN and (other := self._corrections.in_its_place(said)) is not None:
            return other
        if scope is Scope.CONFIRM and (answer := self._answered(said)) is not None:
            return answer
        meant = self.words.meant(said, scope, typed=True)
        if many := self._counted(said, scope, meant):
            return many if not isinstance(many, Ambiguous) else self.words.put_together(many)
        if isinstance(meant, MetaRequest) and self._corrections.says_it_again(said):
            # « J'ai dit six » reads no chapter six.
            meant = NotUnderstood(str(said))
        if (corrected := self._corrections.corrected(said, meant, scope)) is not None:
            return corrected
        if isinstance(meant, Partial) and scope is Scope.TURN:
            meant = self.words.playable(said, meant.made) or meant
        if isinstance(meant, NotUnderstood):
            meant = self._corrections.said_instead(said, scope) or meant
            if isinstance(meant, NotUnderstood):
                meant = self._widely(said, scope) or meant
        elif scope is Scope.TURN and (chain := self._in_turn(said, meant)) is not None:
            meant = chain
        if isinstance(meant, Query) and is_guessed(meant.meaning):
            if places(self.words, said):
                meant = self._widely(said, scope) or meant
            elif not may_ask(self.words.context.grammar, str(said).split()):
                # « Pas le roi, la reine » asks nothing.
                instead: object = self._corrections.said_instead(said, scope)
                match instead:
                    case Command(Meaning(cost=cost, swapped=True)) if cost > DOUBT:
                        instead = None  # « la mettre dans la vide » ends no turn: « est vidée »
                if self.words.state.pending is not None and not isinstance(instead, Command):
                    # « Pas onze, douze », to what is asked.
                    missed = NotUnderstood(str(said))
                    instead = self._corrections.corrected(said, missed, scope)
                meant = instead if isinstance(instead, Command) else meant
        if (last := self._at_last(said, meant, scope)) is not None:
            meant = last
        if isinstance(meant, Command) and says_all(self.words.context.grammar, said, meant):
            meant = doubted(meant)
        if isinstance(meant, Ambiguous):
            meant = self._of_recent(said, meant) or meant
        if isinstance(meant, Partial) and scope is Scope.TURN:
            meant = self._corrections.anew(said, meant) or self._going_on(said) or meant
        if scope is Scope.FILL and isinstance(meant, Partial | Command):
            from heraut.voice.tasks.match.typed.filled_and_more import filled_and_more

            meant = filled_and_more(self.words, said, meant, self.meant) or meant
        meant = self._reworded(said, meant, scope) or meant
        if isinstance(meant, NotUnderstood):
            # It is read back as it is, without first names turned into numbers.
            return NotUnderstood(str(Heard.typed(line)))
        return self.words.put_together(meant)

    def agreed(self, line: str) -> Chain | None:
        """Return what waits for a yes with the moves that a line has behind one, if it has."""
        from heraut.voice.tasks.match.typed.agreed_and_more import agreed_and_more

        idle = replace(self, words=replace(self.words, state=DialogueState()))
        said = self.words.by_number(line)
        return agreed_and_more(self.words, said, lambda rest: idle.meant(rest, Scope.TURN))

    def _followed_up(self, said: Heard) -> Query | None:
        """Return the question before, asked of something else: « et Sophie ? »."""
        if self.words.remembered.question is None:
            return None
        from heraut.voice.tasks.match.typed.follow_ups import followed_up

        return followed_up(self.words, said)

    def _described(self, said: Heard, scope: Scope) -> Interpretation | Instead | None:
        """Return the moves to places that words describe: « à droite de la taverne du haut »."""
        state = self.words.state
        asked = scope not in (Scope.TURN, Scope.FILL, Scope.CHOOSE)
        if asked or state.pending or state.secret is not None:
            return None
        if not self.words.context.grammar.spec.memory.slot:
            return None
        from heraut.voice.tasks.match.typed.described import described

        return described(self.words, said, scope)

    def _in_plain_order(self, said: Heard) -> Input | None:
        """Return what words mean that set something apart: « c'est pas le six que j'ai, c'est »."""
        from heraut.grammars.typed.clefts import in_plain_order

        for line in in_plain_order(self.words.context.grammar, str(said).split()):
            match self.meant(" ".join(line), Scope.TURN):
                case Command() as command:
                    if (instead := self._corrections.of_the_last(said, line)) is not None:
                        return instead
                    one = doubted(command)  # it may speak of what was done
                    return self._corrections.corrected(said, one, Scope.TURN) or one
                case Chain() as chain:
                    return replace(chain, cost=max(DOUBT, chain.cost))
                case Instead() as instead:
                    return instead
        return None

    @property
    def _corrections(self) -> TypedCorrections:
        return TypedCorrections(self.words, self.undone)

    def _of_recent(self, said: Heard, several: Ambiguous) -> Command | Partial | None:
        """Return the one of several that has to do with what was done last, if words say so."""
        words = self.words.context.grammar.spelled(str(said).split())
        if RECENT not in CorrectingWords.of(self.words.context.grammar).kinds(words):
            return None
        done = parts_of(self.words.remembered.did)
        common = [len(done & parts_of(one.notation)) for one in several.options]
        most = max(common)
        first = several.options[common.index(most)]
        return doubted(first) if common.count(most) == 1 else None

    def _left(self, said: Heard, scope: Scope) -> Reply | Command | Partial | Trouble | None:
        """Return what is left where somebody says what is not meant: « pas la une, l'autre »."""
        from heraut.voice.tasks.match.typed.left_over import meant

        return meant(self.words, said, scope)

    def _thinking_aloud(self, said: Heard, scope: Scope) -> Command | Partial | Illegal | None:
        from heraut.voice.tasks.match.typed.thinking_aloud import ThinkingAloud

        return ThinkingAloud(self.words).meant(said, scope)

    def _reworded(
        self, said: Heard, meant: Interpretation, scope: Scope
    ) -> Command | Chain | Partial | None:
        """Return what unclear words mean with what they point at, or without remarks."""
        if isinstance(meant, Query) and scope is Scope.TURN:
            from heraut.voice.tasks.match.typed.bare_places import placed

            if (move := placed(self.words, said)) is not None:
                return move
        missed = isinstance(meant, NotUnderstood)
        missed = missed or (isinstance(meant, Query) and is_guessed(meant.meaning))
        if not missed and not isinstance(meant, Partial | Illegal):
            return None
        if may_ask(self.words.context.grammar, self._without_reasons(said)):
            return None
        from heraut.voice.tasks.match.typed.anaphora import pointed_out
        from heraut.voice.tasks.match.typed.awaited_name import named_alone
        from heraut.voice.tasks.match.typed.remarks import besides_remarks

        if isinstance(meant, Illegal) and meant.reason == NONE_SUCH:
            missed = True
        named: Command | Chain | None = None
        if scope is Scope.TURN:
            named = pointed_out(self.words, said) or named_alone(self.words, said, meant)
        return named or (besides_remarks(self.words, said, scope) if missed else None)

    def _without_reasons(self, said: Heard) -> Sequence[str]:
        """Return words without their reasons, which ask nothing: « comme ça il est à l'abri ».

        « Un don, ça me rapporte quoi » begins as a reason does, and asks.
        """
        grammar, words = self.words.context.grammar, str(said).split()
        if _MARK in "".join(words):
            return words
        around, cut = grammar.around, clauses(grammar, words)
        kept = [one for one in cut if around.asks_by_itself(one) or not around.gives_a_reason(one)]
        return [word for clause in kept for word in clause] or words

    def _counted(self, said: Heard, scope: Scope, meant: Interpretation) -> Input | None:
        """Return what is meant by words that only say how many: « les deux »."""
        from heraut.voice.tasks.match.typed.how_many import counted

        return counted(self.words, said, scope, meant)

    def _answered(self, said: Heard) -> Reply | None:
        from heraut.voice.tasks.match.typed.replies import answered

        return answered(self.words, said)

    def _at_last(self, said: Heard, meant: Interpretation, scope: Scope) -> Interpretation | None:
        from heraut.voice.tasks.match.typed.said_at_last import said_at_last

        return said_at_last(self.words, said, meant, scope)

    def _going_on(self, said: Heard) -> Command | None:
        from heraut.voice.tasks.match.typed.going_on import going_on

        return going_on(self.words, said)

    def _widely(self, said: Heard, scope: Scope) -> Interpretation | None:
        """Return what words mean in the midst of talk, to be read back."""
        from heraut.grammars.typed.wide_reading import in_turn, widely

        free, resolver, words = self.words.reading(said)
        chain = in_turn(free, resolver, words) if scope is Scope.TURN else None
        return chain or widely(free, resolver, words, scope, self.words.state.held)

    def _in_turn(self, said: Heard, meant: Interpretation) -> Command | Chain | None:
        """Return several moves in which one that is doubted was only one of them."""
        from heraut.grammars.typed.wide_reading import in_turn

        match meant:
            case Command(meaning, notation) if meaning.cost >= DOUBT or self._ends(said):
                notations: tuple[str, ...] = (notation,)
            case Chain(rest=(), refused=None, cost=cost) if cost >= DOUBT:
                notations = meant.notations
            case Chain(refused=Illegal()):
                notations = meant.notations  # it may have been cut wrong
            case Illegal(reason=reason) if reason == NONE_SUCH:
                notations = ()  # what one sentence would describe is nowhere: it is hardly one
            case _:
                return None
        chain = in_turn(*self.words.reading(said))
        if isinstance(meant, Chain) and meant.refused is not None:
            # Nothing that is named is left out for being forbidden.
            free, _, words = self.words.reading(said)
            done = chain.commands if isinstance(chain, Chain) else ()
            forms = dict.fromkeys(move.meaning.form for move in done)
            kept = [one for form in forms for one in free.mentioned(form.split())[1]]
            return chain if done and len(kept) == len(free.mentioned(words)[1]) else None
        if isinstance(chain, Command):
            # All of it at once, where it seemed to be said one after another.
            verbs = {one.partition(" ")[0] for one in (chain.notation, *notations)}
            return chain if len(notations) > 1 and len(verbs) == 1 else None
        more = chain is not None and {*notations} < {*chain.notations}
        return chain if more else None

    def _ends(self, said: Heard) -> bool:
        """Tell whether the last clause is a command that ends others: « et c'est tout »."""
        grammar = self.words.context.grammar
        *before, last = sentences(grammar, str(said).split()) or [()]
        readings = grammar.loosely(last, Scope.TURN) if before else ()
        return any(one.intent in grammar.spec.chain.last for one in readings)

    def _pointed(self, line: str, scope: Scope) -> Input | None:
        """Return what words mean that only point at something; ``None`` if they do not."""
        kind = pointer(self.words.context.grammar, line)
        grammar = self.words.context.grammar
        if not kind or grammar.readings(line.split(), scope):
            return None
        bare = behind_marks(grammar, line)
        if (
            kind == REDO
            and not self.undone
            and isinstance(self.words.plainly(bare, scope), MetaRequest)
        ):
            return None  # « finalement remets comme avant », where nothing was taken back
        other = kind == OTHER and scope is Scope.FILL  # « non, l'autre » gives up nothing
        if not other and any(
            one.kind is Kind.REPLY and not one.cost for one in grammar.loosely(line.split(), scope)
        ):
            return None  # « c'est bon pour moi »
        if kind == ADVISED and self.words.state.asking:
            return None  # « ouais, fais ça » is a yes
        pointing = Pointing(*self.words.known, self.undone)
        if kind == BOTH:
            # Where two were not asked about they are what the sentences of the game say.
            return pointing.both()
        pointed = pointing.meant(kind, scope) or NotUnderstood(line)
        if other and isinstance(pointed, NotUnderstood):
            from heraut.voice.tasks.match.typed.how_many import possible

            return possible(self.words) or pointed
        if isinstance(pointed, Trouble) and kind in (ADVISED, THAT) and _MARK not in line:
            from heraut.voice.tasks.match.typed.asked_of import asked_of

            return asked_of(self.words) or pointed
        return pointed

    def _pointed_first(self, said: Heard) -> Command | Chain | None:
        """Return what words mean that point first and say more then: « mets-le là, puis »."""
        from heraut.voice.tasks.match.typed.pointed_first import pointed_first

        return pointed_first(self.words, self.undone, said)

    def _of_its_own(self, said: Heard, pointed: Input, scope: Scope) -> Command | None:
        """Return what a game's own sentence makes of what was just done: « pareil »."""
        own = self.words.plainly(str(said).split(), scope)
        bare = is_bare(self.words.context.grammar, str(said))
        if isinstance(pointed, Trouble) and isinstance(own, Command) and not bare:
            # « Ma dernière », where no list was told, is what is left of a hand.
            return doubted(own)
        if not self.words.remembered.did or not isinstance(pointed, Piece | Trouble):
            return None
        if isinstance(own, Command) and own.meaning.cost < DOUBT and not own.meaning.swapped:
            return replace(own, meaning=doubted(own).meaning)
        return None

"""What a typed line says in place of what was done, was asked about, or is not meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.disambiguation import doubted, read_back
from heraut.grammars.meaning import (
    DOUBT,
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
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import clauses, may_ask, sentences
from heraut.grammars.typed.correcting_words import (
    AFTER_ALL,
    CHANGED,
    EXCLUDES,
    PAST,
    RATHER,
    REGRET,
    CorrectingWords,
)
from heraut.grammars.typed.correction_mentions import stands
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.inputs import Input, Instead
from heraut.voice.tasks.match.taking_back import only_other
from heraut.voice.tasks.match.typed.breath import Words
from heraut.voice.tasks.match.typed.in_passing import names
from heraut.voice.tasks.match.typed.replies import NO
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"


@dataclass(frozen=True, slots=True)
class TypedCorrections:
    """Reads corrections at one moment of a match."""

    words: Understanding
    undone: Sequence[str]
    """What was taken back since the last action, in its order."""

    def in_its_place(self, said: Heard) -> Command | Chain | Illegal | Instead | None:
        """Return what takes the place of a move taken back: « enlève ça, je la mets en L15 »."""
        grammar = self.words.context.grammar
        first, *rest = sentences(grammar, str(said).split()) or [()]
        if self.words.state.asking or not rest or not self._takes_back(first):
            return None
        return self._rather([word for part in rest for word in part])

    def _rather(self, words: Sequence[str]) -> Command | Chain | Illegal | Instead | None:
        """Return what words mean in place of what was done, which was wrong for sure."""
        from heraut.voice.tasks.match.typed.corrections import corrected

        # « Non » begins a correction of what was done.
        line = " ".join((*self.words.context.grammar.spec.instead[0], *words))
        instead = corrected(*self.words.known, line, plainly=True, taken_back=True)
        return None if self._only_tells(instead) else instead

    def of_the_last(
        self, said: Heard, words: Sequence[str]
    ) -> Command | Chain | Illegal | Instead | None:
        """Return what words of a line that speaks of the past mean, if another seat is to act."""
        from heraut.voice.tasks.match.typed.corrections import has_passed

        grammar = self.words.context.grammar
        kinds = CorrectingWords.of(grammar).kinds(grammar.spelled(str(said).split()))
        passed = PAST in kinds and has_passed(self.words.context.match)
        return self._rather(words) if passed and not self.words.state.asking else None

    def after_all(self, said: Heard) -> Command | Chain | Illegal | Instead | None:
        """Return what is wanted all the same by who wanted nothing: « attends si, je prends »."""
        from heraut.grammars.typed.asides import Asides
        from heraut.voice.tasks.match.typed.corrections import corrected, renounced

        grammar = self.words.context.grammar
        kinds = CorrectingWords.of(grammar).kinds(grammar.spelled(str(said).split()))
        if self.words.state.asking or AFTER_ALL not in kinds:
            return None
        # « Si » and « quand » ask nothing in these words.
        if not renounced(self.words.context.match) or "?" in str(said):
            return None
        # « Quand même » tells nothing of what is wanted.
        plain = " ".join(Asides.of(grammar).without(str(said).split()))
        wanted = corrected(*self.words.known, plain, after_all=True)
        return wanted or only_other(grammar, self.words.context.match)

    def corrected(self, said: Heard, meant: Interpretation, scope: Scope) -> Input | None:
        """Return what is meant in place of what was done, is asked about or was just said."""
        from heraut.voice.tasks.match.typed.changed_mind import ChangedMind

        if self._only_puts_off(str(said).split()):
            return None
        if (other := self._of_before(said, meant, scope)) is not None:
            return other
        match meant:
            case Command(Meaning(cost=cost)) | Chain(cost=cost, refused=None) if cost < DOUBT:
                return None
            case Query(Meaning(cost=cost)) | Reply(Meaning(cost=cost)) if cost < DOUBT:
                return None
        last = ChangedMind(self.words).meant(said, scope) or self._of_topic(said, scope)
        return None if last is None else self.words.put_together(last)

    def _only_puts_off(self, words: Sequence[str]) -> bool:
        """Tell whether words are talk, « attends deux secondes », be it with a yes before it.

        They count nothing, and name nothing else: « oui mais attends ».
        """
        from heraut.grammars.typed.asides import Asides
        from heraut.voice.tasks.match.typed.replies import says_just_yes

        grammar = self.words.context.grammar
        asides = Asides.of(grammar)
        plain = asides.without(words)
        agreed = plain[:-1] if plain[-1:] in grammar.spec.then else plain
        return asides.are_all(words) or says_just_yes(grammar, agreed)

    def _of_topic(self, said: Heard, scope: Scope) -> Command | Chain | None:
        """Return what is said of what is named first: « la maison de laine, je la récolte »."""
        from heraut.grammars.typed.clefts import topic_in_place

        grammar, line = self.words.context.grammar, str(said).split()
        if scope is not Scope.TURN or _MARK in "".join(line):
            return None
        for plain in topic_in_place(grammar, line):
            # « Y a un roi » may ask, but not « je prends le roi ».
            if may_ask(grammar, plain):
                continue
            match self.words.plainly(plain, Scope.TURN):
                case Command(Meaning(swapped=False)) as command:
                    return doubted(command)
                case Chain(rest=(), refused=None) as several:
                    return replace(several, cost=max(DOUBT, several.cost))
        return None

    def _of_before(
        self, said: Heard, meant: Interpretation, scope: Scope
    ) -> Command | Chain | Illegal | Instead | None:
        """Return what is meant in place of what was done, or is asked about; ``None`` if nothing.

        Half a move, or a forbidden one, may be said in place of what was done, and talk may only
        seem to be what it is most like. What may be done now is it rather; unless the words speak
        plainly of what was done.
        """
        plainly = denied = False
        grammar = self.words.context.grammar
        match meant:
            case NotUnderstood():
                denied = self._denies_what_was_done(said)
            case Partial() | Illegal():
                # « La deux » may be a card or a column: what can be done is meant.
                if self.words.state.asking and self.words.state.pending is None:
                    return None
            case MetaRequest():
                exact = self.words.understood(said, scope, {}, guess=False)
                if not isinstance(exact, NotUnderstood) and not self._leaves_out(said, exact):
                    return None
            case Query() if not self.words.state.asking:
                # « Non, l'autre côté » answers no question: what was done was wrong.
                plainly, denied = True, self._begins_with_no(said) or self._excludes_first(said)
                denied = denied or self._says_rather(said)
            case Command(Meaning(cost=cost)) | Chain(cost=cost):
                plainly = True
                told = isinstance(meant, Command) and self.words.context.is_fact(meant.meaning)
                if self.words.state.asking or (cost < DOUBT and not told):
                    return None
                # « Non, K12 » where nothing was asked is no next move: what was done was wrong.
                denied = self._denies_what_was_done(said)
            case _:
                return None
        if denied and (apart := self._of_another_kind(said)) is not None:
            return apart
        from heraut.voice.tasks.match.typed.corrections import corrected

        line = str(said)
        match meant:
            case NotUnderstood():
                line = self._without_topic(said)
            case Illegal(Meaning(cost=cost)) if cost >= DOUBT:
                line = self._without_topic(said)
        instead = corrected(*self.words.known, line, plainly=plainly, taken_back=denied)
        match meant, instead:
            case Illegal(Meaning(swapped=False) as whole), Command(other) if (
                whole.cost < DOUBT and whole.intent == other.intent and whole.slots != other.slots
            ):
                # « Le neuf, je le voulais en main » speaks of no other card.
                form = next(iter(grammar.written(whole.intent, whole.slots)), "")
                wanted = " ".join((*grammar.spec.instead[0], form))
                instead = corrected(*self.words.known, wanted, taken_back=True)
            case _, Command(Meaning(swapped=True, slots=slots)) if not slots and names(
                grammar, [str(said).split()]
            ):
                instead = None  # « le douze, plutôt dans la vide » ends no turn: « est vidée »
        return None if self._only_tells(instead) else instead

    def _without_topic(self, said: Heard) -> str:
        """Return a line without what was done last, named first: « le douze, je le voulais là ».

        What stands before words of corrections would be what is wrong.
        """
        grammar = self.words.context.grammar
        first, *rest = clauses(grammar, str(said).split()) or [()]
        behind = [word for clause in rest for word in clause]
        begins = any(tuple(behind[: len(mark)]) == mark for mark in grammar.spec.instead)
        # « Non, la trois » denies what stands before it.
        if not begins or self._says_no(tuple(behind)):
            return str(said)
        named = FreeQuestions.of(grammar).mentioned(first)[1]
        done = parts_of(self.words.remembered.did)
        same = all({*map(str, one.values.values())} & done for one in named)
        alone = len(grammar.around.without(first)) <= sum(len(one.words) for one in named) + 1
        return " ".join(behind) if named and same and alone else str(said)

    def _only_tells(self, instead: object) -> bool:
        """Tell whether a correction only says what is so on the table: it takes nothing back.

        « Erreur de score : Léa est à neuf » says nothing of what was done last, unless that was
        said in the same way.
        """
        context = self.words.context
        last = context.match.history[-1].notation.partition(" ")[0] if context.match.history else ""
        match instead:
            case Instead(commands) if commands:
                told = (one for one in commands if context.is_fact(one.meaning))
                new = [one for one in told if one.notation.partition(" ")[0] != last]
                return len(new) == len(commands)
        return False

    def said_instead(self, said: Heard, scope: Scope) -> Interpretation | None:
        """Return what the words mean that are said in place of others, to be read back."""
        from heraut.voice.tasks.match.typed.corrections import said_instead, said_rather

        grammar, line = self.words.context.grammar, str(said)
        for rest in said_rather(grammar, line):
            # « Pas » stands in much that is no correction: only what may be done is meant.
            meant = self.words.understood(Heard.typed(rest), scope, {}, guess=False)
            if isinstance(meant, Command | Partial):
                return doubted(meant)
        last = grammar.spelled(line.split())[-1:]
        # « La piété oui, l'or non » denies the gold, and says nothing in its place.
        for rest in () if _is_no(grammar, last) else said_instead(grammar, line):
            meant = self.words.meant(Heard.typed(rest), scope, typed=True)
            if not isinstance(meant, NotUnderstood):
                return read_back(meant) if isinstance(meant, Command | Chain) else meant
        return self._begun_anew(said) if scope is Scope.TURN else None

    def _begun_anew(self, said: Heard) -> Chain | None:
        """Return the moves of who said another one first, then no: « … non, d'abord le deux »."""
        from heraut.grammars.typed.wide_reading import in_turn

        free, resolver, words = self.words.reading(said)
        spelled, instead = free.grammar.spelled, free.grammar.spec.instead
        marks = [mark for mark in instead if _is_no(free.grammar, mark)]
        after = [spelled(words[at:]) for at in range(len(words))]
        starts = [
            at
            for at in range(1, len(words))
            if any(after[at][: len(mark)] == mark for mark in marks)
        ]
        rest = words[starts[-1] :] if starts else []
        while rest and without_marks(spelled(rest), instead) != spelled(rest):
            rest = rest[1:]
        meant = in_turn(free, resolver, rest) if rest else None
        return meant if isinstance(meant, Chain) else None

    def anew(self, said: Heard, piece: Partial) -> Command | None:
        """Return what was taken back with another piece: « finalement, mieux sur la quatre »."""
        grammar, match = self.words.context.grammar, self.words.context.match
        kinds = CorrectingWords.of(grammar).kinds(grammar.spelled(str(said).split()))
        if not self.undone or REGRET not in kinds or self.words.state.asking:
            return None
        from heraut.voice.tasks.match.taking_back import best_said

        done = best_said(grammar, match.rules, match.state, self.undone[0])
        if done is None or not piece.meaning.slots.keys() < done.slots.keys():
            return None
        made = self.words.combine({**done.slots, **piece.meaning.slots, BEGUN: done.intent})
        return doubted(made) if isinstance(made, Command) else None

    def says_it_again(self, said: Heard) -> bool:
        """Tell whether words only say one thing behind words of correction: « j'ai dit six »."""
        free, _, words = self.words.reading(said)
        spelled, marks = free.grammar.spelled(words), free.grammar.spec.instead
        begun = any(len(mark) > 1 and spelled[: len(mark)] == mark for mark in marks)
        rest = free.grammar.around.without(without_marks(spelled, marks))
        named = free.mentioned(rest)[1]
        return begun and len(named) == 1 and rest == named[0].words

    def _takes_back(self, words: Words) -> bool:
        """Tell whether words by themselves take the last move back."""
        from heraut.grammars.typed.regrets import Regrets

        # « Remets-la » does what was taken back once more, where something was.
        grammar = self.words.context.grammar
        bare = without_marks(words, grammar.spec.instead)
        if not self.undone and Regrets.of(grammar).takes_it_back(bare):
            return True
        match self.words.plainly(words, Scope.TURN):
            case MetaRequest(Meaning(intent="undo" | "back")):
                return True
            case Partial():
                return False  # « rends-moi Edgar » begins a move
        from heraut.voice.tasks.match.taking_back import takes_last_back

        return takes_last_back(self.words.context.grammar, self.words.context.match, words)

    def _leaves_out(self, said: Heard, exact: Interpretation) -> bool:
        """Tell whether talk is only a part of words that name something besides."""
        free, _, words = self.words.reading(said)
        form = exact.meaning.form if isinstance(exact, MetaRequest) else ""
        named = {one.words for one in free.mentioned(words)[1]}
        return bool(named - {one.words for one in free.mentioned(form.split())[1]})

    def _of_another_kind(self, said: Heard) -> Command | None:
        """Return the move behind a no that is of another kind than the last, and of another thing.

        « Non, le trente-sept en main », once the six is laid, wants nothing in its place.
        """
        grammar, done = self.words.context.grammar, self.words.context.match.history[-1].notation
        words = without_marks(grammar.spelled(str(said).split()), grammar.spec.instead)
        match self.words.plainly(words, Scope.TURN):
            case Command(Meaning(cost=cost), notation=wanted) as command if cost < DOUBT:
                pieces, named = parts_of(done), parts_of(wanted)
                another = done.partition(" ")[0] != wanted.partition(" ")[0]
                if another and pieces and named and pieces.isdisjoint(named):
                    return doubted(command)
        return None

    def _denies_what_was_done(self, said: Heard) -> bool:
        """Tell whether words begin with a no, and a move of who speaks came to pass last."""
        match, remembered = self.words.context.match, self.words.remembered
        if self.words.state.asking or remembered.question is not None or self.undone:
            return False
        grammar = self.words.context.grammar
        spelled = grammar.spelled(str(said).split())
        changed = CHANGED in CorrectingWords.of(grammar).kinds(spelled)
        excludes = grammar.spec.corrections.get(EXCLUDES, ())
        if not changed and any(stands(mark, spelled) for mark in excludes):
            return False  # « ah non, pas K13 » says what is not wanted
        if not match.history or not (changed or match.history[-1].by in (match.to_act, TABLE)):
            return False
        # « Plutôt K13 » speaks of what was placed; of what was drawn there may be much to choose.
        rather = match.history[-1].by == match.to_act and not may_ask(grammar, str(said).split())
        rather = rather and CorrectingWords.of(grammar).begins(RATHER, spelled)
        # « Plutôt sympa, ce coup » names nothing to do in its place.
        rather = rather and names(grammar, [spelled])
        return changed or rather or self._begins_with_no(said)

    def _says_no(self, spelled: Words) -> bool:
        """Tell whether words begin with a no, by whatever word: « ah non », « nan »."""
        grammar = self.words.context.grammar
        return any(
            spelled[: len(mark)] == mark and _is_no(grammar, mark) for mark in grammar.spec.instead
        )

    def _begins_with_no(self, said: Heard) -> bool:
        """Tell whether words ask nothing, and begin with a no or say one thing rather than another.

        « Finalement à gauche de K13, pas à droite » asks for no place.
        """
        grammar, words = self.words.context.grammar, str(said).split()
        spelled, spec = grammar.spelled(words), grammar.spec
        corrects = self._says_no(spelled) or (
            any(spelled[: len(mark)] == mark for mark in spec.instead)
            and any(stands(mark, spelled) for mark in spec.rather_than)
        )
        return corrects and not may_ask(grammar, words)

    def _says_rather(self, said: Heard) -> bool:
        """Tell whether words ask nothing and name one thing, rather: « plutôt le double »."""
        grammar, words = self.words.context.grammar, str(said).split()
        spelled = grammar.spelled(words)
        # « C'est le double » tells what was turned up.
        marks = (one for one in grammar.spec.instead if one not in grammar.around.it_is)
        rather = any(mark in (spelled[: len(mark)], spelled[-len(mark) :]) for mark in marks)
        named = FreeQuestions.of(grammar).mentioned(words)[1] if rather else ()
        return len(named) == 1 and {*named[0].values} != {TERM} and not may_ask(grammar, words)

    def _excludes_first(self, said: Heard) -> bool:
        """Tell whether words ask nothing and begin with what is not meant: « pas le roi »."""
        grammar, words = self.words.context.grammar, str(said).split()
        begins = CorrectingWords.of(grammar).begins(EXCLUDES, grammar.spelled(words))
        # « Pas mal, le général » names nothing that is not meant.
        named = FreeQuestions.of(grammar).mentioned(words)[1] if begins else ()
        return len(named) > 1 and not may_ask(grammar, words)


@lru_cache(maxsize=4096)
def _is_no(grammar: Grammar, mark: Words) -> bool:
    """Tell whether a mark of corrections says no by itself; each line asks it of all of them."""
    found = grammar.loosely(mark, Scope.CONFIRM)
    return bool(found) and found[0].kind is Kind.REPLY and found[0].intent == NO

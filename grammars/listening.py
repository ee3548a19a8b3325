"""What a recogniser is to listen for, so that it hears the sentences of a grammar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from heraut.grammars.automaton import Automaton
from heraut.grammars.confusions import ANYWHERE, Confusions
from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.network import Network
from heraut.grammars.phrase_cover import phrase_cover
from heraut.grammars.spec import Spec


class Listening:
    """The phrases of each scope, and the words beside them. Each is found once."""

    def __init__(
        self, spec: Spec, confusions: Confusions, automaton: Callable[[Scope], Automaton]
    ) -> None:
        """``automaton`` gives all sentences of a scope that can be heard."""
        self._spec = spec
        self._confusions = confusions
        self._automaton = automaton
        self._phrases: dict[tuple[Scope, bool], tuple[str, ...]] = {}
        self._everything: dict[tuple[Scope, bool], tuple[str, ...]] = {}

    @property
    def fillers(self) -> Mapping[str, str]:
        """What means nothing and is heard all the same, « euh », and where it may stand."""
        fillers = self._confusions.fillers
        return {" ".join(filler.words): filler.where for filler in fillers if filler.listen}

    @property
    def seldom(self) -> frozenset[str]:
        """Words that are hardly ever a whole answer, where others that sound like them are."""
        return self._confusions.seldom

    def sentences(self, scope: Scope) -> Automaton:
        """Return all sentences of a scope that can be heard."""
        return self._automaton(scope)

    @cached_property
    def chained(self) -> Automaton | None:
        """The commands that may be said one after another; ``None`` in a game without such."""
        return self._chains() if self._spec.chain.most else None

    def phrases(self, scope: Scope, *, answers: bool = False) -> tuple[str, ...]:
        """Return phrases for the recogniser with every word after every word it may follow."""
        found = self._phrases.get((scope, answers))
        if found is None:
            automaton = self._answering(scope) if answers else self._automaton(scope)
            phrases = [" ".join(words) for words in phrase_cover(automaton)]
            if scope is Scope.TURN and self.chained is not None:
                phrases += [" ".join(words) for words in phrase_cover(self.chained)]
            begun = {phrase.split()[0]: phrase for phrase in sorted(phrases, key=len, reverse=True)}
            for words, where in self.fillers.items():
                # Who hesitates then begins as anybody does.
                hesitant = begun.values() if where == ANYWHERE else ()
                phrases += [words, *(f"{words} {phrase}" for phrase in hesitant)]
            found = self._phrases[scope, answers] = tuple(dict.fromkeys(phrases))
        return found

    def answers(self, scope: Scope) -> tuple[str, ...]:
        """Return what a recogniser is to listen for first where an answer is awaited.

        Not the questions and other moves that may come in its stead, on a turn as well.
        """
        return self.everything(scope, answers=True)

    def everything(self, scope: Scope, *, answers: bool = False) -> tuple[str, ...]:
        """Return all that a recogniser is to listen for: the phrases, and words beside them.

        The latter are decoys: they are no part of any sentence, so hearing one of them means that
        nothing was understood, where without it a word that sounds alike would have been heard.
        """
        found = self._everything.get((scope, answers))
        if found is None:
            phrases = self.phrases(scope, answers=answers)
            known = {word for phrase in phrases for word in phrase.split()}
            decoys = (word for word in self._confusions.decoys if word not in known)
            found = self._everything[scope, answers] = (*phrases, *decoys)
        return found

    @cached_property
    def decoys(self) -> frozenset[str]:
        """Words that no command has: who says one of them commands nothing."""
        network = Network(self._spec)
        for intent in self._spec.intents.values():
            if intent.kind is Kind.COMMAND:
                for template in intent.templates:
                    if not template.typed:
                        network.add(intent.id, template)
        return frozenset(self._confusions.decoys) - network.texts

    def words(self) -> frozenset[str]:
        """Return every word that a recogniser must know."""
        return frozenset(
            word for scope in Scope for phrase in self.everything(scope) for word in phrase.split()
        )

    def _answering(self, scope: Scope) -> Automaton:
        """Return the sentences that answer what was asked, or are about the talk."""
        network = Network(self._spec)
        for intent in self._spec.intents.values():
            instead = intent.kind in (Kind.COMMAND, Kind.QUERY)
            for template in intent.templates:
                if instead and Scope.TURN in template.scopes:
                    continue
                if scope in template.scopes and not template.typed:
                    network.add(intent.id, template)
        return Automaton.of(network)

    def _chains(self) -> Automaton:
        """Return commands one after another, without those that are doubtful by themselves."""
        network, chain = Network(self._spec), self._spec.chain
        joins = [" ".join(join) for join in chain.joins]
        for name in sorted(chain.links | chain.last):
            again = joins if name in chain.links else None
            for template in self._spec.intents[name].templates:
                if Scope.TURN in template.scopes and not (template.cost or template.typed):
                    network.add(name, template, again=again)
        return Automaton.of(network)

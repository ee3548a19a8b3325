"""One language's sentences for one game: what to listen for, and what words may have meant."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from heraut.grammars.automaton import Automaton
from heraut.grammars.confusions import Confusions, folded, read_confusions
from heraut.grammars.covering import covering
from heraut.grammars.forms import lists_of, say_all
from heraut.grammars.matcher import Matcher, Reading
from heraut.grammars.meaning import Heard, Kind, Meaning, Scope, Slots
from heraut.grammars.network import Network
from heraut.grammars.schema import Intent, Spec, number_words, read_spec
from heraut.grammars.source import GrammarError, read_yaml

__all__ = ["UNKNOWN", "Grammar"]

UNKNOWN: Final = "[unk]"
"""The word that recognisers give for speech that is none of their words."""

_DOUBT_OF_SCORE: Final = 0.1
"""Cost of a reading for each unit that its score lies below the best reading's."""
_NOISE: Final = re.compile(r"[^\w'\[\]]+")


class Grammar:
    """The sentences of one game in one language. Immutable once read."""

    def __init__(self, lang: str, game: str, spec: Spec, confusions: Confusions) -> None:
        self.lang = lang
        self.game = game
        self.spec = spec
        self._confusions = confusions
        self._matchers: dict[Scope, Matcher] = {}
        self._phrases: dict[Scope, tuple[str, ...]] = {}
        self._automata: dict[Scope, Automaton] = {}

    @classmethod
    def load(cls, lang: str, game: str) -> Grammar:
        """Return the grammar of a game. Raises :class:`GrammarError`."""
        return _load(lang, game)

    @classmethod
    def read(cls, folder: Traversable, lang: str, game: str) -> Grammar:
        """Return a grammar from a folder that has one folder for each language.

        ``LANG/common.yaml`` holds what all games share, ``LANG/GAME.yaml`` the game's own, and
        ``LANG/confusions.yaml`` what may be taken for what. Raises :class:`GrammarError`.
        """
        home = folder / lang
        spec = read_spec(read_yaml(*_text(home, "common")), lang)
        spec = spec.joined(read_spec(read_yaml(*_text(home, game)), lang))
        spoken = [
            [form[0] for forms in numbers.words.values() for form in forms[:1]]
            for numbers in spec.numbers.values()
        ]
        confusions = read_confusions(read_yaml(*_text(home, "confusions")), spoken)
        grammar = cls(lang, game, spec, confusions)
        grammar.check()
        return grammar

    @property
    def intents(self) -> Mapping[str, Intent]:
        """Everything that may be meant, by its id."""
        return self.spec.intents

    def of_kind(self, kind: Kind) -> tuple[Intent, ...]:
        """Return the intents of a kind, in the order of the files."""
        return tuple(intent for intent in self.intents.values() if intent.kind is kind)

    def values(self, intent: str, slot: str) -> tuple[int, ...] | None:
        """Return every number that may go into a slot; ``None`` when it takes a series."""
        lists = {
            name
            for template in self.intents[intent].templates
            for name, filled in lists_of(self.spec, template.expression)
            if filled == slot
        }
        if lists & self.spec.series.keys():
            return None
        numbers = {value for name in lists for value in self.spec.numbers[name].words}
        return tuple(sorted(numbers))

    def check(self) -> None:
        """Raise :class:`GrammarError` when a sentence names what is not there."""
        for scope in Scope:
            self._automaton(scope)

    def readings(self, words: Sequence[str], scope: Scope) -> tuple[Meaning, ...]:
        """Return what one string of words may have meant, distinct, the nearest first."""
        plain = self._plain(words)
        if not plain or UNKNOWN in plain:
            return ()
        return tuple(map(self._meaning, self._matcher(scope).readings(plain)))

    def meanings(self, heard: Heard, scope: Scope) -> tuple[Meaning, ...]:
        """Return what was perhaps meant, distinct, the nearest first.

        The recogniser's best reading decides: when it means nothing, nothing was understood. The
        meanings of its other readings come with a cost for their lower score.
        """
        if not heard.hypotheses:
            return ()
        best, *others = heard.hypotheses
        found = list(self.readings(best.words, scope))
        if not found:
            return ()
        for other in others:
            doubt = _DOUBT_OF_SCORE * max(0.0, best.score - other.score)
            found += [
                replace(meaning, cost=meaning.cost + doubt)
                for meaning in self.readings(other.words, scope)
            ]
        found.sort(key=lambda meaning: meaning.cost)
        distinct: dict[tuple[str, frozenset[tuple[str, int | str]]], Meaning] = {}
        for meaning in found:
            distinct.setdefault((meaning.intent, frozenset(meaning.slots.items())), meaning)
        return tuple(distinct.values())

    def complete(self, words: str, scope: Scope) -> bool:
        """Tell whether words are a whole sentence that no more words could change."""
        plain = self._plain(words.split())
        return bool(plain) and UNKNOWN not in plain and self._matcher(scope).is_complete(plain)

    def phrases(self, scope: Scope) -> tuple[str, ...]:
        """Return phrases for the recogniser with every word after every word it may follow."""
        found = self._phrases.get(scope)
        if found is None:
            phrases = [" ".join(words) for words in covering(self._automaton(scope))]
            for filler in self._confusions.fillers:
                if filler.listen:
                    said = " ".join(filler.words)
                    phrases.append(said)
            found = self._phrases[scope] = tuple(dict.fromkeys(phrases))
        return found

    def listened(self, scope: Scope) -> tuple[str, ...]:
        """Return all that a recogniser is to listen for: the phrases, and words beside them.

        The latter are decoys: they are no part of any sentence, so hearing one of them means that
        nothing was understood, where without it a word that sounds alike would have been heard.
        """
        phrases = self.phrases(scope)
        known = {word for phrase in phrases for word in phrase.split()}
        return (*phrases, *(word for word in self._confusions.decoys if word not in known))

    def words(self) -> frozenset[str]:
        """Return every word that a recogniser must know."""
        return frozenset(
            word for scope in Scope for phrase in self.listened(scope) for word in phrase.split()
        )

    def forms(self, intent: str, slots: Slots) -> tuple[str, ...]:
        """Return ways to say an intent with these slots, the best first."""
        return say_all(self.spec, self.intents[intent], slots)

    def _meaning(self, reading: Reading) -> Meaning:
        slots: dict[str, int | str] = {}
        for slot, value in reading.bindings:
            slots[slot] = f"{slots[slot]},{value}" if slot in slots else value
        for slot in self._serial_slots & slots.keys():
            slots[slot] = str(slots[slot])
        kind = self.intents[reading.intent].kind
        return Meaning(reading.intent, kind, slots, reading.cost, " ".join(reading.form))

    @cached_property
    def _serial_slots(self) -> frozenset[str]:
        return frozenset(
            slot
            for intent in self.intents.values()
            for template in intent.templates
            for name, slot in lists_of(self.spec, template.expression)
            if name in self.spec.series
        )

    def _automaton(self, scope: Scope) -> Automaton:
        found = self._automata.get(scope)
        if found is None:
            network = Network(self.spec)
            for intent in self.intents.values():
                for template in intent.templates:
                    if scope in template.scopes:
                        network.add(intent.id, template)
            found = self._automata[scope] = Automaton.of(network)
        return found

    def _matcher(self, scope: Scope) -> Matcher:
        found = self._matchers.get(scope)
        if found is None:
            found = self._matchers[scope] = Matcher(self._automaton(scope), self._confusions)
        return found

    @cached_property
    def _accented(self) -> Mapping[str, str]:
        """The words of the templates by themselves without accents: so hurried fingers type."""
        known = sorted({word for scope in Scope for word in self._automaton(scope).words()})
        fold = {folded(word): word for word in known}
        return {**fold, **{word: word for word in known}}

    def _plain(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words as the templates write them, without those that mean nothing."""
        plain: list[str] = []
        for word in _NOISE.sub(" ", " ".join(words).lower().replace("’", "'")).split():
            if word.isdecimal():
                plain += number_words(int(word), self.lang)
            else:
                plain.append(self._accented.get(word, word))
        return self._confusions.without_fillers(tuple(plain))


def _text(home: Traversable, name: str) -> tuple[str, str]:
    path = home / f"{name}.yaml"
    file = f"{home.name}/{name}.yaml"
    try:
        return path.read_text(encoding="utf-8"), file
    except (FileNotFoundError, NotADirectoryError):
        raise GrammarError("no_grammar", file, "there is no such grammar") from None


@lru_cache(maxsize=16)
def _load(lang: str, game: str) -> Grammar:
    return Grammar.read(files("heraut.grammars"), lang, game)

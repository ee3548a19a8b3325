"""One language's sentences for one game: what to listen for, and what words may have meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from heraut.grammars.around import Around
from heraut.grammars.automaton import Automaton
from heraut.grammars.chain_links import WAYS
from heraut.grammars.confusions import Confusions, read_confusions
from heraut.grammars.forms import say_all
from heraut.grammars.matcher import Matcher, Reading
from heraut.grammars.meaning import UNKNOWN, Chained, Heard, Hypothesis, Kind, Meaning, Scope, Slots
from heraut.grammars.network import Network
from heraut.grammars.schema import read_spec
from heraut.grammars.slot_values import SlotValues
from heraut.grammars.source import grammar_file
from heraut.grammars.spec import BEGUN, Intent, Numbers, Spec
from heraut.grammars.typed_normaliser import TypedNormaliser

if TYPE_CHECKING:
    from heraut.grammars.conjugation import Verbs
    from heraut.grammars.listening import Listening

_AS_WELL: Final = 0.005
"""Typed words that cost so much more as one sentence than as another do not mean it."""
_PLAYING: Final = frozenset({Kind.COMMAND, Kind.PARTIAL})
_REMEMBERED: Final = 1024
"""So many rows of words are remembered as they are spelled: a typed line is read in many ways."""
_SAID: Final = 4096
"""And so many meanings with the ways to say them."""


class Grammar:
    """The sentences of one game in one language. Immutable once read."""

    def __init__(
        self,
        lang: str,
        game: str,
        spec: Spec,
        confusions: Confusions,
        verbs: Callable[[], Verbs] | None = None,
    ) -> None:
        """``verbs`` reads the language's verbs, once they are needed."""
        self.lang = lang
        self.game = game
        self.spec = spec
        self.slots = SlotValues(spec)
        """What may go into the slots of intents."""
        self._confusions = confusions
        self._read_verbs = verbs
        self._matcher = cache(self._matcher_of)
        self._loose_matcher = cache(self._loose_matcher_of)
        self._automaton = cache(self._automaton_of)
        self._spelled = lru_cache(_REMEMBERED)(lambda words: self.spelling.plain(words))
        self._say_all = lru_cache(_SAID)(self._said_of)

    @classmethod
    def load(cls, lang: str, game: str) -> Grammar:
        """Return the grammar of a game, as the tests have checked it.

        Raises :class:`GrammarError`.
        """
        return _load(lang, game)

    @classmethod
    def read(cls, folder: Traversable, lang: str, game: str) -> Grammar:
        """Return a grammar from a folder that has one folder for each language.

        ``LANG/common.yaml`` holds what all games share, ``LANG/GAME.yaml`` the game's own, and
        ``LANG/confusions.yaml`` what may be taken for what. Raises :class:`GrammarError`.
        """
        grammar = cls._read(folder, lang, game)
        grammar.check()
        return grammar

    @classmethod
    def _read(cls, folder: Traversable, lang: str, game: str) -> Grammar:
        """Return the same; what its sentences are made of is not looked at yet."""
        home = folder / lang
        spec = read_spec(grammar_file(home, "common"), lang)
        spec = spec.joined(read_spec(grammar_file(home, game), lang))
        spoken = [group for values in spec.numbers.values() for group in _apart(values)]
        confusions = read_confusions(grammar_file(home, "confusions"), spoken)
        return cls(lang, game, spec, confusions, partial(verbs_of, home))

    def with_intents(self, intents: Mapping[str, Intent]) -> Grammar:
        """Return a grammar that has these intents as well; one of the same name wins."""
        spec = replace(self.spec, intents={**self.spec.intents, **intents})
        return Grammar(self.lang, self.game, spec, self._confusions, self._read_verbs)

    @property
    def intents(self) -> Mapping[str, Intent]:
        """Everything that may be meant, by its id."""
        return self.spec.intents

    def of_kind(self, kind: Kind) -> tuple[Intent, ...]:
        """Return the intents of a kind, in the order of the files."""
        return tuple(intent for intent in self.intents.values() if intent.kind is kind)

    @property
    def close(self) -> Sequence[Sequence[tuple[str, ...]]]:
        """Groups of words that sound close and are never taken for each other."""
        return self._confusions.close

    def tapped(self, card: str, copy: int) -> tuple[str, int | str] | None:
        """Return the slot that a tapped card fills, and its value; ``None`` if it fills none."""
        for slot, tap in self.spec.taps.items():
            value = tap.value(card, copy)
            if value is not None:
                return slot, value
        return None

    def confirmed_by(self, slots: Slots) -> str:
        """Return the slot of a command whose card may be tapped in place of a yes, or ``""``."""
        taps = self.spec.taps.items()
        return next((slot for slot, tap in taps if tap.confirms and slot in slots), "")

    def check(self) -> None:
        """Raise :class:`GrammarError` when a sentence names what is not there."""
        from heraut.grammars.named import check_names

        self._words_of_all()  # who reads all words comes to all that templates name
        check_names(self.spec)

    def readings(self, words: Sequence[str], scope: Scope) -> tuple[Meaning, ...]:
        """Return what one string of words may have meant, distinct, the nearest first."""
        plain = self.plain(words)
        if not plain or UNKNOWN in plain:
            return ()
        return tuple(map(self._meaning, self._matcher(scope).readings(plain)))

    def meanings(self, heard: Heard, scope: Scope) -> tuple[Meaning, ...]:
        """Return what was perhaps meant, distinct, the nearest first.

        The recogniser's best reading decides: when it means nothing, nothing is meant (but see
        :mod:`heraut.grammars.nbest`). The meanings of its other readings come with a cost for
        their lower score. Where the best one is a sentence word for word, no command or piece of
        one among them costs less: being always read back makes a sentence no less likely to have
        been said. A question may cost less: to answer it plays nothing.
        """
        if not heard.hypotheses:
            return ()
        best = heard.hypotheses[0]
        found = list(self.readings(best.words, scope))
        if not found:
            return ()
        exact = found[0].form == " ".join(self.plain(best.words))
        least = found[0].cost if exact else 0.0
        for other, doubt in heard.others:
            found += [
                replace(
                    meaning,
                    cost=max(least if meaning.kind in _PLAYING else 0.0, meaning.cost) + doubt,
                )
                for meaning in self.readings(other.words, scope)
            ]
        found.sort(key=lambda meaning: meaning.cost)
        distinct: dict[tuple[str, frozenset[tuple[str, int | str]]], Meaning] = {}
        for meaning in found:
            distinct.setdefault((meaning.intent, frozenset(meaning.slots.items())), meaning)
        return tuple(distinct.values())

    def loosely(
        self,
        words: Sequence[str],
        scope: Scope,
        *,
        wide: bool = False,
        margin: float = _AS_WELL,
        means: Callable[[Intent], bool] = lambda _: True,
    ) -> tuple[Meaning, ...]:
        """Return what words may mean without those around it: what fits best, and as well.

        ``wide``: however many words that may mean something are left out. ``margin``: what costs
        less than so much more than the best fits as well. ``means`` tells which intents mean
        anything now: what another phase would mean by the words hides nothing.
        """
        plain = self.plain(words)
        if not plain or UNKNOWN in plain:
            return ()
        every = self._meanings(self._loose_matcher(scope, wide).readings(plain))
        replies = (one for one in every if one.kind is Kind.REPLY)
        asked = [one for one in replies if self.around.is_asked_beside(one.form, plain)]
        found = tuple(one for one in every if self._counts(one, plain) and one not in asked)
        fits = tuple(one for one in found if means(self.intents[one.intent])) or found
        rather = fits if self.around.is_wondered(plain) else _whole_rather(fits)
        return _as_well(self._word_for_word(rather, words), margin)

    def _word_for_word(self, found: Sequence[Meaning], words: Sequence[str]) -> Sequence[Meaning]:
        """Return what is said word for word, where that is only talk: « arrête »."""
        if not any(one.kind is Kind.META and not one.cost for one in found):
            return found
        ways = (words, self.around.without(self.spelled(words)))  # « s'il te plaît » is free
        said = {" ".join(word for word in one if any(map(str.isalnum, word))) for one in ways}
        exact = [one for one in found if not one.cost and one.form in said]
        return exact if exact and all(one.kind is Kind.META for one in exact) else found

    def _counts(self, meaning: Meaning, words: Sequence[str]) -> bool:
        """Tell whether words count an item of a list where their meaning has one.

        « La deux » does, or « la deuxième »; « mets-en deux » does not.
        """
        for slot in self.spec.memory.slots & meaning.slots.keys():
            item = meaning.slots[slot]
            if isinstance(item, int):
                said = {word for word in words if word in self.slots.words_of(item)}
                at = [place for place, word in enumerate(words) if word in said]
                if at and not any(words[one - 1 : one] in self._articles for one in at):
                    return False
        return True

    @cached_property
    def _articles(self) -> frozenset[tuple[str, ...]]:
        return frozenset((word,) for word in (*self.spec.numbered, *self.spec.memory.counts))

    def commands_within(self, words: Sequence[str], scope: Scope) -> Iterator[tuple[str, ...]]:
        """Yield every part of a row of words that is a command word for word."""
        plain, commands = self.plain(words), {one.id for one in self.of_kind(Kind.COMMAND)}
        for start in range(len(plain)):
            for length, readings in enumerate(self._matcher(scope).beginnings(plain[start:])):
                if any(one.intent in commands and not one.cost for one in readings):
                    yield plain[start : start + length]

    def chains(
        self,
        said: Hypothesis,
        *,
        loose: bool = False,
        wide: bool = False,
        margin: float = _AS_WELL,
        kept: int = WAYS,
    ) -> tuple[Chained, ...]:
        """Return the several commands in a row that words may have meant, the nearest first.

        ``loose``: without the words around them; ``wide``: however many. ``margin`` is as for
        :meth:`loosely`, ``kept`` how many ways to cut the words are kept.
        """
        # Nobody waits for it before the first words.
        from heraut.grammars.command_chains import cuts

        plain = self.plain(said.words)
        if not plain or UNKNOWN in plain or not self.spec.chain.most:
            return ()
        matcher = self._loose_matcher(Scope.TURN, wide) if loose else self._matcher(Scope.TURN)
        chain = self.spec.chain.when_typed if loose else self.spec.chain
        found = cuts(plain, matcher.beginnings, chain, self._confusions.alike, kept)
        links = partial(_as_well, margin=margin) if loose else tuple
        chains = (
            Chained(tuple(links(self._meanings(link)) for link in cut.links), cut.cost, cut.run_on)
            for cut in found
        )
        return tuple(chained for chained in chains if all(chained.links))

    @property
    def around(self) -> Around:
        """What people say around what they mean, for words that are :meth:`spelled`."""
        return self._confusions.around

    def complete(self, words: str, scope: Scope) -> bool:
        """Tell whether words are a whole sentence that no more words could change."""
        plain = self.plain(words.split())
        return bool(plain) and UNKNOWN not in plain and self._matcher(scope).is_complete(plain)

    def leads_on(self, words: str, scope: Scope) -> bool:
        """Tell whether words are a move that another one may follow in the same breath."""
        links = self.spec.chain.links
        found = self.readings(words.split(), scope) if scope is Scope.TURN else ()
        return any(one.intent in links for one in found if not one.cost)

    def whole(self, words: str, scope: Scope) -> bool:
        """Tell whether words are a sentence as they stand, though more words might follow.

        A piece of a command is one only where a piece was asked for; several commands in a row are
        none, for who lists them pauses between them.
        """
        kinds = {one.kind for one in self.readings(words.split(), scope) if not one.cost}
        return bool(kinds) and (scope is not Scope.TURN or Kind.PARTIAL not in kinds)

    @cached_property
    def listening(self) -> Listening:
        """What a recogniser is to listen for; typed words need nothing of it."""
        from heraut.grammars.listening import Listening

        return Listening(self.spec, self._confusions, self._automaton)

    def forms(self, intent: str, slots: Slots) -> tuple[str, ...]:
        """Return ways to say an intent with these slots, the best first."""
        return self._say_all(intent, tuple(sorted(slots.items())), False)

    def written(self, intent: str, slots: Slots) -> tuple[str, ...]:
        """Return ways to write an intent with these slots: to say them, or else only to type."""
        return self.forms(intent, slots) or self._say_all(
            intent, tuple(sorted(slots.items())), True
        )

    def _said_of(
        self, intent: str, slots: tuple[tuple[str, int | str], ...], typed: bool
    ) -> tuple[str, ...]:
        known = self.intents.get(intent)
        # What a word means is asked with no sentences of its own.
        return say_all(self.spec, known, dict(slots), typed) if known is not None else ()

    def _meanings(self, readings: Iterable[Reading]) -> tuple[Meaning, ...]:
        """Return what readings mean, without series of one command: it has sentences of its own."""
        found = map(self._meaning, readings)
        series = {intent.id: intent.each[0] for intent in self.intents.values() if intent.each[0]}
        return tuple(
            one
            for one in found
            if (values := one.slots.get(series.get(one.intent, ""))) is None or "," in str(values)
        )

    def _meaning(self, reading: Reading) -> Meaning:
        slots: dict[str, int | str] = {}
        parts: Counter[str] = Counter()
        for slot, value in reading.bindings:
            # Of a series of compounds, a comma stands after each whole one.
            joint = "" if parts[slot] % self.slots.parts.get(slot, 1) else ","
            slots[slot] = f"{slots[slot]}{joint}{value}" if slot in slots else value
            parts[slot] += 1
        for slot in self.slots.serial & slots.keys():
            slots[slot] = str(slots[slot])
        intent = self.intents[reading.intent]
        if intent.begins:
            slots[BEGUN] = intent.begins
        form = " ".join(reading.form)
        return Meaning(reading.intent, intent.kind, slots, reading.cost, form, reading.swapped)

    def _automaton_of(self, scope: Scope, *, typed: bool = False) -> Automaton:
        """Return the sentences of a scope; with ``typed`` those too that are only typed."""
        network = Network(self.spec, later=typed)
        for intent in self.intents.values():
            for template in intent.templates:
                if scope in template.scopes and typed >= template.typed:
                    network.add(intent.id, template)
        return Automaton(network) if typed else Automaton.of(network)

    def _matcher_of(self, scope: Scope) -> Matcher:
        return Matcher(self._automaton(scope), self._confusions, self.spec.chain.alone)

    def _loose_matcher_of(self, scope: Scope, wide: bool) -> Matcher:
        automaton = self._automaton(scope, typed=True)
        spec, described = self.spec, self.slots.typed
        confusions = self._confusions
        if wide:
            confusions = replace(confusions, around=confusions.around.widened)
        articles = {
            form[0]
            for values in spec.numbers.values()
            for form in values.words.get(1, ())
            if len(form) == 1
        }
        alone = {**dict.fromkeys(spec.chain.last, 0.0), **spec.chain.alone}
        return Matcher(automaton, confusions, alone, self._verbs, described, articles)

    @cached_property
    def lemma(self) -> Mapping[str, str]:
        """One form for all forms of a verb, by form."""
        return {form: min(forms) for form, forms in self._verbs.forms.items()}

    @cached_property
    def _verbs(self) -> Verbs:
        from heraut.grammars.conjugation import Verbs

        return self._read_verbs() if self._read_verbs else Verbs()

    @cached_property
    def spelling(self) -> TypedNormaliser:
        """What typed words stand for."""
        return TypedNormaliser(self.spec, self.lang, self._words_of_all(), self._confusions.written)

    def _words_of_all(self) -> frozenset[str]:
        """Return every word of all sentences. Raises :class:`GrammarError`, as a check does."""
        from heraut.grammars.written_words import WrittenWords

        templates = (one for intent in self.intents.values() for one in intent.templates)
        return WrittenWords(self.spec).of(one for one in templates if one.scopes)

    def plain(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words as the templates write them, without those that mean nothing."""
        return self._confusions.without_fillers(self.spelled(words))

    def sounds(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the same for all words that sound alike."""
        return self._confusions.sounds(self.plain(words))

    def spelled(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words as the templates write them."""
        return self._spelled(tuple(words))

    def straightened(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return spelled words with those in a row that surely mean others as these."""
        return self._confusions.straightened(words)

    def beyond(self, words: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """Return places that typed words name on lines of no board, each behind its list."""
        return tuple(self.spelling.beyond(words))


def _whole_rather(found: Sequence[Meaning]) -> Sequence[Meaning]:
    """Return the commands that leave no word out, where the nearest is a question that does.

    « Le personnage du milieu » does not ask for one's own.
    """
    if not found or found[0].kind is not Kind.QUERY or not found[0].swapped:
        return found
    # One that names nothing, « fin du tour », may have been left over of a question.
    commands = (one for one in found if one.kind is Kind.COMMAND and one.slots)
    return [one for one in commands if not one.swapped] or found


def _as_well(found: Sequence[Meaning], margin: float) -> tuple[Meaning, ...]:
    """Return those of loose meanings, the nearest first, that fit as well as the first one."""
    return tuple(one for one in found if one.cost < found[0].cost + margin)


def _apart(values: Numbers) -> Iterator[list[str]]:
    """Yield groups of words of which no two may be swapped: those that tell values apart."""
    if all(isinstance(value, int) for value in values.words):
        yield [form[0] for forms in values.words.values() for form in forms[:1]]
        return
    for one, other in combinations(values.words.values(), 2):
        for form, rival in product(one, other):
            yield [form[-1], rival[-1]]


def verbs_of(home: Traversable) -> Verbs:
    """Return a language's verbs, if it has such a file."""
    from heraut.grammars.conjugation import Verbs, read_verbs

    if not (home / "verbs.yaml").is_file():
        return Verbs()
    return read_verbs(grammar_file(home, "verbs"))


@lru_cache(maxsize=16)
def _load(lang: str, game: str) -> Grammar:
    return Grammar._read(files("heraut.grammars"), lang, game)

"""Questions that no sentence of a grammar fits, found by examples, with what they mention."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice, product
from threading import Lock
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import AT_ONCE, DOUBT, Kind, Meaning, Slots
from heraut.grammars.spec import OWN
from heraut.grammars.typed.example_files import ExampleReader, learnt_file, terms_of
from heraut.grammars.typed.example_filters import (
    EXPLAIN,
    TERM,
    asks_of_another,
    is_of_another,
    names_the_same,
)
from heraut.grammars.typed.mentions import THING, Mention, Mentions, split
from heraut.grammars.typed.other_terms import other_terms, parted
from heraut.grammars.typed.people import PERSONAL, SEAT
from heraut.grammars.typed.question_examples import Likely, QuestionExamples

COMMAND: Final = "command"
"""The label of examples of what is to be played."""
NONE: Final = "none"
"""The label of examples of what is not said to Héraut."""
_NOTHING: Final = frozenset({NONE, COMMAND})
"""Labels of examples that ask nothing."""
SMALL_TALK: Final = frozenset(("wait", "what", "thanks", "hello", "lost"))
"""What people say to whom they talk with, and what needs no sentences of its own."""
_MOST_WAYS: Final = 64
"""No more ways to fill the slots of a sentence are looked at."""
_REMEMBERED: Final = 128
"""So many rows of words are remembered with what they mention and may ask."""
_CHAPTER: Final = "topic"
"""The list of the words by which chapters of the guide are asked for."""
_PLURAL: Final = "sx"
"""What the plural of a word may end with."""
SURE: Final = 0.3
"""How like the examples words must be for a question to be answered."""
AHEAD: Final = 1.2
"""How much more like than those of any other question."""
_ALIKE: Final = 0.5
"""How like an example that explains one word, where another one of the game is named."""
_PLAIN: Final = 0.2
"""How like those that ask what a word is, where all that is said beside the word asks so."""
_PLAINLY: Final = 0.85
"""And how much of the likeness to anything else."""

_MAKING: Final = Lock()


class FreeQuestions:
    """Questions in whatever wording, in one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._terms = terms_of(grammar.lang, grammar.game)
        self._mentions = Mentions(grammar.spec, self._terms)
        self._reader = ExampleReader(grammar, self._mentions, {*_NOTHING, *SMALL_TALK, EXPLAIN})
        self.examples = examples = self._reader.read()
        learnt = learnt_file(grammar.lang, grammar.game)
        content = learnt.read_bytes() if learnt.is_file() else b""
        self.compared = QuestionExamples(examples, grammar.lemma, content)
        """The examples, ready to be compared with."""
        # « C'est quoi un général » asks what it is; « je joue mon général » does not.
        asking = (one for one in examples if one.intent == EXPLAIN and not one.fixed)
        about = (word for example in asking for word in example.words)
        self._asking = frozenset(about)
        self._every_term: Mapping[tuple[str, ...], str] | None = None
        """The terms of all games, once one is looked for."""
        # The same words are looked at as a question, a move, a correction, and clause by clause.
        self._mentioned = lru_cache(_REMEMBERED)(self._mentioned_in)
        self._likely = lru_cache(_REMEMBERED)(self._likely_of)

    @classmethod
    def of(cls, grammar: Grammar) -> FreeQuestions:
        """Return those of a grammar, made once; who comes meanwhile waits for them."""
        with _MAKING:
            return cls._of(grammar)

    @classmethod
    @lru_cache(maxsize=8)
    def _of(cls, grammar: Grammar) -> FreeQuestions:
        return cls(grammar)

    def mentioned(self, words: Sequence[str]) -> tuple[tuple[str, ...], tuple[Mention, ...]]:
        """Return words with the kind of each mention before it, and the mentions."""
        return self._mentioned(self.grammar.spelled(words))

    def _mentioned_in(
        self, spelled: tuple[str, ...]
    ) -> tuple[tuple[str, ...], tuple[Mention, ...]]:
        return self._mentions.read(spelled)

    def masked(self, said: Sequence[str]) -> tuple[str, ...]:
        """Return the words of an example with the kind of each mention before it."""
        return self._reader.masked(said)

    def explaining(self, term: str) -> str:
        """Return a sentence that asks what a term is."""
        owner, name = parted(term, self.grammar.game)
        ways = self._terms if owner == self.grammar.game else terms_of(self.grammar.lang, owner)
        return " ".join((*self.grammar.spec.what_is[0], ways[name][0]))

    def _asks_what(self, words: Sequence[str], mentions: Sequence[Mention]) -> bool:
        """Tell whether words ask what something is that they mention, and nothing more."""
        if not self.grammar.spec.not_what.isdisjoint(words):
            # « Elle est où, la forêt » asks where it is.
            return False
        return sum(word not in self._asking for word in words) <= sum(
            len(mention.words) for mention in mentions
        )

    def _plainly(self, words: Sequence[str]) -> Meaning | None:
        """Return « c'est quoi un général » as what it is, whatever else is like it."""
        said, mentions = self.mentioned(words)
        named = [mention for mention in mentions if TERM in mention.values]
        if len(named) != 1 or len(mentions) != 1:
            return None
        if not self.grammar.spec.not_what.isdisjoint(said):
            # « C'est quoi mon terrain » asks which one it is.
            return None
        plain = self._asks_what_is(words)
        if plain and not self.grammar.spec.as_it_stands.isdisjoint(said):
            # « C'est quoi les colonnes, là » asks how they are, where that can be asked.
            best = self.compared.nearest(said)[:1]
            asks = (self.grammar.intents.get(one.intent) for one in best)
            if any(one and one.kind is Kind.QUERY and not one.explains for one in asks):
                return None
        if not self._asks_what(self.grammar.around.without(said) if plain else said, mentions):
            return None
        if plain:
            return Meaning(EXPLAIN, Kind.QUERY, {TERM: named[0].values[TERM]})
        found = self.compared.nearest(said)
        for one in found:
            itself = one.fixed.get(TERM) in (None, named[0].values[TERM])
            if one.intent == EXPLAIN and itself:
                plain = one.score >= max(_PLAIN, _PLAINLY * found[0].score)
                # Words that ask what something is have returned above.
                return self._asked(one, mentions, words, what_is=False) if plain else None
        return None

    def _elsewhere(self, words: Sequence[str]) -> Meaning | None:
        """Return the question what a word is that is no mention: of another game, or a plural."""
        said, mentions = self.mentioned(words)
        own = any(TERM in mention.values for mention in mentions)
        if own or not self.grammar.spec.not_what.isdisjoint(said):
            return None
        asks = self._asks_what_is(words) or any(
            one.intent == EXPLAIN or self.grammar.intents[one.intent].explains
            for one in self.compared.nearest(said)[:1]
            if one.intent == EXPLAIN or one.intent in self.grammar.intents
        )
        if not asks:
            return None
        # A word that this game lacks may have been taken for one that it has, wrongly spelt.
        term = self._all_terms().get(self._told_apart(split(words))) or self._all_terms().get(
            self._told_apart(said)
        )
        named = _of_game(mentions)
        if term is None or (named and parted(term, self.grammar.game)[0] != self.grammar.game):
            return None
        return Meaning(EXPLAIN, Kind.QUERY, {TERM: term})

    def _all_terms(self) -> Mapping[tuple[str, ...], str]:
        """Return all terms, those of this game first, by the words that name each."""
        if self._every_term is None:
            found: dict[tuple[str, ...], str] = {}
            own = ((way, term) for term, ways in self._terms.items() for way in ways)
            for way, term in (*own, *other_terms(self.grammar.lang, self.grammar.game)):
                found.setdefault(self._told_apart(split(way.lower().split())), term)
            self._every_term = found
        return self._every_term

    def _told_apart(self, words: Iterable[str]) -> tuple[str, ...]:
        """Return the words by which a question what something is differs from others, singular."""
        apart = [word for word in words if word not in self._asking] or [*words][-1:]
        return tuple(folded(word).rstrip(_PLURAL) for word in apart)

    def asked(self, intent: str, fixed: Slots, words: Sequence[str]) -> Meaning | None:
        """Return a question of an example with what words mention; ``None`` if some is missing."""
        one, (plain, mentions) = Likely(intent, fixed, 1.0), self.mentioned(words)
        return self._asked(one, mentions, plain, what_is=self._asks_what_is(words))

    def _asked(
        self, one: Likely, mentions: Sequence[Mention], words: Sequence[str], *, what_is: bool
    ) -> Meaning | None:
        """Return what is asked: of a thing rather what it does than what it is, if not so asked.

        « À quoi sert la récolte » is answered by what the card does, « c'est quoi » by what it is.
        Who asks of a rule and names that thing alone, or a rule about it, « une fois Edgar posé,
        je peux le ravoir ? », asks what it does, in detail.
        """
        asked = self._filled(one, mentions, words)
        if asked is None or asked.intent != EXPLAIN or what_is:
            return asked
        term = str(asked.slots[TERM])
        ways = {word for way in self._terms.get(term, ()) for word in way.split()}
        about = [one for one in mentions if len(mentions) == 1 or one.words[-1:][0] in ways]
        told = (meaning for mention in about for meaning in self._told(mention, term))
        return next(told, asked)

    def _told(self, mention: Mention, term: str) -> Iterator[Meaning]:
        """Yield the question what a thing does, in detail where another term is asked of."""
        explaining = (intent.id for intent in self.grammar.intents.values() if intent.explains)
        for intent in explaining:
            for name, slot in sorted(self.grammar.slots.numbers_of(intent)):
                if name in mention.values and self._calls(mention, name):
                    about = {slot: mention.values[name]}
                    of_rule = mention.values.get(TERM) != term
                    detailed = self._written(intent, {**about, "long": 1}) if of_rule else None
                    if (meaning := detailed or self._written(intent, about)) is not None:
                        yield meaning

    def _calls(self, mention: Mention, name: str) -> bool:
        """Tell whether words call the thing of a list itself: a « jeton paysan » is no peasant."""
        if len(mention.words) == 1 or mention.words[0] in self.grammar.around.determiners:
            return True
        forms = self.grammar.spec.numbers[name].words.get(mention.values[name], ())
        said = [folded(word) for word in mention.words]
        return any([folded(word) for word in split(form)] == said for form in forms)

    def does_what(self, words: Sequence[str]) -> Meaning | None:
        """Return what the only thing does that words name, in detail; ``None`` if not just one.

        Whoever asks of it is told that, however it is asked: « Wigelm, il donne à qui il veut ? »
        """
        told = [
            meaning
            for mention in self.mentioned(words)[1]
            if mention.kind == THING and not mention.compound
            for meaning in islice(self._told(mention, ""), 1)
        ]
        same = all(one.slots == told[0].slots for one in told)
        return told[0] if told and same else None

    def _asks_what_is(self, words: Sequence[str]) -> bool:
        """Tell whether words ask what something is: « c'est quoi », « ça veut dire quoi »."""
        spelled = self.grammar.spelled(words)
        starts = range(len(spelled))
        rows = self.grammar.spec.what_is
        return any(spelled[at : at + len(row)] == row for row in rows for at in starts)

    def likely(self, words: Sequence[str]) -> tuple[tuple[Meaning, float], ...]:
        """Return what the words may ask, the likeliest first, as far as nothing is missing."""
        return self._likely(tuple(words))

    def _likely_of(self, words: tuple[str, ...]) -> tuple[tuple[Meaning, float], ...]:
        plain, mentions = self.mentioned(words)
        found: list[tuple[Meaning, float]] = []
        placed = any(mention.compound for mention in mentions)
        what_is = self._asks_what_is(words)
        # « Si je manque de blé » asks what comes of that, not what the card does.
        spelled = self.grammar.spelled(words)
        supposed = self.grammar.around.is_supposed(spelled)
        # « C'est quoi la queue » is like all that is asked so, and asks none of that.
        alone = what_is and not _of_game(mentions)
        named = frozenset(self._told_apart(plain) if alone else ())
        of_another = any(mention.person for mention in mentions)
        of_another = of_another and self.grammar.spec.people.own.isdisjoint(spelled)
        for one in self.compared.nearest(plain):
            if one.intent == EXPLAIN and placed:
                # Who names a place of the board asks of no word of the game.
                continue
            if one.intent == EXPLAIN and not one.fixed and not self._asks_what(plain, mentions):
                continue
            if is_of_another(self.grammar, one, mentions):
                continue
            less = what_is and one.score < _ALIKE
            if less and asks_of_another(self._terms, one, mentions, spelled):
                # « C'est quoi la meilleure place » asks of no best line.
                continue
            if named and named.isdisjoint(self._told_apart(one.nearest)):
                continue
            if of_another and one.fixed.get(SEAT) == OWN:
                # « Ce que Sophie a joué » is like « ce que j'ai joué ».
                others = {slot: value for slot, value in one.fixed.items() if slot != SEAT}
                one = replace(one, fixed=others)
            itself = what_is or (supposed and names_the_same(one, mentions))
            meaning = self._asked(one, mentions, plain, what_is=itself)
            if meaning is not None:
                found.append((meaning, one.score))
        return tuple(found)

    def possible(self, words: Sequence[str], most: int) -> Iterator[tuple[Meaning, float]]:
        """Yield what the words may ask, the likeliest kinds first, with any of what is mentioned.

        No more than ``most`` kinds of questions, and what is mentioned stands for one slot at most.
        """
        plain, mentions = self.mentioned(words)
        for one in self.compared.nearest(plain)[:most]:
            if one.intent == EXPLAIN:
                terms = [str(each.values[TERM]) for each in mentions if TERM in each.values]
                for term in [str(one.fixed[TERM])] if TERM in one.fixed else terms:
                    yield Meaning(EXPLAIN, Kind.QUERY, {TERM: term}), one.score
            elif one.intent not in _NOTHING | SMALL_TALK:
                intent = self.grammar.intents[one.intent]
                if intent.kind in (Kind.QUERY, Kind.META, Kind.REPLY):
                    for slots in self.fillings(one.intent, mentions, one.fixed, plain):
                        if whole := self.grammar.written(intent.id, slots):
                            yield Meaning(intent.id, intent.kind, slots, DOUBT, whole[0]), one.score

    def fillings(
        self, intent: str, mentions: Sequence[Mention], fixed: Slots, words: Sequence[str] = ()
    ) -> Iterator[dict[str, int | str]]:
        """Yield the ways to put mentions into the slots of an intent: some, all or none of them.

        ``words``: those beside them, which tell what a number counts.
        """
        lists = self.grammar.slots.named_by(intent, words)
        free: dict[str, list[tuple[int, int | str]]] = {}
        for name, slot in lists:
            for at, mention in enumerate(mentions):
                if slot in fixed or (mention.person and slot not in PERSONAL):
                    continue
                if mention.counts and slot in PERSONAL:
                    continue
                value = self._value(name, mention)
                if value is not None and (at, value) not in free.setdefault(slot, []):
                    free[slot].append((at, value))
        ways = (((slot, at, value) for at, value in found) for slot, found in free.items())
        for chosen in islice(product(*((None, *way) for way in ways)), _MOST_WAYS):
            said = [one for one in chosen if one is not None]
            if len({at for _, at, _ in said}) == len(said):
                yield {**fixed, **{slot: value for slot, _, value in said}}

    def sure(self, words: Sequence[str]) -> Meaning | None:
        """Return what the words ask if hardly anything else can be meant."""
        if (plain := self._plainly(words) or self._elsewhere(words)) is not None:
            return plain
        surely = self.surely(words)
        return surely if surely is not None and _tells(surely) else None

    def surely(self, words: Sequence[str]) -> Meaning | None:
        """Return what the words are if hardly anything else can be meant, be it no question."""
        match self.likely(words):
            case [(meaning, score), *others] if score >= SURE:
                rivals = (rival for other, rival in others if not _same(other, meaning))
                return meaning if score >= AHEAD * max(rivals, default=0.0) else None
        return None

    def explained(self, words: Sequence[str]) -> Meaning | None:
        """Return which word is to be explained, where no match is on that else could be asked of.

        ``None`` where the words name more than one, or none.
        """
        named = {
            mention.values[TERM] for mention in self.mentioned(words)[1] if TERM in mention.values
        }
        if len(named) != 1:
            return None
        likely = (one for one, _ in self.likely(words) if one.intent == EXPLAIN)
        return next((one for one in likely if one.slots[TERM] in named), None)

    def _filled(
        self, one: Likely, mentions: Sequence[Mention], words: Sequence[str]
    ) -> Meaning | None:
        """Return a question with what is mentioned in its slots; ``None`` if one is missing."""
        if one.intent in _NOTHING | SMALL_TALK:
            return Meaning(one.intent, Kind.META)
        if one.intent == EXPLAIN:
            terms = [mention.values[TERM] for mention in mentions if TERM in mention.values]
            named = one.fixed.get(TERM) or next(iter(terms), None)
            if named is None:
                return None
            return Meaning(EXPLAIN, Kind.QUERY, {TERM: named})
        intent = self.grammar.intents[one.intent]
        if intent.kind not in (Kind.QUERY, Kind.META):
            return None
        slots = dict(one.fixed)
        left = list(mentions)
        for name, slot in self.grammar.slots.named_by(intent.id, words):
            if slot in slots:
                continue
            for mention in left:
                if mention.counts if slot == SEAT else mention.person:
                    # « Joueur quatre » is a player, whatever else may be numbered four; « mes
                    # quatre cités » are nobody's but mine.
                    continue
                value = self._value(name, mention)
                if value is not None:
                    slots[slot] = value
                    left.remove(mention)
                    break
        return self._written(intent.id, slots)

    def _written(self, intent: str, slots: Mapping[str, int | str]) -> Meaning | None:
        """Return a question that some sentence of the grammar asks with just these slots."""
        whole = self.grammar.written(intent, slots)
        kind = self.grammar.intents[intent].kind
        return Meaning(intent, kind, slots, DOUBT, whole[0]) if whole else None

    def _value(self, name: str, mention: Mention) -> int | str | None:
        if mention.kind == THING:
            return mention.values.get(name)
        return self.grammar.slots.counted(name, int(mention.values[""]), mention.words)


def _of_game(mentions: Sequence[Mention]) -> list[Mention]:
    """Return the mentions of more than a chapter of the guide."""
    return [mention for mention in mentions if mention.values.keys() - {_CHAPTER}]


def _tells(meaning: Meaning) -> bool:
    """Tell whether to answer this does no more than to say something."""
    return meaning.intent not in _NOTHING | AT_ONCE


def _same(one: Meaning, other: Meaning) -> bool:
    """Tell whether two questions are one: what a thing is, and what it does."""
    if one.intent == other.intent:
        return True
    about = EXPLAIN in (one.intent, other.intent)
    return about and not {*one.slots.values()}.isdisjoint(other.slots.values())

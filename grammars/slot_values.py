"""What may go into the slots of a grammar's intents."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import product

from heraut.grammars.forms import items_of, lists_of
from heraut.grammars.meaning import Kind, Slots
from heraut.grammars.schema import number_words
from heraut.grammars.spec import Intent, Spec


class SlotValues:
    """The slots of the intents of a specification, and their values."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._numbers: dict[str, frozenset[tuple[str, str]]] = {}

    def values(self, intent: str, slot: str) -> tuple[int | str, ...] | None:
        """Return every value that may go into a slot; ``None`` when it takes a series."""
        known = (intent, slot) in self._values
        return self._values[intent, slot] if known else self._values_of(intent, slot)

    def _values_of(self, intent: str, slot: str) -> tuple[int | str, ...] | None:
        lists = {
            name
            for template in self._spec.intents[intent].templates
            for name, filled in lists_of(self._spec, template.expression)
            if filled == slot
        }
        if lists & self._spec.series.keys():
            return None
        values = {value for name in lists for value in self._listed(name)}
        for template in self._spec.intents[intent].templates:
            values |= {value for filled, value in template.means.items() if filled == slot}
        return tuple(sorted(values, key=lambda value: (str(value).zfill(9), value == str(value))))

    def _listed(self, name: str) -> Sequence[int | str]:
        """Return the values of a list; of joined lists, all that can be joined."""
        if name not in self._spec.compounds:
            return tuple(self._spec.numbers[name].words)
        parts = [self._spec.numbers[part].words for part in self._spec.compounds[name].parts]
        return tuple("".join(map(str, chosen)) for chosen in product(*parts))

    def numbers_of(self, intent: str) -> frozenset[tuple[str, str]]:
        """Return the lists of an intent and the slots that they fill, those in series too.

        What is asked with no sentences of its own, as what a word means, has none.
        """
        found = self._numbers.get(intent)
        if found is None:
            found = self._numbers[intent] = self._numbers_of(intent)
        return found

    def _numbers_of(self, intent: str) -> frozenset[tuple[str, str]]:
        known = self._spec.intents.get(intent)
        lists = {
            each
            for template in (known.templates if known is not None else ())
            for each in lists_of(self._spec, template.expression)
        }
        return frozenset(
            (inner, slot)
            for name, slot in lists
            for inner in (items_of(self._spec, name) if name in self._spec.series else (name,))
        )

    def named_by(self, intent: str, words: Sequence[str]) -> Sequence[tuple[str, str]]:
        """Return the lists of an intent of which words may name a value, and their slots."""
        numbers, said = self._spec.numbers, {*words, ""}
        return sorted(
            (name, slot)
            for name, slot in self.numbers_of(intent)
            if not words or name not in numbers or not numbers[name].beside.isdisjoint(said)
        )

    def counted(self, name: str, number: int, words: tuple[str, ...]) -> int | str | None:
        """Return the value of a list that a number is, said in these words; ``None`` if none is.

        « L'option une » leaves the arrow on zero.
        """
        numbers = self._spec.numbers.get(name)
        if numbers is None:
            return None
        said = {words, *(number_words(number, self._spec.lang, each) for each in (False, True))}
        found = (value for value, forms in numbers.words.items() if not said.isdisjoint(forms))
        alone = any(len(form) == 1 for form in numbers.words.get(number, ()))
        return next(found, number if alone else None)

    @cached_property
    def greatest(self) -> int:
        """The greatest number that a command of the game takes."""
        commands = [one.id for one in self._spec.intents.values() if one.kind is Kind.COMMAND]
        lists = {name for command in commands for name, _ in self.numbers_of(command)}
        numbers = (self._spec.numbers[name].words for name in lists if name in self._spec.numbers)
        return max((one for words in numbers for one in words if isinstance(one, int)), default=0)

    def accepts(self, intent: Intent, slots: Slots) -> bool:
        """Tell whether a command has these slots, perhaps more, and takes their values."""
        if not slots.keys() <= intent.slots:
            return False
        allowed = ((self._values[intent.id, slot], value) for slot, value in slots.items())
        return all(values is None or value in values for values, value in allowed)

    def named(self, intent: Intent) -> frozenset[str]:
        """Return the slots of a command that hold names rather than numbers."""
        return self._named.get(intent.id, frozenset())

    @cached_property
    def _named(self) -> Mapping[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for (intent, slot), values in self._values.items():
            if values and isinstance(values[0], str):
                found[intent] = found.get(intent, frozenset()) | {slot}
        return found

    def extremes(self, intent: Intent, slot: str) -> tuple[int | str, int | str]:
        """Return the first and the last value of a command's slot; of a series, of one item."""
        joined = [name for name, filled in self.numbers_of(intent.id) if filled == slot]
        joined = [name for name in joined if name in self._spec.compounds]
        if joined:
            # The last one is not the most different: it may lie on a board of another size.
            listed = self._listed(joined[0])
            return listed[0], listed[len(listed) // 2]
        values = self._values[intent.id, slot]
        if values is None:
            single = next(one for one, many in self.gathering.items() if many == slot)
            values = tuple(map(str, self._spec.numbers[single].words))
        return values[0], values[-1]

    @cached_property
    def _values(self) -> Mapping[tuple[str, str], tuple[int | str, ...] | None]:
        commands = [one for one in self._spec.intents.values() if one.kind is Kind.COMMAND]
        return {
            (one.id, slot): self._values_of(one.id, slot) for one in commands for slot in one.slots
        }

    @cached_property
    def gathering(self) -> Mapping[str, str]:
        """The slot of a series by the slot whose single values may be gathered in it."""
        found: dict[str, str] = {}
        for name, series in self._spec.series.items():
            for template in (*series.first, *series.more):
                for _, slot in lists_of(self._spec, template.expression):
                    found.setdefault(slot, name)
        return found

    @cached_property
    def compound(self) -> frozenset[str]:
        """The slots whose values are made of several."""
        return self._slots_of(self._spec.compounds)

    @cached_property
    def serial(self) -> frozenset[str]:
        """The slots that hold several numbers, with commas between them."""
        return self._slots_of(self._spec.series)

    @cached_property
    def parts(self) -> Mapping[str, int]:
        """How many parts a value has, or each one of a series, by slot."""
        return {
            slot: len(self._spec.compounds[name].parts)
            for intent in self._spec.intents
            for name, slot in self.numbers_of(intent)
            if name in self._spec.compounds
        }

    def _slots_of(self, lists: Collection[str]) -> frozenset[str]:
        return frozenset(
            slot
            for intent in self._spec.intents.values()
            for template in intent.templates
            for name, slot in lists_of(self._spec, template.expression)
            if name in lists
        )

    @cached_property
    def typed(self) -> frozenset[str]:
        """The slots that only typed sentences fill."""
        typed, heard = (
            {
                slot
                for intent in self._spec.intents.values()
                for template in intent.templates
                if template.typed == typed
                for _, slot in lists_of(self._spec, template.expression)
            }
            for typed in (True, False)
        )
        return frozenset(typed - heard)

    def words_of(self, value: int) -> frozenset[str]:
        """Return the last words of a number in any list, where it is said in one word."""
        every = self._spec.numbers.values()
        forms = (form for values in every for form in values.words.get(value, ()))
        return frozenset(form[-1] for form in forms if len(form) == 1)

    def count(self, value: str, words: Sequence[str]) -> int:
        """Return how often a number of one word stands in words; a list's value is its text."""
        said = self.words_of(int(value)) if value.isdecimal() else frozenset()
        return sum(word in said for word in words)

    @cached_property
    def number_words(self) -> frozenset[str]:
        """All words that are a whole number of some list by themselves."""
        return self._said_in_a_word(int)

    @cached_property
    def single_words(self) -> frozenset[str]:
        """All words that are a value of some list by themselves."""
        return self._said_in_a_word(int, str)

    def _said_in_a_word(self, *kinds: type) -> frozenset[str]:
        return frozenset(
            form[0]
            for values in self._spec.numbers.values()
            for value, forms in values.words.items()
            for form in forms
            if isinstance(value, kinds) and len(form) == 1
        )

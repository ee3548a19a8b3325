"""The search graph of a lexicon: every word as a path of phones, and a path for all other speech.

Héraut always gives Vosk a grammar, so the language model kept beside the graph is the plainest
there is: every word as likely as any other.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heraut.voice.acoustics.fst import Arc, Fst, const_bytes, lookahead_bytes, prepare_lookahead
from heraut.voice.acoustics.lexicon import Pronunciation, words_of
from heraut.voice.acoustics.phones import PHONES, SILENCE, phone_number, transitions

UNKNOWN = "[unk]"
"""The word that stands for speech which is none of the lexicon's words."""


@dataclass(frozen=True, slots=True)
class Penalties:
    """Costs that decide between words and unknown speech, as negative natural logarithms."""

    word: float = 1.0
    """For every word; higher keeps short words from being heard in noise."""
    unknown: float = 2.0
    """For entering unknown speech; lower refuses more, even what was meant."""
    unknown_phone: float = 2.0
    """For every phone of unknown speech."""
    silence: float = 0.5
    """How likely a pause is before, between and after words: a probability."""


class _Builder:
    """States and arcs while they grow."""

    def __init__(self) -> None:
        self.arcs: list[list[Arc]] = []

    def state(self) -> int:
        self.arcs.append([])
        return len(self.arcs) - 1

    def arc(self, source: int, target: int, cost: float = 0.0, output: int = 0) -> None:
        self.arcs[source].append(Arc(target, 0, output, cost))

    def phone(self, source: int, number: int, cost: float = 0.0) -> int:
        """Enter a phone from ``source`` and return the state where it lasts."""
        stay, enter = transitions(number)
        lasting = self.state()
        self.arcs[source].append(Arc(lasting, enter, 0, cost))
        self.arcs[lasting].append(Arc(lasting, stay, 0, 0.0))
        return lasting


def word_list(lexicon: Sequence[Pronunciation]) -> tuple[str, ...]:
    """Return the output labels of a lexicon's graph before they are renumbered, from 0."""
    return ("<eps>", *words_of(lexicon), UNKNOWN)


def search_graph(lexicon: Sequence[Pronunciation], penalties: Penalties = Penalties()) -> Fst:
    """Return the graph from transition ids to the labels of :func:`word_list`.

    The words are a tree of phones, so that those which begin alike share their beginning. Beside
    them any string of phones makes one unknown word.
    """
    number = {word: label for label, word in enumerate(word_list(lexicon))}
    build = _Builder()
    start, root, after = build.state(), build.state(), build.state()
    for before in (start, after):
        build.arc(before, root, -math.log(1 - penalties.silence))
        pause = build.phone(before, phone_number(SILENCE, "S"), -math.log(penalties.silence))
        build.arc(pause, root)
    tree: dict[tuple[int, int], int] = {}
    for entry in lexicon:
        node = root
        for index, phone in enumerate(entry.phones):
            step = node, phone_number(phone, _place(index, len(entry.phones)))
            if step not in tree:
                tree[step] = build.phone(*step)
            node = tree[step]
        build.arc(node, after, entry.cost + penalties.word, number[entry.word])
    hub = build.state()
    for phone, rarity in _phone_costs(lexicon).items():
        cost = rarity + penalties.unknown_phone
        first = build.phone(root, phone_number(phone, "B"), penalties.unknown + cost)
        build.arc(first, hub)
        inside = build.phone(hub, phone_number(phone, "I"), cost)
        build.arc(inside, hub)
        last = build.phone(hub, phone_number(phone, "E"), cost)
        build.arc(last, after, output=number[UNKNOWN])
        # A lone phone is a click or a breath more often than speech.
        alone = build.phone(root, phone_number(phone, "S"), penalties.unknown + cost + 2)
        build.arc(alone, after, output=number[UNKNOWN])
    return Fst(tuple(map(tuple, build.arcs)), {root: 0.0, after: 0.0})


def _place(index: int, length: int) -> str:
    if length == 1:
        return "S"
    return "B" if index == 0 else "E" if index == length - 1 else "I"


def _phone_costs(lexicon: Sequence[Pronunciation]) -> Mapping[str, float]:
    """Return a mild cost for each phone: the rarer among words, the dearer in unknown speech."""
    counts = Counter(phone for entry in lexicon for phone in entry.phones)
    total = counts.total()
    return {phone: -0.5 * math.log((counts[phone] + 3) / (total + 100)) for phone in PHONES}


def graph_files(
    lexicon: Sequence[Pronunciation], penalties: Penalties = Penalties()
) -> Mapping[str, bytes]:
    """Return the files of a Vosk model's ``graph`` folder that depend on the lexicon, by name."""
    words = word_list(lexicon)
    graph = prepare_lookahead(search_graph(lexicon, penalties))
    labels = {word: graph.labels[label] for label, word in enumerate(words)}
    by_label = sorted((label, word) for word, label in labels.items())
    cost = math.log(len(words))
    loop = tuple(Arc(0, label, label, cost) for label, _ in by_label if label)
    return {
        "HCLr.fst": lookahead_bytes(graph),
        "Gr.fst": const_bytes(Fst((loop,), {0: cost})),
        "words.txt": "".join(f"{word} {label}\n" for label, word in by_label).encode(),
        # Vosk wants the list of disambiguation symbols. There are none; a number that no arc
        # bears says so.
        "disambig_tid.int": b"%d\n" % (transitions(phone_number(PHONES[-1], "S"))[1] + 1),
    }

"""The language files themselves: nothing twice, nothing missing, every event worded."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from heraut.engines import table_facts
from heraut.engines.registry import RULES
from heraut.voice.herald import LANGUAGES, MissingWords, Verbosity, Words
from heraut.voice.herald.words import FOLLOWED, capitalised

WORDS = Words("fr")


def sources(lang: str) -> str:
    folder = Path(str(files("heraut.voice.phrases") / lang))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    counts = Counter(re.findall(r"^([a-z][\w-]*) *=", sources(lang), flags=re.MULTILINE))
    assert counts
    assert not [name for name, count in counts.items() if count > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(RULES))
def test_every_event_and_every_refusal_has_words(lang: str, game: str) -> None:
    words, rules = Words(lang), RULES[game]
    own = game.replace("_", "-")
    assert rules.events and rules.reasons
    keys = [event.key for event in rules.events]
    keys += [f"refused-{reason.key}" for reason in rules.reasons]
    # What every game tells of the real table has words that all share.
    told = table_facts.EVENTS + table_facts.COUNT_EVENTS + table_facts.SECRET_COUNT_EVENTS
    reasons = table_facts.REASONS + table_facts.COUNT_REASONS
    shared = {event.key for event in told} | {f"refused-{reason.key}" for reason in reasons}
    ids = {key: key.replace("_", "-") for key in keys}
    missing = [
        f"{own}-{name}"
        for key, name in ids.items()
        if not words.has(f"{own}-{name}") and not (key in shared and words.has(name))
    ]
    assert not missing, f"write them into voice/phrases/{lang}/{game}.ftl"


def test_every_level_of_detail_is_one_of_the_three() -> None:
    attributes = set(re.findall(r"^ +\.([\w-]+) *=", sources("fr"), flags=re.MULTILINE))
    assert attributes <= {*map(str, Verbosity), FOLLOWED}


def test_a_missing_message_or_value_is_an_error_and_not_a_wrong_sentence() -> None:
    with pytest.raises(MissingWords):
        WORDS.text("no-such-message")
    with pytest.raises(MissingWords):
        WORDS.text("undone")


def test_numbers_lists_and_genders() -> None:
    assert WORDS.number(71) == "soixante et onze"
    assert WORDS.listed((3, 5, 13)) == "trois, cinq et treize"
    assert WORDS.listed(("Alice",)) == "Alice" and WORDS.listed(()) == ""
    counts = {"count": 21, "hand": 1, "pile": 20, "aside": 0}
    text = WORDS.text("kingsbridge-answer-count", seat="Bob", alone=False, **counts)
    assert text == "Bob : vingt et une cartes, dont une en main."


def test_each_sentence_begins_with_a_capital() -> None:
    assert capitalised("oui. non ? « peut-être » : ok.") == "Oui. Non ? « peut-être » : ok."
    assert capitalised("3.11 est là") == "3.11 est là"


def test_levels_of_detail_stop_at_both_ends() -> None:
    assert Verbosity.BRIEF.shifted(-1) is Verbosity.BRIEF
    assert Verbosity.NORMAL.shifted(1) is Verbosity.FULL
    assert Verbosity.FULL.shifted(1) is Verbosity.FULL


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Alice", "d'Alice"),
        ("Élise", "d'Élise"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("joueur deux", "du joueur deux"),
    ],
)
def test_whose_something_is(name: str, said: str) -> None:
    words = Words("fr")
    told = words.text("seven-kingdoms-answer-kingdom-empty", seat=name)
    assert told == f"Le royaume {said} est vide."
    to = "au" if name.startswith("joueur") else "à"
    assert words.text("kingsbridge-answer-turn", seat=name, alone="no") == f"C'est {to} {name}."

"""Kingsbridge in words: whatever happens, is asked or is refused is said, in every mode."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Event, IllegalAction, NotationError
from heraut.voice.herald import Herald, Verbosity, Words

MODES = [
    (2, {"mode": "basic"}),
    (2, {"mode": "basic", "cards": "table"}),
    (3, {"mode": "characters"}),
    (5, {"mode": "characters", "cards": "table", "wigelm_subset": "true"}),
    (1, {}),
    (1, {"cards": "table", "solo_edgar": "deck_bottom"}),
    (2, {"mode": "cooperative"}),
    (3, {"mode": "cooperative", "cards": "table"}),
]
NAMES = ("Alice", "Bob", "Chloé", "David", "Emma")
CHARACTERS = tuple(card for card in KINGSBRIDGE.cards if card.isalpha() and card != "column")
PERMISSION = {"aldred", "agatha", "ragna", "wigelm"}


def attempts(dice: Random) -> Iterator[str]:
    """Yield what somebody might try, legal or not."""
    card, other, column, target = (dice.randint(1, n) for n in (13, 13, 8, 8))
    yield f"place {card} {column}"
    yield f"place {card} {column} aside"
    yield f"swap {card} {column}"
    yield f"move {column}:{card}- {target}"
    yield f"move {column} {target}"
    yield f"give {column} {dice.randint(1, 6)}"
    yield f"malus {card}"
    yield f"exchange {card}"
    yield f"reveal {dice.choice(CHARACTERS)}"
    yield f"draw {card}"
    yield from ("exchange all", "end", "pass", "stop", "start 4")
    name = dice.choice(CHARACTERS)
    yield f"use {name}"
    yield f"use {name} {card}"
    yield f"use {name} {column}"
    yield f"use {name} {card} {column}"
    yield f"use {name} {card},{other} {column}"
    yield f"use {name} {column} {dice.randint(1, 2)}"


def refused(match: Match, dice: Random) -> Iterator[IllegalAction]:
    for notation in attempts(dice):
        try:
            KINGSBRIDGE.apply(match.state, KINGSBRIDGE.parse(match.state, notation))
        except IllegalAction as why:
            yield why
        except NotationError:
            continue


def questions(match: Match, dice: Random) -> Iterator[Event]:
    """Yield the answers to every question, for everybody."""
    slots = {"card": dice.randint(1, 13), "column": dice.randint(1, 9), "seat": 1}
    slots |= {"character": dice.choice(CHARACTERS), "level": dice.randint(1, 3)}
    for seat in (PUBLIC, *range(match.seats)):
        view = KINGSBRIDGE.view(match.state, seat)
        for question in (one.key for one in KINGSBRIDGE.questions):
            # Advice takes its time; its words are tested by themselves.
            if question != "advice":
                yield from KINGSBRIDGE.answer(view, question, slots)
                yield from KINGSBRIDGE.answer(view, question, {**slots, "long": 1})


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_whatever_happens_in_a_game_has_words_at_every_level(
    seats: int, options: dict[str, str], whole: bool
) -> None:
    dice = Random(str((seats, options)))
    names = NAMES[:seats]
    match = Match.new("kingsbridge", seats, options, 5, names)
    herald = Herald(Words("fr"), "kingsbridge", names, cards=match.options["cards"])
    told = 0
    for number in range(400):
        if match.to_act is None:
            break
        verbs: dict[str, list[str]] = {}
        for action in map(str, KINGSBRIDGE.legal(match.state)):
            verbs.setdefault(action.split()[0], []).append(action)
        match = match.play(dice.choice(verbs[dice.choice(sorted(verbs))]))
        for level in Verbosity:
            herald.verbosity = level
            for event in match.history[-1].events:
                told += len(herald.event(event))
        herald.verbosity = dice.choice(list(Verbosity))
        if number % (10 if whole else 50) == 0:
            for event in questions(match, dice):
                told += len(herald.event(event))
            for why in refused(match, dice):
                for herald.verbosity in Verbosity:
                    assert herald.refusal(why.reason, why.details).text
    assert told


def test_a_finished_column_is_told_empty_once() -> None:
    herald = Herald(Words("fr"), "kingsbridge", NAMES[:2])
    told = herald.event(Event("column_finished", {"column": 1}))
    assert told == "Colonne un finie, elle est libre."


@pytest.mark.parametrize(
    ("character", "told"),
    [
        ("agatha", "Mère Agatha est là."),
        ("den", "Shérif Den est là."),
        ("ethelred", "Roi Ethelred est là."),
        ("wynstan", "Évêque Wynstan est là."),
    ],
)
def test_characters_are_first_told_as_the_box_names_them(character: str, told: str) -> None:
    herald = Herald(Words("fr"), "kingsbridge", NAMES[:2])
    revealed = Event("revealed", {"character": character, "seat": -1, "left": 0})
    assert herald.event(revealed) == told


@pytest.mark.parametrize(
    ("what", "columns", "count", "text"),
    [
        ("longest", (3,), 6, "La plus longue : colonne trois, six cartes."),
        ("longest", (3, 5), 1, "Les plus longues : colonnes trois et cinq, une carte."),
        ("shortest", (1,), 21, "La plus courte : colonne un, vingt et une cartes."),
        ("nearest", (2,), 1, "La plus près d'être finie : colonne deux, il manque un chiffre."),
        (
            "nearest",
            (2, 4),
            3,
            "Les plus près d'être finies : colonnes deux et quatre, il manque trois chiffres.",
        ),
    ],
)
def test_columns_are_compared_in_a_sentence(
    what: str, columns: tuple[int, ...], count: int, text: str
) -> None:
    facts = {"what": what, "columns": columns, "count": count}
    herald = Herald(Words(), "kingsbridge", NAMES[:2])
    assert herald.event(Event("answer_compare_columns", facts)) == text

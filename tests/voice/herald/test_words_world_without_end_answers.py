"""Un Monde Sans Fin in words: whatever is asked or refused is answered, at every level."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

import pytest

from heraut.engines.match import Match
from heraut.engines.protocol import AUDIENCE, PUBLIC, Event, IllegalAction, NotationError
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.effects import ACTIONS, FAVOURS
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.vocabulary import DUE
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.voice.herald import Herald, Verbosity

from .spoken.answers import BOARD, OWN, WAYS
from .spoken.decisions import DUE_FACTS, MAY, TURNS, may_facts
from .spoken.refusals import REFUSED
from .spoken.saying import (
    BRIEF,
    FULL,
    NAMES,
    NORMAL,
    WORDS,
    Facts,
    Sample,
    is_french,
    refusal,
    said,
)

MODES = [
    (2, {}),
    (3, {"action_cards": "first_game"}),
    (4, {"cards": "table", "outlaw": "before_income"}),
]
ANSWERS: Final = tuple(
    event.key for event in WORLD_WITHOUT_END.events if event.key.startswith("answer_")
)
SPOKEN: Final[list[Sample]] = [
    *OWN,
    *BOARD,
    *WAYS,
    *((key, may_facts(key, more), text) for key, more, text in MAY),
    *((f"answer_turn_{what}", DUE_FACTS[what], text) for what, text in TURNS.items()),
]


@pytest.mark.parametrize(("key", "facts", "text"), SPOKEN)
def test_every_answer_is_short_french_and_right(key: str, facts: Facts, text: str) -> None:
    assert said(key, **facts) == text
    for level in Verbosity:
        for mode in ("app", "table"):
            told = said(key, mode=mode, level=level, **facts)
            assert told and is_french(told)
    assert len(said(key, level=BRIEF, **facts)) <= len(text)
    # Nobody need give a name.
    assert is_french(Herald(WORDS, "world_without_end", ()).event(Event(key, facts)))


@pytest.mark.parametrize("what", DUE)
def test_whose_turn_it_is_is_told_for_every_decision(what: str) -> None:
    for level in Verbosity:
        told = said(f"answer_turn_{what}", level=level, **DUE_FACTS[what])
        assert told and is_french(told)
        assert what in ("first", "plague", "lose") or "Bob" in told
    assert what in TURNS or said(f"answer_turn_{what}", **DUE_FACTS[what]).endswith(
        said(f"due_{what}", **DUE_FACTS[what])
    )


def test_every_answer_has_a_sample() -> None:
    sampled = {key for key, _, _ in SPOKEN} | {f"answer_turn_{what}" for what in DUE}
    apart = {"answer_what_does", "answer_what_does_long", "answer_free_sites"}
    assert sampled | apart == set(ANSWERS)


UNSAID: Final = {
    "halves": "points in halves are told by the scores",
    "sick": "the places are told",
    "expected": "what the keyboard may still write",
}
"""Details that no answer and no refusal need tell."""
PARTS: Final = ("id", "ids", "count", "number", "player")
"""What words may take of a detail, after its name: ``$card_id``."""


@pytest.mark.parametrize(
    ("message", "facts"),
    [
        *((key, facts) for key, facts, _ in SPOKEN),
        *((f"answer_turn_{what}", DUE_FACTS[what]) for what in DUE),
    ],
)
def test_every_detail_is_told_at_some_level(message: str, facts: Facts) -> None:
    named = f"world-without-end-{message.replace('_', '-')}"
    sinks = [name for name in (named, f"{named}-each", f"{named}-alike") if WORDS.has(name)]
    told = {argument for name in sinks for argument in WORDS.mentioned(name)}
    assert told or not facts
    for name in facts:
        spoken = {name, *(f"{name}_{part}" for part in PARTS)}
        # A title says what its identity says, an identity what a printed name does; to its own
        # seat a seat is "tu".
        other = {"name": "project", "names": "projects", "card": "title"}.get(name)
        own = name in ("seat", "period") and message.startswith("answer_may_")
        assert spoken & told or name in UNSAID or other in facts or own, (message, name)


# Refusals.


@pytest.mark.parametrize(
    ("reason", "details"),
    [*((f"{what}_first", DUE_FACTS[what]) for what in DUE), *((r, d) for r, d, _ in REFUSED)],
)
def test_every_refusal_says_why_and_the_rule_when_asked(reason: str, details: Facts) -> None:
    for mode in ("app", "table"):
        short, long = (refusal(reason, details, level, mode) for level in (NORMAL, FULL))
        assert is_french(short) and is_french(long)
        assert short and long != short and len(long) > len(short)
    common = f"refused-{reason.replace('_', '-')}"
    own = f"world-without-end-{common}"
    told = set(WORDS.mentioned(own if WORDS.has(own) else common))
    for name in details:
        spoken = {name, *(f"{name}_{part}" for part in PARTS)}
        other = {"name": "project", "card": "title"}.get(name)
        assert spoken & told or name in UNSAID or other in details, (reason, name)


@pytest.mark.parametrize(("reason", "details", "text"), REFUSED)
def test_what_is_refused_is_said_in_a_few_words(reason: str, details: Facts, text: str) -> None:
    assert refusal(reason, details) == text


def test_every_reason_has_a_sample() -> None:
    assert {reason for reason, _, _ in REFUSED} | {f"{w}_first" for w in DUE} == {
        reason.key for reason in WORLD_WITHOUT_END.reasons
    }


# The cards, the track, and the free sites.


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_card_is_told_by_its_name_short_and_long(action: str) -> None:
    name = WORDS.phrase(f"world-without-end-name-action-{action}")
    short, long = (
        said(key, action=action) for key in ("answer_what_does", "answer_what_does_long")
    )
    assert short.startswith(f"{name} : ") and long.startswith(f"{name} : ")
    assert is_french(short) and is_french(long)
    assert len(short) < 90 and len(long) > len(short)


@pytest.mark.parametrize("space", FAVOURS)
def test_every_favour_says_what_it_gives(space: str) -> None:
    told = said("answer_favour", space=space, steps=1)
    assert ", à un pas : " in told and is_french(told)


def test_free_sites_that_bring_the_same_are_told_together() -> None:
    free = {"goods": ("wheat", "vp", "wheat"), "counts": (1, 1, 1)}
    told = said("answer_free_sites", sites=(1, 7, 8), material="wood", **free)
    assert (
        told == "Libres, pour un bois : un blé aux terrains un et huit, un point au terrain sept."
    )


@pytest.mark.parametrize(
    ("duties", "text"),
    [
        ((1, 1, 1), "une piété, un blé et un or"),
        ((2, 1, 0), "deux piétés et un blé"),
        ((0, 1, 3), "un blé et trois or"),
        ((1, 0, 3), "une piété et trois or"),
        ((0, 2, 0), "deux blés"),
        ((2, 0, 0), "deux piétés"),
        ((0, 0, 4), "quatre or"),
    ],
)
def test_what_one_lacks_to_pay_is_told_and_nothing_else(duties: tuple[int, ...], text: str) -> None:
    lacking = dict(zip(("piety", "wheat", "gold"), duties, strict=True))
    brief = said("answer_duties_ready", level=BRIEF, points=3, ready=False, **lacking)
    assert brief == f"Il manque {text}."


def test_goods_that_one_does_not_have_are_told_with_their_article() -> None:
    for good in GOODS:
        assert is_french(said("answer_good", good=good, count=0))
        assert is_french(refusal("exhausted", {"good": good}))


def test_the_numbers_of_sites_and_of_plague_places_are_never_mistaken() -> None:
    """« Terrain » goes with a site's number, « maison » with a plague place's, and no other way."""
    assert SPOKEN
    for key, facts, _ in SPOKEN:
        for level in Verbosity:
            told = said(key, level=level, **facts)
            if {"places", "place", "values"} & set(facts):
                assert not re.search(r"terrain", told), told
            elif {"site", "sites"} & set(facts):
                assert not re.search(r"maison (un|une|deux|quatre|cinq|sept)\b", told), told


# What is quoted can be said.


@pytest.mark.parametrize("name", ["answers", "refusals"])
def test_every_sentence_they_tell_to_say_is_understood(name: str) -> None:
    grammar = Grammar.load("fr", "world_without_end")
    file = files("heraut.voice.phrases") / "fr" / f"world_without_end_{name}.ftl"
    # What goes on with "puis" is the beginning of a sentence.
    quoted = re.findall(r"« ([^»{]+) »(?!, puis)", file.read_text(encoding="utf-8"))
    assert len(set(quoted)) > 15
    for words in sorted(set(quoted)):
        heard = Heard.typed(words)
        alone = {meaning.intent for scope in Scope for meaning in grammar.meanings(heard, scope)}
        assert alone or grammar.chains(heard.hypotheses[0]), words


# Whole games.


def slots_of(dice: Random) -> Iterator[Facts]:
    """Yield what may be asked with: everything, little, and what there is not."""
    named: Facts = {
        "good": dice.choice(GOODS),
        "seat": dice.randint(1, 5),
        "site": dice.randint(1, 15),
        "event": dice.choice(("i-02", "ii-01", "iii-07")),
        "place": dice.randint(1, 12),
        "project": dice.choice(("bridge", "tower", "hospital")),
        "steps": dice.randint(0, 4),
        "space": dice.choice(FAVOURS),
        "action": dice.choice(ACTIONS),
        "of": dice.choice((*GOODS, "points", "houses", "cards", "seals")),
    }
    few: Facts = {"site": 3, "action": "sale"}
    yield from (
        named,
        {**named, "best": 1, "long": 1, "own": 1, "least": 1},
        few,
        {**few, "best": 1},
    )


def attempts(dice: Random) -> Iterator[str]:
    """Yield what somebody might try, legal or not."""
    action, good = dice.choice(ACTIONS), dice.choice(GOODS)
    site, place = dice.randint(0, 15), dice.randint(0, 12)
    project = dice.choice(("bridge", "tower", "lady_chapel", "moulin"))
    yield from (f"play {action}", f"forgo {action}", f"discard {action}", "discard ?", "pass")
    yield from (f"orient {dice.randint(0, 5)}", f"material {good}", f"house {site}", "practise")
    yield from (f"build {project} stone,wood", f"build {project} wood", f"donate {project}")
    yield from (f"sell wool {site} cloth", "sell nothing", "sell cloth 2", f"weave {site}")
    yield from (f"harvest {site},{place}", f"harvest {site},{site}", f"heal {place}", "pay")
    yield from (f"heal {place},{place}", f"extra {good}", f"give {good}", f"remove {site}")
    yield from ("exchange", "exchange ii-10", "exchange i-06", f"protect {good}", f"tax {place}")
    yield from (f"plague {place}", "event i-02", "event iv-03", f"lose {action}", "first 9")
    yield "event new immediate stone,wheat,gold1,vp 9 nothing"


def refused(match: Match, dice: Random) -> Iterator[IllegalAction]:
    for notation in attempts(dice):
        try:
            WORLD_WITHOUT_END.apply(match.state, WORLD_WITHOUT_END.parse(match.state, notation))
        except IllegalAction as why:
            yield why
        except NotationError:
            continue


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_every_question_and_every_refusal_of_a_game_has_words(
    seats: int, options: dict[str, str]
) -> None:
    # The game that is played does not depend on how many questions there are.
    dice, asking = Random(str((seats, options))), Random("asking")
    names = NAMES[4 - seats :]
    match = Match.new("world_without_end", seats, options, 7, names)
    herald = Herald(WORDS, "world_without_end", names, cards=match.options["cards"])
    answered, turned_down, number = set[str](), set[str](), 0
    while match.to_act is not None:
        verbs: dict[str, list[str]] = {}
        for action in map(str, WORLD_WITHOUT_END.legal(match.state)):
            verbs.setdefault(action.split()[0], []).append(action)
        match = match.play(dice.choice(verbs[dice.choice(sorted(verbs))]))
        number += 1
        herald.verbosity = dice.choice(list(Verbosity))
        for why in refused(match, dice) if number % 6 == 0 else ():
            turned_down.add(why.reason)
            details = {name: value for name, value in why.details.items() if name != AUDIENCE}
            for level in (Verbosity.NORMAL, Verbosity.FULL):
                text = herald.refusal(why.reason, details, level).text
                assert text and is_french(text), (why, text)
        if number % 10 != 0:
            continue
        for seat in (PUBLIC, *range(seats)):
            view = WORLD_WITHOUT_END.view(match.state, seat)
            for question in (one.key for one in WORLD_WITHOUT_END.questions):
                for slots in slots_of(asking):
                    for event in WORLD_WITHOUT_END.answer(view, question, slots):
                        answered.add(event.key)
                        text = herald.event(event)
                        assert is_french(text), (event, text)
                        # What the favour gives beyond what the option has told.
                        assert text or event.key == "answer_orientation_own", event
    assert len(answered & set(ANSWERS)) > 50
    assert len(turned_down) > 20

"""What every registered engine owes the rest of Héraut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import is_dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.facts import OWNER, STATUSES, BadOverlay
from heraut.engines.options import Options
from heraut.engines.playthrough import read
from heraut.engines.protocol import AUDIENCE, PUBLIC, TABLE, IllegalAction, NotationError
from heraut.engines.registry import RULES, UnknownGame, find_rules
from heraut.engines.rules import POSSIBLE, WHOSE_TURN
from heraut.engines.setup import BadSetup
from heraut.engines.simulate import (
    Setup,
    choose,
    choose_listed,
    play_listed,
    play_on,
    random_games,
    setups,
    walk,
)
from heraut.engines.table_facts import TableFact
from heraut.engines.vocabulary import SEAT, Meaning, Role
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind

GAMES = sorted(RULES)
PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*/*.txt"))

seeds = st.integers(0, 2**32)
SAMPLE = 20
"""Every so-manieth state of a random game is looked at unless all are, and of one played well."""


SEARCHED = {"advice"}
"""Questions that take too long to be asked in every state."""


@cache
def names_said(game):
    """The names that may be said in each slot of a question, some question's at least."""
    grammar = Grammar.load("fr", game)
    found = {}
    for intent in grammar.of_kind(Kind.QUERY):
        slots = {slot for _, slot in grammar.slots.numbers_of(intent.id)}
        slots |= {slot for template in intent.templates for slot in template.means}
        for slot in slots:
            values = [
                one for one in grammar.slots.values(intent.id, slot) or () if isinstance(one, str)
            ]
            found.setdefault(slot, []).extend(values)
    return found


def slots_of(rules, question):
    """A value for each slot: in a question a number is the first, a name one that is said there."""
    slots = dict.fromkeys(question.arguments, 1)
    for name, argument in question.arguments.items():
        if argument.meaning is Meaning.NAME:
            names = names_said(rules.name).get(name)
            assert names, (
                f"no sentence of grammars/fr/{rules.name}.yaml has a {name!r} for questions"
            )
            slots[name] = names[len(names) // 2]
    return slots


def check_event(rules, event):
    """An event is declared, has the arguments that are declared, and keeps its secret."""
    declared = {one.key: one for one in rules.events}[event.key]
    missing = declared.arguments.keys() - event.args.keys()
    assert event.args.keys() | missing == declared.arguments.keys(), event.key
    assert missing <= declared.optional, event.key
    for name, value in event.args.items():
        assert declared.arguments[name].holds(value), (event.key, name, value)
    assert declared.secret in (None, event.audience is not None), event.key


def check_refusal(rules, refused):
    """A refusal is declared, with its details, and keeps its secret."""
    declared = {one.key: one for one in rules.reasons}[refused.reason]
    details = {name: value for name, value in refused.details.items() if name != AUDIENCE}
    assert details.keys() == declared.arguments.keys(), refused.reason
    for name, argument in declared.arguments.items():
        assert argument.holds(details[name]), (refused.reason, name, details[name])
    assert declared.secret in (None, AUDIENCE in refused.details), refused.reason


def check_state(rules, state, seats):
    legal, by = rules.legal(state), rules.to_act(state)
    assert all(earlier < later for earlier, later in pairwise(legal))
    assert len(set(legal)) == len(legal)
    assert bool(legal) is (by is not None)
    for action in legal:
        assert rules.parse(state, str(action)) == action
        assert str(action).split()[0] == action.verb
    assert rules.awaited(state) == {action.verb for action in legal}
    assert rules.phase(state) in rules.phases
    assert rules.turn(state) in (range(seats) if by not in (None, TABLE) else {None, *range(seats)})
    check_refusal(rules, rules.wrong_phase(state))
    if by == TABLE:
        odds = rules.odds(state)
        assert sum(odds.values()) == Fraction(1)
        assert list(odds) == list(legal)
        assert min(odds.values()) > 0
    else:
        assert by is None or by in range(seats)
        with pytest.raises(ValueError):
            rules.odds(state)
        kinds = [tuple(alike) for alike in rules.kinds(state)]
        assert all(len(set(map(type, alike))) == 1 for alike in kinds)
        assert len({type(alike[0]) for alike in kinds}) == len(kinds)
        assert tuple(chain.from_iterable(kinds)) == tuple(legal)
    scores = rules.scores(state)
    assert [score.seat for score in scores] == list(range(seats))
    if by is not None:
        assert not any(score.won for score in scores)
    for viewer in (PUBLIC, *range(seats)):
        check_answers(rules, rules.view(state, viewer), viewer)


def check_answers(rules, view, viewer):
    """Every question has an answer, with all its slots, with those it needs, or strange ones."""
    for question in rules.questions:
        if question.key in SEARCHED:
            continue
        whole = slots_of(rules, question)
        least = {name: whole[name] for name in question.needed}
        strange = {name: 0 if isinstance(value, int) else value for name, value in whole.items()}
        asked = (whole, least, strange)
        for slots in asked:
            told = rules.answer(view, question.key, slots)
            assert told, question.key
            for event in told:
                check_event(rules, event)
            own = {None} if viewer == PUBLIC else {None, frozenset({viewer})}
            assert {event.audience for event in told} <= own


def check_step(rules, before, action, after, events, seats):
    again, told = rules.apply(before, action)
    assert (again, list(told)) == (after, list(events))
    assert rules.after(before, action) == after, "it is the same whether or not somebody listens"
    assert hash(again) == hash(after)
    assert events
    for event in events:
        check_event(rules, event)
        assert event.audience is None or event.audience <= set(range(seats))
    public = [event for event in events if event.audience is None]
    assert public, "what changes must be told aloud, whatever it keeps secret"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data(), seed=seeds)
def test_random_games_keep_the_contract(game, data, seed, whole):
    rules = find_rules(game)
    setup = data.draw(st.sampled_from(setups(rules)))
    keeps_the_contract(rules, setup, seed, every=1 if whole else SAMPLE)


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        (game, mode, seats)
        for game, rules in RULES.items()
        for mode in rules.options.get("mode", ("",))
        for seats in rules.seats
    ],
)
def test_every_mode_and_number_of_seats_keeps_the_contract(game, mode, seats, whole):
    setup = Setup(seats, {"mode": mode} if mode else {})
    keeps_the_contract(find_rules(game), setup, seats, every=1 if whole else SAMPLE)


def keeps_the_contract(rules, setup, seed, every):
    state = rules.start(setup.seats, setup.options)
    for number, step in enumerate(walk(rules, setup, random.Random(seed))):
        frozen = hash(step.before)
        if (number + seed) % every == 0:
            check_state(rules, step.before, setup.seats)
        check_step(rules, step.before, step.action, step.after, step.events, setup.seats)
        assert hash(step.before) == frozen
        state = step.after
    check_state(rules, state, setup.seats)
    assert rules.to_act(state) is None, "the game does not end"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_dice_draw_what_they_choose_from_the_whole_list(game, seed):
    """So what is drawn is as likely as in the list, kind by kind; and no action is left out."""
    rules, dice, drawn = find_rules(game), random.Random(seed), 0
    every = setups(rules)
    while drawn < 100:
        setup = dice.choice(every)
        for step in walk(rules, setup, random.Random(f"{game}:{seed}:{drawn}")):
            if dice.random() < 0.2:
                throw = dice.random()
                found = choose(rules, step.before, random.Random(throw))
                assert found == choose_listed(rules, step.before, random.Random(throw))
                drawn += 1
    assert drawn >= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_played_out_is_the_one_whose_moves_are_listed(game):
    rules, count = find_rules(game), 6
    drawn, listed = (random_games(rules, None, {}, 5, play) for play in (play_on, play_listed))
    games = [drawn(number) for number in range(count)]
    assert games == [listed(number) for number in range(count)]
    assert all(one.ended for one in games)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_well_played_games_keep_the_contract(path, whole):
    played = read(path.read_text(encoding="utf-8"))
    rules = find_rules(played.game)
    state = rules.start(played.seats, played.options)
    for index, notation in enumerate(played.notations):
        action = rules.parse(state, notation)
        after, events = rules.apply(state, action)
        check_step(rules, state, action, after, events, played.seats)
        if index % (7 if whole else SAMPLE) == 0:
            check_state(rules, state, played.seats)
        state = after
    check_state(rules, state, played.seats)


def words_of(rules, states) -> Iterator[str]:
    for state in states:
        for action in rules.legal(state):
            yield from str(action).replace(",", " ").replace(":", " ").replace("-", " ").split()


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=seeds, cut=st.integers(0, 300))
def test_whatever_is_said_is_played_or_refused_with_a_known_reason(game, data, seed, cut):
    rules = find_rules(game)
    setup = data.draw(st.sampled_from(setups(rules)))
    *_, last = walk(rules, setup, random.Random(seed), most_steps=cut + 1)
    state = last.after
    facts = {"fact", "own", *rules.table_facts} if rules.table_facts else set()
    odd = {"0", "14", "99", "?", "all", "x"}
    pool = sorted({*words_of(rules, [last.before, state]), *facts, *odd})
    word = st.sampled_from(pool)
    joined = st.builds("".join, st.lists(st.one_of(word, st.sampled_from(",:-*")), max_size=6))
    verb = st.sampled_from([item for item in pool if item.isalpha()])
    said = st.builds(
        lambda first, rest: " ".join([first, *rest]),
        verb,
        st.lists(st.one_of(word, joined), max_size=3),
    )
    notations = data.draw(st.lists(said, min_size=20, max_size=20))
    assert len(notations) == 20
    for notation in notations:
        try:
            action = rules.parse(state, notation)
            assert rules.parse(state, str(action)) == action
            rules.apply(state, action)
        except NotationError as error:
            assert error.notation == notation
        except IllegalAction as refused:
            check_refusal(rules, refused)
        else:
            check_possible(rules, state, action)


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_a_notation_error(game, text):
    rules = find_rules(game)
    state = rules.start(rules.seats[0], {})
    try:
        action = rules.parse(state, text)
        rules.apply(state, action)
    except NotationError as error:
        assert error.notation == text
        assert error.expected
    except IllegalAction as refused:
        check_refusal(rules, refused)
    else:
        check_possible(rules, state, action)


def check_possible(rules, state, action):
    """Only what is legal is done; and what is so on the table, which nobody chooses."""
    assert isinstance(action, TableFact) is (action not in rules.legal(state))


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_unique_and_plain(game):
    rules = find_rules(game)
    for declared in (rules.reasons, rules.events, rules.questions):
        keys = [one.key for one in declared]
        assert len(set(keys)) == len(keys)
        assert all(key.isidentifier() and key.islower() for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_setups_that_do_not_exist_are_refused(game):
    rules = find_rules(game)
    with pytest.raises(BadSetup) as bad:
        rules.start(rules.seats[-1] + 1, {})
    assert bad.value.key == "bad_seats"
    with pytest.raises(BadSetup) as bad:
        rules.start(rules.seats[0], {"colour": "red"})
    assert (bad.value.key, bad.value.details["option"]) == ("no_such_option", "colour")
    with pytest.raises(BadSetup) as bad:
        rules.start(rules.seats[0], {"cards": "glass"})
    assert (bad.value.key, bad.value.details["values"]) == ("no_such_value", rules.options["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_must_declare_is_missing(game):
    rules = find_rules(game)
    assert rules.name == game
    assert rules.seats and min(rules.seats) >= 1
    assert issubclass(rules.options_type, Options)
    assert rules.notation.verbs and rules.phases and rules.reasons and rules.events
    questions = {question.key for question in rules.questions}
    assert {WHOSE_TURN, POSSIBLE} <= questions, "every game answers these two"
    begins = Role.TURN_SIGN | Role.NEXT
    assert any(event.role & begins for event in rules.events), "no event begins a turn"
    for event in rules.events:
        if Role.NEXT in event.role:
            assert event.arguments["seat"] == SEAT, "NEXT asks the event's `seat` for something"
        assert not event.place or event.place in event.arguments
    reasons = {reason.key for reason in rules.reasons}
    assert "match_over" in reasons, "declare the reason match_over, for what comes after the end"


@pytest.mark.parametrize("game", GAMES)
def test_an_action_can_neither_change_nor_hold_more_than_its_fields(game):
    kinds = find_rules(game).notation.kinds
    assert kinds
    for kind in kinds:
        assert is_dataclass(kind) and kind.__dataclass_params__.frozen, kind
        assert not any("__dict__" in vars(base) for base in kind.__mro__), kind


@pytest.mark.parametrize("game", GAMES)
def test_both_ways_to_hold_the_cards_exist(game):
    rules = find_rules(game)
    assert rules.options["cards"] == ("app", "table")
    assert all(copies > 0 for copies in rules.cards.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_question_is_no_answer(game):
    rules = find_rules(game)
    view = rules.view(rules.start(rules.seats[0], {}), PUBLIC)
    with pytest.raises(KeyError):
        rules.answer(view, "weather", {})


@pytest.mark.parametrize("game", GAMES)
def test_setups_are_every_number_of_seats_with_every_option(game):
    rules = find_rules(game)
    every = setups(rules)
    assert len({(setup.seats, *setup.options.items()) for setup in every}) == len(every)
    assert {setup.seats for setup in every} == set(rules.seats)
    for option, values in rules.options.items():
        assert {setup.options[option] for setup in every} == set(values)
    default = {option: values[0] for option, values in rules.options.items()}
    assert every[0] == Setup(rules.seats[0], default)
    one = setups(rules, rules.seats[0], default)
    assert one == [Setup(rules.seats[0], default)]


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(UnknownGame) as unknown:
        find_rules("chess")
    assert unknown.value.details == {"game": "chess", "games": tuple(RULES)}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_box_shows_has_a_status_and_a_reason(game):
    facts = find_rules(game).facts
    assert len({fact.item for fact in facts}) == len(facts)
    for fact in facts:
        assert fact.status in STATUSES and fact.status != OWNER
        assert 0 <= fact.confidence <= 1 and fact.why


@pytest.mark.parametrize("game", GAMES)
def test_an_owners_file_that_cannot_be_used_is_refused_and_none_changes_nothing(game):
    rules = find_rules(game)
    assert rules.seats
    for seats in rules.seats:
        assert rules.start(seats, {}, "") == rules.start(seats, {})
        for text in ("[", "[strange]\nvalue = 1", "strange = 1"):
            with pytest.raises(BadOverlay):
                rules.start(seats, {}, text)

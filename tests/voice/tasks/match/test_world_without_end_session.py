"""Un Monde Sans Fin through a whole session: questions answered in one breath, to the end."""

from __future__ import annotations

import random

import pytest

from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Meaning
from heraut.grammars.spec import BEGUN
from heraut.grammars.surface_forms import spoken_forms
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.dialogue_state import missing

GAME = "world_without_end"
PLAYERS = ("Alice", "Bob")
WORDS = Words("fr")
GRAMMAR = Grammar.load("fr", GAME)
VALUES: dict[str, int | str] = {
    "action": "weaving",
    "good": "wool",
    "first": "stone",
    "second": "wood",
    "third": "wood",
    "project": "lady_chapel",
    "duty": "wheat",
    "event": "iii-07",
    "site": 5,
    "sites": "5,7",
    "places": "9,4",
    "steps": 2,
    "nth": 3,
    "wool": 3,
    "cloth": 2,
    "count": 2,
    "player": 2,
    "tile": 4,
    "tax": 3,
}


def opened(
    *players: str,
    seed: int = 3,
    ears: frozenset[int] = frozenset(),
    verbosity: Verbosity = Verbosity.NORMAL,
    **options: str,
) -> Conversation:
    opening = MatchFactory("fr", verbosity, ears)
    return Conversation(open_new(opening, GAME, players or PLAYERS, options, seed, None))


def says(session: Conversation, *lines: str) -> tuple[Output, ...]:
    outputs: tuple[Output, ...] = ()
    for line in lines:
        card = f"{GAME}/{line[1:]}"
        outputs = session.tap(parse_card(card)) if line[0] == "@" else session.typed(line)
    return outputs


def aloud(outputs: tuple[Output, ...]) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear is None)


def done(outputs: tuple[Output, ...]) -> list[str]:
    return [o.notation for o in outputs if isinstance(o, Played) and o.by != TABLE]


def playing(**options: str) -> Conversation:
    """A match in which the first seat plays its first action card."""
    session = opened(**options)
    session.begin()
    while not any(
        str(one).startswith("play")
        for one in session.task.match.rules.legal(session.task.match.state)
    ):
        notation = str(next(iter(session.task.match.rules.legal(session.task.match.state))))
        rules, state = session.task.match.rules, session.task.match.state
        says(session, spoken_forms(GRAMMAR, rules, state, notation)[0])
    return session


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "cards", "verbosity"),
    [(2, "table", Verbosity.NORMAL), (3, "app", Verbosity.BRIEF), (4, "app", Verbosity.FULL)],
)
def test_whole_games_by_words_alone_never_fall_silent(
    seats: int, cards: str, verbosity: Verbosity
) -> None:
    chance = random.Random(f"{seats} {cards}")
    players = ("Alice", "", "Chloé", "Dan")[:seats]
    session = opened(*players, seed=11, verbosity=verbosity, cards=cards)
    assert aloud(session.begin())
    for _ in range(600):
        if session.over:
            break
        match = session.task.match
        legal = [str(action) for action in match.rules.legal(match.state)]
        kind = chance.choice(sorted({notation.split()[0] for notation in legal}))
        notation = chance.choice([each for each in legal if each.split()[0] == kind])
        before = len(match.history)
        outputs = says(session, spoken_forms(GRAMMAR, match.rules, match.state, notation)[0])
        assert aloud(outputs), notation
        if len(session.task.match.history) == before:
            outputs = says(session, "oui")
            assert aloud(outputs), notation
        assert len(session.task.match.history) > before, notation
    assert session.over


def test_every_command_has_words() -> None:
    herald = Herald(WORDS, GAME, PLAYERS)
    commands = GRAMMAR.of_kind(Kind.COMMAND)
    assert commands
    for intent in commands:
        assert WORDS.has(f"world-without-end-say-{intent.id.replace('_', '-')}"), intent.id
        slots = {slot: VALUES[slot] for slot in intent.slots}
        said = herald.command(Meaning(intent.id, Kind.COMMAND, slots))
        ids = {str(value) for value in slots.values() if not isinstance(value, int)}
        assert said and not ids & set(said.split()), said
        assert not any(letter.isdecimal() for letter in said), said


READ_BACK = {
    ("orient", "steps"): "option trois",
    ("build_one", "project first"): "une pierre sur la chapelle",
    ("build_two", "project first second"): "une pierre et un bois sur la chapelle",
    ("build_three", "project first second third"): "une pierre et deux bois sur la chapelle",
    ("sell_both", "wool"): "vendre trois laines et un tissu",
    ("harvest", "sites"): "récolter les terrains cinq et sept",
    ("heal", "places"): "soigner les maisons neuf et quatre",
    ("forgo", "action"): "poser Manufacture sans t'en servir",
    ("exchange_by", "event"): "échanger avec l'événement trois sept",
    ("protect", "duty"): "une loyauté pour le blé",
}


@pytest.mark.parametrize(("command", "said"), READ_BACK.items())
def test_a_command_is_read_back_in_few_words(command: tuple[str, str], said: str) -> None:
    intent, slots = command
    meaning = Meaning(intent, Kind.COMMAND, {slot: VALUES[slot] for slot in slots.split()})
    assert Herald(WORDS, GAME, PLAYERS).command(meaning) == said


ASKED = [
    *(("build_one", known) for known in ("", "project", "first", "first second")),
    ("build_two", "first second"),
    *((begun, "") for begun in ("orient", "play", "forgo", "discard", "lose", "sell_wool")),
    *((begun, "") for begun in ("house", "harvest", "donate", "weave", "heal", "give")),
    *((begun, "") for begun in ("extra", "protect", "remove")),
    *((begun, "") for begun in ("first_player", "draw_event", "roll_tax")),
    ("fact_in_hand", "player"),
]


@pytest.mark.parametrize(("begun", "known"), ASKED)
def test_whatever_is_missing_is_asked_for_in_the_words_of_the_game(begun: str, known: str) -> None:
    herald = Herald(WORDS, GAME, PLAYERS)
    asked = missing({BEGUN: begun, **{slot: VALUES[slot] for slot in known.split()}}, begun)
    assert WORDS.has(f"world-without-end-{asked.key.replace('_', '-')}"), asked.key
    (line,) = herald.message(asked.key, asked.args)
    assert "?" in line.text


def test_whatever_may_be_begun_has_a_question() -> None:
    begun = {intent.begins for intent in GRAMMAR.of_kind(Kind.PARTIAL)} - {""}
    assert begun == {name for name, _ in ASKED}


def test_a_card_and_its_choice_are_played_whole_or_not_at_all() -> None:
    session = playing()
    assert done(says(session, "matériaux, une pierre")) == ["play materials", "material stone"]
    assert "Annulé" in aloud(says(session, "annule"))
    session = playing()
    before = len(session.task.match.history)
    refused = says(session, "projet pont, pierre et bois")
    assert not done(refused) and len(session.task.match.history) == before
    assert aloud(refused)


def test_a_single_word_is_played_only_after_a_yes() -> None:
    session = playing()
    asked = says(session, "blé")
    assert not done(asked) and "Dis oui ou non." in aloud(asked)
    assert done(says(session, "oui")) == ["play wheat"]


def test_a_tapped_action_card_is_not_named_before_it_is_played() -> None:
    session = playing()
    asked = says(session, "@action_favour#1")
    assert not done(asked) and "faveur" not in aloud(asked).lower()
    assert "Carte lue" in aloud(asked)
    played = says(session, "@action_favour#1")
    assert done(played) == ["play favour"]


def test_a_tapped_card_is_put_away_without_being_named() -> None:
    session = playing()
    says(session, "je joue blé")
    asked = says(session, "@action_favour#1")
    assert not done(asked) and "faveur" not in aloud(asked).lower()
    put = says(session, "oui")
    assert done(put) == ["discard favour"] and "faveur" not in aloud(put).lower()


def test_a_tapped_event_card_is_the_one_that_comes() -> None:
    session = opened(cards="table")
    session.begin()
    says(session, "le joueur deux commence")
    came = says(session, "@event_i-10")
    assert [o.notation for o in came if isinstance(o, Played)] == ["event i-10"]


def test_the_table_may_put_a_card_away_that_heraut_does_not_know() -> None:
    session = opened(cards="table")
    session.begin()
    says(session, "le joueur un commence", "événement un dix", "sans avancer", "je joue blé")
    assert done(says(session, "carte cachée")) == ["discard ?"]


def test_what_a_breath_has_answered_is_not_asked() -> None:
    session = playing()
    told = aloud(says(session, "matériaux : une pierre"))
    assert done(says(session, "derniers coups")) == []
    assert told.count("?") == 1 and "pierre ou bois" not in told


def test_moves_told_again_ask_nothing() -> None:
    session = playing()
    says(session, "je joue matériaux", "une pierre", "je défausse don", "je joue blé")
    for question in ("derniers coups", "pourquoi"):
        told = aloud(says(session, question))
        assert "joue Blé" in told and "?" not in told


def test_incomes_are_told_in_one_line() -> None:
    session = opened(cards="table")
    session.begin()
    outputs = says(session, "le joueur un commence", "événement un dix", "sans avancer")
    (told,) = [o.text for o in outputs if isinstance(o, Spoken) and o.text.startswith("Alice :")]
    assert " Bob : " in told


def test_another_seat_that_is_asked_hears_a_sign_first() -> None:
    session = playing()
    same = says(session, "je joue matériaux")
    assert not [o for o in same if isinstance(o, Cued)]
    other = says(session, "une pierre", "je défausse don")
    sign = other.index(Cued("your_turn"))
    assert sign == len(other) - 2 and other[-1] == Spoken("Alice, quelle carte ?")


def test_a_table_card_is_asked_for_in_the_same_words_later() -> None:
    session = opened(cards="table")
    session.begin()
    asked = aloud(says(session, "le joueur un commence"))
    assert asked.endswith(aloud(says(session, "la question")))
    assert "« événement un quatre »" in asked


def test_an_event_card_that_a_seat_taps_is_read_and_exchanges_nothing_without_a_yes() -> None:
    session = opened(cards="table")
    session.begin()
    says(session, "le joueur un commence", "@event_i-06", "sans avancer")
    read = says(session, "@event_i-06")
    assert not done(read)
    assert "Chacun peut échanger" in aloud(read) and "Dis oui ou non." in aloud(read)
    assert done(says(session, "oui")) == ["exchange i-06"]


def test_a_tag_that_no_card_has_is_not_read_out() -> None:
    session = opened(cards="table")
    session.begin()
    says(session, "le joueur un commence")
    told = aloud(says(session, "@event_i-15"))
    assert told.startswith("Je ne connais pas cette carte. Je n'ai rien joué.")
    assert "« nouvel événement »" in told


def test_what_was_received_last_is_told_to_who_asks_and_of_who_is_named() -> None:
    session = opened(seed=3)
    session.begin()
    assert aloud(says(session, "que rapporte ce tour")) == "Bob n'a encore rien reçu."
    session = playing()
    seat = session.task.match.rules.turn(session.task.match.state)
    own, other = PLAYERS[seat], PLAYERS[1 - seat]
    assert own in aloud(says(session, "que rapporte ce tour"))
    said = aloud(says(session, f"que rapporte ce tour au joueur {'un' if seat else 'deux'}"))
    assert other in said and own not in said


def test_what_was_done_in_this_round_is_told_and_what_is_to_be_done() -> None:
    session = playing()
    said = aloud(says(session, "les coups de ce tour"))
    assert said.endswith("quelle carte ?")
    assert "Tour" not in said
    says(session, "je renonce", "manufacture")
    assert "Manufacture" in aloud(says(session, "qu'est-ce que j'ai déjà fait ce tour"))

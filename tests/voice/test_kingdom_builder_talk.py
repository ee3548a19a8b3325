"""Kingdom Builder through a whole session: set up, drawn, explored, built; secrets stay secrets."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Meaning
from heraut.grammars.schema import BEGUN
from heraut.nfc import parse_card
from heraut.voice.dialogue.missing import missing
from heraut.voice.herald import Herald, Words
from heraut.voice.opening import Opening, open_new
from heraut.voice.outcomes import Did, Outcome, Said
from heraut.voice.session import Session

PLAYERS = ("Alice", "Bob")
WORDS = Words("fr")
GRAMMAR = Grammar.load("fr", "kingdom_builder")
VALUES = {
    "hex": "F12",
    "start": "G13",
    "tile": "paddock",
    "section": "tavern",
    "goal": "lords",
    "terrain": "desert",
    "player": 2,
}


def opened(ears: frozenset[int] = frozenset(), **options: str) -> Session:
    options = {"setup": "first_game", **options}
    session = open_new(Opening("fr", ears=ears), "kingdom_builder", PLAYERS, options, 3, None)
    session.begin()
    return session


def says(session: Session, *lines: str) -> tuple[Outcome, ...]:
    outcomes: tuple[Outcome, ...] = ()
    for line in lines:
        card = f"kingdom_builder/{line[1:]}"
        outcomes = session.tap(parse_card(card)) if line[0] == "@" else session.typed(line)
    return outcomes


def heard(outcomes: tuple[Outcome, ...], ear: int | None = None) -> str:
    return " ".join(o.text for o in outcomes if isinstance(o, Said) and o.ear == ear)


def done(outcomes: tuple[Outcome, ...]) -> list[str]:
    return [o.notation for o in outcomes if isinstance(o, Did)]


def spoken(name: str) -> str:
    """Return a hex as it is typed: its line's word, its place."""
    return f"{GRAMMAR.spec.numbers['line'].words[name[0]][0][0]} {name[1:]}"


def test_every_command_has_words() -> None:
    herald = Herald(WORDS, "kingdom_builder", PLAYERS)
    for intent in GRAMMAR.of_kind(Kind.COMMAND):
        assert WORDS.has(f"kingdom-builder-say-{intent.id.replace('_', '-')}")
        slots = {slot: VALUES[slot] for slot in intent.slots}
        said = herald.command(Meaning(intent.id, Kind.COMMAND, slots))
        assert said and not {str(value) for value in slots.values()} & set(said.split())


@pytest.mark.parametrize(
    ("begun", "known"),
    [
        ("build", ""),
        ("use", "tile"),
        ("use_any", ""),
        ("move", "tile"),
        ("move", "tile start"),
        ("move", "tile hex"),
        ("move_any", ""),
        ("move_any", "start"),
        ("move_any", "hex"),
    ],
)
def test_whatever_is_missing_is_asked_for_in_the_words_of_the_game(begun: str, known: str) -> None:
    herald = Herald(WORDS, "kingdom_builder", PLAYERS)
    asked = missing({BEGUN: begun, **{slot: VALUES[slot] for slot in known.split()}}, begun)
    assert WORDS.has(f"kingdom-builder-{asked.key.replace('_', '-')}")
    (line,) = herald.message(asked.key, asked.args)
    assert "?" in line.text


def test_whatever_may_be_begun_has_a_question() -> None:
    begun = {intent.begins for intent in GRAMMAR.of_kind(Kind.PARTIAL)} - {""}
    assert begun == {"build", "use", "use_any", "move", "move_any"}


def test_a_new_match_says_what_the_table_has_to_choose() -> None:
    options = {"setup": "chosen"}
    session = open_new(Opening("fr"), "kingdom_builder", PLAYERS, options, 3, None)
    begun = heard(session.begin())
    assert "section" in begun.lower()
    assert done(says(session, "section de la taverne")) == ["section tavern"]
    assert not done(says(session, "@section_paddock"))
    assert done(says(session, "la deuxième")) == ["section paddock turned"]


def test_three_settlements_in_one_breath_are_built() -> None:
    session = opened()
    rules, state, notations = session.match.rules, session.match.state, []
    for _ in range(3):
        action = next(one for one in rules.legal(state) if str(one).startswith("build"))
        state, _ = rules.apply(state, action)
        notations.append(str(action))
    breath = " puis ".join(f"pose en {spoken(one.split()[1])}" for one in notations)
    assert done(says(session, breath)) == notations
    assert "Annulé" in heard(says(session, "annule"))


def test_a_bare_hex_is_played_only_after_a_yes() -> None:
    session = opened()
    says(session, "où puis-je jouer")
    name = session._memory.of(session._asker).told[0]
    asked = says(session, spoken(name))
    assert not done(asked) and "Dis oui ou non." in heard(asked)
    assert done(says(session, "oui")) == [f"build {name}"]


@pytest.mark.parametrize("ears", [frozenset[int](), frozenset({0})])
def test_a_drawn_card_is_named_in_its_ear_only(ears: frozenset[int]) -> None:
    session = opened(ears, cards="table")
    says(session, "le joueur deux commence")
    says(session, "carte cachée")
    drawn = says(session, "@desert#1")
    assert done(drawn) == ["draw desert"]
    assert "désert" not in heard(drawn).lower()
    assert ("désert" in heard(drawn, 0).lower()) is bool(ears)
    assert not heard(drawn, 1)


def test_a_card_in_hand_is_not_named_when_it_is_tapped_or_undone() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "@desert#1")
    undone = heard(says(session, "annule")).lower()
    assert "désert" not in undone and undone
    says(session, "@desert#1", "carte cachée")
    tapped = heard(says(session, "@forest#2")).lower()
    assert "forêt" not in tapped and tapped


def test_a_card_comes_back_from_the_pile_without_a_doubt() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "carte cachée")
    assert done(says(session, "@desert#1"))[0] == "draw desert"
    shown = says(session, "@forest#1")
    assert done(shown)[0] == "show forest"
    for _ in range(3):
        says(session, "où puis-je jouer")
        assert done(says(session, "pose sur la première"))
    says(session, "fin de tour")
    # Bob's own card lies open now; the forest comes from the pile, for Alice.
    assert session.match.to_act == TABLE
    again = says(session, "@forest#1")
    assert done(again) == ["draw forest"]

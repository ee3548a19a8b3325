"""Lists among the facts: told one by one, or together where they are alike; names by argument."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import Event
from heraut.voice.herald import Herald, Verbosity, Words

WORDS = Words("fr")
NAMES = ("Alice", "Bob", "")


def told(key: str, level: Verbosity = Verbosity.NORMAL, **args: object) -> str:
    return Herald(WORDS, "kingdom_builder", NAMES).event(Event(key, args), level)


def test_only_the_lists_that_a_message_mentions_go_together() -> None:
    """A tile gained has nothing to do with the goals beside it: the lists may differ in length."""
    facts = {"hex": "F12", "seat": 0, "points": 4, "legal": True, "gains": ("oracle",)}
    text = told("answer_worth", **facts, goals=("workers", "castles"), changes=(1, 3))
    assert text.endswith(
        "quatre points pour Alice. Ouvriers un, châteaux trois. Plaquette à prendre : oracle."
    )


def test_lists_of_a_different_length_that_belong_together_are_an_error() -> None:
    facts = {"hex": "F12", "seat": 0, "points": 4, "legal": True, "gains": ()}
    with pytest.raises(ValueError, match="shorter"):
        told("answer_worth", **facts, goals=("workers", "castles"), changes=(1,))


def test_a_list_by_seat_is_told_with_the_players_names() -> None:
    assert told("goal_scored", goal="hermits", points=(5, 0, 4)) == (
        "Ermites : Alice a cinq, Bob a zéro et joueur trois a quatre."
    )


def test_what_has_nothing_to_tell_is_left_out() -> None:
    facts = {"line": "F", "counts": (2, 0, 1), "legal": 0, "hexes": ()}
    text = told("answer_line", **facts)
    assert ": Alice en a deux et joueur trois en a une. Aucune case permise." in text
    assert ": personne." in told("answer_line", **{**facts, "counts": (0, 0, 0)})


def test_what_is_alike_is_told_together_in_the_order_in_which_it_comes() -> None:
    facts = {
        "hex": "F12",
        "directions": ("north_west", "north_east", "east", "south_east", "south_west", "west"),
        "hexes": ("E12", "E13", "F13", "G13", "G12", ""),
        "whats": ("forest", "water", "forest", "forest", "forest", ""),
        "seats": (-1, -1, -1, 1, 2, -1),
    }
    assert told("answer_around", **facts) == (
        "Nord-ouest et est : forêt. Nord-est : eau. Sud-est : forêt, Bob y est. "
        "Sud-ouest : forêt, joueur trois y est. Ouest : bord du plateau."
    )
    alone = {"whats": ("water",) * 6, "seats": (-1,) * 6}
    assert told("answer_around", **{**facts, **alone}) == "Partout : eau."


def test_a_name_may_depend_on_what_it_is_the_name_of() -> None:
    """``east`` is a direction in one place, and an edge of the board in another."""
    assert told("answer_step_border", start="F20", direction="east").startswith("Est : ")
    assert told("answer_hex_touches", hex="F20", touches=("water", "east")) == (
        "Près de l'eau et du bord est."
    )
    facts = {"landmark": "east", "count": 20, "hexes": ("A20", "B20"), "left": (0, 0)}
    assert told("answer_landmark", **facts).startswith("Bord est : ")


def test_the_first_items_of_a_long_list_are_enough_where_words_say_so() -> None:
    facts = {"number": 2, "size": 12, "hex": "F9", "section": "tavern", "far": 0, "gains": ()}
    near = ("tavern", "castle", "water")
    assert "près de la taverne et d'un château, dont" in told("answer_area", **facts, touches=near)
    full = told("answer_area", Verbosity.FULL, **facts, touches=near)
    assert "de la taverne, d'un château et de l'eau" in full


def test_a_player_is_named_where_a_number_is_a_seat() -> None:
    facts = {"seat": 0, "last": 1}
    assert told("last_settlement", **facts).endswith("Bob joue en dernier.")

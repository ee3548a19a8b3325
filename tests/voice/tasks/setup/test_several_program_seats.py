"""Several seats of the program, told while a match is set up."""

from __future__ import annotations

import pytest

from heraut.voice.tasks.match.program_seats import strength_of
from heraut.voice.tasks.setup import Chosen, Plan, SetupTask

from .typed_setup import WORDS, Setup, talk

EASY, MEDIUM, STRONG = "Ordinateur facile", "Ordinateur moyen", "Ordinateur fort"


def told(*lines: str) -> Setup:
    return talk(*lines, on=Setup(game=""))[0]


def planned(host: Setup) -> Plan:
    assert isinstance(host.task, SetupTask)
    return host.task.plan


def rivals(host: Setup) -> tuple[str, ...]:
    return planned(host).rivals


@pytest.mark.parametrize(
    ("line", "seats", "expected"),
    [
        ("kingdom builder à trois : moi Lucas, et deux ordis", 3, ("", "")),
        ("kingdom builder, Lucas contre deux ordinateurs moyens", 3, (MEDIUM, f"{MEDIUM} deux")),
        ("sept royaumes contre un ordinateur facile et un ordinateur fort", 3, (EASY, STRONG)),
        (
            "un monde sans fin, seul contre trois ordinateurs, un facile un moyen et un fort",
            4,
            (EASY, MEDIUM, STRONG),
        ),
        ("kingdom builder contre un ordi fort", 2, (STRONG,)),
        # It is no easy one where it is told how it is.
        ("kingdom builder, Lucas contre l'ordi, pas trop fort, moyen", 2, (MEDIUM,)),
        ("kingdom builder, Lucas contre l'ordi, pas trop fort", 2, (EASY,)),
        ("kingsbridge à quatre, Anna, Léo et deux robots", 4, ("", "")),
    ],
)
def test_it_is_said_how_many_seats_it_plays_and_how_well(
    line: str, seats: int, expected: tuple[str, ...]
) -> None:
    host = told(line)
    assert (planned(host).seats, rivals(host)) == (seats, expected)


def test_it_joins_people_who_have_all_told_their_names() -> None:
    host = told("kingdom builder, Paul et Marie", "on joue tous les deux contre l'ordi en fait")
    plan = planned(host)
    assert (plan.seats, plan.names, plan.rivals) == (3, ("Paul", "Marie"), ("",))
    assert rivals(talk("niveau fort pour l'ordi", on=host)[0]) == (STRONG,)


def test_how_well_each_plays_is_told_whatever_is_asked() -> None:
    host = told("kingdom builder, Odile contre deux ordis", "un facile et un moyen")
    plan = planned(host)
    assert (plan.rivals, dict(plan.options)) == ((EASY, MEDIUM), {})


def test_it_takes_the_place_of_somebody() -> None:
    host = told("kingdom builder, Bébert, Max et Jules")
    talk("Bébert est pas là en fait, on le remplace par l'ordinateur", on=host)
    plan = planned(host)
    assert (plan.seats, plan.names, plan.rivals) == (3, ("Max", "Jules"), ("",))


def test_its_seats_are_told_apart_and_all_are_its_own() -> None:
    line = "kingdom builder, Lucas contre deux ordinateurs forts, plateau conseillé"
    host, said = talk(line, "cartes de Héraut", on=Setup(game=""))
    assert f"Lucas, {STRONG} et {STRONG} deux" in said
    talk("oui", on=host)
    assert isinstance(host.result, Chosen)
    assert host.result.players[1:] == (STRONG, f"{STRONG} deux")
    assert [strength_of(WORDS, name) for name in host.result.players] == ["", "strong", "strong"]
    assert not strength_of(WORDS, "Ordinateur fort Jules")


def test_it_may_be_left_out_again() -> None:
    host = told("kingsbridge, trois joueurs, Lucas et Anna contre l'ordinateur fort")
    assert rivals(host) == (STRONG,)
    talk("finalement sans ordinateur", on=host)
    plan = planned(host)
    assert (plan.seats, plan.names, plan.rivals) == (2, ("Lucas", "Anna"), ())


def test_two_strengths_of_one_seat_are_a_slip() -> None:
    host = told("kingdom builder contre toi")
    said = talk("facile fort", on=host)[1]
    assert "dis-en un seul" in said and rivals(host) == ("",)


def test_what_may_be_chosen_is_asked_in_any_words() -> None:
    host = told("kingsbridge, Paul et Marie")
    assert "Pas compris" not in talk("quelles sont les options ?", on=host)[1]

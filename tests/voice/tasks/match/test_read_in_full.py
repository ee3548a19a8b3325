"""What is mentioned is read in full, and the small words around it do nothing of their own."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

CHOSEN = {"setup": "chosen", "cards": "table"}
SECTIONS = tuple(f"section {one}" for one in ("oracle", "harbor", "oasis", "tavern"))
FOREST = (
    *(*SECTIONS, "goal hermits", "goal discoverers", "goal fishermen"),
    *("first 1", "draw forest", "draw ?"),
)


def waits(history: tuple[str, ...], line: str) -> str:
    """Return what waits for a yes, in notation; nothing may be played before."""
    task = open_new(MatchFactory(), "kingdom_builder", ("Inès", "Tom"), CHOSEN, 1, None)
    task.match = task.match.replay_people(history)
    talk = Conversation(task)
    talk.begin()
    assert not any(isinstance(one, Played) for one in take(talk, line)), line
    chain, pending = task.dialogue.chain, task.dialogue.pending
    if chain is not None:
        return "; ".join(chain.notations)
    return pending.notation if pending is not None else ""


@pytest.mark.parametrize(
    "line",
    [
        "N17, N18, pis O18 pour finir",
        "N17, N18, et O18 pour terminer",
        "je pose N17, puis N18, puis O18 pour finir",
    ],
)
def test_the_last_of_several_ends_no_turn(line: str) -> None:
    assert waits(FOREST, line) == "build N17; build N18; build O18"


def test_who_says_so_ends_the_turn_all_the_same() -> None:
    ends = waits(FOREST, "N17, N18, pis O18, et je finis mon tour")
    assert ends == "build N17; build N18; build O18; end"


@pytest.mark.parametrize(
    "line",
    [
        "on a tiré les mineurs, les chevaliers, puis les seigneurs",
        "on a tiré les mineurs, les chevaliers, et enfin les seigneurs",
    ],
)
def test_the_third_of_a_list_is_no_question(line: str) -> None:
    assert waits(SECTIONS, line) == "goal miners; goal knights; goal lords"


@pytest.mark.parametrize(
    "line",
    [
        "stop, avant de continuer je pose N17",
        "N17 et qu'on n'en parle plus",
        "faut bien commencer quelque part, N17",
    ],
)
def test_the_move_counts_and_not_what_is_said_around_it(line: str) -> None:
    assert waits(FOREST, line) == "build N17"


def test_what_is_said_to_somebody_corrects_nothing() -> None:
    assert waits(FOREST, "Tom, passe les chips au lieu de bayer aux corneilles") == ""

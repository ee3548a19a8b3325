"""Words that only point: at what was read out, asked about or done."""

from __future__ import annotations

import pytest

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard
from heraut.voice.dialogue import Conversation
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.typed.pointers import pointer

from .played_matches import seven_kingdoms
from .test_awaited import choosing, give, history, match, table

GAMES = ("kingsbridge", "seven_kingdoms", "kingdom_builder", "world_without_end")


@pytest.mark.parametrize("line", ["le dernier", "la dernière", "le tout dernier"])
def test_the_last_option_is_the_last_that_was_read_out(line: str) -> None:
    assert give(choosing(), line)[1] == ["place 7 2"]


def test_of_two_options_the_other_is_the_second_and_of_three_it_is_asked_again() -> None:
    talk = choosing()
    assert give(talk, "l'autre")[0].endswith("Trois : sept sur colonne deux.")
    talk = table()
    give(talk, "je poserais le sept sur la une")
    told, _ = give(talk, "l'autre")
    assert "Un : sept sur colonne deux. Deux : sept sur colonne trois." in told
    assert give(talk, "non, l'autre")[1] == ["place 7 3"]


def offering(count: int) -> tuple[Conversation, list[str]]:
    """Return the table after words for which so many things are offered."""
    for line in (
        "sept machin",
        "pareil le bidule",
        "combien de truc",
        "la fin",
        "colonne fin quoi",
        "comment je fais pour que la file soit complète et que ça s'en aille",
    ):
        talk = table()
        give(talk, line)
        if len(talk.proposals) == count:
            return talk, [proposal.sentence for proposal in talk.proposals]
    raise AssertionError("no words bring so many offers")


def test_of_two_offers_the_other_is_the_second_and_the_last_one_too() -> None:
    for line in ("l'autre", "le dernier"):
        talk, sentences = offering(2)
        assert give(talk, line) == give(table(), sentences[1])


def test_of_three_offers_the_last_is_the_third_and_the_other_is_none() -> None:
    talk, sentences = offering(3)
    assert give(talk, "le dernier") == give(table(), sentences[2])
    talk, _ = offering(3)
    assert give(talk, "l'autre")[0].startswith("Je ne sais pas de quoi tu parles.")


@pytest.mark.parametrize("line", ["celle-là", "la même", "là", "au même endroit"])
def test_a_missing_piece_is_what_was_asked_about_last_and_is_read_back(line: str) -> None:
    talk = table()
    give(talk, "la colonne trois")
    give(talk, "le sept")
    told, played = give(talk, line)
    assert told == "Sept sur colonne trois ? Dis oui ou non." and not played
    assert give(talk, "oui")[1] == ["place 7 3"]


def test_a_missing_piece_is_that_of_the_last_move_and_what_is_forbidden_says_why() -> None:
    talk = table("place 10 4")
    give(talk, "le sept")
    told, played = give(talk, "la même")
    assert "il faut un onze" in told and told.endswith("Sept. Sur quelle colonne ?") and not played


@pytest.mark.parametrize("line", ["encore une", "le même", "pareil", "rebelote"])
def test_the_last_move_again_says_why_not(line: str) -> None:
    talk = table("place 7 3")
    told, played = give(talk, line)
    assert told == "La colonne trois finit par sept : il faut un huit, pas un sept."
    assert not played and history(talk) == ["place 7 3"]


def test_another_one_begins_the_same_move_anew() -> None:
    talk = match("kingdom_builder")
    assert isinstance(talk.task, MatchTask)
    first = str(talk.task.match.rules.legal(talk.task.match.state)[0])
    talk = match("kingdom_builder", first)
    assert give(talk, "encore une") == ("Construire où ? Dis une case.", [])


def test_the_last_move_again_is_read_back_where_it_can_be_made() -> None:
    talk = match("world_without_end")
    assert isinstance(talk.task, MatchTask)
    talk.task.match = done_twice(talk.task.match)
    told, played = give(talk, "pareil")
    assert told.endswith("Dis oui ou non.") and not played
    assert len(give(talk, "oui")[1]) >= 1


def done_twice(match: Match) -> Match:
    """Return the match where whoever acts may do again what it did last."""
    for _ in range(200):
        legal = [str(action) for action in match.rules.legal(match.state)]
        mine = [step.notation for step in match.history if step.by == match.to_act]
        if mine and mine[-1] in legal:
            return match
        match = match.play(legal[0]).settle()
    raise AssertionError("nobody may ever do the same twice")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "line", ["encore une", "le même", "pareil", "là", "celui-là", "l'autre", "le dernier"]
)
def test_what_points_at_nothing_is_told_so_and_plays_nothing(game: str, line: str) -> None:
    talk = match(game)
    told, played = give(talk, line)
    assert told and not played
    assert isinstance(talk.task, MatchTask) and not talk.task.dialogue.asking
    assert "Pas compris" not in told


def test_a_voice_never_points() -> None:
    talk = choosing()
    talk.hear(Heard.typed("la dernière"))
    assert not history(talk) and talk.moment.asking


@pytest.mark.parametrize("line", ["celui-là aussi", "pareil"])
def test_the_next_card_goes_where_the_last_one_did(line: str) -> None:
    talk = seven_kingdoms("take 9,25")
    give(talk, "je valide le neuf")
    told, played = give(talk, line)
    assert told == "Valider vingt-cinq ? Dis oui ou non." and not played
    assert give(talk, "oui")[1] == ["validate 25"]


@pytest.mark.parametrize("line", ["vas-y pour ces deux-là", "ces deux-là", "les deux là"])
def test_two_things_that_were_asked_about_are_taken_together(line: str) -> None:
    talk = taking_with_a_knight()
    give(talk, "emplacement quatre")
    assert "Prendre" not in give(talk, line)[0]
    give(talk, "emplacement cinq")
    told, played = give(talk, line)
    assert told.endswith("Dis oui ou non.") and not played, told
    assert give(talk, "oui")[1] == ["slots 4-5"]


def taking_with_a_knight() -> Conversation:
    """Anna takes two slots that follow one another from 12, 41, 28, 17, 9, 45 and 23."""
    players, options = ("Anna", "Bilal"), {"cards": "table"}
    task = open_new(MatchFactory(), "seven_kingdoms", players, options, 1, None)
    laid = [f"crest {crest}" for crest in range(1, 8)]
    dealt = ["token double", "token plus_4", "first 1", "draw 32", "draw 20", "draw 44"]
    row = [f"row {card}" for card in (12, 41, 28, 17, 9, 45, 23)]
    for notation in (*laid, *dealt, *["draw ?"] * 3, *row, "play 32", "play 5"):
        task.match = task.match.play(notation)
    return Conversation(task)


def test_the_last_of_ones_own_is_a_card_where_no_list_was_told() -> None:
    talk = seven_kingdoms_hand()
    told, played = give(talk, "ma dernière")
    assert told.endswith("Dis oui ou non.") and not played, told
    assert give(talk, "oui")[1] == ["play 44"]


def seven_kingdoms_hand() -> Conversation:
    """Anna is to play one of 7, 20 and 44."""
    players, options = ("Anna", "Bilal"), {"cards": "table"}
    task = open_new(MatchFactory(), "seven_kingdoms", players, options, 1, None)
    laid = [f"crest {crest}" for crest in range(1, 8)]
    dealt = ["token double", "token plus_4", "first 1", "draw 7", "draw 20", "draw 44"]
    row = [f"row {card}" for card in (9, 3, 25, 41, 33, 6, 24)]
    for notation in (*laid, *dealt, *["draw ?"] * 3, *row):
        task.match = task.match.play(notation)
    return Conversation(task)


def test_a_noun_that_points_is_what_was_refused_or_asked_about() -> None:
    talk = table()
    give(talk, "le dix sur la trois")  # which a seven follows
    told, played = give(talk, "alors le sept sur cette colonne-là")
    assert told == "Sept sur colonne trois ? Dis oui ou non." and not played
    talk = table()
    give(talk, "la colonne deux")
    told, played = give(talk, "bon je mets mon sept dans cette colonne")
    assert told == "Sept sur colonne deux ? Dis oui ou non." and not played


def test_who_keeps_what_was_taken_back_does_it_once_more() -> None:
    for line in ("euh si, en fait je la garde, remets-la", "remets-la, elle était bien"):
        talk = table()
        give(talk, "le sept sur la trois")
        give(talk, "oui")
        give(talk, "annule")
        told, played = give(talk, line)
        assert told.startswith("Sept sur colonne trois ?") and not played, line


def test_to_keep_something_points_at_nothing_by_itself() -> None:
    assert pointer(Grammar.load("fr", "kingsbridge"), "je la garde") == ""

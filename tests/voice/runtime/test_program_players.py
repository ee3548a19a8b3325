"""A match against the program: it moves by itself, keeps its cards, and says why."""

from __future__ import annotations

from dataclasses import replace
from queue import Queue
from random import Random

import pytest

from heraut.engines.chance import pick
from heraut.engines.journal import load
from heraut.engines.players import STRENGTHS
from heraut.engines.protocol import TABLE
from heraut.engines.registry import RULES
from heraut.nfc import CardTag
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Words
from heraut.voice.runtime.lessons import hinted
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved
from heraut.voice.runtime.program_players import ProgramPlayers
from heraut.voice.tasks.match.program_seats import named, strength_of

PLAYERS = ("Anna", "Ordinateur facile")
QUICK = {name: replace(one, seconds=0.1) for name, one in STRENGTHS.items()}


class Table:
    """A match at which one person types, and the program answers at once."""

    def __init__(self, task) -> None:
        self.task = task
        self.talk = Conversation(task)
        self.inbox: Queue = Queue()
        self.players = ProgramPlayers(task, self.inbox)
        self.began = self.texts(self.talk.begin())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.players.close()

    @staticmethod
    def texts(outputs) -> list[str]:
        return [one.text for one in outputs if isinstance(one, Spoken)]

    def say(self, line: str) -> list[str]:
        return self.texts(self.talk.typed(line))

    def program(self) -> list[str]:
        """Let the program play until a person has to act; return what was said."""
        told: list[str] = []
        while not self.task.over and self.task.programs.plays(self.task.match.to_act):
            self.players.look(self.talk)
            told += self.texts(self.inbox.get(timeout=20).what.do(self.talk))
        return told


def seven_kingdoms(players=PLAYERS, save=None, seed=5, **options):
    return Table(open_new(MatchFactory(), "seven_kingdoms", players, options, seed, save))


def hands(table) -> tuple[list[str], list[str]]:
    """Return the words for the cards that Anna and the program hold."""
    words = Words("fr")
    return tuple(
        [words.number(card) for card in hand.known] for hand in table.task.match.state.hands
    )


def test_the_program_plays_its_seat_and_nobody_hears_its_cards():
    with seven_kingdoms() as table:
        anna, program = hands(table)
        assert table.task.match.to_act == 1
        (mine,) = table.say("ma main")
        assert all(card in mine for card in anna), "Anna is alone, and needs no warning"
        assert not any(card in " ".join((*table.began, mine)) for card in program)
        told = table.program()
        assert any(line.startswith("Ordinateur facile joue") for line in told)
        assert table.task.match.to_act == 0
        assert table.task.match.history[-1].by == 1
        again = table.say("répète")
        assert again and again[-1] == told[-1]


def test_nobody_moves_in_its_place_and_questions_are_answered():
    with seven_kingdoms() as table:
        assert table.task.match.to_act == 1
        length = len(table.task.match.history)
        anna, program = hands(table)
        (said,) = table.say(f"je joue le {program[0]}")
        assert said.startswith("Ordinateur facile réfléchit")
        assert len(table.task.match.history) == length
        (mine,) = table.say("ma main")
        assert all(card in mine for card in anna)
        asked = " ".join(table.say("quelle est la main du joueur deux"))
        assert "ordinateur" in asked.casefold()
        assert not any(card in asked.split() for card in program)


def test_it_says_why_and_a_move_is_taken_back_as_far_as_ones_own():
    with seven_kingdoms() as table:
        table.program()
        (why,) = table.say("pourquoi")
        assert why == Words("fr").text("seven-kingdoms-because-plays")
        before = len(table.task.match.history)
        anna = hands(table)[0]
        table.say(f"je joue le {anna[0]}")
        played = table.task.match.history
        assert len(played) > before and played[before].by == 0
        table.program()
        acted = [step.by for step in table.task.match.history[before:] if step.by >= 0]
        back = table.task.programs.back(table.task.match)
        assert acted[-back] == 0
        table.say("annule")
        left = [step.by for step in table.task.match.history[before:] if step.by >= 0]
        assert left == acted[:-back]


def test_what_the_program_did_before_anybody_is_not_taken_back():
    with seven_kingdoms() as table:
        table.program()
        played = table.task.match.history
        assert "annuler" in " ".join(table.say("annule"))
        assert table.task.match.history == played


@pytest.mark.parametrize("asked", ["tu pensais à quoi", "c'est quoi l'idée derrière ton coup"])
def test_it_says_why_in_whatever_words_it_is_asked(asked):
    with seven_kingdoms() as table:
        table.program()
        assert table.say(asked) == [Words("fr").text("seven-kingdoms-because-plays")]


@pytest.mark.parametrize("asked", ["t'as fait quoi ?", "t'as joué quoi"])
def test_it_says_what_it_did_in_whatever_words_it_is_asked(asked):
    with seven_kingdoms() as table:
        told = table.program()
        (again,) = table.say(asked)
        assert again.startswith("Ordinateur facile") and told[0].split()[-1] in again


@pytest.mark.parametrize("asked", ["qu'est-ce que je devrais faire", "tu jouerais quoi là"])
def test_who_plays_alone_is_not_warned_before_advice_that_is_asked_in_other_words(asked):
    with seven_kingdoms() as table:
        table.program()
        told = table.say(asked)
        assert told[0].startswith("Je te conseille") and len(told) == 2
    with seven_kingdoms(players=("Anna", "Bruno")) as table:
        assert "conseille" not in table.say(asked)[0].casefold()


def test_the_end_of_a_turn_does_not_hide_why_the_program_moved():
    with Table(open_new(MatchFactory(), "kingdom_builder", PLAYERS, {}, 5, None)) as table:
        table.program()
        assert table.task.match.history[-2].notation == "end", "the card drawn comes after"
        ends = Words("fr").text("because-ends")
        assert table.say("pourquoi") != [ends]


def test_advice_is_one_s_own_with_its_reason():
    with seven_kingdoms() as table:
        table.program()
        told = table.say("conseil")
        assert told[0].startswith("Je te conseille") and len(told) == 2
    with seven_kingdoms(players=("Anna", "Bruno")) as table:
        (warned,) = table.say("conseil")
        assert "conseille" not in warned.casefold()
        assert table.say("conseil")[0].startswith("Je te conseille")


def test_a_kept_match_keeps_the_seat(tmp_path):
    save = tmp_path / "match.jsonl"
    with seven_kingdoms(save=save) as table:
        table.program()
        table.players.close()
    match, _, _ = load(save)
    assert match.players == PLAYERS
    task, _ = open_saved(MatchFactory(), save)
    assert task.programs.strengths == {1: "easy"}
    assert task.programs.sole == {0}


def test_real_cards_are_shown_to_the_program_and_nobody_hears_which_they_are():
    words = Words("fr")
    task = open_new(MatchFactory(), "kingsbridge", PLAYERS[::-1], {"cards": "table"}, 4, None)
    with Table(task) as table:
        assert words.text("kingsbridge-program-cards") in table.began

        def tap(card: int) -> list[str]:
            return table.texts(table.talk.tap(CardTag("kingsbridge", str(card), 1)))

        for card in range(1, 7):
            tap(card)
        must_see = words.text("program-must-see")
        length = len(table.task.match.history)
        assert table.say("une carte cachée") == [must_see]
        assert table.say("pourquoi") == [must_see]
        assert len(table.task.match.history) == length
        for card in (7, 12, 13, 11):
            (told,) = tap(card)
            assert told.startswith("Carte prise. Encore")
        for line in ("pioche douze", "pioche un douze"):
            told = table.say(line)
            assert not any("douze" in each.casefold() for each in told)
        assert table.task.match.state.hands[0].known == (7, 11, 12, 12, 12, 13)
        for _ in range(6):
            table.say("une carte cachée")
        assert table.task.match.to_act == 0
        told = table.program()
        assert any("Sept posé" in line for line in told), "it says which card to move for it"
        placed = [step.notation for step in table.task.match.history if step.by == 0]
        assert any(notation.startswith("place 7 ") for notation in placed)


@pytest.mark.parametrize("game", RULES)
def test_with_real_cards_it_plays_every_game_for_some_turns(game, monkeypatch):
    monkeypatch.setattr("heraut.voice.runtime.program_players.STRENGTHS", QUICK)
    random = Random(2)
    task = open_new(MatchFactory(), game, PLAYERS, {"cards": "table"}, 3, None)
    acted = 0
    with Table(task) as table:
        while not task.over and acted < 6:
            match = task.match
            if task.programs.plays(match.to_act):
                length = len(match.history)
                assert table.program()
                acted += sum(step.by == 1 for step in task.match.history[length:])
                continue
            rules, state = match.rules, match.state
            if match.to_act == TABLE:
                after = match.play(str(pick(rules.odds(state), random)))
            else:
                after = match.play(str(random.choice(rules.legal(state))))
            task._advance(after.settle())  # what the program cannot see is refused, and drawn anew
            assert task.programs.see(task.match)
        assert acted >= 6


def test_names_of_the_program():
    words = Words("fr")
    assert named(words, ("Anna", "Ordinateur", " ORDINATEUR  fort")) == (
        "Anna",
        "Ordinateur moyen",
        "Ordinateur fort",
    )
    assert strength_of(words, "Fortunat") == ""


@pytest.mark.parametrize("game", ["kingdom_builder", "kingsbridge", "world_without_end"])
def test_every_game_can_be_played_against_it(game, monkeypatch):
    monkeypatch.setattr("heraut.voice.runtime.program_players.STRENGTHS", QUICK)
    table = Table(open_new(MatchFactory(), game, ("Ordinateur facile", "Anna"), {}, 4, None))
    with table:
        while not table.task.programs.plays(table.task.match.to_act):
            match = table.task.match
            action = match.rules.legal(match.state)[-1]
            table.task._advance(match.play(str(action)).settle())
        assert table.program()
        (why,) = table.texts(table.task.why())
        assert "refusé" not in why


def test_it_plays_a_first_match_with_hints_too():
    match = open_new(MatchFactory(), "seven_kingdoms", PLAYERS, {}, 5, None)
    with Table(match) as table:
        table.talk = Conversation(hinted(match))
        table.talk.begin()
        assert match.match.to_act == 1
        assert table.program()
        assert match.match.to_act == 0

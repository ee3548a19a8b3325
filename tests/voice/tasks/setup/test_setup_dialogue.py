"""The conversation of a setup as a pure table, on a made-up menu of two games."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from heraut.voice.tasks.setup import Choice, GameMenu, Menu, Plan, SetupDialogue
from heraut.voice.tasks.setup.inputs import (
    Adjust,
    Begin,
    CardShown,
    Cue,
    Draw,
    Drawn,
    Effect,
    Given,
    Hush,
    Leave,
    Missed,
    Named,
    Repeat,
    Resume,
    Say,
    Trouble,
)
from heraut.voice.tasks.setup.plan import Piece
from heraut.voice.tasks.setup.sentences import Understood

CARDS = Choice("cards", {"app": "mine", "table": "yours"}, asked=True)
MODE = Choice("mode", {"plain": "plain", "team": "in a team"}, asked=True, least=2)
TEAM = Choice("share", {"no": "apart", "yes": "shared"}, unless={"mode": frozenset({"plain"})})
CHESS = GameMenu("chess", "Chess", range(1, 5), {c.name: c for c in (MODE, CARDS, TEAM)})
DICE = GameMenu("dice", "Dice", range(2, 9), {"cards": CARDS})
MENU = Menu({"chess": CHESS, "dice": DICE}, numbers={("seats", 3): "three of us"})


def piece(text: str) -> Piece:
    """Return the piece ``slot:value``; whole numbers as such."""
    slot, _, value = text.partition(":")
    return Piece(slot, int(value) if value.isdecimal() else value, text)


def said(*pieces: str, cost: float = 0.0) -> Understood:
    return Understood("pieces", tuple(map(piece, pieces)), cost)


def talk(intent: str, cost: float = 0.0) -> Understood:
    return Understood(intent, (), cost)


def after(*given: Given, setup: SetupDialogue | None = None, menu: Menu = MENU) -> SetupDialogue:
    setup = setup or SetupDialogue(Plan())
    for each in given:
        setup, _ = setup.receive(each, menu)
    return setup


def effects(setup: SetupDialogue, given: Given, menu: Menu = MENU) -> tuple[Effect, ...]:
    return setup.receive(given, menu)[1]


def keys(wanted: Iterable[Effect]) -> list[str]:
    return [effect.key for effect in wanted if isinstance(effect, Say)]


PAIR = said("game:chess", "seats:2", "option:mode=plain", "option:cards=app")
NAMED = after(PAIR, said("name:Ann", "name:Bob"))
READY = after(PAIR, said("unnamed"))


def test_each_answer_is_said_back_and_brings_the_next_question() -> None:
    setup = SetupDialogue(Plan())
    asked = [setup.ask(MENU).key]
    for answer in ("game:chess", "seats:3", "option:mode=team", "option:cards=table", "unnamed"):
        setup, (noted, question) = setup.receive(said(answer), MENU)
        assert noted == Say("noted", {"items": (answer,)}) and isinstance(question, Say)
        asked.append(question.key)
    assert asked == ["ask-game", "ask-seats", *["ask-option"] * 2, "ask-names", "ask-ready"]


def test_one_breath_fills_several_slots_and_only_what_is_missing_is_asked() -> None:
    setup, done = SetupDialogue(Plan()).receive(
        said("option:cards=table", "seats:2", "game:chess"), MENU
    )
    assert keys(done) == ["noted", "ask-option"]
    assert (setup.plan.game, setup.plan.seats, setup.question(MENU)) == ("chess", 2, "option:mode")


def test_what_only_one_game_has_settles_the_game_and_one_undo_takes_both_back() -> None:
    for given, game in (
        (said("seats:1"), "chess"),
        (said("seats:8"), "dice"),
        (said("option:mode=team"), "chess"),
        (said("option:cards=app", "option:mode=plain", "seats:2"), "chess"),
    ):
        setup, done = SetupDialogue(Plan()).receive(given, MENU)
        assert setup.plan.game == game
        assert done[1] == Say("only-game", {"game": game.title()})
        setup, _ = setup.receive(talk("undo"), MENU)
        assert setup.plan == Plan()
    for given in (said("seats:2"), said("option:cards=app"), said("place:2"), talk("help")):
        setup, done = SetupDialogue(Plan()).receive(given, MENU)
        assert not setup.plan.game and "only-game" not in keys(done)


def test_what_no_game_has_together_leaves_the_game_to_be_asked_for() -> None:
    setup = after(said("seats:8", "option:mode=team"))
    assert setup.question(MENU) == "game"
    setup, done = setup.receive(said("game:dice"), MENU)
    assert keys(done)[:2] == ["noted", "dropped"]
    assert setup.plan == Plan("dice", 8)


def test_alone_nobody_is_asked_for_names_nor_for_what_changes_nothing() -> None:
    setup = after(said("game:chess", "seats:1"))
    assert setup.question(MENU) == "option:cards"
    assert after(said("option:cards=app"), setup=setup).question(MENU) == "ready"


def test_nothing_begins_before_a_yes_to_the_whole() -> None:
    setup = READY
    for given in (PAIR, talk("no"), talk("yes", 0.1), Missed("euh"), CardShown("chess", "7")):
        setup, done = setup.receive(given, MENU)
        assert not any(isinstance(effect, Begin) for effect in done)
    assert effects(setup, talk("yes")) == (Begin(setup.plan),)
    assert setup.plan.chosen(MENU) == {"mode": "plain", "cards": "app"}


def test_the_whole_is_read_back() -> None:
    setup = after(said("place:2", "option:mode=team", "option:share=yes"), setup=NAMED)
    assert setup.ask(MENU).args == {
        "game": "Chess",
        "seats": 2,
        "items": ("in a team", "mine", "shared"),
        "names": ("Bob", "Ann"),
        "place": 2,
        "known": "all",
    }


def test_undo_goes_back_one_answer_at_a_time_to_the_beginning() -> None:
    setup = after(said("game:chess"), said("seats:2"), said("option:mode=plain"))
    for question in ("option:mode", "seats", "game"):
        setup, done = setup.receive(talk("undo"), MENU)
        assert keys(done)[0] == "undone" and setup.question(MENU) == question
    assert keys(effects(setup, talk("undo"))) == ["nothing-before", "ask-game"]


def test_a_doubtful_undo_quit_or_yes_does_nothing() -> None:
    for intent in ("undo", "quit", "yes"):
        setup, done = READY.receive(talk(intent, 0.3), MENU)
        assert setup.plan == READY.plan and not setup.doubt
        assert keys(done) == ["nothing-understood", "ask-ready"]


@pytest.mark.parametrize(
    ("before", "given", "reason"),
    [
        (SetupDialogue(Plan("chess")), said("seats:5"), "seats"),
        (SetupDialogue(Plan()), said("seats:9"), "seats"),
        (SetupDialogue(Plan(seats=8)), said("game:chess"), "seats"),
        (SetupDialogue(Plan("chess")), said("place:2"), "seats-first"),
        (NAMED, said("place:3"), "no-such-place"),
        (NAMED, said("starter:Zoe"), "no-such-name"),
        (after(PAIR), said("name:Ann", "name:ANN"), "same-name"),
        (NAMED, said("name:Zoe"), "names-full"),
        (after(PAIR), said(f"name:{'a' * 41}"), "long-name"),
        (NAMED, said("seats:1"), "fewer-than-names"),
        (SetupDialogue(Plan("dice")), said("option:mode=team"), "no-such-option"),
        (SetupDialogue(Plan("chess")), said("seats:2", "seats:3"), "two-at-once"),
        (after(PAIR), said("number:2"), "number"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason_and_asked_again(
    before: SetupDialogue, given: Understood, reason: str
) -> None:
    setup, done = before.receive(given, MENU)
    assert Cue("refused") in done and f"refused-{reason}" in keys(done)
    assert done[-1] == setup.ask(MENU)
    why, question = effects(setup, talk("why"))
    assert isinstance(why, Say) and why.key == f"refused-{reason}" and why.full
    assert question == setup.ask(MENU)


def test_two_at_once_and_a_refused_number_of_seats_leave_the_plan_as_it_was() -> None:
    for given in (said("seats:2", "seats:3"), said("seats:9")):
        assert after(given, setup=SetupDialogue(Plan("chess"))).plan == Plan("chess")


def test_what_is_right_beside_something_refused_is_kept_and_said() -> None:
    setup, done = SetupDialogue(Plan("chess")).receive(said("seats:9", "option:cards=table"), MENU)
    assert keys(done) == ["noted", "refused-seats", "ask-seats"]
    assert setup.plan.options == {"cards": "table"} and not setup.plan.seats


def test_a_number_alone_answers_what_was_asked() -> None:
    setup, done = SetupDialogue(Plan("chess")).receive(said("number:3"), MENU)
    assert setup.plan.seats == 3 and done[0] == Say("noted", {"items": ("three of us",)})
    assert after(said("number:2"), setup=NAMED).plan.first == 1


def test_names_come_together_or_one_by_one_and_may_end_early() -> None:
    trio = after(said("game:dice", "seats:3", "option:cards=app"))
    one = after(said("name:Ann"), setup=trio)
    assert one.ask(MENU) == Say("ask-next-name", {"number": 2})
    done = after(talk("no"), setup=one)
    assert done.plan.named and done.plan.names == ("Ann",) and done.question(MENU) == "first"
    typed = after(Named(("Zoé", "Li", "Bo")), setup=trio)
    assert typed.plan.players == ("Zoé", "Li", "Bo")


def test_who_begins_sits_first_and_the_others_follow_in_order() -> None:
    trio = after(said("game:dice", "seats:3", "option:cards=app", "name:Ann", "name:Bob"))
    trio = after(talk("no"), said("starter:bob"), setup=trio)
    assert trio.plan.players == ("Bob", "", "Ann")
    assert trio.ask(MENU).args["known"] == "some"


def test_chance_says_who_begins_once_all_else_is_known() -> None:
    early, done = SetupDialogue(Plan()).receive(said("game:dice", "random"), MENU)
    assert not any(isinstance(effect, Draw) for effect in done)
    early = after(said("seats:2", "option:cards=app"), setup=early)
    assert effects(early, said("unnamed"))[-1] == Draw(2)
    assert effects(early, talk("no"))[-1] == Draw(2)
    setup, done = NAMED.receive(said("random"), MENU)
    assert done[-1] == Draw(2)
    drawn, done = setup.receive(Drawn(1), MENU)
    assert done[0] == Say("drawn", {"name": "Bob", "place": 2}) and drawn.plan.first == 1
    assert after(talk("undo"), setup=drawn).question(MENU) == "first"


def test_the_rest_takes_the_usual_answers() -> None:
    setup = after(said("game:chess", "seats:3", "rest"))
    assert setup.question(MENU) == "ready"
    assert setup.plan.chosen(MENU) == {"mode": "plain", "cards": "app"}


def test_options_are_read_with_what_else_they_may_be() -> None:
    setup = after(said("option:mode=team"), setup=READY)
    done = effects(setup, said("options"))
    assert keys(done) == ["options", *["option-line"] * 3, "ask-ready"]
    assert done[3] == Say("option-line", {"now": "apart", "choices": ("shared",)})
    assert keys(effects(READY, said("options"))).count("option-line") == 2


def test_what_changes_nothing_is_told_and_left_out() -> None:
    setup, done = READY.receive(said("option:share=yes"), MENU)
    assert "changes-nothing" in keys(done)
    assert "share" not in setup.plan.chosen(MENU)


@pytest.mark.parametrize("doubt", ["leave", "resume"])
def test_leaving_and_resuming_ask_first(doubt: str) -> None:
    given = talk("quit") if doubt == "leave" else said("resume")
    setup, done = NAMED.receive(given, MENU)
    assert keys(done) == [f"ask-{doubt}"] and setup.doubt == doubt
    assert setup.receive(said("seats:3"), MENU)[0] == setup
    for no in ("no", "undo"):
        stayed, _ = setup.receive(talk(no), MENU)
        assert not stayed.doubt and stayed.plan == NAMED.plan
    assert effects(setup, talk("yes")) == (Leave() if doubt == "leave" else Resume(),)


def test_talk_works_at_every_question_and_changes_nothing() -> None:
    for setup in (SetupDialogue(Plan()), after(said("game:chess")), after(PAIR), NAMED, READY):
        for intent, effect in (
            ("repeat", Repeat()),
            ("stop", Hush()),
            ("louder", Adjust("louder")),
        ):
            assert setup.receive(talk(intent), MENU) == (setup, (effect,))
        for intent in ("help", "why"):
            same, done = setup.receive(talk(intent), MENU)
            assert same == setup and len(done) == 2 and done[1] == setup.ask(MENU)


def test_in_a_pause_only_what_ends_it_is_heard() -> None:
    paused = after(talk("pause"), setup=NAMED)
    assert effects(paused, Missed("blah")) == ()
    assert keys(effects(paused, said("place:1"))) == ["still-paused"]
    assert keys(effects(paused, Trouble("error-reader-lost"))) == ["error-reader-lost"]
    setup, done = paused.receive(talk("resume"), MENU)
    assert setup == NAMED and keys(done) == ["resumed", "ask-first"]


def test_a_miss_brings_the_question_again_and_the_second_one_help() -> None:
    setup, done = NAMED.receive(Missed("blah"), MENU)
    assert keys(done) == ["not-understood", "ask-first"]
    setup, done = setup.receive(Missed("blah " * 40), MENU)
    assert keys(done) == ["not-understood", "help-first", "ask-first"]
    assert isinstance(done[0], Say) and len(str(done[0].args["heard"])) <= 81
    assert after(said("place:1"), setup=setup).misses == 0


def test_a_card_names_its_game_a_number_or_who_holds_the_cards() -> None:
    setup = after(CardShown("chess", "7"))
    assert setup.plan.game == "chess"
    setup = after(CardShown("chess", "2"), said("option:mode=plain"), setup=setup)
    assert setup.plan.seats == 2
    setup = after(CardShown("chess", "king"), setup=setup)
    assert setup.plan.options["cards"] == "table"
    same, done = setup.receive(CardShown("chess", "7"), MENU)
    assert same.plan == setup.plan and "card-no-use" in keys(done)
    assert "strange-game" in keys(effects(SetupDialogue(Plan()), CardShown("go", "1")))


def test_headphones_ask_for_their_seats() -> None:
    menu = Menu({"chess": CHESS}, least_seats=3)
    done = effects(SetupDialogue(Plan("chess")), said("seats:2"), menu)
    assert keys(done) == ["refused-headphones", "ask-seats"]
    assert after(said("seats:3"), setup=SetupDialogue(Plan("chess")), menu=menu).plan.seats == 3


def test_a_trouble_is_told_with_the_question_that_waits() -> None:
    done = effects(NAMED, Trouble("error-foreign-tag", {}, "wrong_card"))
    assert done[0] == Cue("wrong_card") and keys(done) == ["error-foreign-tag", "ask-first"]

"""What a setup takes and asks, on a made-up menu of two games; words are the names of messages."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import NotUnderstood
from heraut.nfc import CardTag
from heraut.voice.dialogue.outputs import Cued, Silenced
from heraut.voice.tasks.setup import Chosen, Menu, Plan, Resumed
from heraut.voice.tasks.setup.plan import Piece, Question

from .given_setup import (
    CHESS,
    DUEL,
    DUELS,
    MENU,
    NAMED,
    PAIR,
    READY,
    TRIO,
    WORDS,
    Given,
    Talk,
    after,
    keys,
    said,
    talk,
)


def test_each_answer_is_said_back_and_brings_the_next_question() -> None:
    setup = Talk()
    asked = [setup.question]
    for answer in ("game:chess", "seats:3", "option:mode=team", "option:cards=table", "unnamed"):
        noted, question = setup.keys(said(answer))
        game, items = (answer, "none") if answer.startswith("game") else ("none", (answer,))
        assert noted == "noted" and setup.args("noted") == {"game": game, "items": items}
        asked.append(question)
    assert asked == ["ask-game", "ask-seats", *["ask-option"] * 2, "ask-names", "ask-ready"]


def test_one_breath_fills_several_slots_and_only_what_is_missing_is_asked() -> None:
    setup = Talk()
    assert setup.keys(said("option:cards=table", "seats:2", "game:chess")) == [
        "noted",
        "ask-option",
    ]
    assert (setup.plan.game, setup.plan.seats, setup.setup.asked) == (
        "chess",
        2,
        Question("option", "mode"),
    )


def test_what_only_one_game_has_settles_the_game_and_one_undo_takes_both_back() -> None:
    for given, game in (
        (said("seats:1"), "chess"),
        (said("seats:8"), "dice"),
        (said("option:mode=team"), "chess"),
        (said("option:cards=app", "option:mode=plain", "seats:2"), "chess"),
    ):
        setup = Talk()
        assert setup.keys(given)[1] == "only-game"
        assert setup.plan.game == game and setup.args("only-game") == {"game": game.title()}
        setup.give(talk("undo"))
        assert setup.plan == Plan()
    for given in (said("seats:2"), said("option:cards=app"), said("place:2"), talk("help")):
        setup = Talk()
        assert "only-game" not in setup.keys(given) and not setup.plan.game


def test_what_no_game_has_together_leaves_the_game_to_be_asked_for() -> None:
    setup = after(said("seats:8", "option:mode=team"))
    assert setup.setup.asked == Question("game")
    assert setup.keys(said("game:dice"))[:2] == ["noted", "options-dropped"]
    assert setup.plan == Plan("dice", 8)


def test_alone_nobody_is_asked_for_names_nor_for_what_changes_nothing() -> None:
    setup = after(said("game:chess", "seats:1"))
    assert setup.setup.asked == Question("option", "cards")
    setup.give(said("option:cards=app"))
    assert setup.setup.asked == Question("ready")


def test_nothing_begins_before_a_yes_to_the_whole() -> None:
    setup = after(*READY)
    given = (PAIR, talk("no"), talk("yes", 0.1), NotUnderstood("euh"), CardTag("chess", "7"))
    for each in given:
        setup.give(each)
        assert not setup.setup.settled
    with pytest.raises(ValueError, match="not played"):
        setup.give(talk("yes"))
    assert setup.setup.settled == [Chosen("chess", ("", ""), {"mode": "plain", "cards": "app"}, 0)]


def test_the_whole_is_read_back() -> None:
    setup = after(*NAMED)
    setup.give(said("place:2", "option:mode=team", "option:share=yes"))
    assert setup.args("ask-ready") == {
        "game": "Chess",
        "seats": 2,
        "items": ("in a team", "mine", "shared"),
        "names": ("Bob", "Ann"),
        "place": 2,
        "known": "all",
    }


@pytest.mark.parametrize("line", ["undo", "back"])
def test_undo_and_back_go_back_one_answer_at_a_time_to_the_beginning(line: str) -> None:
    setup = after(said("game:chess"), said("seats:2"), said("option:mode=plain"))
    for question in (Question("option", "mode"), Question("seats"), Question("game")):
        told = setup.keys(talk(line))
        assert told[:2] == ["undone", "so-far"] and setup.setup.asked == question
    assert setup.keys(talk(line)) == ["nothing-before", "ask-game"]
    assert not setup.conversation.left


def test_a_doubtful_undo_quit_or_yes_does_nothing() -> None:
    for intent in ("undo", "back", "quit", "yes"):
        setup = after(*READY)
        plan = setup.plan
        assert setup.keys(talk(intent, 0.3)) == ["not-understood-nothing", "ask-ready"]
        assert setup.plan == plan and not setup.setup.settled and not setup.conversation.left


@pytest.mark.parametrize(
    ("before", "plan", "given", "reason"),
    [
        ((), Plan("chess"), said("seats:5"), "seats"),
        ((), Plan(), said("seats:9"), "seats"),
        ((), Plan(seats=8), said("game:chess"), "seats"),
        ((), Plan("chess"), said("place:2"), "seats-first"),
        (NAMED, Plan(), said("place:3"), "no-such-place"),
        (NAMED, Plan(), said("starter:Zoe"), "no-such-name"),
        ((PAIR,), Plan(), said("name:Ann", "name:ANN"), "same-name"),
        (NAMED, Plan(), said("name:Zoe"), "names-full"),
        ((PAIR,), Plan(), said(f"name:{'a' * 41}"), "long-name"),
        (NAMED, Plan(), said("seats:1"), "fewer-than-names"),
        ((), Plan("dice"), said("option:mode=team"), "no-such-option"),
        ((), Plan("chess"), said("seats:2", "seats:3"), "two-at-once"),
        ((PAIR,), Plan(), said("number:2"), "number"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason_and_asked_again(
    before: tuple[Given, ...], plan: Plan, given: Given, reason: str
) -> None:
    setup = after(*before, plan=plan)
    done = setup.give(given)
    assert Cued("refused") in done and f"refused-{reason}" in keys(done)
    assert keys(done)[-1] == setup.question
    assert setup.keys(talk("why")) == [f"refused-{reason}!", setup.question]


def test_two_at_once_and_a_refused_number_of_seats_leave_the_plan_as_it_was() -> None:
    for given in (said("seats:2", "seats:3"), said("seats:9")):
        assert after(given, plan=Plan("chess")).plan == Plan("chess")


def test_what_is_right_beside_something_refused_is_kept_and_said() -> None:
    setup = Talk(Plan("chess"))
    done = setup.keys(said("seats:9", "option:cards=table"))
    assert done == ["noted", "refused-seats", "ask-seats"]
    assert setup.plan.options == {"cards": "table"} and not setup.plan.seats


def test_a_number_alone_answers_what_was_asked() -> None:
    setup = Talk(Plan("chess"))
    setup.give(said("number:3"))
    assert setup.plan.seats == 3 and setup.args("noted") == {
        "game": "none",
        "items": ("three of us",),
    }
    assert after(*NAMED, said("number:2")).plan.first == 1


def test_names_come_together_or_one_by_one_and_may_end_early() -> None:
    one = after(TRIO, said("name:Ann"))
    assert one.question == "ask-next-name" and one.args("ask-next-name") == {"number": 2}
    one.give(talk("no"))
    assert one.plan.named and one.plan.names == ("Ann",) and one.setup.asked == Question("first")
    typed = after(TRIO, said("name:Zoé", "name:Li", "name:Bo"))
    assert typed.plan.players == ("Zoé", "Li", "Bo")


def test_who_begins_sits_first_and_the_others_follow_in_order() -> None:
    trio = after((*TRIO, *said("name:Ann", "name:Bob")), talk("no"), said("starter:bob"))
    assert trio.plan.players == ("Bob", "", "Ann")
    assert trio.args("ask-ready")["known"] == "some"


def test_chance_says_who_begins_once_all_else_is_known() -> None:
    for last in (said("unnamed"), talk("no")):
        early = after(said("game:dice", "random"))
        assert not early.draws
        early.give(said("seats:2", "option:cards=app"))
        early.give(last)
        assert early.draws == [2]
    setup = after(*NAMED)
    assert "drawn" in setup.keys(said("random")) and setup.draws == [2]
    assert setup.args("drawn") == {"name": "Bob", "place": 2} and setup.plan.first == 1
    setup.give(talk("undo"))
    assert setup.setup.asked == Question("first")


def test_the_rest_takes_the_usual_answers() -> None:
    setup = after(said("game:chess", "seats:3", "rest"))
    assert setup.setup.asked == Question("ready")
    assert setup.plan.chosen(MENU) == {"mode": "plain", "cards": "app"}


def test_options_are_read_with_what_else_they_may_be() -> None:
    setup = after(*READY, said("option:mode=team"))
    assert setup.keys(said("options")) == [
        "options",
        "option-line",
        "option-line-cards",
        "option-line",
        "ask-ready",
    ]
    told = setup.args("option-line")
    assert (told["now"], told["choices"]) == ("apart", ("shared",))
    assert "".join(after(*READY).keys(said("options"))).count("option-line") == 2


def test_what_changes_nothing_is_told_and_left_out() -> None:
    setup = after(*READY)
    assert "changes-nothing" in setup.keys(said("option:share=yes"))
    assert "share" not in setup.plan.chosen(MENU)


def test_who_answers_on_does_not_leave() -> None:
    setup = after(*NAMED)
    assert setup.keys(talk("quit")) == ["confirm-leave"]
    assert setup.keys(said("place:2"))[0] == "stayed"
    assert setup.plan.first == 1 and not setup.conversation.left


@pytest.mark.parametrize("asked", ["confirm-leave", "ask-resume"])
def test_leaving_and_resuming_ask_first(asked: str) -> None:
    given = talk("quit") if asked == "confirm-leave" else said("resume")
    for no in ("no", "undo", "back"):
        setup = after(*NAMED)
        plan = setup.plan
        assert setup.keys(given) == [asked]
        if asked == "ask-resume":
            assert setup.keys(said("seats:3")) == [asked] and setup.plan == plan
        assert setup.keys(talk(no)) == ["stayed", "ask-first"] and setup.plan == plan
        assert not setup.conversation.left and not setup.setup.settled
    setup.give(given)
    if asked == "confirm-leave":
        assert setup.keys(talk("yes")) == ["left"] and setup.conversation.left
        return
    with pytest.raises(ValueError, match="not played"):
        setup.give(talk("yes"))
    assert setup.setup.settled == [Resumed()]


def test_talk_works_at_every_question_and_changes_nothing() -> None:
    for before in ((), (said("game:chess"),), (PAIR,), NAMED, READY):
        setup = after(*before)
        last, plan, question = setup.keys(talk("help")), setup.plan, setup.question
        assert setup.keys(talk("repeat")) == last
        assert setup.give(talk("stop")) == (Silenced(),)
        assert setup.keys(talk("louder")) == ["no-voice-to-adjust"]
        for intent in ("help", "why"):
            done = setup.keys(talk(intent))
            assert len(done) == 2 and done[0].startswith(intent) and done[1] == question
        assert setup.plan == plan


def test_in_a_pause_only_what_ends_it_is_heard() -> None:
    setup = after(*NAMED, talk("pause"))
    plan = setup.plan
    assert setup.keys(NotUnderstood("blah")) == []
    assert setup.keys(said("place:1")) == ["still-paused"]
    assert keys(setup.conversation.trouble("error-reader-lost", {})) == ["error-reader-lost"]
    assert setup.keys(talk("resume")) == ["resumed", "ask-first"] and setup.plan == plan


def test_a_miss_brings_the_question_again_the_second_one_help_the_third_other_ways() -> None:
    setup = after(*NAMED)
    assert setup.keys(NotUnderstood("blah")) == ["not-understood", "ask-first"]
    done = setup.keys(NotUnderstood("blah " * 40))
    assert done == ["not-understood", "help-first", "ask-first"]
    assert len(str(setup.args("not-understood")["heard"])) <= 81
    assert setup.keys(NotUnderstood("blah")) == ["not-understood", "other-ways", "ask-first"]
    setup.give(said("place:1"))
    assert setup.keys(NotUnderstood("blah")) == ["not-understood", "ask-ready"]


def test_a_card_names_its_game_a_number_or_who_holds_the_cards() -> None:
    setup = after(CardTag("chess", "7"))
    assert setup.plan.game == "chess"
    setup.give(CardTag("chess", "2"))
    setup.give(said("option:mode=plain"))
    assert setup.plan.seats == 2
    setup.give(CardTag("chess", "king"))
    plan = setup.plan
    assert plan.options["cards"] == "table"
    assert "card-no-use" in setup.keys(CardTag("chess", "7")) and setup.plan == plan
    assert "strange-game" in Talk().keys(CardTag("go", "1"))


def test_headphones_ask_for_their_seats() -> None:
    menu = Menu({"chess": CHESS}, least_seats=3)
    setup = Talk(Plan("chess"), menu)
    assert setup.keys(said("seats:2")) == ["refused-headphones", "ask-seats"]
    setup.give(said("seats:3"))
    assert setup.plan.seats == 3


def test_a_trouble_is_told_with_the_question_that_waits() -> None:
    done = after(*NAMED).conversation.trouble("error-foreign-tag", {}, "wrong_card")
    assert done[0] == Cued("wrong_card") and keys(done) == ["error-foreign-tag", "ask-first"]


def test_a_game_for_one_number_of_seats_is_not_asked_for_it() -> None:
    setup = Talk(menu=DUELS)
    assert setup.keys(said("game:duel")) == ["noted", "ask-names"] and setup.plan.seats == 2
    # It was the game that said how many: another one is asked again.
    assert setup.keys(said("game:chess"))[-1] == "ask-seats"
    setup = Talk(Plan().after(Piece("game", "duel"), DUELS), DUELS)
    assert setup.question == "ask-names"


def test_a_refused_number_of_seats_is_told_which_ones_will_do() -> None:
    setup = after(said("seats:3"), menu=DUELS)
    assert setup.keys(said("game:duel")) == ["refused-seats", "ask-game"]
    assert setup.args("refused-seats") == {"seats": 3, "least": 2, "most": 2, "numbers": 1}
    told = setup.args("refused-seats") | {"seats": 3}
    assert WORDS.text("setup-refused-seats", **told).endswith("On y joue à deux.")
    assert WORDS.text("error-bad-seats", **told).endswith("On y joue à deux.")
    assert WORDS.text("error-bad-seats", **told | {"least": 1}).endswith("On y joue seul.")
    setup = after(said("game:duel"), menu=DUELS)
    assert setup.keys(said("seats:3")) == ["refused-seats", "ask-names"]
    setup = after(said("game:duel"), menu=Menu({"chess": CHESS, "duel": DUEL}, least_seats=3))
    assert not setup.plan.game and setup.args("refused-headphones") == {"least": 3}


def test_examples_fit_the_game() -> None:
    hello = Talk(menu=DUELS)
    hello.setup.begin()
    assert hello.args("hello")["example"] == ("Chess", "three of us", "yours")
    setup = after(said("game:duel"), said("unnamed"), menu=DUELS)
    assert setup.question == "ask-ready"
    for asked, key in (("no", "what-else"), ("help", "help-ready")):
        setup.give(talk(asked))
        assert setup.args(key)["example"] == "Chess"
    assert setup.keys(said("options:")) == ["options", "ask-ready"]
    assert setup.args("options") == {"count": 0}
    assert WORDS.text("setup-options", count=0) == "Il n'y a pas d'option."
    chess = after(said("game:chess"), talk("help"), menu=DUELS)
    assert chess.args("help-seats")["seats"] == "three of us"
    assert chess.args("help-seats")["cards"] == "yours"

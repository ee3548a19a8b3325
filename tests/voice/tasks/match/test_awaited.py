"""What is said while an answer is awaited, and what belongs to no question at all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from heraut.grammars.meaning import Ambiguous, Command, Heard, Hypothesis, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask

_BEGINS: Final = ("start 6", "start 6", "start 6", "start 9", "start 2", "start 3")
_HANDS: Final = ((4, 7, 10, 12, 13, 1), (5, 5, 8, 8, 9, 9))


def table(*history: str) -> Conversation:
    """Columns 6, 6, 6, 9, 2 and 3; Anna holds 4, 7, 10, 12, 13 and 1."""
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "table"}, 1, None)
    dealt = (f"draw {card}" for hand in _HANDS for card in hand)
    for notation in (*_BEGINS, *dealt, *history):
        task.match = task.match.play(notation)
    return Conversation(task)


def match(game: str, *history: str, seed: int = 3) -> Conversation:
    task = open_new(MatchFactory(), game, ("Anna", "Bilal", "Chloé"), {}, seed, None)
    task.match = task.match.settle()
    for notation in history:
        task.match = task.match.play(notation).settle()
    return Conversation(task)


def give(talk: Conversation, line: str) -> tuple[str, list[str]]:
    """Return what is said to a typed line, and what is played."""
    return _came(take(talk, line))


def hear(talk: Conversation, *readings: str) -> tuple[str, list[str]]:
    """Likewise of what was heard, best first."""
    found = (
        Hypothesis(tuple(each.split()), -float(number)) for number, each in enumerate(readings)
    )
    return _came(talk.hear(Heard(tuple(found))))


def _came(outputs: tuple[object, ...]) -> tuple[str, list[str]]:
    told = " ".join(output.text for output in outputs if isinstance(output, Spoken))
    return told, [output.notation for output in outputs if isinstance(output, Played)]


def history(talk: Conversation) -> list[str]:
    assert isinstance(talk.task, MatchTask)
    return [step.notation for step in talk.task.match.history if step.by >= 0]


def asked(line: str = "je poserais le dix sur la quatre") -> Conversation:
    """Return the table while it waits for a yes to a ten on column 4."""
    talk = table()
    told, played = give(talk, line)
    assert told.endswith("Dis oui ou non.") and not played
    return talk


def choosing() -> Conversation:
    """Return a match of which two or three options were read out."""
    talk = table()
    assert isinstance(talk.task, MatchTask)
    given = [
        talk.task.interpret(Heard.typed(line), Scope.TURN, line)
        for line in ("le dix sur la quatre", "le sept sur la une", "le sept sur la deux")
    ]
    commands = [one for one in given if isinstance(one, Command)]
    told = _came(tuple(talk.task.receive(Ambiguous(commands), False)))[0]
    assert "par exemple la première" in told
    return talk


@pytest.mark.parametrize("line", ["tu mets mon sept", "on met le sept", "mets mon sept"])
def test_who_puts_a_card_where_a_card_is_asked_for_changes_none(line: str) -> None:
    # « Mets mon sept » sounds like « mes mon sept »: as such it would exchange the seven.
    talk = table()
    told, played = give(talk, "sur la deux")
    assert told.endswith("Quelle carte ?") and not played
    assert give(talk, line)[1] == ["place 7 2"]


# Another move, a question, talk.


def test_another_move_takes_the_place_of_the_one_that_waits_which_is_said() -> None:
    told, played = give(asked(), "le sept sur la trois")
    assert told.startswith("Je laisse : dix sur colonne quatre.") and played == ["place 7 3"]


def test_another_move_takes_the_place_of_options_and_of_a_piece() -> None:
    assert give(choosing(), "le sept sur la trois")[1] == ["place 7 3"]
    talk = table()
    give(talk, "le dix")
    assert give(talk, "le sept sur la trois puis le dix sur la quatre")[1] == [
        "place 7 3",
        "place 10 4",
    ]


def test_another_move_that_is_heard_is_read_back() -> None:
    talk = asked()
    told, played = hear(talk, "le sept sur la colonne trois")
    assert "Sept sur colonne trois ?" in told and not played
    assert hear(talk, "oui")[1] == ["place 7 3"]


def test_words_that_are_heard_unclearly_are_no_other_move() -> None:
    talk = asked()
    assert "Pas compris" in hear(talk, "sept sept trois")[0]
    assert give(talk, "oui")[1] == ["place 10 4"]


@pytest.mark.parametrize("line", ["à qui le tour", "qui mène", "c'est quoi un trou", "aide"])
@pytest.mark.parametrize("waits", [asked, choosing])
def test_a_question_is_answered_and_what_waits_is_asked_again(
    waits: Callable[[], Conversation], line: str
) -> None:
    talk = waits()
    told, played = give(talk, line)
    assert "Pas compris" not in told and not played
    assert told.endswith(("Dis oui ou non.", "Trois : sept sur colonne deux."))


def test_a_forbidden_move_leaves_what_waits_as_it_is() -> None:
    talk = asked()
    told, played = give(talk, "le dix sur la trois")
    assert "il faut un sept" in told and told.endswith("Dis oui ou non.") and not played
    assert give(talk, "oui")[1] == ["place 10 4"]


def test_a_piece_changes_the_move_that_waits_and_it_is_read_back() -> None:
    talk = asked("je poserais le sept sur la deux")
    told, played = give(talk, "sur la trois")
    assert told.startswith("Sept sur colonne trois ?") and not played
    assert give(talk, "oui")[1] == ["place 7 3"]


def test_an_option_is_chosen_by_what_it_names() -> None:
    assert give(choosing(), "le dix")[1] == ["place 10 4"]
    assert give(choosing(), "la deuxième")[1] == ["place 7 1"]


# Wrong answers.


def test_a_wrong_answer_keeps_the_question_and_says_what_is_possible() -> None:
    talk = table()
    give(talk, "le sept")
    told, _ = give(talk, "colonne neuf")
    assert told.startswith("Il n'y a pas de colonne neuf.")
    assert "Par exemple : la colonne une" in told or "Possible : la colonne une" in told
    assert told.endswith("Sept. Sur quelle colonne ?")
    told, played = give(talk, "sur la quatre")
    assert "il faut un dix" in told and not played
    assert give(talk, "trois")[1] == ["place 7 3"]


def test_a_wrong_answer_that_is_heard_keeps_the_question() -> None:
    talk = table()
    hear(talk, "le sept")
    assert hear(talk, "sur la colonne quatre")[0].endswith("Sept. Sur quelle colonne ?")
    assert hear(talk, "sur la colonne trois")[1] == ["place 7 3"]


def test_half_a_sentence_that_nothing_can_complete_is_refused_at_once() -> None:
    talk = match("kingsbridge")
    told, _ = give(talk, "le sept")
    assert told == "Tu n'as pas de sept. Je n'ai rien joué."
    assert not talk.moment.asking
    assert "Sept" not in give(talk, "à qui le tour")[0]


# Yes, no and numbers that nobody asked for.


@pytest.mark.parametrize("line", ["oui", "non", "ouais", "d'accord"])
@pytest.mark.parametrize(
    "game", ["kingsbridge", "seven_kingdoms", "kingdom_builder", "world_without_end"]
)
def test_a_yes_or_no_to_nothing_is_told_so(game: str, line: str) -> None:
    assert give(match(game), line)[0].startswith("Je n'ai rien demandé.")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("sept", "Sept. Sur quelle colonne ?"),
        ("4", "Quatre. Sur quelle colonne ?"),
        ("un", "Colonne un. Quelle carte ?"),
        ("trois", "Colonne trois. Quelle carte ?"),
    ],
)
def test_a_number_alone_is_what_a_move_can_be_made_of_now(line: str, told: str) -> None:
    assert give(table(), line) == (told, [])


def test_a_number_alone_that_makes_a_whole_move_is_read_back() -> None:
    talk = match("seven_kingdoms")
    told, played = give(talk, "trente-six")
    assert told == "Jouer le trente-six ? Dis oui ou non." and not played
    assert give(talk, "oui")[1] == ["play 36"]
    assert give(match("seven_kingdoms"), "sept")[0].startswith("Tu n'as pas le sept en main.")


def test_a_yes_takes_the_secret_that_all_would_hear() -> None:
    talk = table()
    assert "Redis-le" in give(talk, "ma main")[0]
    assert give(talk, "oui")[0].startswith("Ta main :")
    assert give(talk, "oui")[0].startswith("Je n'ai rien demandé.")


def test_a_yes_after_something_else_tells_no_secret() -> None:
    talk = table()
    give(talk, "ma main")
    give(talk, "le sept sur la trois")
    assert give(talk, "oui")[0].startswith("Je n'ai rien demandé.")


def test_a_yes_to_a_warning_plays_nothing_that_waits() -> None:
    talk = asked()
    assert "Redis-le" in give(talk, "ma main")[0]
    told, played = give(talk, "oui")
    assert told.startswith("Dix sur colonne quatre ?") and not played


# What has gone already.


@pytest.mark.parametrize("lines", [("le dix sur la cinq",), ("le dix", "annule")])
def test_what_has_gone_is_not_taken_back_in_place_of_the_last_move(lines: tuple[str, ...]) -> None:
    talk = table("place 7 3")
    for line in lines:
        give(talk, line)
    told, _ = give(talk, "annule")
    assert told.startswith("Rien n'attend. Annuler : sept sur colonne trois ?")
    assert history(talk) == ["place 7 3"]
    assert "Annulé : sept" in give(talk, "oui")[0] and not history(talk)


def test_a_no_leaves_the_last_move_and_a_move_after_it_is_taken_back_at_once() -> None:
    talk = table("place 7 3")
    give(talk, "le dix sur la cinq")
    give(talk, "annule")
    give(talk, "non")
    assert history(talk) == ["place 7 3"]
    give(talk, "le dix sur la quatre")
    assert "Annulé : dix" in give(talk, "annule")[0] and history(talk) == ["place 7 3"]


# A project that is not there, of which it was asked what goes into it, whatever was said next.


def building() -> Conversation:
    """Return Un Monde Sans Fin where Chloé may build, if she has what it takes."""
    dice = random.Random(7)
    task = open_new(MatchFactory(), "world_without_end", ("Anna", "Bilal", "Chloé"), {}, 0, None)
    task.match = task.match.settle()
    while task.match.rules.phase(task.match.state) != "build":
        legal = task.match.rules.legal(task.match.state)
        task.match = task.match.play(str(dice.choice(legal))).settle()
    return Conversation(task)


def test_what_all_can_see_to_be_impossible_is_refused_before_anything_is_asked() -> None:
    talk = building()
    assert give(talk, "le clocher")[0].startswith("Clocher : pas encore sur le plateau.")
    assert not talk.moment.asking
    for line in ("le score", "qui joue", "quelle période", "mes cartes"):
        assert "clocher" not in give(talk, line)[0].lower()


def test_another_value_takes_the_place_of_the_one_that_waits() -> None:
    talk = building()
    assert give(talk, "le pont")[0] == "Sur le pont : pierre, bois, ou les deux ?"
    assert give(talk, "le foulon")[0] == "Sur le foulon : pierre, bois, ou les deux ?"
    assert give(talk, "je passe")[1] == ["pass"]


@pytest.mark.parametrize("phase", ["orient", "play", "discard"])
def test_a_piece_whose_time_is_not_now_never_sticks(phase: str) -> None:
    talk = match("world_without_end")
    assert isinstance(talk.task, MatchTask)
    while talk.task.match.rules.phase(talk.task.match.state) != phase:
        legal = talk.task.match.rules.legal(talk.task.match.state)
        talk.task.match = talk.task.match.play(str(legal[0])).settle()
    give(talk, "le clocher")
    assert not talk.moment.asking


def test_another_value_is_said_in_place_of_what_waits_for_a_yes() -> None:
    """A card or a column alone, said to « sept sur colonne un ? »: what can be done is meant."""
    talk = table()
    assert give(talk, "je pose le sept sur la une ?")[0].startswith("Sept sur colonne un ?")
    told, played = give(talk, "la deux")
    assert told.startswith("Sept sur colonne deux ?") and not played
    assert give(talk, "oui")[1] == ["place 7 2"]


def test_a_value_that_makes_nothing_leaves_what_waits() -> None:
    talk = table()
    give(talk, "je pose le sept sur la une ?")
    told, played = give(talk, "treize")
    assert "Sept sur colonne un ?" in told and not played


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("on arrête, on finira demain", "Quitter la partie ?"),
        ("on enregistre et on s'en va", "Quitter la partie ?"),
        ("pouce, on fait une pause", "Pause."),
        ("on en était où ?", "Personne d'autre n'a joué"),
    ],
)
def test_what_is_asked_for_twice_or_in_passing_is_understood(line: str, told: str) -> None:
    assert give(table(), line)[0].startswith(told)


def test_two_different_requests_in_one_line_are_neither() -> None:
    assert "Pas compris" in give(table(), "on arrête, on fait une pause")[0]


def test_a_question_about_somebody_who_does_not_play_is_told_who_does() -> None:
    told, played = give(table(), "Paul il a combien de cartes ?")
    assert told == "Personne ne s'appelle Paul ici. À la table : Anna et Bilal." and not played
    told, _ = give(table(), "et Bilal, il a combien de cartes ?")
    assert "Bilal : quarante-neuf cartes" in told
    # Somebody is spoken to, and nothing is asked of that one.
    assert "Personne" not in give(table(), "Paul, c'est à qui ?")[0]


@pytest.mark.parametrize("line", ["les enfants, à table !", "allez, à table", "à table"])
def test_talk_of_the_table_is_no_question(line: str) -> None:
    told, played = give(table(), line)
    assert told.startswith("Pas compris") and not played


def test_who_does_not_know_what_to_do_is_helped() -> None:
    told, _ = give(table(), "je sais plus trop quoi faire là")
    assert told.startswith("Pose une carte, par exemple")


@pytest.mark.parametrize("said", ["on arrête là", "ouais carrément", "quitte la partie"])
def test_who_says_once_more_that_the_match_is_left_leaves_it(said: str) -> None:
    talk = table()
    assert "Quitter la partie ?" in give(talk, "quitte la partie")[0]
    give(talk, said)
    assert talk.left


@pytest.mark.parametrize("said", ["pose le sept sur la une", "je sais pas trop", "attends voir"])
def test_nothing_else_leaves_or_plays_where_that_is_asked(said: str) -> None:
    talk = table()
    give(talk, "quitte la partie")
    _, played = give(talk, said)
    assert not talk.left and not played


@pytest.mark.parametrize("line", ["je pose le huit", "je joue le huit", "mets le huit"])
def test_who_lays_a_card_draws_none(line: str) -> None:
    talk = table("place 7 1", "end")
    asked, played = give(talk, line)
    assert not played and asked.endswith("Dis oui ou non."), asked
    talk = table("place 7 1", "end")
    assert give(talk, "le huit")[1] == ["draw 8"]

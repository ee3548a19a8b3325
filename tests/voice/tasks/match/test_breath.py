"""Moves and a question in one breath."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import opened

from .test_awaited import give, history, match, table
from .test_plain_talk import positions


@pytest.mark.parametrize(
    "line",
    [
        "je pose le sept sur la trois et après qui mène ?",
        "le sept sur la trois et puis qui mène",
        "le sept sur la trois, du coup qui mène",
    ],
)
def test_the_move_is_played_and_then_the_question_answered(line: str) -> None:
    told, played = give(table(), line)
    assert played == ["place 7 3"]
    assert told.startswith("Sept posé.") and told.endswith(
        " Anna mène, avec quarante-huit cartes, une de moins."
    )


def test_several_moves_stop_where_one_is_forbidden_with_the_reason_and_then_the_answer() -> None:
    line = "pose le sept sur la trois, le douze sur la quatre, et quel est le score"
    told, played = give(table(), line)
    assert played == ["place 7 3"]
    stops, reason, answer = "Je m'arrête là.", "il faut un dix, pas un douze.", "Anna : quarante"
    assert told.index(stops) < told.index(reason) < told.index(answer)


def test_a_forbidden_move_is_refused_and_the_question_answered() -> None:
    told, played = give(table(), "le dix sur la trois et le score")
    assert not played and told.index("il faut un sept") < told.index("Anna : quarante")


def test_a_question_may_come_first() -> None:
    told, played = give(table(), "à qui le tour et puis le sept sur la trois")
    assert told.startswith("C'est à Anna.") and played == ["place 7 3"]


def test_a_question_waits_for_what_waits_for_a_yes() -> None:
    talk = table()
    told, played = give(talk, "je poserais le sept sur la trois et après qui mène ?")
    assert told == "Sept sur colonne trois ? Dis oui ou non." and not played
    told, played = give(talk, "oui")
    assert played == ["place 7 3"] and "Anna mène" in told
    talk = table()
    give(talk, "je poserais le sept sur la trois et après qui mène ?")
    assert give(talk, "non") == ("D'accord, je laisse.", [])
    assert "mène" not in give(talk, "le sept sur la trois")[0]


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("kingsbridge", "agatha_used", "change le neuf et le douze, c'est permis ?"),
        ("kingsbridge", "agatha", "change le un et le quatre ou pas ?"),
        ("kingsbridge", "join_c", "change le un et le cinq et le neuf, tu en penses quoi ?"),
        ("seven_kingdoms", "taking_king", "je prends le neuf et le vingt-cinq ou pas ?"),
        ("seven_kingdoms", "sort_four", "je valide le deux et le cinq, ça vaut le coup ?"),
        (
            "world_without_end",
            "sale_asked",
            "qu'est-ce qui se passe si je vends trois laines et un tissu ?",
        ),
        (
            "world_without_end",
            "medicine_asked",
            "qu'est-ce qui se passe si je soigne la maison deux et la maison trois ?",
        ),
        # Nor are moves parted from a question that holds one.
        ("seven_kingdoms", "sort_three", "et si je valide le neuf puis le trente et un ?"),
        (
            "seven_kingdoms",
            "sort_three",
            "pourquoi je garde le neuf et je valide le quarante-trois ?",
        ),
        (
            "seven_kingdoms",
            "taking_bishop",
            "je prends le vingt-cinq puis je valide le vingt-cinq ou pas ?",
        ),
    ],
)
def test_what_is_listed_in_a_question_is_never_parted(game: str, position: str, line: str) -> None:
    assert give(opened(positions(game)[position], "fr"), line)[1] == []


@pytest.mark.parametrize(
    ("game", "position", "line", "move"),
    [
        (
            "seven_kingdoms",
            "hand_5_18_44",
            "je joue le dix-huit et Bilal a combien de cartes ?",
            "play 18",
        ),
        ("world_without_end", "sale_asked", "je vends deux laines et qui mène ?", "sell wool 2"),
    ],
)
def test_who_names_something_else_in_the_question_parts_them(
    game: str, position: str, line: str, move: str
) -> None:
    assert give(opened(positions(game)[position], "fr"), line)[1] == [move]


def test_no_secret_is_told_in_the_same_breath() -> None:
    talk = table()
    told, played = give(talk, "le sept sur la trois et ma main")
    assert "Ta main" not in told and played == ["place 7 3"]
    # Whose secret it is was said, as to who asks for nothing else.
    assert told.endswith(
        "Toute la table entendrait un secret d'Anna. Redis-le si tu le veux quand même."
    )
    assert "Ta main" not in give(talk, "à qui le tour")[0]
    assert "Ta main" not in give(talk, "oui")[0]


@pytest.mark.parametrize(
    ("game", "line", "played"),
    [
        ("seven_kingdoms", "je joue ma carte deux et c'est quoi la majorité", "play 36"),
        ("kingdom_builder", "pose en delta quinze et qui mène", "build D15"),
        ("world_without_end", "option deux et qui joue", "orient 1"),
    ],
)
def test_in_every_game(game: str, line: str, played: str) -> None:
    talk = match(game)
    told, done = give(talk, line)
    assert done == [played] and "Pas compris" not in told


def test_several_moves_are_moves_and_nothing_else() -> None:
    talk = table()
    give(talk, "le sept sur la trois et le dix sur la quatre")
    assert history(talk) == ["place 7 3", "place 10 4"]


@pytest.mark.parametrize(
    "line",
    [
        "je pose le sept sur la trois et le huit aussi s'il y a la place",
        "le sept sur la trois et puis mon douze aussi s'il y a moyen",
    ],
)
def test_what_only_may_be_a_question_does_not_let_the_move_before_it_be_played(line: str) -> None:
    _, played = give(table(), line)
    assert played == []


def test_two_questions_in_one_breath_are_both_answered() -> None:
    told, played = give(table(), "y a quoi sur la trois, et c'est à qui ?")
    assert not played and told == "Colonne trois : six. C'est à Anna."


def test_a_place_with_a_question_behind_it_is_read_back() -> None:
    talk = match("kingdom_builder")
    where = next(str(one) for one in talk.task.match.rules.legal(talk.task.match.state))
    hex_ = where.split()[1]
    told, played = give(talk, f"{hex_}, et il m'en reste combien à poser ?")
    assert not played and "Dis oui ou non" in told
    told, played = give(talk, "oui")
    assert played == [where] and "cités" in told

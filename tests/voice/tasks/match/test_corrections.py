"""Typed corrections: in the same breath, of what is asked about, and of what was played last."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from .played_matches import canyon, give, history, kingsbridge, seven_kingdoms


@pytest.mark.parametrize(
    "line",
    [
        "non, plutôt sur la trois",
        "oups je voulais dire la trois",
        "pardon la colonne trois",
        "j'ai dit trois pas deux",
        "pas la deux la trois",
    ],
)
def test_the_last_move_is_taken_back_and_replaced_after_a_yes(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and "trois" in told and not played
    told, played = give(talk, "oui")
    assert played == ["place 7 3"] and history(talk) == ["place 7 3"]
    assert "Annulé" in told


@pytest.mark.parametrize(
    "line",
    [
        "enlève ça, plutôt sur la trois",
        "annule ça, c'était sur la trois",
        "annule le coup et pose le sept sur la trois",
        "je visais la trois",
        "remplace la deux par la trois",
        "c'était pas la deux c'était la trois",
    ],
)
def test_what_is_taken_back_in_the_same_breath_is_replaced(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and "trois" in told and not played, told
    assert give(talk, "oui")[1] == ["place 7 3"] and history(talk) == ["place 7 3"]


def test_what_is_wrong_may_be_a_part_of_a_place() -> None:
    talk = canyon()
    give(talk, "pose en P12")
    told, played = give(talk, "pas douze, treize")
    assert told.startswith("Plutôt : ") and "treize" in told and not played, told
    assert give(talk, "oui")[1] == ["build P13"]


def test_what_is_meant_may_be_described() -> None:
    talk = den_dismissed_two()
    told, played = give(talk, "nan pas la deux, celle du neuf")
    assert told.startswith("Plutôt : ") and "quatre" in told and not played, told
    assert give(talk, "oui")[1] == ["use den 4"]


def den_dismissed_two() -> Conversation:
    """Columns 4, 6 7, 12, 9, 3 and 11; Sheriff Den has just dismissed the second."""
    options = {"cards": "table", "mode": "characters"}
    task = open_new(MatchFactory(), "kingsbridge", ("Alice", "Nathan"), options, 1, None)
    people = "aldred edgar wynstan gytha agatha ragna ethelred wigelm den wilwulf"
    done = (
        *(f"start {card}" for card in (4, 6, 12, 9, 3, 11)),
        *(f"draw {card}" for card in (1, 2, 5, 8, 10)),
        *["draw ?"] * 7,
        *(f"reveal {one}" for one in people.split()),
        *("exchange ?", "draw 13", "place 7 2", "end", "draw ?", "use den 2"),
    )
    for notation in done:
        task.match = task.match.play(notation)
    return Conversation(task)


def test_a_no_leaves_the_last_move_as_it_is() -> None:
    talk = kingsbridge("place 7 1")
    give(talk, "non, plutôt sur la trois")
    assert not give(talk, "non")[1] and history(talk) == ["place 7 1"]


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("pose le dix, non, le sept sur la deux", "place 7 2"),
        ("le sept sur la quatre, pardon, sur la deux", "place 7 2"),
        ("pose le dix sur la trois, euh non, sur la quatre", "place 10 4"),
    ],
)
def test_of_one_breath_the_last_word_counts_and_is_read_back(line: str, notation: str) -> None:
    talk = kingsbridge()
    assert not give(talk, line)[1]
    assert give(talk, "oui")[1] == [notation]


def test_a_piece_is_corrected() -> None:
    talk = kingsbridge()
    give(talk, "le dix")
    give(talk, "non, le sept")
    assert not history(talk)
    assert give(talk, "colonne deux")[1] == ["place 7 2"]


@pytest.mark.parametrize(
    ("done", "line", "instead"),
    [
        # What is mentioned and was not in it, whatever is said around it.
        ("place 7 2", "zut, j'avais la tête ailleurs, fallait viser la trois", "place 7 3"),
        ("place 7 2", "oh là, pas celle-là, l'autre six, celle de la trois", "place 7 3"),
        # One further, and one less far.
        ("place 7 2", "oups, décale d'une colonne vers la droite", "place 7 3"),
        ("place 7 2", "mince, c'était celle juste à gauche", "place 7 1"),
        # A series without one, or of one alone.
        ("exchange 1,4,7", "ah mince, le quatre je voulais le garder", "exchange 1,7"),
        ("exchange 1,4,7", "non non, que le quatre, pas le reste", "exchange 4"),
        ("exchange 1,4", "attends, j'ai oublié le sept, rajoute-le aussi", "exchange 1,4,7"),
    ],
)
def test_a_correction_varies_what_was_done(done: str, line: str, instead: str) -> None:
    talk = kingsbridge(done)
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and not played, told
    assert give(talk, "oui")[1] == [instead] and history(talk) == [instead]


@pytest.mark.parametrize(
    "line",
    [
        "mince, fallait viser la cinq",  # where no seven goes
        "mince, fallait viser le neuf",  # which is in no hand
        "zut, pas le sept",  # of which nothing says what is meant
    ],
)
def test_what_fits_nothing_that_could_be_done_varies_nothing(line: str) -> None:
    talk = kingsbridge("place 7 2")
    assert "Plutôt" not in give(talk, line)[0] and history(talk) == ["place 7 2"]


def test_what_is_preferred_and_may_be_done_now_is_a_move_of_its_own() -> None:
    talk = kingsbridge("place 7 2")
    told, _ = give(talk, "maintenant je préfère mettre le dix sur la quatre")
    assert told.startswith("Dix sur colonne quatre"), told


def test_who_asks_varies_nothing() -> None:
    talk = kingsbridge("place 7 2")
    assert "Plutôt" not in give(talk, "non mais la trois, elle finit par un six, non ?")[0]


def test_of_several_that_fit_none_is_meant() -> None:
    talk = kingsbridge("place 7 2")
    assert "Plutôt" not in give(talk, "ah non, l'autre colonne")[0]


def test_what_waits_for_a_yes_is_varied() -> None:
    talk = kingsbridge()
    give(talk, "je mettrais le sept sur la deux")
    told, played = give(talk, "je me suis mal exprimée, c'est la colonne d'après")
    assert told == "Sept sur colonne trois ? Dis oui ou non." and not played
    assert give(talk, "oui")[1] == ["place 7 3"]


def test_of_a_piece_and_another_one_both_make_the_move() -> None:
    talk = kingsbridge()
    give(talk, "le sept")
    assert not give(talk, "la une, euh non, la deux")[1]
    assert give(talk, "oui")[1] == ["place 7 2"]


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("j'ai tout inversé", ["validate 25", "keep 9"]),
        ("zut, j'ai interverti le neuf et le vingt-cinq", ["validate 25", "keep 9"]),
        ("mince, le vingt-cinq je voulais le valider au lieu de le garder", ["validate 25"]),
    ],
)
def test_cards_that_were_sorted_are_sorted_anew(line: str, instead: list[str]) -> None:
    talk = seven_kingdoms("take 9,25", "validate 9", "keep 25")
    told, played = give(talk, line)
    assert not played, told
    assert give(talk, "oui")[1] == instead


def test_one_more_is_added() -> None:
    talk = seven_kingdoms("take 9")
    assert give(talk, "et le vingt-cinq avec, tu l'as oublié")[0].startswith("Plutôt : ")
    assert give(talk, "oui")[1] == ["take 9,25"]


def test_what_was_swapped_with_nothing_is_not_swapped() -> None:
    talk = kingsbridge("place 7 2")
    assert "Plutôt" not in give(talk, "j'ai tout inversé")[0] and history(talk) == ["place 7 2"]


@pytest.mark.parametrize(
    ("line", "built"),
    [
        ("je voulais dire à gauche", "build F11"),
        ("j'ai dit gaston, pas françois, tu m'as mal compris", "build G12"),
        ("mince, on s'est mal compris, c'était F onze", "build F11"),
    ],
)
def test_a_place_is_told_by_a_part_of_it_or_by_where_it_lies(line: str, built: str) -> None:
    talk = canyon()
    give(talk, "je pose en F12")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and not played, told
    assert give(talk, "oui")[1] == [built]


@pytest.mark.parametrize("line", ["non, plutôt sur la neuf", "non plutôt des frites", "pas six"])
def test_what_makes_no_legal_move_replaces_nothing(line: str) -> None:
    talk = kingsbridge("place 7 1")
    give(talk, line)
    give(talk, "oui")
    assert history(talk) == ["place 7 1"]


@pytest.mark.parametrize(
    ("line", "built"),
    [
        ("non, onze", "build F11"),
        ("j'ai dit onze pas douze", "build F11"),
        ("gaston pas françois", "build G12"),
        ("pas F12, F11", "build F11"),
    ],
)
def test_a_part_of_a_place_is_corrected(line: str, built: str) -> None:
    talk = canyon()
    give(talk, "je pose en F12")
    told, played = give(talk, line)
    assert not played, told
    assert give(talk, "oui")[1] == [built] and history(talk)[-1] == built


@pytest.mark.parametrize("line", ["à côté, en F12", "pourquoi pas F12, oui, F12"])
def test_what_only_seems_to_ask_and_ends_with_a_move_is_read_back(line: str) -> None:
    talk = canyon()
    told, played = give(talk, line)
    assert told.startswith("Construire en François douze ?") and not played, told
    assert give(talk, "oui")[1] == ["build F12"]


def test_who_asks_of_a_place_builds_nothing_on_it() -> None:
    talk = canyon()
    told, played = give(talk, "qu'est-ce qu'il y a à côté, en F12")
    assert "Construire" not in told and not played


def test_the_second_of_a_list_is_no_place_in_a_line() -> None:
    talk = canyon()
    give(talk, "je pose en F12")
    assert "Plutôt" not in give(talk, "non, deuxième")[0]


def test_several_actions_are_replaced_after_a_yes() -> None:
    talk = kingsbridge("place 10 4", "place 7 1")
    told, played = give(
        talk, "j'ai tout confondu, c'était le sept sur la deux et le dix sur la quatre"
    )
    assert "sept sur colonne deux" in told.lower() and not played
    give(talk, "oui")
    assert sorted(history(talk)) == ["place 10 4", "place 7 2"]


def test_what_can_be_done_now_replaces_nothing() -> None:
    talk = kingsbridge("place 7 1")
    told, _ = give(talk, "en fait, chuis bête, bien sûr, le dix sur la quatre, voilà")
    assert told == "Dix sur colonne quatre ? Dis oui ou non."


@pytest.mark.parametrize(
    "line",
    [
        "c'est le dix que je voulais poser sur la quatre",
        "pardon, je me suis trompée, c'est le dix que j'aurais voulu poser, sur la quatre",
        "non non attends, c'est sur la quatre que je voulais mettre le dix",
        "j'avais dit le dix sur la quatre",
        "pas le sept, le dix sur la quatre",
    ],
)
def test_what_is_wanted_may_have_nothing_of_what_was_done(line: str) -> None:
    talk = kingsbridge("place 7 1")
    told, played = give(talk, line)
    assert told == "Plutôt : dix sur colonne quatre ? Dis oui ou non." and not played
    give(talk, "oui")
    assert history(talk) == ["place 10 4"]


@pytest.mark.parametrize(
    "line", ["c'est le dix que je veux poser sur la quatre", "et le dix sur la quatre"]
)
def test_what_is_to_be_done_next_replaces_nothing(line: str) -> None:
    talk = kingsbridge("place 7 1")
    give(talk, line)
    assert history(talk) == ["place 7 1", "place 10 4"]


@pytest.mark.parametrize(
    "line", ["non, le six au lieu du neuf", "pas le neuf, le six", "à la place du neuf, le six"]
)
def test_one_card_of_several_is_exchanged(line: str) -> None:
    talk = seven_kingdoms("take 3,9,25")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and not played
    assert give(talk, "oui")[1] == ["take 3,6,25"]


def test_a_card_that_waits_for_a_yes_is_exchanged_for_another() -> None:
    talk = seven_kingdoms()
    give(talk, "le neuf")
    assert not give(talk, "non, le six")[1]
    assert give(talk, "oui")[1] == ["take 6"]


def test_several_commands_at_once_correct_nothing() -> None:
    talk = kingsbridge("place 7 1")
    assert not give(talk, "non, plutôt le quatre et le cinq sur la une")[1]


def test_what_cannot_be_in_place_of_the_last_move_is_refused_and_that_stays() -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, "non, c'était sur la quatre")
    assert told == "La colonne quatre finit par neuf : il faut un dix, pas un sept." and not played
    assert history(talk) == ["place 7 2"]


def three_at_a_row(*lines: str) -> Conversation:
    """Odette holds 21, 24 and 29, Yvonne 15, 26 and 36; the row is 6, 37, 33, 27, 12, 44 and 41."""
    names = ("Yvonne", "Marcel", "Odette")
    talk = Conversation(open_new(MatchFactory(), "seven_kingdoms", names, {}, 7, None))
    talk.begin()
    for line in lines:
        give(talk, line)
    return talk


TAKING = ("je joue le 29", "je joue le 15", "je joue le 23")


@pytest.mark.parametrize(
    "line",
    [
        "ah non attends je voulais dire la princesse",
        "ah zut, c'était ma deuxième que je voulais jouer",
        "ah zut, c'était le vingt-quatre que je voulais jouer",
    ],
)
def test_what_the_last_player_wanted_is_no_move_of_the_next_one(line: str) -> None:
    # Yvonne holds a princess, too, and has a second card.
    talk = three_at_a_row("je joue le 29")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and not played
    assert give(talk, "oui")[1] == ["play 24"]


def test_who_could_have_done_more_goes_back_to_it() -> None:
    names = ("Papa", "Sofia")
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", names, {}, 3, None))
    talk.begin()
    for line in ("le neuf sur la une", "j'ai fini"):
        give(talk, line)
    told, played = give(talk, "zut je pouvais encore mettre le dix sur la une")
    assert not played and "oui" in told
    give(talk, "oui")
    # It is Papa's ten, and his turn again.
    assert history(talk)[-2:] == ["place 9 1", "place 10 1"]


def test_who_has_finished_once_more_takes_nothing_back() -> None:
    names = ("Papa", "Sofia")
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", names, {}, 3, None))
    talk.begin()
    for line in ("le neuf sur la quatre", "et le 10 dessus", "j'ai fini"):
        give(talk, line)
    told, played = give(talk, "c'est bon j'ai fini")
    assert "Annuler" not in told and not played


def test_a_no_before_another_kind_of_move_takes_nothing_back() -> None:
    talk = three_at_a_row(*TAKING, "prends le 6 et le 37", "je valide le 6")
    told, played = give(talk, "non le 37 en main")
    assert told == "Garder trente-sept ? Dis oui ou non." and not played
    assert give(talk, "oui")[1] == ["keep 37"]
    talk = three_at_a_row(*TAKING, "prends le 6 et le 37", "je valide le 6")
    assert give(talk, "non le 37")[0].startswith("Plutôt : valider trente-sept")


def test_what_is_left_out_has_to_be_there() -> None:
    talk = three_at_a_row(*TAKING, "prends le 41 et le 44")
    told, played = give(talk, "je valide tout sauf le douze")
    assert told.startswith("Le douze ne vient pas d'être pris") and not played
    assert give(talk, "je valide tout sauf le 44")[1] == ["validate 41"]


def test_a_pronoun_agrees_with_what_is_read_back() -> None:
    asked = "ah, alors je valide le quarante et un"
    talk = three_at_a_row(*TAKING, "prends le 41 et le 44", asked)
    assert give(talk, "je le valide")[1] == ["validate 41"]
    talk = three_at_a_row(*TAKING, "prends le 41 et le 44", asked)
    assert give(talk, "je les valide") == ("Tout valider ? Dis oui ou non.", [])

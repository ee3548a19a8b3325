"""The sentences of a setup: every choice can be said, heard and told from the others."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
import yaml

from heraut.engines.registry import RULES
from heraut.grammars.meaning import Heard, NotUnderstood, Reply, Scope
from heraut.grammars.schema import number_words
from heraut.voice.models.loaded import coverage, load
from heraut.voice.models.store import embedded
from heraut.voice.tasks.setup.plan import Question
from heraut.voice.tasks.setup.sentences import OPENING, READY, Sentences, _Reader

SENTENCES = Sentences.load("fr", RULES)
MODEL = load(next(filter(None, [embedded("fr")])))
QUESTIONS = (
    *(Question("game"), Question("seats"), Question("option", "mode")),
    *(Question("names"), Question("first"), Question("ready")),
)


def read(words: str, scope: Scope = OPENING) -> list[tuple[str, int | str]]:
    """Return the slots and values of what words mean."""
    found = SENTENCES.read(Heard.typed(words), scope)
    if not isinstance(found, Reply):
        return []
    return [
        (piece.slot, f"{piece.option}={piece.value}" if piece.option else piece.value)
        for piece in SENTENCES.pieces(found.meaning)
    ]


@pytest.mark.parametrize("game", sorted(RULES))
def test_an_option_has_words_for_every_value_or_keeps_its_default(game: str) -> None:
    assert game in SENTENCES.menu.games, f"name {game} under `games:` in grammars/fr/setup.yaml"
    choices, options = SENTENCES.menu.games[game].choices, RULES[game].options
    assert "cards" in choices or not RULES[game].cards, f"give {game}'s `cards` words there"
    told = {name: tuple(choice.said) for name, choice in choices.items()}
    assert told == {name: options[name] for name in choices}
    assert SENTENCES.menu.games[game].seats == RULES[game].seats


@pytest.mark.parametrize("game", sorted(RULES))
def test_what_the_file_says_of_options_is_about_options_that_are(game: str) -> None:
    choices = SENTENCES.menu.games[game].choices
    assert choices.keys() <= RULES[game].options.keys()
    for choice in choices.values():
        for other, values in choice.unless.items():
            assert values <= set(choices[other].said)
            assert list(choices).index(other) < list(choices).index(choice.name)


@pytest.mark.parametrize("game", sorted(RULES))
def test_each_value_is_understood_as_it_is_said_and_as_no_other(game: str) -> None:
    choices = SENTENCES.menu.games[game].choices
    assert read(SENTENCES.menu.games[game].said) == [("game", game)]
    for name, choice in choices.items():
        for value, said in choice.said.items():
            for scope in (SENTENCES.scope(question, opening=False) for question in QUESTIONS):
                assert read(said, scope) == [("option", f"{name}={value}")]


def test_what_joins_two_answers_is_the_word_of_the_file(tmp_path: Path) -> None:
    home = tmp_path / "fr"
    shutil.copytree(Path(str(files("heraut.grammars"))) / "fr", home)
    file = home / "setup.yaml"
    text = file.read_text("utf-8")
    assert text.count("\n  - et\n") == 1
    file.write_text(text.replace("\n  - et\n", "\n  - puis\n"), "utf-8")
    other = _Reader("fr", home).read(RULES, 1, bool)
    for sentences, joint in ((SENTENCES, "et"), (other, "puis")):
        found = sentences.read(Heard.typed(f"trois joueurs {joint} cartes de table"), OPENING)
        assert isinstance(found, Reply) and found.meaning.cost == 0


def test_one_breath_holds_several_pieces_in_any_order() -> None:
    assert read("Nouvelle partie de Kingsbridge, 3 joueurs, cartes de table.") == [
        ("game", "kingsbridge"),
        ("seats", 3),
        ("option", "cards=table"),
    ]
    assert read("héraut on joue à quatre au hasard") == [("seats", 4), ("random", "")]
    assert read("vraies cartes et trois joueurs") == [("option", "cards=table"), ("seats", 3)]
    assert isinstance(SENTENCES.read(Heard.typed("nouvelle partie"), OPENING), Reply)


def test_a_game_whose_name_begins_with_a_number_is_no_number_of_players() -> None:
    assert read("on joue aux sept royaumes à trois") == [("game", "seven_kingdoms"), ("seats", 3)]
    assert read("jouons aux sept royaumes") == [("game", "seven_kingdoms")]
    assert read("Les 7 Royaumes") == [("game", "seven_kingdoms")]
    assert read("jouons à sept") == [("seats", 7)]
    assert read("sept") == [("number", 7)]


def test_names_are_said_with_their_capitals() -> None:
    games = SENTENCES.menu.games
    said = [game.said for game in games.values()]
    assert said[:4] == ["Kingsbridge", "Sept Royaumes", "Kingdom Builder", "Un Monde Sans Fin"]
    assert all(name != name.lower() for name in said)
    cards = [game.choices["cards"] for game in games.values() if "cards" in game.choices]
    assert cards and {choice.said["app"] for choice in cards} == {"cartes de Héraut"}


def test_a_game_may_say_no_more_than_its_name(tmp_path: Path) -> None:
    """What has no words keeps its default: all options, or one of them."""
    shutil.copytree(str(files("heraut.grammars") / "fr"), tmp_path / "fr")
    path = tmp_path / "fr" / "setup.yaml"
    file = yaml.safe_load(path.read_text(encoding="utf-8"))
    del file["games"]["kingsbridge"]["options"], file["games"]["seven_kingdoms"]["options"]["cards"]
    path.write_text(yaml.safe_dump(file, allow_unicode=True), encoding="utf-8")
    games = Sentences.read_from(tmp_path / "fr", RULES).menu.games
    assert games["kingsbridge"].said == "Kingsbridge" and not games["kingsbridge"].choices
    assert "cards" not in games["seven_kingdoms"].choices
    assert games["seven_kingdoms"].choices.keys() == RULES["seven_kingdoms"].options.keys() - {
        "cards"
    }


@pytest.mark.parametrize("asked", ["true", "false"])
def test_an_option_is_asked_for_only_where_the_file_says_so(tmp_path: Path, asked: str) -> None:
    shutil.copytree(str(files("heraut.grammars") / "fr"), tmp_path / "fr")
    path = tmp_path / "fr" / "setup.yaml"
    file = yaml.safe_load(path.read_text(encoding="utf-8"))
    file["games"]["kingsbridge"]["options"]["mode"]["ask"] = asked == "true"
    path.write_text(yaml.safe_dump(file, allow_unicode=True), encoding="utf-8")
    games = Sentences.read_from(tmp_path / "fr", RULES).menu.games
    assert games["kingsbridge"].choices["mode"].asked is (asked == "true")


def test_numbers_names_and_yes_are_heard_where_they_answer() -> None:
    people = SENTENCES.scope(Question("names"), opening=False)
    assert read("trois") == read("trois", Scope.FILL) == [("number", 3)]
    assert read("Marie, Pierre et Louis", people) == [
        ("name", "Marie"),
        ("name", "Pierre"),
        ("name", "Louis"),
    ]
    assert read("pierre commence", people) == read("pierre commence", READY)
    assert read("joueur deux", people) == [("number", 2)]
    places = [number_words(place, "fr") for place in range(1, 10)]
    began = [read(f"le joueur {' '.join(words)} commence", READY) for words in places]
    assert began == [[("place", place)] for place in range(1, 10)]
    assert not read("marie") and not read("trois", READY)
    for scope in Scope:
        found = SENTENCES.read(Heard.typed("oui"), scope)
        assert isinstance(found, Reply) and found.meaning.intent == "yes"


@pytest.mark.parametrize("words", ["", "sept sur trois", "trois joueurs colonne", "[unk] joueurs"])
def test_other_words_mean_nothing(words: str) -> None:
    assert isinstance(SENTENCES.read(Heard.typed(words), OPENING), NotUnderstood)


@pytest.mark.long
def test_two_choices_never_share_a_sentence() -> None:
    """What has two meanings is not understood: so every phrase for the ears must have one."""
    listening = SENTENCES.grammar.listening
    assert listening.fillers
    phrases = set(listening.phrases(Scope.FILL)) - listening.fillers.keys()
    assert len(phrases) > 1000
    read_as = {words: SENTENCES.read(Heard.typed(words), Scope.FILL) for words in phrases}
    lost = [words for words, found in read_as.items() if isinstance(found, NotUnderstood)]
    assert not lost, lost[:3]


def test_numbers_of_players_are_never_taken_for_each_other() -> None:
    for one, other in combinations(range(1, 10), 2):
        number = SENTENCES.menu.numbers
        assert read(number["seats", one]) == [("seats", one)]
        assert read(number["seats", other]) != read(number["seats", one])


@pytest.mark.long
def test_the_embedded_model_hears_every_word_but_some_first_names() -> None:
    heard = Sentences.load("fr", RULES, hears=lambda name: MODEL.spell(name) is not None)
    assert not coverage(MODEL, heard.grammar.listening.words())
    assert read("marie") == [] and "marie" in heard.grammar.listening.words()


@pytest.mark.parametrize("scope", list(Scope))
def test_the_ears_are_not_given_too_many_phrases(scope: Scope) -> None:
    assert 100 < len(SENTENCES.grammar.listening.everything(scope)) < 21_000


def test_options_that_no_engine_has_are_left_out() -> None:
    class Old:
        seats = range(2, 4)
        options = {"cards": ("app", "table")}  # noqa: RUF012  a stand-in for rules

    menu = Sentences.load("fr", {"kingsbridge": Old()}).menu  # type: ignore[dict-item]
    assert list(menu.games["kingsbridge"].choices) == ["cards"]
    assert not re.search("personnages", str(menu))

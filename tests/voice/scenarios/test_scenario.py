"""Scenario files: what is read, and each mistake with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.scenarios.scenario import ScenarioError, Step, StepKind, load_scenario

HEAD = "title: T\ngame: kingsbridge\nplayers: [Alice, Bob]\n"
STEPS = "steps:\n  - hear: a.wav\n"


def loaded(tmp_path: Path, text: str) -> ScenarioError:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"{path}, line {caught.value.details['line']}: ")
    return caught.value


def test_all_that_a_scenario_may_say_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(
        """title: A title
game: kingsbridge
players: [Alice, Bob]
lang: fr
options: {cards: table, head_moves: true, stalemate_rounds: 3}
seed: 7
history: [start 3, start 5]
reader: true
ears: [2]
steps:
  - hear: sounds/a.wav
    words: colonne trois
    voice: fr+f4
    says: Colonne trois
  - tap: kingsbridge/7
    does: [start 7]
    cues: [card_read]
  - tag: foreign
    hides: sept
    whispers: {2: [Ta main, Sept]}
  - reader: unplug
""",
        encoding="utf-8",
    )
    script = load_scenario(path)
    assert (script.title, script.game) == ("A title", "kingsbridge")
    assert (script.lang, script.seed) == ("fr", 7)
    assert script.players == ("Alice", "Bob") and script.ears == (2,) and script.reader
    assert script.options == {"cards": "table", "head_moves": "true", "stalemate_rounds": "3"}
    assert script.history == ("start 3", "start 5") and script.history_line == 7
    assert script.steps == (
        Step(StepKind.HEAR, "sounds/a.wav", 11, "colonne trois", "fr+f4", says=("Colonne trois",)),
        Step(StepKind.TAP, "kingsbridge/7", 15, does=("start 7",), cues=("card_read",)),
        Step(StepKind.TAG, "foreign", 18, whispers={2: ("Ta main", "Sept")}, hides=("sept",)),
        Step(StepKind.READER, "unplug", 21),
    )


def test_a_scenario_may_begin_with_the_setup_and_with_typed_lines(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text("title: T\nsetup: true\nears: [3]\nsteps:\n  - type: seul\n", encoding="utf-8")
    script = load_scenario(path)
    assert script.setup and not script.game and not script.players and script.ears == (3,)
    assert script.steps == (Step(StepKind.TYPE, "seul", 5),)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("game: kingsbridge", "game is what the setup says"),
        ("players: [A, B]", "players is what the setup says"),
        ("history: [end]", "history is what the setup says"),
        ("options: {cards: table}", "options is what the setup says"),
    ],
)
def test_a_scenario_with_a_setup_says_nothing_that_the_setup_settles(
    tmp_path: Path, line: str, problem: str
) -> None:
    error = loaded(tmp_path, f"title: T\nsetup: true\n{line}\n{STEPS}")
    assert (error.details["line"], error.details["problem"]) == (3, problem)
    assert loaded(tmp_path, f"title: T\nsetup: 1\n{STEPS}").details["line"] == 2


def test_what_need_not_be_said_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(HEAD + STEPS, encoding="utf-8")
    script = load_scenario(path)
    assert (script.lang, script.seed, script.reader) == ("fr", 0, False)
    assert script.options == {} and script.history == () and script.ears == ()
    assert script.steps == (Step(StepKind.HEAR, "a.wav", 5),)


MISTAKES = {
    "not YAML": ("title: [T\ngame: x\n", 2, "not YAML"),
    "a list": ("- hear: a.wav\n", 1, "a scenario is a mapping"),
    "empty": ("", 1, "a scenario is a mapping"),
    "no title": ("game: x\nplayers: [A]\n" + STEPS, 1, "title is missing"),
    "no steps": (HEAD, 1, "steps is missing"),
    "an unknown field": (HEAD + "sead: 3\n" + STEPS, 4, "'sead' is unknown; known: ears, game"),
    "a field that is no text": (HEAD + "[a]: 3\n" + STEPS, 4, "is unknown"),
    "a field given twice": (HEAD + "seed: 3\nseed: 4\n" + STEPS, 5, "seed is given twice"),
    "two titles": ("title: [T, U]\n" + HEAD.split("\n", 1)[1] + STEPS, 1, "title is one text"),
    "a seed in words": (HEAD + "seed: trois\n" + STEPS, 4, "seed is a whole number, not 'trois'"),
    "a seed that is true": (HEAD + "seed: true\n" + STEPS, 4, "seed is a whole number"),
    "a reader's name": (HEAD + "reader: usb\n" + STEPS, 4, "reader is true or false, not 'usb'"),
    "options in a list": (HEAD + "options: [cards]\n" + STEPS, 4, "options is a mapping"),
    "a seat too many": (HEAD + "ears: [1, 3]\n" + STEPS, 4, "ears is a list of seats from 1 to 2"),
    "a name for an ear": (HEAD + "ears: [Bob]\n" + STEPS, 4, "ears is a list of seats"),
    "ears without a list": (HEAD + "ears: 1\n" + STEPS, 4, "ears is a list of seats"),
    "a date": (HEAD + "history: [2026-99-99]\n" + STEPS, 4, "cannot be read; put it in quotes"),
    "no step": (HEAD + "steps: []\n", 4, "steps is a list with at least one step"),
    "steps in words": (HEAD + "steps: hear\n", 4, "steps is a list with at least one step"),
    "a step in words": (HEAD + STEPS + "  - oui\n", 6, "a step is a mapping such as"),
    "a step that is nothing": (HEAD + STEPS + "  - words: oui\n", 6, "exactly one of hear, type"),
    "a step that is two": (
        HEAD + STEPS + "  - hear: b.wav\n    tap: kingsbridge/3\n",
        6,
        "exactly one of hear, type",
    ),
    "an unknown expectation": (HEAD + STEPS + "    say: oui\n", 6, "'say' is unknown; known: cues"),
    "whispers to all": (
        HEAD + "ears: [1]\n" + STEPS + "    whispers: Ta main\n",
        7,
        "whispers is a mapping of seats to texts",
    ),
    "whispers without ears": (
        HEAD + STEPS + "    whispers: {1: Ta main}\n",
        6,
        "whispers names a seat with ears, not 1",
    ),
    "whispers to another": (
        HEAD + "ears: [1]\n" + STEPS + "    whispers: {1: Ta main, 2: Ta main}\n",
        7,
        "whispers names a seat with ears, not 2",
    ),
    "whispers twice": (
        HEAD + "ears: [1]\n" + STEPS + "    whispers: {1: Ta main, 1: Neuf}\n",
        7,
        "seat 1 is given twice",
    ),
    "two sounds": (HEAD + "steps:\n  - hear: [a.wav, b.wav]\n", 5, "hear is one text"),
    "a mapping for a text": (HEAD + STEPS + "    says: {a: b}\n", 6, "says is a text or a list"),
    "nothing for a text": (HEAD + STEPS + "    says:\n", 6, "put None in quotes"),
    "a word that YAML takes for false": (
        HEAD + STEPS + "    says: [no]\n",
        6,
        "put False in quotes if it is one",
    ),
    "a strange sort of tag": (
        HEAD + "reader: true\nsteps:\n  - tag: burnt\n",
        6,
        "tag is one of foreign, blank, half_written, wrong_deck, forged, not 'burnt'",
    ),
    "a strange act": (
        HEAD + "reader: true\nsteps:\n  - reader: kick\n",
        6,
        "reader is one of unplug, replug, not 'kick'",
    ),
    "a card without its game": (HEAD + "reader: true\nsteps:\n  - tap: 7\n", 6, "7"),
    "a tap without a reader": (
        HEAD + STEPS + "  - tap: kingsbridge/3\n",
        6,
        "tap needs 'reader: true' in the head",
    ),
}


@pytest.mark.parametrize(("text", "line", "problem"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, problem: str
) -> None:
    error = loaded(tmp_path, text)
    assert error.details["line"] == line
    assert problem in str(error.details["problem"])


def test_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_bytes("title: Héraut\n".encode("latin-1"))
    with pytest.raises(ScenarioError, match="not UTF-8 text"):
        load_scenario(path)


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_scenario(tmp_path / "scenario.yaml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_has_words_for_the_player(tmp_path: Path, lang: str) -> None:
    error = loaded(tmp_path, HEAD + "sead: 3\n" + STEPS)
    words = Words(lang).text("error-" + error.key.replace("_", "-"), **error.details)
    assert "scenario.yaml" in words and "4" in words

"""The shipped fixtures, the list they are in, and the script that makes them."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import wave
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from heraut.engines.kingsbridge.state import CHARACTERS
from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.acoustic_neighbours import neighbours
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Chain, Command, Heard, Kind, Meaning, Scope
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.evaluation import match_at
from heraut.voice.evaluation.fixtures import (
    Expectation,
    Fixture,
    FixtureError,
    Position,
    encode,
    load,
)
from heraut.voice.herald import Herald, Words

FOLDER = Path(__file__).parents[3] / "audio_fixtures"
SHIPPED = load(FOLDER)
SPOKEN = [fixture for fixture in SHIPPED if fixture.set != "bad"]
MEANT = [f for f in SHIPPED if f.expect in (Expectation.SAME, Expectation.REFUSED)]


RECORDED = sorted({fixture.game for fixture in SHIPPED})
"""The games whose sentences were recorded. A new one need not be among them."""


def read_by(fixture: Fixture) -> str:
    return fixture.voice.partition("+")[2]


# What is shipped


def test_a_game_with_a_list_of_sentences_is_recorded() -> None:
    lists = {path.stem for path in (FOLDER / "fr").glob("*.yaml")} - {"sentences"}
    assert {"kingsbridge", *lists} == set(RECORDED) == set(PROMISED) <= set(RULES)


def test_every_wav_is_listed_and_every_listed_file_is_there() -> None:
    there = {path.relative_to(FOLDER).as_posix() for path in (FOLDER / "fr").rglob("*.wav")}
    assert there == {fixture.file for fixture in SHIPPED}


PROMISED = {
    "kingsbridge": (350, 15, 20),
    "seven_kingdoms": (200, 15, 20),
    "kingdom_builder": (150, 10, 15),
    "world_without_end": (200, 10, 20),
}


def test_there_are_as_many_fixtures_and_voices_as_promised() -> None:
    # Sentences, sentences out of the vocabulary, reasons of refusals.
    for game, (least, strange, refusals) in PROMISED.items():
        spoken = [fixture for fixture in SPOKEN if fixture.game == game]
        assert len(spoken) >= least
        assert len({read_by(fixture) for fixture in spoken}) >= 8
        assert sum(fixture.set == "oov" for fixture in spoken) >= strange
        reasons = {f.reason for f in spoken if f.expect is Expectation.REFUSED}
        assert len(reasons) >= refusals
    assert {fixture.voice.partition("+")[0] for fixture in SPOKEN} == {"fr", "fr-be", "fr-ch"}
    # Two voices for each intent of each game: ten megabytes a game or more, most for Kingsbridge.
    # Four of them are thirty-one intents that came after the first fifty-four were full, and four
    # the twenty-four that put right what is believed of a real table, or take back several actions.
    # The last half of one is what keeps and changes the voice, sleeps, wakes, reports and reads on.
    assert sum(fixture.path.stat().st_size for fixture in SHIPPED) < 64_500_000


def test_no_voice_was_heard_in_training() -> None:
    held_out = {"f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2"}
    heard = {read_by(fixture) for fixture in SPOKEN}
    assert heard and heard <= held_out


@pytest.mark.parametrize("fixture", SPOKEN, ids=lambda fixture: fixture.file)
def test_every_spoken_wav_is_16_khz_mono_16_bit_and_sounds(fixture: Fixture) -> None:
    with wave.open(str(fixture.path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (16_000, 1, 2)
    peak = np.abs(read_wav(fixture.path).astype(np.int32)).max()
    assert 32767 * 10 ** (-15.2 / 20) < peak < 32767 * 10 ** (-2.8 / 20)


def test_a_file_is_named_after_its_sentence() -> None:
    maker = make_fixtures()
    for fixture in SPOKEN:
        start = "oov_" if fixture.set == "oov" else ""
        said, voice, _ = Path(fixture.file).name.split(".")
        assert said == start + maker.slug(fixture.words)
        assert voice == maker.slug(fixture.voice)
        assert fixture.made.startswith("espeak-ng ")


@pytest.mark.parametrize("fixture", MEANT, ids=lambda fixture: fixture.file)
def test_the_words_are_an_exact_sentence_of_the_grammar(fixture: Fixture) -> None:
    grammar = Grammar.load(fixture.lang, fixture.game)
    heard = Heard.typed(fixture.words)
    readings = grammar.meanings(heard, fixture.scope)
    links = grammar.chains(heard.hypotheses[0])[0].links if not readings else (readings,)
    # A sentence may cost something by its own form: then the command is read back.
    words = re.sub(r"[^\w']+", " ", fixture.words)
    forms = [re.escape(link[0].form) for link in links]
    said = re.fullmatch(f"{JOIN}{JOIN.join(forms)} *", words)
    assert said or (readings and readings[0].cost == 0)


JOIN = " *(?:et|puis|et puis|ensuite)? *"


def meant_in(fixture: Fixture, grammar: Grammar) -> list[Meaning]:
    """Return what a fixture means in this grammar: the nearest, each that is as near as another.

    Of another game's fixtures only the talk about the talk: that is the same in every game.
    """
    found = grammar.meanings(Heard.typed(fixture.words), fixture.scope)
    if fixture.game != grammar.game:
        return [meaning for meaning in found[:1] if meaning.kind in (Kind.META, Kind.REPLY)]
    match = match_at(fixture.position, fixture.game)
    found = ActionResolver(grammar, match.rules, match.state).meant_now(found)
    return [meaning for meaning in found if meaning.cost == found[0].cost]


@pytest.mark.parametrize("game", RECORDED)
def test_every_intent_is_said_by_two_voices(game: str) -> None:
    grammar = Grammar.load("fr", game)
    heard: dict[str, set[str]] = {}
    for fixture in MEANT:
        if fixture.voice and fixture.set != "chains":
            for meaning in meant_in(fixture, grammar):
                heard.setdefault(meaning.intent, set()).add(fixture.voice)
    assert grammar.intents
    assert {intent for intent in grammar.intents if len(heard.get(intent, ())) < 2} == set()


def test_every_character_is_played_and_names_are_heard_as_well_as_roles() -> None:
    grammar = Grammar.load("fr", "kingsbridge")
    said = [
        grammar.meanings(Heard.typed(fixture.words), fixture.scope)[0]
        for fixture in MEANT
        if fixture.set == "commands" and fixture.game == "kingsbridge"
    ]
    used = {meaning.slots["character"] for meaning in said if meaning.intent.startswith("use")}
    assert used == set(CHARACTERS)
    words = {word for fixture in MEANT for word in fixture.words.split()}
    assert words >= set(make_fixtures().SPELT)


@pytest.mark.parametrize(
    ("game", "least"),
    [("kingsbridge", 10), ("seven_kingdoms", 8), ("kingdom_builder", 3), ("world_without_end", 5)],
)
def test_chains_are_several_commands_in_one_breath(game: str, least: int) -> None:
    grammar = Grammar.load("fr", game)
    chains = [f for f in MEANT if f.set == "chains" and f.game == game]
    assert len(chains) >= least
    for fixture in chains:
        heard = Heard.typed(fixture.words)
        assert len(grammar.chains(heard.hypotheses[0])[0].links) > 1
        # « Matériaux, une pierre » alone is an answer as well, where a material is asked for.
        match = match_at(fixture.position, game)
        meant = interpret(grammar, heard, match.rules, match.state, fixture.scope)
        assert isinstance(meant, Chain) or not grammar.meanings(heard, fixture.scope)


def test_numbers_that_sound_close_are_said_where_each_could_be_meant() -> None:
    grammar = Grammar.load("fr", "seven_kingdoms")
    forms = {value: ways[0] for value, ways in grammar.spec.numbers["card"].words.items()}
    close = neighbours(forms, grammar.close)
    doubted: set[int | str] = set()
    for fixture in MEANT:
        if fixture.game != "seven_kingdoms" or fixture.set != "commands":
            continue
        best = grammar.meanings(Heard.typed(fixture.words), fixture.scope)[0]
        if best.intent == "play":
            match = match_at(fixture.position, fixture.game)
            legal = set(map(str, match.rules.legal(match.state)))
            others = close.get(best.slots["card"], ())
            if {f"{verb} {other}" for verb in ("play", "commit") for other in others} & legal:
                doubted.add(str(best.slots["card"]))
    assert doubted >= {"13", "16", "10", "41", "42", "21", "22", "33", "43"}


def test_coordinates_are_said_over_all_lines_by_many_voices() -> None:
    grammar = Grammar.load("fr", "kingdom_builder")
    places: dict[str, set[int]] = {}
    voices, said = set(), 0
    for fixture in MEANT:
        if fixture.game != "kingdom_builder" or fixture.set == "chains":
            continue
        best = grammar.meanings(Heard.typed(fixture.words), fixture.scope)[0]
        hexes = [str(best.slots[slot]) for slot in ("hex", "start") if slot in best.slots]
        for name in hexes:
            places.setdefault(name[0], set()).add(int(name[1:]))
        said += bool(hexes)
        voices |= {read_by(fixture)} if hexes else set()
    assert said >= 70 and len(voices) >= 8
    assert set(places) == set(map(str, grammar.spec.numbers["line"].words))
    # Higher places are understood, so that they can be refused: no line has them.
    assert set.union(*places.values()) == set(range(1, 21))


@pytest.mark.parametrize("game", RECORDED)
def test_whatever_is_commanded_can_be_read_back(game: str) -> None:
    grammar, herald = Grammar.load("fr", game), Herald(Words(), game, ("Alice", "Bob", "Carl"))
    said: dict[str, str] = {}
    for fixture in MEANT:
        if fixture.game != game or fixture.expect is not Expectation.SAME:
            continue
        match = match_at(fixture.position, game)
        heard = Heard.typed(fixture.words)
        meant = interpret(
            grammar, heard, match.rules, match.state, fixture.scope, held=fixture.held
        )
        if isinstance(meant, Command):
            said[meant.notation] = herald.command(meant.meaning)
        elif isinstance(meant, Chain):
            assert herald.chain(meant.meanings)
    assert all(said.values()) and len(said) > 40
    # What differs is told apart.
    assert len(set(said.values())) > 0.9 * len(said)


# The script that makes them


def make_fixtures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_fixtures", FOLDER / "make_fixtures.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_the_script_lists_what_is_shipped() -> None:
    maker = make_fixtures()
    lists = maker.lists("fr")
    assert [sentences["game"] for sentences in lists] == [
        "kingsbridge",
        "kingdom_builder",
        "seven_kingdoms",
        "world_without_end",
    ]
    listed = {fixture.file: fixture for each in lists for fixture, _ in maker.fixtures(each, "fr")}
    assert listed == {fixture.file: fixture for fixture in SPOKEN}


def test_the_script_makes_the_same_sound_again(tmp_path: Path) -> None:
    maker = make_fixtures()
    made = maker.make(tmp_path, only="talk/toutes-les-colonnes")
    assert len(made) == 2
    for fixture in made:
        shipped, again = read_wav(FOLDER / fixture.file), read_wav(tmp_path / fixture.file)
        # Bit for bit on one system; another C library has other noise for breath, and so other
        # samples of the same sentence.
        assert abs(len(shipped) - len(again)) <= 0.02 * len(shipped)
        assert rms(again) == pytest.approx(rms(shipped), rel=0.1)
        if sys.platform == "linux":
            assert np.array_equal(shipped, again)


def test_two_readings_of_a_sentence_are_by_two_voices() -> None:
    maker = make_fixtures()
    for game in ("kingsbridge", "seven_kingdoms"):
        manners = [maker.manner("ma main", turn, game) for turn in range(9)]
        assert len({how.voice.partition("+")[2] for how in manners}) == 9
        assert manners[1] == maker.manner("ma main", 1, game)
    # Another game is another recording: what is added to one list changes no file of the other.
    assert maker.manner("ma main", 0, "seven_kingdoms") != maker.manner("ma main", 0)


def rms(samples: np.ndarray) -> float:
    return float(np.sqrt(np.mean(np.square(samples.astype(np.float64)))))


# The list


FULL = Fixture(
    file="fr/a.wav",
    words="pose le sept",
    set="commands",
    voice="Ana",
    expect=Expectation.REFUSED,
    reason="not_next",
    scope=Scope.FILL,
    held={"card": 7},
    position=Position(3, 5, {"cards": "table"}, ("start 3",), ("ma main",)),
    rate=150,
    pitch=40,
    made="microphone",
)


def manifest(folder: Path, *lines: str) -> Path:
    (folder / "fr").mkdir()
    (folder / "fr" / "a.wav").write_bytes(b"")
    (folder / "manifest.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def test_a_fixture_is_read_as_it_was_written(tmp_path: Path) -> None:
    folder = manifest(tmp_path, encode(FULL), "")
    assert load(folder) == (FULL,)
    assert load(folder / "manifest.jsonl")[0].path == (folder / "fr" / "a.wav").resolve()


def test_only_the_needed_fields_are_needed(tmp_path: Path) -> None:
    line = '{"file": "fr/a.wav", "words": "oui", "set": "mine", "voice": "Ana"}'
    (fixture,) = load(manifest(tmp_path, line))
    assert fixture == Fixture("fr/a.wav", "oui", "mine", "Ana")


def test_a_folder_without_a_manifest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError) as caught:
        load(tmp_path)
    assert caught.value.key == "no_manifest"
    assert caught.value.details["file"] == str(tmp_path)
    assert "manifest.jsonl" in worded(caught.value)


def test_a_manifest_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "manifest.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FixtureError) as caught:
        load(tmp_path)
    assert caught.value.key == "bad_manifest"
    assert "UTF-8" in worded(caught.value)


def worded(error: FixtureError) -> str:
    return Words().text("error-" + error.key.replace("_", "-"), **error.details)


GOOD = json.loads(encode(FULL))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"file": None}, "'file' is missing"),
        ({"colour": "red"}, "'colour' is not known"),
        ({"words": 3}, "'words' must be text"),
        ({"rate": "fast"}, "'rate' must be a whole number"),
        ({"rate": True}, "'rate' must be a whole number"),
        ({"file": "../a.wav"}, "outside the folder"),
        ({"file": "fr/b.wav"}, "does not exist"),
        ({"expect": "maybe"}, "'expect' must be one of same, refused, nothing, unreadable"),
        ({"scope": "later"}, "'scope' must be one of"),
        ({"held": [7]}, "'held' must map"),
        ({"reason": None}, "'reason' belongs to"),
        ({"expect": "same"}, "'reason' belongs to"),
        ({"position": 3}, "'position' must be"),
        ({"position": {"colour": 1}}, "'position' has no 'colour'"),
        ({"position": {"seed": "x"}}, "must be whole numbers"),
        ({"position": {"options": {"cards": 1}}}, "'options' of a position"),
        ({"position": {"notations": "end"}}, "must be a list"),
        ({"position": {"asked": [1]}}, "'asked' of a position must be a list"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(
    tmp_path: Path, changed: dict[str, object], problem: str
) -> None:
    record = {name: value for name, value in {**GOOD, **changed}.items() if value is not None}
    folder = manifest(tmp_path, "", json.dumps(record))
    with pytest.raises(FixtureError, match=re.escape(problem)) as caught:
        load(folder)
    assert caught.value.key == "bad_fixture"
    assert caught.value.details["line"] == 2
    assert str(caught.value).startswith(str(folder / "manifest.jsonl") + ":2: ")
    assert "à la ligne 2" in worded(caught.value)


@pytest.mark.parametrize("line", ["{", "[]", "7"])
def test_a_line_that_is_no_object_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(FixtureError) as caught:
        load(manifest(tmp_path, line))
    assert caught.value.key == "bad_fixture"


def test_a_file_listed_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError, match="listed twice"):
        load(manifest(tmp_path, encode(FULL), encode(FULL)))

"""Making fixtures with one's own voice: what is asked, one take, and what is kept."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, NotUnderstood, Scope
from heraut.voice.commands.record import Answers, record, session
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import PcmSource
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.evaluation import Evaluation, match_at
from heraut.voice.evaluation.fixtures import FixtureError, load
from heraut.voice.evaluation.recorder import Album, Level, Prompt, prompts, take
from heraut.voice.evaluation.said_words import Judge, Likeness
from heraut.voice.evaluation.scoring import Verdict
from heraut.voice.herald import Words
from heraut.voice.models.loaded import load as load_model
from heraut.voice.models.store import find

FOLDER = Path(__file__).parents[3] / "audio_fixtures"
SHIPPED = {fixture.words: fixture for fixture in load(FOLDER)}
HAND = Prompt("ma main", Scope.TURN)
TONE = np.full(RATE, 9000, np.int16)


@pytest.fixture
def grammar() -> Grammar:
    return Grammar.load("fr", "kingsbridge")


@pytest.fixture
def album(tmp_path: Path) -> Album:
    return Album(tmp_path / "mine", "Ana", "fr", "kingsbridge")


# What is asked


@pytest.mark.long
def test_every_prompt_is_an_exact_sentence_and_comes_once(grammar: Grammar) -> None:
    asked = list(prompts(grammar, seed=3))
    assert len({prompt.words for prompt in asked}) == len(asked) > 100
    for prompt in asked:
        assert grammar.meanings(Heard.typed(prompt.words), prompt.scope)[0].cost == 0


@pytest.mark.parametrize("game", RULES)
def test_what_is_asked_for_can_be_judged(game: str) -> None:
    match, grammar = match_at(None, game), Grammar.load("fr", game)
    asked = list(islice(prompts(grammar, seed=1), 120))
    assert len(asked) == 120
    for prompt in asked:
        heard = Heard.typed(prompt.words)
        understood = interpret(grammar, heard, match.rules, match.state, prompt.scope)
        assert not isinstance(understood, NotUnderstood), prompt


@pytest.mark.long
def test_a_short_session_covers_much(grammar: Grammar) -> None:
    def meant(prompt: Prompt) -> str:
        return grammar.meanings(Heard.typed(prompt.words), prompt.scope)[0].intent

    asked = list(prompts(grammar, seed=3))
    intents = {meant(prompt) for prompt in asked}
    assert {"place", "move_from", "exchange", "my_hand", "repeat", "yes", "option"} <= intents
    first = asked[: len(intents)]
    assert {meant(prompt) for prompt in first} == intents


@pytest.mark.long
def test_prompts_follow_from_the_seed_and_leave_out_what_was_said(grammar: Grammar) -> None:
    asked = list(islice(prompts(grammar, seed=3), 5))
    assert list(islice(prompts(grammar, seed=3), 5)) == asked
    assert list(islice(prompts(grammar, seed=4), 5)) != asked
    rest = list(prompts(grammar, seed=3, done=[one.words for one in asked]))
    assert not {one.words for one in rest} & {one.words for one in asked}


# One take


def test_a_take_is_what_was_said_with_a_little_room_around_it(grammar: Grammar) -> None:
    said = read_wav(SHIPPED["ma main"].path)
    room = np.concatenate([np.zeros(2 * RATE, np.int16), said, np.zeros(3 * RATE, np.int16)])
    kept = take(hearing(grammar), PcmSource(room))
    assert len(said) < len(kept) < len(said) + RATE
    loud = np.flatnonzero(np.abs(said.astype(np.int32)) > 300)
    spoken = said[loud[0] : loud[-1] + 1]
    assert any(
        np.array_equal(kept[start : start + len(spoken)], spoken)
        for start in np.flatnonzero(kept == spoken[0])
    )


def test_a_source_that_ends_in_silence_gives_nothing(grammar: Grammar) -> None:
    assert len(take(hearing(grammar), PcmSource(np.zeros(RATE, np.int16)))) == 0


@pytest.mark.parametrize(
    ("samples", "fault"),
    [
        (np.zeros(0, np.int16), "silent"),
        (np.zeros(99, np.int16), "silent"),
        (np.full(99, 100, np.int16), "soft"),
        (np.full(99, 9000, np.int16), ""),
        (np.full(99, -32768, np.int16), "clipped"),
    ],
)
def test_a_bad_level_is_named(samples: Samples, fault: str) -> None:
    assert Level.of(samples).fault == fault
    if fault in ("soft", "clipped"):
        assert Words().text(f"record-level-{fault}")


def hearing(grammar: Grammar) -> Ears:
    ears = Ears(load_model(find("fr")))
    ears.expect(grammar.listening.phrases(Scope.TURN))
    return ears


# What is kept


def test_a_recording_is_kept_with_its_line(album: Album) -> None:
    path = album.keep(HAND, TONE, "microphone")
    (fixture,) = load(album.folder)
    assert (fixture.words, fixture.voice, fixture.scope) == ("ma main", "Ana", Scope.TURN)
    assert (fixture.made, fixture.path) == ("microphone", path.resolve())
    assert np.array_equal(read_wav(path), TONE)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)


def test_nothing_is_overwritten_and_what_was_said_is_known(album: Album) -> None:
    first = album.keep(HAND, TONE, "microphone")
    again = Album(album.folder, "Ana", "fr", "kingsbridge")
    assert again.said == ("ma main",)
    assert Album(album.folder, "Bob", "fr", "kingsbridge").said == ()
    second = again.keep(HAND, TONE // 2, "microphone")
    assert second != first
    assert np.array_equal(read_wav(first), TONE)
    assert len(load(album.folder)) == 2


def test_a_manifest_whose_last_line_has_no_end_stays_whole(album: Album) -> None:
    album.keep(HAND, TONE, "microphone")
    manifest = album.folder / "manifest.jsonl"
    manifest.write_bytes(manifest.read_bytes().rstrip(b"\n"))
    album.keep(Prompt("répète", Scope.TURN), TONE, "microphone")
    assert [fixture.words for fixture in load(album.folder)] == ["ma main", "répète"]


def test_a_damaged_manifest_is_refused_before_anything_is_recorded(tmp_path: Path) -> None:
    (tmp_path / "manifest.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(FixtureError):
        Album(tmp_path, "Ana", "fr", "kingsbridge")


# The conversation


class Sounds:
    """A recorder that gives made sounds and takes its answers from a text."""

    made = "microphone"

    def __init__(self, sounds: list[Samples], typed: str) -> None:
        self._sounds = iter(sounds)
        self._answers = Answers(iter(typed.splitlines()), Words(), print)

    def sound(self) -> Samples | None:
        return next(self._sounds, None)

    def answer(self) -> str:
        return self._answers.next()


def asked(*words: str) -> list[Prompt]:
    return [Prompt(each, Scope.TURN) for each in words]


def recorded(album: Album, prompts: list[Prompt], sounds: list[Samples], typed: str) -> list[str]:
    lines: list[str] = []
    session(album, prompts, Sounds(sounds, typed), Words(), lines.append)
    return lines


def test_a_take_can_be_kept_repeated_skipped_and_the_session_stopped(album: Album) -> None:
    wanted = asked("ma main", "répète", "aide", "stop")
    quiet, loud = TONE // 100, TONE
    lines = recorded(album, wanted, [quiet, loud, loud, loud], "encore\n\nPasse\nstop\n")
    assert [fixture.words for fixture in load(album.folder)] == ["ma main"]
    assert np.array_equal(read_wav(load(album.folder)[0].path), loud)
    assert [line for line in lines if line.startswith("Phrase")] == [
        "Phrase une sur quatre. Dis : « ma main »",
        "Phrase une sur quatre. Dis : « ma main »",
        "Phrase deux sur quatre. Dis : « répète »",
        "Phrase sautée.",
        "Phrase trois sur quatre. Dis : « aide »",
    ]
    assert any(line.startswith("C'est très faible.") for line in lines)
    assert lines[-1].startswith("Une phrase enregistrée cette fois-ci. En tout une dans le dossier")


def test_an_answer_that_is_none_is_asked_for_again(
    album: Album, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded(album, asked("ma main"), [TONE], "bof\n\n")
    assert "Tape Entrée pour continuer" in capsys.readouterr().out
    assert len(load(album.folder)) == 1


def test_silence_is_never_kept(album: Album) -> None:
    lines = recorded(album, asked("ma main"), [TONE * 0, TONE], "\n\n")
    assert "Je n'ai rien entendu. Je recommence." in lines
    assert np.array_equal(read_wav(load(album.folder)[0].path), TONE)


def test_the_end_of_the_answers_is_the_end_and_keeps_what_was_said(album: Album) -> None:
    recorded(album, asked("ma main", "répète"), [TONE, TONE], "\n")
    assert [fixture.words for fixture in load(album.folder)] == ["ma main"]


# The command


def run(*args: object) -> Result:
    return CliRunner().invoke(record, [str(arg) for arg in args])


@pytest.mark.long
def test_recordings_made_elsewhere_become_fixtures(tmp_path: Path) -> None:
    words = first_prompts(3)
    sounds = [tmp_path / f"{number}.wav" for number in range(3)]
    shutil.copy(FOLDER / "fr" / "bad" / "stereo.wav", sounds[0])
    shutil.copy(FOLDER / "fr" / "bad" / "44100_hz.wav", sounds[1])
    shutil.copy(SHIPPED["ma main"].path, sounds[2])
    out = tmp_path / "mine"
    args = ("--out", out, "--voice", "Ana", "--unchecked", "--from-wav")
    result = run(*args, sounds[0], sounds[1])
    assert result.exit_code == 0, result.output
    assert "Deux phrases enregistrées cette fois-ci." in result.output
    result = run(*args, sounds[2])
    assert [fixture.words for fixture in load(out)] == words
    assert {fixture.made for fixture in load(out)} == {"imported"}
    assert all(len(read_wav(fixture.path)) > RATE / 2 for fixture in load(out))


def test_a_silent_file_is_not_kept(tmp_path: Path) -> None:
    silent = FOLDER / "fr" / "bad" / "silence.wav"
    result = run("--out", tmp_path / "mine", "--voice", "Ana", "--from-wav", silent)
    assert result.exit_code == 0
    assert "Je ne le garde pas." in result.output
    assert not (tmp_path / "mine").exists()


@pytest.mark.long
def test_what_was_recorded_can_be_evaluated(tmp_path: Path) -> None:
    (first,) = first_prompts(1)
    spoken = tmp_path / "spoken.wav"
    shutil.copy(SHIPPED["toutes les colonnes"].path, spoken)
    args = ("--out", tmp_path / "mine", "--voice", "Ana", "--unchecked", "--from-wav", spoken)
    assert run(*args).exit_code == 0
    (result,) = Evaluation(load(tmp_path / "mine")).run()
    assert result.fixture.words == first
    assert result.heard == "toutes les colonnes"
    assert result.verdict is (Verdict.SAME if first == result.heard else Verdict.WRONG)


@pytest.mark.long
def test_a_file_that_is_no_sound_is_a_known_error_and_keeps_the_others(tmp_path: Path) -> None:
    good, bad = SHIPPED["ma main"].path, FOLDER / "fr" / "bad" / "not_a_wav.wav"
    args = ("--out", tmp_path / "mine", "--voice", "Ana", "--unchecked", "--from-wav", good, bad)
    result = run(*args)
    assert isinstance(result.exception, AudioError)
    assert len(load(tmp_path / "mine")) == 1


# The words


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(load_model(find("fr")), Grammar.load("fr", "kingsbridge"))


def test_a_recording_is_listened_to(judge: Judge) -> None:
    def judged(asked_for: str, said: str) -> Likeness:
        return judge(Prompt(asked_for, Scope.TURN), read_wav(SHIPPED[said].path)).likeness

    assert judged("ma main", "ma main") is Likeness.SAME
    assert judged("mes cartes", "ma main") is Likeness.SAME, "what it means counts"
    assert judged("mets un quatre", "toutes les colonnes") is Likeness.OTHER
    assert judge(Prompt("ma main", Scope.TURN), TONE).likeness is Likeness.UNKNOWN


@pytest.mark.long
def test_of_the_shipped_recordings_hardly_one_is_taken_for_another_sentence(judge: Judge) -> None:
    turns = [
        each
        for each in load(FOLDER)
        if each.game == "kingsbridge" and each.set in ("commands", "talk")
    ][::13]
    assert len(turns) > 15
    found = [judge(Prompt(each.words, each.scope), read_wav(each.path)) for each in turns]
    wrong = [each for each in found if each.likeness is Likeness.OTHER]
    assert len(wrong) <= len(turns) // 15, wrong


@pytest.mark.long
def test_a_file_with_another_sentence_is_told_and_not_kept(tmp_path: Path) -> None:
    (first,) = first_prompts(1)
    assert first != "ma main"
    spoken = SHIPPED["ma main"].path
    result = run("--out", tmp_path / "mine", "--voice", "Ana", "--from-wav", spoken)
    assert result.exit_code == 0
    assert f"J'ai compris : « ma main », et pas : « {first} »." in result.output
    assert "Bien entendu" not in result.output and "Aucune phrase" in result.output
    assert not (tmp_path / "mine").exists()


def test_at_the_microphone_another_sentence_is_asked_about(album: Album, judge: Judge) -> None:
    lines: list[str] = []
    hand, columns = (read_wav(SHIPPED[each].path) for each in ("ma main", "toutes les colonnes"))
    source = Sounds([hand, columns], "encore\n\n")
    session(album, asked("toutes les colonnes"), source, Words(), lines.append, judge)
    assert any(line.startswith("J'ai compris : « ma main ». Je demandais") for line in lines)
    assert [len(read_wav(each.path)) for each in load(album.folder)] == [len(columns)]
    assert lines.count("Bien entendu.") == 1


def first_prompts(count: int) -> list[str]:
    grammar = Grammar.load("fr", "kingsbridge")
    found: Iterator[Prompt] = prompts(grammar, seed=1)
    return [prompt.words for prompt in islice(found, count)]

"""The graph is the lexicon's, Vosk reads it, and words added to it are heard."""

from __future__ import annotations

import json
import shutil
import struct
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
import vosk
from click.testing import CliRunner

from heraut.voice.acoustics.__main__ import main
from heraut.voice.acoustics.fst import Arc, Fst, const_bytes, lookahead_bytes, prepare_lookahead
from heraut.voice.acoustics.graph import UNKNOWN, Penalties, graph_files, search_graph, word_list
from heraut.voice.acoustics.lexicon import parse_lexicon
from heraut.voice.acoustics.phones import phone_number, transitions
from heraut.voice.acoustics.words import words_in
from heraut.voice.models.loaded import load
from heraut.voice.models.store import embedded, find
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser

TINY = parse_lexicon("""
colonne 0 k O l O n
deux 0 d Y
deux 1.2 d Y z
huit 0 y i t
la 0 l a
le 0 l @
pose 0 p O z
sept 0 s E t
sur 0 s y r
""")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    choice = embedded("fr")
    assert choice
    return Path(shutil.copytree(choice.path, tmp_path / "model"))


def test_a_word_is_a_path_of_its_phones_that_ends_in_the_word() -> None:
    graph = search_graph(TINY, Penalties(word=3.0))
    wanted = [("d", "B"), ("Y", "I"), ("z", "E")]
    state = 1  # the root: where every word begins
    for phone, place in wanted:
        stay, enter = transitions(phone_number(phone, place))
        (arc,) = [arc for arc in graph.arcs[state] if arc.input == enter and arc.cost == 0]
        state = arc.target
        assert Arc(state, stay, 0, 0.0) in graph.arcs[state]
    (end,) = [arc for arc in graph.arcs[state] if arc.output]
    assert (word_list(TINY)[end.output], end.cost) == ("deux", pytest.approx(3.0 + 1.2))


def test_words_that_begin_alike_share_their_beginning() -> None:
    shared = search_graph(parse_lexicon("le 0 l @\nles 0 l e\nl'as 0 l a s"))
    enter = transitions(phone_number("l", "B"))[1]
    assert sum(arc.input == enter and arc.cost == 0 for arc in shared.arcs[1]) == 1


def test_unknown_speech_is_any_string_of_phones() -> None:
    graph = search_graph(TINY)
    unknown = word_list(TINY).index(UNKNOWN)
    ends = [arc for arcs in graph.arcs for arc in arcs if arc.output == unknown]
    assert len(ends) == 2 * 33


def test_what_a_state_can_still_say_is_known_ahead() -> None:
    fst = Fst(
        (
            (Arc(1, 5, 0, 0.5), Arc(2, 6, 0, 0.0)),
            (Arc(3, 0, 7, 0.0), Arc(3, 0, 9, 0.0)),
            (Arc(3, 0, 7, 0.0), Arc(3, 0, 8, 0.0)),
            (Arc(0, 0, 0, 0.0),),
        ),
        {3: 0.0},
    )
    graph = prepare_lookahead(fst)
    assert graph.labels == {0: 0, 7: 1, 9: 2, 8: 3}
    assert graph.final_label == 4
    assert graph.reachable == (((1, 4),), ((1, 3),), ((1, 2), (3, 4)), ((1, 5),))
    assert [arc.output for arc in graph.fst.arcs[2]] == [1, 3]


def test_the_files_have_openfsts_layout() -> None:
    loop = Fst(((Arc(0, 1, 1, 0.5), Arc(0, 2, 2, 0.5)),), {0: 0.5})
    data = const_bytes(loop)
    assert data[:4] == struct.pack("<i", 2125659606)
    assert data[4:25] == b"\x05\0\0\0const\x08\0\0\0standard"[:21]
    header = 4 + 4 + 5 + 4 + 8 + 4 + 4 + 8 + 3 * 8
    assert len(data) == header + 20 + 2 * 16
    ahead = lookahead_bytes(prepare_lookahead(loop))
    assert b"olabel_lookahead" in ahead[:24]
    assert len(ahead) == (header + 11) + 4 + len(data) + 5 + 4 + 8 + 8 + 8 + 4


def test_the_embedded_graph_is_the_shipped_lexicons() -> None:
    choice = embedded("fr")
    assert choice
    text = files("heraut.voice.acoustics").joinpath("lexicon.fr.txt").read_text(encoding="utf-8")
    for name, data in graph_files(parse_lexicon(text)).items():
        assert (choice.path / "graph" / name).read_bytes() == data, name
    result = CliRunner().invoke(main, ["graph", "--model", str(choice.path), "--check"])
    assert (result.exit_code, result.output.split(" : ")[0]) == (
        0,
        "Le graphe est bien celui du lexique",
    )


def heard(model: Path, sentence: str, phrases: list[str]) -> str:
    with Synthesiser(driver="espeak") as voice:
        sound = voice.render(sentence, VoiceSettings(rate=150))
    quiet = np.zeros(sound.rate // 2, dtype=np.int16)
    samples = np.concatenate([quiet, sound.samples, quiet])
    words = json.dumps([*phrases, UNKNOWN], ensure_ascii=False)
    recogniser = vosk.KaldiRecognizer(load(find("fr", model)).vosk, sound.rate, words)
    recogniser.AcceptWaveform(samples.tobytes())
    text: str = json.loads(recogniser.FinalResult())["text"]
    return text


def test_words_that_are_added_to_a_model_are_heard(model: Path, tmp_path: Path) -> None:
    lexicon, words, phrases = (tmp_path / name for name in ("lexicon", "words", "phrases"))
    lexicon.write_text("sur 0 s y r\nla 0 l a\nle 0 l @\n", encoding="utf-8")
    words.write_text("# new\npose  colonne\nsept\n", encoding="utf-8")
    phrases.write_text("Joue le huit.\n", encoding="utf-8")
    arguments = ["graph", "--model", str(model), "--lexicon", str(lexicon)]
    added = CliRunner().invoke(main, [*arguments, "--words", str(words), "--phrases", str(phrases)])
    assert added.exit_code == 0, added.output
    assert added.output.startswith("Mots ajoutés, 5 : colonne huit joue pose sept\n")
    sentence = "pose le sept sur la colonne huit"
    assert heard(model, sentence, [sentence, "joue le huit", "la colonne sept"]) == sentence
    assert CliRunner().invoke(main, [*arguments, "--check"]).exit_code == 0
    lexicon.write_text(lexicon.read_text(encoding="utf-8") + "dix 0 d i s\n", encoding="utf-8")
    changed = CliRunner().invoke(main, [*arguments, "--check"])
    assert changed.exit_code == 1
    assert "HCLr.fst" in changed.output
    assert not load(find("fr", model)).has("dix")


def test_a_bad_lexicon_is_said_with_its_line_and_changes_nothing(
    model: Path, tmp_path: Path
) -> None:
    before = (model / "graph" / "HCLr.fst").read_bytes()
    lexicon = tmp_path / "lexicon"
    lexicon.write_text("sept 0 s E t\nhuit\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["graph", "--model", str(model), "--lexicon", str(lexicon)])
    assert result.exit_code == 1
    assert "ligne 2" in result.output
    assert (model / "graph" / "HCLr.fst").read_bytes() == before


def test_a_folder_that_is_no_model_and_words_that_are_no_text_are_said(
    model: Path, tmp_path: Path
) -> None:
    nothing = CliRunner().invoke(main, ["graph", "--model", str(tmp_path)])
    assert (nothing.exit_code, nothing.output) == (
        1,
        f"Error: {tmp_path} n'est pas un modèle : il n'a pas de dossier graph.\n",
    )
    words = tmp_path / "words"
    words.write_bytes(b"\xe9t\xe9")
    latin = CliRunner().invoke(main, ["graph", "--model", str(model), "--words", str(words)])
    assert latin.exit_code == 1
    assert "utf-8" in latin.output


def test_comments_of_a_lexicon_stay_when_words_are_added(model: Path, tmp_path: Path) -> None:
    lexicon, words = tmp_path / "lexicon", tmp_path / "words"
    lexicon.write_text("# mine\nsur 0 s y r\n# usual\nla 0 l a\n", encoding="utf-8")
    words.write_text("sept\n", encoding="utf-8")
    arguments = ["graph", "--model", str(model), "--lexicon", str(lexicon), "--words", str(words)]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    assert lexicon.read_text(encoding="utf-8").splitlines()[:3] == [
        "# mine",
        "# usual",
        "la 0.000 l a",
    ]


def test_word_lists_are_lower_case_words_with_comments() -> None:
    assert words_in(["Pose le  # not this", "# nor this", "le"]) == {"pose", "le"}

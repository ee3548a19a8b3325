"""Lists of sentences: how they are read, what is counted, and the lists that are shipped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.engines.registry import RULES
from heraut.voice.commands.understand import understand as command
from heraut.voice.evaluation.sentence_list import ListError, Position, Sentence, load
from heraut.voice.evaluation.understanding import (
    Counts,
    Understood,
    Verdict,
    counted,
    opened,
    understand,
)

LISTS = Path(__file__).parents[2] / "sentences" / "fr"
POSITIONS = """\
fresh:
  about: own turn
  players: [Anna, Bilal]
  seed: 5
asked:
  players: [Anna, Bilal]
  seed: 5
  said: [le sept]
setting_up:
  setup: true
  said: [kingsbridge]
"""
PLACE = Position("fresh", "kingsbridge", ("Anna", "Bilal"), seed=5)


def listed(folder: Path, *lines: str, positions: str = POSITIONS) -> Path:
    (folder / "kingsbridge.positions.yaml").write_text(positions, encoding="utf-8")
    path = folder / "kingsbridge.some.tsv"
    text = "\n".join(("position\tsaid\tmeant\tkind", *lines))
    path.write_text(text, encoding="utf-8")
    return path


def one(said: str, *meant: str, position: Position = PLACE) -> Understood:
    return understand(Sentence(position, said, meant))


def test_a_list_is_read_with_its_positions(tmp_path: Path) -> None:
    path = listed(tmp_path, "asked\tla trois\tdo place 7 3 | piece column=3\tmove")
    (sentence,) = load(path)
    assert sentence.position.said == ("le sept",) and sentence.position.game == "kingsbridge"
    assert (sentence.meant, sentence.kind, sentence.line) == (
        ("do place 7 3", "piece column=3"), "move", 2
    )  # fmt: skip


@pytest.mark.parametrize(
    ("line", "problem", "at"),
    [
        ("nowhere\toui\treply yes\ttalk", "there is no position 'nowhere'", 2),
        ("fresh\toui\tplay 3\ttalk", "'play 3' begins with none of", 2),
    ],
)
def test_a_line_that_cannot_be_used_is_named(
    tmp_path: Path, line: str, problem: str, at: int
) -> None:
    with pytest.raises(ListError, match=problem) as wrong:
        load(listed(tmp_path, line))
    assert wrong.value.details["line"] == at


def test_a_position_that_is_wrong_is_named(tmp_path: Path) -> None:
    with pytest.raises(ListError, match="'players' is missing"):
        load(listed(tmp_path, "fresh\toui\treply yes", positions="fresh: {seed: 1}\n"))
    path = listed(tmp_path, "fresh\toui\treply yes")
    path.write_text("position\tsaid\nfresh\toui\n", encoding="utf-8")
    with pytest.raises(ListError, match="no column 'meant'"):
        load(path)


@pytest.mark.parametrize(
    ("said", "meant", "verdict"),
    [
        ("colonne trois", "ask column column=3", Verdict.MEANT),
        ("colonne trois", "ask column", Verdict.MEANT),
        ("colonne trois", "ask column column=4", Verdict.OTHER),
        ("répète", "talk repeat", Verdict.MEANT),
        ("le sept", "piece card=7", Verdict.MEANT),
        ("pose le deux sur la colonne un", "refused not_in_hand", Verdict.MEANT),
        ("abracadabra", "talk repeat", Verdict.MISSED),
        ("abracadabra", "nothing", Verdict.MEANT),
        ("c'est quoi un trou", "explain gap", Verdict.MEANT),
    ],
)
def test_what_comes_of_a_sentence_is_judged(said: str, meant: str, verdict: Verdict) -> None:
    assert one(said, meant).verdict is verdict


def test_to_play_what_was_not_meant_is_the_worst() -> None:
    table = Position("one", "seven_kingdoms", ("Anna", "Bilal"), {"cards": "table"}, 1)
    played = one("blason un", "ask crests", position=table)
    assert (played.verdict, played.did[0]) == (Verdict.WRONG, "do crest 1")
    assert one("blason un", "do crest 1", position=table).verdict is Verdict.MEANT


def test_answers_of_a_setup_are_judged() -> None:
    setup = Position("setting_up", "kingsbridge", setup=True, said=("kingsbridge",))
    assert one("trois joueurs", "choose seats=3", position=setup).verdict is Verdict.MEANT
    assert one("quatre joueurs", "choose seats=3", position=setup).verdict is Verdict.OTHER


def test_sentences_are_counted_by_kind() -> None:
    every = [one("répète", "talk repeat"), one("abracadabra", "talk repeat")]
    (counts,) = counted(every, lambda each: each.sentence.kind).values()
    assert isinstance(counts, Counts)
    assert (counts.total, counts.as_json()["meant"], counts.as_json()["missed"]) == (2, 1, 1)


def test_the_command_tells_figures_and_what_went_wrong(tmp_path: Path) -> None:
    path = listed(
        tmp_path, "fresh\trépète\ttalk repeat\ttalk", "fresh\tabracadabra\ttalk repeat\ttalk"
    )
    told = CliRunner().invoke(command, [str(path)])
    assert told.exit_code == 0, told.output
    assert "Pas compris : « abracadabra », position fresh. Voulu : talk repeat." in told.output
    assert "En tout : comme voulu un, pas compris un" in told.output
    found = json.loads(CliRunner().invoke(command, [str(path), "--json"]).stdout)
    assert found["total"] == found["kinds"]["talk"]
    assert [each["verdict"] for each in found["sentences"]] == ["meant", "missed"]


def test_a_position_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    impossible = "fresh: {players: [Anna, Bilal], history: [place 1 99]}\n"
    path = listed(tmp_path, "fresh\trépète\ttalk repeat", positions=impossible)
    with pytest.raises(ListError, match="there is no position 'fresh'"):
        CliRunner().invoke(command, [str(path)], catch_exceptions=False)


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_of_the_shipped_list_nothing_is_played_that_was_not_meant(game: str, whole: bool) -> None:
    """And half of it is understood as it was meant; docs/sentence-lists.md has the figures."""
    sentences = load(LISTS / f"{game}.tsv")
    assert len(sentences) > 250
    tried = [understand(sentence) for sentence in sentences[:: 1 if whole else 12]]
    wrong = [each for each in tried if each.verdict is Verdict.WRONG]
    assert not wrong
    assert 2 * sum(each.verdict is Verdict.MEANT for each in tried) >= 0.9 * len(tried)


@pytest.mark.parametrize("game", RULES)
def test_every_position_of_the_lists_is_reached(game: str, whole: bool) -> None:
    lists = [load(LISTS / f"{game}{part}.tsv") for part in ("", ".held_out")]
    positions = {each.position.name: each.position for found in lists for each in found}
    assert len(positions) > 50
    for position in list(positions.values())[:: 1 if whole else 8]:
        assert opened(position, "fr").task

"""Measuring with two ears: the second one is asked as at a table, and what it wrote is read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from heraut.voice.ears.second.second_ear import Text
from heraut.voice.ears.second.sounds import phones_of
from heraut.voice.evaluation import second_listener
from heraut.voice.evaluation.evaluation import Evaluation
from heraut.voice.evaluation.fixtures import Fixture, load
from heraut.voice.evaluation.scoring import Measured, Verdict
from heraut.voice.evaluation.second_listener import EarName
from heraut.voice.models.errors import ModelError
from heraut.voice.models.second_ears import EarChoice

FOLDER = Path(__file__).parents[3] / "audio_fixtures"
SAID = "toutes les colonnes"
FIXTURE = next(fixture for fixture in load(FOLDER) if fixture.words == SAID)


ABOUT_KINGDOMS = next(fixture for fixture in load(FOLDER) if fixture.game == "seven_kingdoms")


def measured(
    monkeypatch: pytest.MonkeyPatch, ear: EarName, *written: str, fixture: Fixture = FIXTURE
) -> Measured:
    """Measure one recording with a second ear that writes this down."""

    class Ear:
        def __init__(self, kind: str, path: Path, lang: str) -> None:
            self.lang = lang

        def wait(self) -> None:
            pass

        def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
            assert sound and awaited
            return [Text(words, phones_of(words, self.lang)) for words in written]

        def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
            return ()

    choice = EarChoice("whisper", "whisper-base", Path("x"))
    monkeypatch.setattr(second_listener, "second_ear", lambda lang: choice if written else None)
    monkeypatch.setattr(second_listener, "ProcessEar", Ear)
    (result,) = Evaluation([fixture], ear=ear).run()
    return result


def test_the_second_ear_alone_is_measured_by_what_it_writes_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = measured(monkeypatch, "second", "Toute les colonne.")
    assert (result.verdict, result.asked) == (Verdict.SAME, 1)
    free = measured(monkeypatch, "second", "C'est quoi un trou ?", "c'est quoi un trou")
    assert free.verdict is Verdict.WRONG and free.understood.startswith("explain")


def test_what_is_clear_is_not_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    result = measured(monkeypatch, "both", "C'est quoi un trou ?")
    assert (result.verdict, result.asked) == (Verdict.SAME, 0)


def test_without_a_second_ear_it_is_told_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ModelError, match="no second ear"):
        measured(monkeypatch, "second")


@pytest.mark.long
def test_advice_is_understood_of_what_the_second_ear_wrote_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = ("Dis donc, donne-moi un conseil.", "dis donc donne moi un conseil")
    assert measured(monkeypatch, "second", *written, fixture=ABOUT_KINGDOMS).understood == "hint"


def test_a_number_that_nothing_has_is_not_told_of_what_only_the_second_ear_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = ("60-70", "60-70.")
    result = measured(monkeypatch, "second", *written, fixture=ABOUT_KINGDOMS)
    assert (result.understood, result.verdict) == ("", Verdict.REJECTED)

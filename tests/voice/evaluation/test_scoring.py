"""Measuring recognition: how meanings are compared, counted, and set against each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    NotUnderstood,
    Query,
    Reply,
)
from heraut.voice.evaluation.fixtures import Fixture
from heraut.voice.evaluation.scoring import (
    CLEAN,
    Comparison,
    Condition,
    Measured,
    Report,
    Verdict,
    described,
    doubted,
    judge,
)

# Comparing meanings

PLACE = Command(Meaning("place", Kind.COMMAND, {"card": 7, "column": 3}), "place 7 3")
SO = Command(Meaning("onto", Kind.COMMAND, {"column": 3}), "place 7 3")
OTHER = Command(Meaning("place", Kind.COMMAND, {"card": 7, "column": 2}), "place 7 2")
REFUSED = Illegal(PLACE.meaning, "not_next", {"card": 7})
REFUSED_OTHERWISE = Illegal(PLACE.meaning, "not_in_hand", {"card": 7})
HAND = Query(Meaning("my_hand", Kind.QUERY))
YES = Reply(Meaning("yes", Kind.REPLY))
DOUBTED = replace(PLACE, meaning=replace(PLACE.meaning, cost=0.4))
LOST = NotUnderstood("sept sur")
WHICH = Ambiguous((PLACE, OTHER))


@pytest.mark.parametrize(
    ("expected", "understood", "verdict"),
    [
        (PLACE, [PLACE], Verdict.SAME),
        (PLACE, [DOUBTED], Verdict.SAME),
        (PLACE, [LOST, PLACE], Verdict.SAME),
        (PLACE, [SO], Verdict.SAME),  # the same move, named otherwise
        (PLACE, [OTHER], Verdict.WRONG),
        (PLACE, [HAND], Verdict.WRONG),
        (PLACE, [YES], Verdict.WRONG),
        (PLACE, [REFUSED], Verdict.WRONG),
        (PLACE, [PLACE, OTHER], Verdict.WRONG),
        (PLACE, [PLACE, PLACE], Verdict.WRONG),
        (PLACE, [], Verdict.REJECTED),
        (PLACE, [LOST], Verdict.REJECTED),
        (PLACE, [WHICH], Verdict.REJECTED),
        (WHICH, [WHICH], Verdict.SAME),
        (REFUSED, [REFUSED], Verdict.SAME),
        (REFUSED, [REFUSED_OTHERWISE], Verdict.WRONG),
        (REFUSED, [PLACE], Verdict.WRONG),
        (None, [], Verdict.SAME),
        (None, [LOST], Verdict.SAME),
        (None, [WHICH], Verdict.REJECTED),
        (None, [YES], Verdict.WRONG),
        (None, [HAND], Verdict.WRONG),
        (None, [REFUSED], Verdict.WRONG),
    ],
)
def test_a_verdict_follows_from_the_meaning(
    expected: Interpretation | None, understood: list[Interpretation], verdict: Verdict
) -> None:
    assert judge(expected, understood) is verdict


@pytest.mark.parametrize(
    ("understood", "asked_about"),
    [
        ([], False),
        ([LOST], False),
        ([PLACE], False),
        ([DOUBTED], True),
        ([LOST, DOUBTED], True),
        ([DOUBTED, HAND], False),
    ],
)
def test_what_is_doubted_is_asked_about_before_anything_is_done(
    understood: list[Interpretation], asked_about: bool
) -> None:
    assert doubted(understood) is asked_about


def test_a_meaning_is_described_with_its_slots_and_its_refusal() -> None:
    assert described(PLACE) == "place card=7 column=3"
    assert described(REFUSED) == "place card=7 column=3 refused: not_next"
    assert described(LOST) == ""
    assert described(WHICH) == "which one: place card=7 column=3; place card=7 column=2"


# Counting


def measured(verdict: Verdict, voice: str, latency: float | None, snr: float | None) -> Measured:
    fixture = Fixture("a.wav", "oui", "talk", voice)
    condition = CLEAN if snr is None else Condition("pink", snr)
    return Measured(fixture, condition, verdict, "yes", "non", "no", latency, 0.5, 2.0)


def test_a_report_counts_by_set_and_voice_and_names_what_went_wrong() -> None:
    report = Report()
    report.add(measured(Verdict.SAME, "ana", 0.3, None))
    report.add(measured(Verdict.WRONG, "ana", 0.5, 10.0))
    report.add(measured(Verdict.REJECTED, "bob", None, None))
    assert report.as_json() == {
        "total": {"same": 1, "wrong": 1, "rejected": 1},
        "sets": {
            "talk": {"same": 1, "wrong": 0, "rejected": 1},
            "talk 10 dB": {"same": 0, "wrong": 1, "rejected": 0},
        },
        "voices": {
            "ana": {"same": 1, "wrong": 1, "rejected": 0},
            "bob": {"same": 0, "wrong": 0, "rejected": 1},
        },
        "rtf": 0.25,
        "latency_ms": {"p50": 400, "p95": 490},
        "asked": 0,
        "errors": [
            {
                "file": "a.wav",
                "expected": "yes",
                "heard": "non",
                "understood": "no",
                "noise": "pink 10 dB",
            },
            {"file": "a.wav", "expected": "yes", "heard": "non", "understood": "no"},
        ],
    }


def test_a_report_of_nothing_has_no_latency() -> None:
    assert Report().as_json()["latency_ms"] == {"p50": None, "p95": None}


# Comparing models


def heard(*verdicts: Verdict, snr: float | None = None) -> list[Measured]:
    return [
        replace(measured(verdict, "ana", 0.3, snr), fixture=Fixture(f"{n}.wav", "oui", "a", "ana"))
        for n, verdict in enumerate(verdicts)
    ]


def test_a_comparison_tells_what_one_model_has_right_and_the_other_has_not() -> None:
    same, wrong, rejected = Verdict.SAME, Verdict.WRONG, Verdict.REJECTED
    before = heard(same, same, wrong, rejected, wrong, snr=10.0)
    after = heard(same, rejected, same, same, rejected, snr=10.0)
    comparison = Comparison.of(before, after)
    assert (comparison.both, comparison.neither) == (1, 1)
    assert [one.fixture.file for one in comparison.gained] == ["2.wav", "3.wav"]
    assert [one.fixture.file for one in comparison.lost] == ["1.wav"]
    report = comparison.as_json()
    assert report["gained"] == [
        {"file": "2.wav", "noise": "pink 10 dB"},
        {"file": "3.wav", "noise": "pink 10 dB"},
    ]
    assert report["lost"] == [
        {
            "file": "1.wav",
            "expected": "yes",
            "heard": "non",
            "understood": "no",
            "noise": "pink 10 dB",
        }
    ]


def test_runs_over_other_recordings_are_not_compared() -> None:
    clean, noisy = heard(Verdict.SAME), heard(Verdict.SAME, snr=20.0)
    with pytest.raises(ValueError, match="cannot be compared"):
        Comparison.of(clean, noisy)
    with pytest.raises(ValueError, match="longer"):
        Comparison.of(clean, heard(Verdict.SAME, Verdict.SAME))

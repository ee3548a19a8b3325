"""Whatever comes in is taken or refused in words, within bounds: no traceback, no hour of work.

A sample of each kind runs with the tests; ``python -m pytest tests/test_bad_input.py --whole``
tries a hundred thousand of each that is quick and ten thousand of each that is not; with
``HERAUT_TRIES=20000`` in the environment it tries so many of each.
"""

from __future__ import annotations

import json
import os
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heraut.engines.facts import BadOverlay, read_entries
from heraut.engines.journal import DamagedJournal, Journal, SealedElsewhere, UnknownFormat, load
from heraut.engines.match import Match
from heraut.engines.sealing import Seal
from heraut.errors import KeyedError
from heraut.nfc import CardNameError, TagProblem, parse_card
from heraut.nfc.errors import RegisterError
from heraut.nfc.identity import CardTag
from heraut.nfc.payload import TagContent, decode_message, encode_message, readable
from heraut.nfc.register import load as load_register
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Silenced, Spoken
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.wav import LONGEST, read_wav
from heraut.voice.evaluation.fixtures import _decode
from heraut.voice.herald import Words
from heraut.voice.runtime.cipher import Cipher
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.scenarios.scenario import ScenarioError, load_scenario

KEY, UID = bytes(range(32)), bytes.fromhex("04a1b2c3d4e5f6")
WORDS = Words("fr")
SLOW = 10.0
"""Seconds of computing that nothing may take."""
MOST_SAID = 2_000
"""Letters that may be said of a line, however long it is."""

Check = Callable[[Any], None]


def tried(
    check: Check, strategy: st.SearchStrategy[Any], sample: int, whole: int, all_: bool
) -> int:
    """Try a check with many examples and return how many it was given; it must not raise."""
    count = 0
    most = int(os.environ.get("HERAUT_TRIES", whole)) if all_ else sample

    @settings(
        max_examples=most,
        deadline=None,
        database=None,
        derandomize=not all_,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def run(value: Any) -> None:
        nonlocal count
        count += 1
        began = time.process_time()
        check(value)
        assert time.process_time() - began < SLOW, value

    run()
    return count


def told(problem: Any) -> None:
    """Word an error as people hear it."""
    assert WORDS.error(problem)


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """Octets with some of them changed, lost, doubled, or put in."""
    data = bytearray(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        match draw(st.sampled_from(["change", "cut", "insert", "drop"])):
            case "change" if at < len(data):
                data[at] = draw(st.integers(0, 255))
            case "cut":
                del data[at:]
            case "insert":
                data[at:at] = draw(st.binary(max_size=8))
            case "drop":
                del data[at : at + draw(st.integers(1, 8))]
    return bytes(data)


# Tags.

CONTENTS = (
    TagContent(CardTag("kingsbridge", "7"), "Kingsbridge, sept", uri="https://example.org/k/7"),
    TagContent(CardTag("kingsbridge", "7", 3)),
)
MESSAGES = tuple(encode_message(content, UID, KEY) for content in CONTENTS)
CRASHED = (
    "d4050374c3a93a78616263",  # a type that is no ASCII
    "d101085504687474703a2f2f5b",  # an address with half of a host in brackets
    "d1010d5500687474703a2f2f5b7a5d2f",
    "d101025402",
    "ff",
)
"""What has gone wrong once."""


def message_is_taken(message: bytes) -> None:
    try:
        assert decode_message(message, UID, KEY).game
    except TagProblem as problem:
        assert problem.key
    assert len(readable(message)) <= 60


@pytest.mark.parametrize("octets", CRASHED)
def test_messages_that_went_wrong_once_do_not_again(octets: str) -> None:
    message_is_taken(bytes.fromhex(octets))


def test_any_ndef_message_is_a_card_or_a_problem_in_words(whole: bool) -> None:
    kinds = st.one_of(st.binary(max_size=160), *map(damaged, MESSAGES))
    framed = st.builds(
        lambda type_, data: struct.pack("BBB", 0xD1, len(type_), len(data)) + type_ + data,
        st.sampled_from([b"T", b"U", b"Sp", b"\xff"]),
        st.binary(max_size=60),
    )
    assert tried(message_is_taken, st.one_of(kinds, framed), 600, 100_000, whole) >= 500


# Names of cards, and typed lines.


def test_any_name_of_a_card_is_one_or_refused_in_words(whole: bool) -> None:
    def read(text: str) -> None:
        try:
            assert str(parse_card(text))
        except CardNameError as problem:
            assert len(WORDS.error(problem)) < 400

    names = st.one_of(
        st.text(max_size=80),
        st.from_regex(r"[a-z]{1,60}/[a-z0-9]{1,60}(#[0-9]{1,9})?", fullmatch=True),
        st.integers(0, 20_000).map(lambda digits: "kingsbridge/7#" + "9" * digits),
        st.integers(0, 200_000).map(lambda digits: "kingsbridge/" + "9" * digits),
    )
    assert tried(read, names, 300, 100_000, whole) >= 250


LINES = (
    *("je joue le sept colonne trois", "ma main", "annule", "oui", "non", "aide", "pourquoi"),
    *("@kingsbridge/7", "fin de tour", "change toutes mes cartes", "pause", "reprends", "répète"),
)


def test_any_typed_line_is_answered_in_few_words(whole: bool) -> None:
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", ("Anna", "Bob"), {}, 3, None))
    talk.begin()
    words = sorted({word for line in LINES for word in line.split()})
    lines = st.one_of(
        st.text(max_size=200),
        st.lists(st.sampled_from(words), max_size=30).map(" ".join),
        st.integers(1, 1_000_000).map(lambda letters: "@kingsbridge/" + "9" * letters),
        st.tuples(st.sampled_from(words), st.integers(1, 2_000)).map(
            lambda one: " ".join([one[0]] * one[1])
        ),
    )

    def typed(line: str) -> None:
        outputs = take(talk, line.strip())
        said = sum(len(each.text) for each in outputs if isinstance(each, Spoken))
        assert said <= MOST_SAID, line[:60]
        assert said or any(isinstance(each, Silenced) for each in outputs) or talk.moment
        talk.left = False

    assert tried(typed, lines, 60, 10_000, whole) >= 50


# Files.


def test_any_journal_is_read_or_refused_in_words(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "j"
    match, seal = Match.new("kingsbridge", 2, {}, 3, ("Zoé", "Noël")).settle(), Seal(Cipher(KEY))
    Journal.create(path, match)
    Journal.create(tmp_path / "sealed", match, seal)
    octets, sealed = path.read_bytes(), (tmp_path / "sealed").read_bytes()

    def read(data: bytes) -> None:
        path.write_bytes(data)
        try:
            load(path, seal)
        except (DamagedJournal, SealedElsewhere, UnknownFormat) as problem:
            told(problem)
        assert path.read_bytes() == data

    deep = st.integers(1, 200_000).map(lambda depth: b"[" * depth)
    huge = st.integers(1, 20_000).map(lambda digits: b'{"seed":' + b"9" * digits + b"}\n")
    kinds = st.one_of(st.binary(max_size=200), damaged(octets), damaged(sealed), deep, huge)
    assert tried(read, kinds, 150, 100_000, whole) >= 120


def wav(rate: int, width: int, channels: int, data: bytes, promised: int, each: int) -> bytes:
    body = struct.pack(
        "<HHIIHH", 1, channels, rate, each, min(max(1, channels * width // 8), 65_535), width
    )
    head = b"WAVEfmt " + struct.pack("<I", len(body)) + body
    return (
        b"RIFF"
        + struct.pack("<I", len(head) + 8 + len(data))
        + head
        + (b"data" + struct.pack("<I", promised) + data)
    )


def sound_is_read(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        assert len(read_wav(path)) <= LONGEST * 16_000 + 16_000
    except AudioError as problem:
        told(problem)


def test_any_sound_file_is_read_or_refused_in_words(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "son.wav"
    good = wav(16_000, 16, 1, bytes(640), 640, 32_000)
    made = st.builds(
        wav,
        st.one_of(st.integers(0, 2**32 - 1), st.sampled_from([1, 8_000, 44_100, 192_000])),
        st.sampled_from([0, 8, 16, 24, 32, 64, 65_535]),
        st.sampled_from([0, 1, 2, 8, 1_000, 65_535]),
        st.binary(max_size=400),
        st.one_of(st.integers(0, 2**32 - 1), st.integers(0, 800)),
        st.one_of(st.integers(0, 2**32 - 1), st.sampled_from([0, 1, 32_000])),
    )
    kinds = st.one_of(st.binary(max_size=100), damaged(good), made)
    tries = tried(lambda data: sound_is_read(path, data), kinds, 150, 100_000, whole)
    assert tries >= 120


@pytest.mark.parametrize("rate", [0, 1, 7_999, 192_001, 2**32 - 1])
def test_a_rate_that_is_no_rate_is_refused_before_anything_is_computed(
    tmp_path: Path, rate: int
) -> None:
    path = tmp_path / "son.wav"
    path.write_bytes(wav(rate, 16, 1, bytes(32_000), 32_000, 2 * rate % 2**32 or 1))
    with pytest.raises(AudioError) as refused:
        read_wav(path)
    assert refused.value.key == "sound_rate"
    told(refused.value)


def test_a_file_of_hours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "son.wav"
    path.write_bytes(wav(8_000, 8, 1, bytes(8_000 * 1_801), 8_000 * 1_801, 8_000))
    with pytest.raises(AudioError) as refused:
        read_wav(path)
    assert refused.value.key == "sound_too_long"
    told(refused.value)


def test_any_scenario_is_read_or_refused_with_its_line(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "scene.yaml"
    good = b"title: un\ngame: kingsbridge\nplayers: [A, B]\nsteps:\n  - type: oui\n"

    def read(data: bytes) -> None:
        path.write_bytes(data)
        try:
            load_scenario(path)
        except ScenarioError as problem:
            told(problem)

    deep = st.integers(1, 5_000).map(lambda depth: b"[" * depth)
    long = st.integers(1, 400_000).map(lambda letters: b"title: " + b"a" * letters)
    kinds = st.one_of(st.binary(max_size=100), damaged(good), deep, long)
    assert tried(read, kinds, 120, 20_000, whole) >= 100


def test_any_corrections_are_read_or_refused_with_their_line(whole: bool) -> None:
    def read(text: str) -> None:
        try:
            read_entries(text)
        except BadOverlay as problem:
            told(problem.in_file("f"))

    good = "[crest_names]\nvalue = ['lion', 'aigle']\nconfidence = 0.5\n"
    deep = st.integers(1, 3_000).map(lambda depth: "a = " + "[" * depth)
    long = st.integers(1, 300_000).map(lambda lines: "a = 1\n" * lines)
    kinds = st.one_of(
        st.text(max_size=80),
        damaged(good.encode()).map(lambda octets: octets.decode("utf-8", "replace")),
        deep,
        long,
    )
    assert tried(read, kinds, 120, 20_000, whole) >= 100


def test_any_register_and_manifest_line_is_read_or_refused(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "deck.json"

    def read(data: bytes) -> None:
        path.write_bytes(data)
        try:
            load_register(path)
        except RegisterError as problem:
            told(problem)
        try:
            _decode(data.decode("utf-8", "replace"), tmp_path)
        except (ValueError, KeyedError) as problem:
            assert not isinstance(problem, UnicodeError)

    plain = st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=9)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=9), inner, max_size=3)
        ),
        max_leaves=6,
    )
    named = st.fixed_dictionaries(
        {"format": st.just("heraut-deck-1"), "key": plain, "games": plain}
    )
    kinds = st.one_of(
        st.binary(max_size=80),
        st.one_of(plain, named).map(lambda value: json.dumps(value).encode()),
        st.integers(1, 100_000).map(lambda depth: b"[" * depth),
        st.integers(1, 9_000).map(lambda digits: b"9" * digits),
    )
    assert tried(read, kinds, 200, 100_000, whole) >= 150

"""Whatever a file holds that Héraut keeps or is given, it is read or refused in words."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import strategies as st

from heraut.engines.facts import BadOverlay, overlaid, read_entries
from heraut.engines.journal import DamagedJournal, Journal, SealedElsewhere, UnknownFormat, load
from heraut.engines.match import Match
from heraut.engines.registry import find_rules
from heraut.engines.sealing import Record, Seal, dumped
from heraut.nfc.errors import RegisterError
from heraut.nfc.register import load as load_register
from heraut.voice.box_data import corrections
from heraut.voice.evaluation.fixtures import FixtureError
from heraut.voice.evaluation.fixtures import load as load_manifest
from heraut.voice.runtime.cipher import Cipher
from heraut.voice.scenarios.scenario import ScenarioError, load_scenario

from .trying import KEY, PLAIN, crashed, damaged, rarely, told, toml, tried

SEAL = Seal(Cipher(KEY))

# Journals.


def lines(records: Sequence[Record]) -> bytes:
    """Return records as a journal whose sums are right, whatever they hold."""
    data, crc = b"", 0
    for record in records:
        crc = zlib.crc32(dumped(record), crc)
        data += dumped({**record, "crc": f"{crc:08x}"}) + b"\n"
    return data


def sealed(records: Sequence[Record]) -> bytes:
    """Return records as a journal of this key, whatever they hold."""
    closed: list[Record] = []
    for record in records:
        closed.append(SEAL.closed(record, closed[-1] if closed else None))
    return lines(closed)


def journal_is_read(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        match, journal, _ = load(path, SEAL)
    except (DamagedJournal, SealedElsewhere, UnknownFormat) as problem:
        told(problem)
        assert path.read_bytes() == data
        return
    journal.save(match)
    assert path.read_bytes().startswith(data.rstrip(b"\n")[: len(data) // 2])


@pytest.mark.parametrize("crash", crashed("journals"), ids=lambda path: path.stem)
def test_journals_that_went_wrong_once_do_not_again(crash: Path, tmp_path: Path) -> None:
    records = [json.loads(line) for line in crash.read_text(encoding="utf-8").splitlines()]
    journal_is_read(tmp_path / "j", lines(records))
    if records[0].get("format") == "heraut-journal-1":
        records[0]["format"] = "heraut-journal-3"
        journal_is_read(tmp_path / "k", sealed(records))


@pytest.mark.long
def test_any_journal_is_read_or_refused_in_words(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "j"
    match = Match.new("kingsbridge", 2, {}, 3, ("Zoé", "Noël")).settle()
    Journal.create(path, match)
    Journal.create(tmp_path / "sealed", match, SEAL)
    clear, closed = path.read_bytes(), (tmp_path / "sealed").read_bytes()
    head, *brought = (json.loads(line) for line in clear.splitlines())
    head.pop("crc")
    for record in brought:
        record.pop("crc")
    plays = st.one_of(
        st.sampled_from(
            ["place 7 3", "swap", "draw 3", "end", "", *(each["play"] for each in brought)]
        ),
        st.text(max_size=20),
        PLAIN,
    )
    seats = st.one_of(st.integers(-3, 9), PLAIN)
    steps = st.one_of(
        st.just({"undo": True}),
        st.builds(lambda by, play: {"by": by, "play": play}, seats, plays),
        st.builds(
            lambda by, play, more: {"by": by, "play": play, **more},
            seats,
            plays,
            st.dictionaries(st.text(max_size=4), PLAIN, max_size=1),
        ),
        st.dictionaries(st.sampled_from(["by", "play", "undo", "sealed"]), PLAIN, max_size=3),
    )
    heads = st.builds(
        lambda more, lost: {k: v for k, v in {**head, **more}.items() if k not in lost},
        st.dictionaries(st.sampled_from([*head, "overlay", "sealed"]), PLAIN, max_size=2),
        st.lists(st.sampled_from([*head]), max_size=1),
    )
    named = st.one_of(
        st.just(head),
        st.just(head),
        heads,
        heads,
        st.dictionaries(st.text(max_size=5), PLAIN, max_size=3),
    )
    played = st.builds(
        lambda first, kept, more: [first, *brought[: len(brought) - kept], *more],
        named,
        st.integers(0, 3),
        st.lists(steps, max_size=5),
    )
    right = st.one_of(
        played.map(lines),
        played.map(lambda all_: sealed([{**all_[0], "format": "heraut-journal-3"}, *all_[1:]])),
    )
    deep = st.integers(1, 200_000).map(lambda depth: b"[" * depth)
    nested = st.integers(1, 100_000).map(lambda depth: b'{"seed":' * depth)
    huge = st.integers(1, 20_000).map(lambda digits: b'{"seed":' + b"9" * digits + b"}\n")
    often = st.one_of(st.binary(max_size=200), damaged(clear), damaged(closed), right, right)
    kinds = rarely(often, st.one_of(deep, nested, huge))
    assert tried(lambda data: journal_is_read(path, data), kinds, 150, whole, more=True)


# Scenarios, the owner's corrections, registers, manifests.


def scenario_is_read(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        load_scenario(path)
    except ScenarioError as problem:
        told(problem)


@pytest.mark.parametrize("crash", crashed("scenarios"), ids=lambda path: path.stem)
def test_scenarios_that_went_wrong_once_do_not_again(crash: Path, tmp_path: Path) -> None:
    scenario_is_read(tmp_path / "scene.yaml", crash.read_bytes())


@pytest.mark.long
def test_any_scenario_is_read_or_refused_with_its_line(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "scene.yaml"
    good = (
        b"title: un\ngame: kingsbridge\nplayers: [A, B]\nseed: 3\noptions: {cards: app}\n"
        b"ears: [1]\nreader: true\nhistory: [place 7 3]\nsteps:\n  - type: oui\n    says: [a, b]\n"
        b"    whispers: {1: [c]}\n  - tap: kingsbridge/7\n"
    )
    document = yaml.safe_load(good)
    odd = st.one_of(
        PLAIN,
        st.sampled_from(
            ["0x" + "f" * 5_000, "1" + ":59" * 300, "9" * 5_000, "2001-99-99", "1e999"]
        ),
        st.sampled_from(
            ["&a [*a]", "*a", "!!python/object:os.system x", "!!binary x", "<<: {a: 1}"]
        ),
    )
    fields = st.dictionaries(
        st.sampled_from([*document, "lang", "setup", "microphone"]), odd, max_size=2
    )
    step = st.dictionaries(
        st.sampled_from(
            ["type", "tap", "tag", "reader", "hear", "words", "does", "says", "whispers"]
        ),
        odd,
        max_size=3,
    )
    # JSON is YAML.
    made = st.builds(
        lambda more, steps: json.dumps({**document, **({"steps": steps} if steps else {}), **more}),
        fields,
        st.lists(step, max_size=2),
    ).map(lambda text: text.encode("utf-8", "replace"))
    plain = st.builds(
        lambda name, value: good + f"{name}: {value}\n".encode(),
        st.sampled_from(["title", "seed", "lang", "microphone", "options", "a"]),
        odd,
    )
    shared = st.builds(
        lambda name, many: (
            b"a0: &a0 [x, x, x]\n"
            + b"".join(
                f"a{one + 1}: &a{one + 1} [*a{one}, *a{one}, *a{one}]\n".encode()
                for one in range(many)
            )
            + f"{name}: *a{many}\n".encode()
            + good.replace(b"title: un\n", b"")
        ),
        st.sampled_from(["title", "options", "seed"]),
        st.integers(1, 40),
    )
    deep = st.integers(1, 5_000).map(lambda depth: b"[" * depth)
    long = st.integers(1, 400_000).map(lambda letters: b"title: " + b"a" * letters)
    often = st.one_of(st.binary(max_size=100), damaged(good), made, plain)
    kinds = rarely(often, st.one_of(deep, long, shared))
    assert tried(lambda data: scenario_is_read(path, data), kinds, 120, whole, more=True)


def corrections_are_read(path: Path, text: str) -> None:
    path.write_bytes(text.encode("utf-8", "replace"))
    for game in ("kingsbridge", "seven_kingdoms"):
        rules = find_rules(game)
        try:
            read_entries(text)
            overlaid((), text)
            corrections.check(rules, path)
        except BadOverlay as problem:
            told(problem.in_file("f"))


@pytest.mark.parametrize("crash", crashed("corrections"), ids=lambda path: path.stem)
def test_corrections_that_went_wrong_once_do_not_again(crash: Path, tmp_path: Path) -> None:
    corrections_are_read(tmp_path / "box.toml", crash.read_text(encoding="utf-8"))


@pytest.mark.long
def test_any_corrections_are_read_or_refused_with_their_line(tmp_path: Path, whole: bool) -> None:
    good = (
        "[crest_names]\nvalue = ['lion', 'aigle']\nconfidence = 0.5\nwhy = 'lu'\nstatus = 'owner'\n"
    )
    items = [fact.item for fact in find_rules("seven_kingdoms").facts]
    odd = st.one_of(PLAIN, st.sampled_from([10**18, -1, float("inf"), float("nan"), [[]], {}]))
    tables = st.dictionaries(
        st.one_of(st.sampled_from(items), st.text(max_size=6)),
        st.one_of(
            odd,
            st.fixed_dictionaries(
                {"value": odd}, optional={"confidence": odd, "status": odd, "why": odd}
            ),
        ),
        max_size=2,
    ).map(toml)
    deep = st.integers(1, 3_000).map(lambda depth: "a = " + "[" * depth)
    dotted = st.integers(1, 20_000).map(lambda depth: "a" + ".a" * depth + " = 1")
    long = st.integers(1, 300_000).map(lambda count: "a = 1\n" * count)
    comments = st.integers(1, 90_000).map(lambda count: "#\n" * count)
    hexed = st.integers(1, 9_000).map(lambda digits: good + "x = 0x" + "f" * digits)
    often = st.one_of(
        st.text(max_size=80),
        damaged(good.encode()).map(lambda octets: octets.decode("utf-8", "replace")),
        tables,
        tables,
    )
    kinds = rarely(often, st.one_of(deep, dotted, long, comments, hexed))
    path = tmp_path / "box.toml"
    assert tried(lambda text: corrections_are_read(path, text), kinds, 120, whole, more=True)


def register_is_read(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        load_register(path)
    except RegisterError as problem:
        told(problem)
    assert path.read_bytes() == data


@pytest.mark.parametrize("crash", crashed("registers"), ids=lambda path: path.stem)
def test_registers_that_went_wrong_once_do_not_again(crash: Path, tmp_path: Path) -> None:
    register_is_read(tmp_path / "deck.json", crash.read_bytes())


@pytest.mark.long
def test_any_register_is_read_or_refused(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "deck.json"
    cards = st.one_of(st.sampled_from(["kingsbridge/7", "kingsbridge/7#2"]), PLAIN)
    tags = st.one_of(
        PLAIN,
        st.dictionaries(st.one_of(st.just("04a1b2c3"), st.text(max_size=9)), cards, max_size=2),
    )
    games = st.one_of(
        PLAIN,
        st.fixed_dictionaries(
            {"kingsbridge": st.fixed_dictionaries({"learnt": tags, "written": tags})}
        ),
    )
    named = st.fixed_dictionaries(
        {
            "format": st.one_of(st.just("heraut-deck-1"), st.just("heraut-deck-1"), PLAIN),
            "key": st.one_of(st.just("00" * 32), st.just(KEY.hex()), PLAIN),
            "games": games,
        }
    )
    good = json.dumps({"format": "heraut-deck-1", "key": KEY.hex(), "games": {}}).encode()
    often = st.one_of(
        st.binary(max_size=80),
        damaged(good),
        st.one_of(PLAIN, named, named).map(lambda value: json.dumps(value).encode()),
    )
    huge = st.one_of(
        st.integers(1, 100_000).map(lambda depth: b"[" * depth),
        st.integers(1, 9_000).map(lambda digits: b"9" * digits),
    )
    kinds = rarely(often, huge)
    assert tried(lambda data: register_is_read(path, data), kinds, 200, whole, more=True)


# JSON lines, and what else is kept as JSON or TOML.


def manifest_is_read(folder: Path, data: bytes) -> None:
    (folder / "manifest.jsonl").write_bytes(data)
    try:
        load_manifest(folder)
    except FixtureError as problem:
        told(problem)


@pytest.mark.parametrize("crash", crashed("json_lines"), ids=lambda path: path.stem)
def test_json_lines_that_went_wrong_once_do_not_again(crash: Path, tmp_path: Path) -> None:
    (tmp_path / "a.wav").touch()
    manifest_is_read(tmp_path, crash.read_bytes())


@pytest.mark.long
def test_any_json_lines_are_read_or_refused_with_the_line(tmp_path: Path, whole: bool) -> None:
    (tmp_path / "a.wav").touch()
    good: dict[str, Any] = {"file": "a.wav", "words": "oui", "set": "talk", "voice": "v"}
    position = st.one_of(
        PLAIN,
        st.dictionaries(
            st.sampled_from(["seats", "seed", "options", "notations", "asked", "x"]), PLAIN
        ),
    )
    more = st.fixed_dictionaries(
        {},
        optional={
            "position": position,
            **{
                name: st.one_of(
                    PLAIN, st.sampled_from(["same", "refused", "..", "\0", "a" * 5_000])
                )
                for name in (*good, "expect", "reason", "scope", "held", "rate", "pitch", "made")
            },
        },
    )
    records = more.map(lambda fields: json.dumps({**good, **fields}).encode())
    often = st.one_of(st.binary(max_size=80), damaged(json.dumps(good).encode()), records, records)
    several = st.lists(often, min_size=1, max_size=3).map(b"\n".join)
    huge = st.one_of(
        st.integers(1, 100_000).map(lambda depth: b"[" * depth),
        st.integers(1, 100_000).map(lambda depth: b'{"a":' * depth),
        st.integers(1, 9_000).map(lambda digits: b"9" * digits),
    )
    kinds = rarely(several, huge)
    assert tried(lambda data: manifest_is_read(tmp_path, data), kinds, 200, whole, more=True)

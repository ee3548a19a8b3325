"""What an earlier version wrote is read by this one, and stands as it stood.

The samples are never made anew. Version 0.1.0 wrote them all, by its own commands:

- ``matches/NAME.jsonl``: by the ``command`` in ``NAME.json``, with its ``lines`` typed and with
  ``--save``; one was then torn in its last line, as a power cut does. ``NAME.json`` also tells how
  the match stood, what was played then (after each action of a person what the table did), and how
  it stood after that. Some are shipped scenarios, the others were played by chance.
- ``home/deck.json`` and ``chips.json``: by ``heraut cards write`` and ``learn`` on an emulated
  reader; the octets of each chip's message by its UID.
- ``home/boxes/``: by ``heraut facts --install``, and then ``add-event`` for Un Monde Sans Fin.
- ``home/models/fr-anna/``: the notes of a personal model, as it is put in place; the model itself,
  4 MB, is left out.

A later version that writes another format adds its samples beside these.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heraut.engines.journal import load
from heraut.engines.match import Match
from heraut.engines.protocol import TABLE
from heraut.nfc import CardTag
from heraut.nfc.payload import decode_message
from heraut.nfc.register import load as load_deck
from heraut.nfc.register import save as save_deck
from heraut.voice.models.receipt import damaged
from heraut.voice.models.store import find

HERE = Path(__file__).parent
GAMES = ("kingsbridge", "seven_kingdoms", "kingdom_builder", "world_without_end")
BOXES = GAMES[1:]
"""The games whose box may be corrected."""
SAMPLES = sorted((HERE / "matches").glob("*.jsonl"))
NAMES = [path.stem for path in SAMPLES]


def told(path: Path) -> dict[str, Any]:
    """Return what is known of a sample."""
    notes: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return notes


def header(path: Path) -> dict[str, Any]:
    first: dict[str, Any] = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    return first


def standing(match: Match) -> dict[str, object]:
    """Return how a match stands, as ``NAME.json`` tells it; of many legal actions every so many."""
    scores = match.rules.scores(match.state)
    legal = sorted(map(str, match.rules.legal(match.state)))
    return {
        "steps": len(match.history),
        "to_act": match.to_act,
        "scores": [score.points for score in scores],
        "won": [score.seat for score in scores if score.won],
        "legal": len(legal),
        "some_legal": legal[:: max(1, -(-len(legal) // 40))],
    }


def after(match: Match, notation: str) -> tuple[Match, list[str]]:
    """Return a match after an action and all that the table then does, and what was done."""
    steps = len(match.history)
    match = match.play(notation).settle()
    return match, [step.notation for step in match.history[steps:]]


def test_there_are_samples_of_every_kind() -> None:
    headers = [header(path) for path in SAMPLES]
    kinds = {(head["game"], head["options"]["cards"]) for head in headers}
    assert kinds == {(game, cards) for game in GAMES for cards in ("app", "table")}
    corrected = {head["game"] for head in headers if head["format"] == "heraut-journal-2"}
    assert corrected == set(BOXES)
    undone = {head["game"] for head, path in zip(headers, SAMPLES, strict=True) if undoes(path)}
    assert undone == set(GAMES)
    assert [path.stem for path in SAMPLES if told(path)["torn"]] == ["kingsbridge-torn"]


def undoes(path: Path) -> bool:
    return '{"undo":true,' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SAMPLES, ids=NAMES)
def test_a_match_stands_as_it_stood_and_its_file_is_left_alone(path: Path) -> None:
    octets = path.read_bytes()
    match, _, lost = load(path)
    notes = told(path)
    assert standing(match) == notes["stands"]
    assert (lost is not None) == notes["torn"]
    head = header(path)
    assert (match.rules.name, match.seats) == (head["game"], head["seats"])
    assert (match.seed, list(match.players)) == (head["seed"], head["players"])
    assert {**match.options, **head["options"]} == match.options
    assert path.read_bytes() == octets


@pytest.mark.parametrize("path", SAMPLES, ids=NAMES)
def test_a_match_goes_on_as_it_would_have_then(path: Path) -> None:
    """With cards of the app, also the cards that come are the same."""
    match, _, _ = load(path)
    notes = told(path)
    match = match.settle()
    for done in notes["then"]:
        match, now = after(match, done[0])
        assert now == done
    assert standing(match) == notes["then_stands"]


DEALT = [path for path in SAMPLES if header(path)["options"]["cards"] == "app"]


@pytest.mark.parametrize("path", DEALT, ids=[path.stem for path in DEALT])
def test_all_cards_of_the_app_follow_from_the_seed_as_they_did(path: Path) -> None:
    kept, _, _ = load(path)
    match = kept.rewound(0).settle()
    for step in kept.history:
        if step.by != TABLE:
            match = match.play(step.notation).settle()
    done = [step.notation for step in kept.history]
    assert done
    # A file that was torn ends before the cards that came.
    assert [step.notation for step in match.history[: len(done)]] == done


@pytest.mark.parametrize("path", SAMPLES, ids=NAMES)
def test_a_match_is_written_on_into_its_file(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(path, tmp_path))
    octets = copy.read_bytes()
    match, journal, lost = load(copy)
    match = match.settle()
    for done in told(path)["then"]:
        match, _ = after(match, done[0])
        journal.save(match)
    again, _, still_lost = load(copy)
    assert standing(again) == told(path)["then_stands"]
    assert still_lost is None
    assert copy.read_bytes().startswith(octets.removesuffix((lost or "").encode()))


def heraut(home: Path, *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "heraut", *words],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env={**os.environ, "HERAUT_HOME": str(home), "PYTHONUTF8": "1"},
        timeout=120,
        check=False,
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "kingsbridge-two",
        "seven-kingdoms-own-box",
        "kingdom-builder-table",
        "world-without-end-own-card",
    ],
)
def test_a_match_is_resumed_by_the_command(name: str, tmp_path: Path) -> None:
    copy = Path(shutil.copy(HERE / "matches" / f"{name}.jsonl", tmp_path))
    octets = copy.read_bytes()
    resumed = heraut(tmp_path, "play", "--resume", copy.name, "--text", lines="quitte\noui\n")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "La partie reprend" in resumed.stdout
    assert copy.read_bytes() == octets


# The folder of all that Héraut keeps --------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HERE / "home", tmp_path / "home"))


@pytest.mark.long
@pytest.mark.parametrize("game", BOXES)
def test_new_matches_are_played_with_the_corrections_of_a_box(game: str, home: Path) -> None:
    begun = heraut(home, "play", game, "--seed", "3", "--text", "--save", "new.jsonl")
    assert (begun.returncode, begun.stderr) == (0, "")
    text = (HERE / "home" / "boxes" / f"{game}.toml").read_text(encoding="utf-8")
    assert header(home / "new.jsonl")["overlay"] == text
    (own,) = (HERE / "matches").glob(f"{game.replace('_', '-')}-own-box.jsonl")
    assert header(own)["overlay"] == text


@pytest.mark.long
def test_a_card_is_added_to_the_corrections_of_a_box(home: Path) -> None:
    path = home / "boxes" / "world_without_end.toml"
    before = path.read_text(encoding="utf-8")
    lines = (
        "deux\nsans titre\nimmédiat\nun blé, deux or, un bois, un point\n"
        "échange\nune laine\ntrois or\nc'est tout\noui\nnon\n"
    )
    asked = heraut(home, "facts", "add-event", "world_without_end", "--text", lines=lines)
    assert asked.returncode == 0 and "Carte gardée" in asked.stdout, asked.stdout + asked.stderr
    assert path.read_text(encoding="utf-8").startswith(before.rstrip())
    checked = heraut(home, "facts", "world_without_end", "--check", str(path))
    assert checked.returncode == 0 and "La foire de Kingsbridge" in checked.stdout


DECK = {
    "04a1b2c3d4e500": CardTag("kingsbridge", "7", 1),
    "04a1b2c3d4e501": CardTag("kingsbridge", "7", 2),
    "04a1b2c3d4e502": CardTag("kingsbridge", "column", 3),
    "04a1b2c3d4e503": CardTag("kingsbridge", "wilwulf", 1),
    "04a1b2c3d4e504": CardTag("seven_kingdoms", "token_plus_3", 1),
    "04a1b2c3d4e505": CardTag("seven_kingdoms", "crest_3", 1),
    "04a1b2c3d4e506": CardTag("kingdom_builder", "canyon", 1),
    "04a1b2c3d4e507": CardTag("world_without_end", "action_wheat", 1),
    "04a1b2c3d4e508": CardTag("world_without_end", "event_i-10", 1),
}
LEARNT = {
    "04a1b2c3d4e5f0": CardTag("kingsbridge", "8", 1),
    "04a1b2c3d4e5f1": CardTag("seven_kingdoms", "17", 1),
}


def test_a_deck_knows_its_cards_and_is_kept_as_it_was(home: Path) -> None:
    path = home / "deck.json"
    octets = path.read_bytes()
    deck = load_deck(path)
    assert (dict(deck.written), dict(deck.learnt)) == (DECK, LEARNT)
    save_deck(path, deck)
    assert path.read_bytes() == octets


@pytest.mark.parametrize("uid", sorted(DECK))
def test_a_chip_is_read_as_its_card(uid: str) -> None:
    chips = json.loads((HERE / "chips.json").read_text(encoding="utf-8"))
    key = load_deck(HERE / "home" / "deck.json").key
    assert decode_message(bytes.fromhex(chips[uid]), bytes.fromhex(uid), key) == DECK[uid]


def test_a_personal_model_is_found_with_what_is_known_of_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notes also tell the size of each file, so that damage is found."""
    monkeypatch.setenv("HERAUT_HOME", str(home))
    monkeypatch.delenv("HERAUT_MODEL", raising=False)
    folder = home / "models" / "fr-anna"
    sizes = json.loads((folder / "heraut-files.json").read_text(encoding="utf-8"))
    missing = {name: size for name, size in sizes.items() if not (folder / name).exists()}
    for name, size in missing.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(bytes(size))
    choice = find("fr", "anna")
    assert (choice.name, choice.path) == ("fr-anna", folder)
    known = choice.personal
    assert known is not None
    assert (known.base, known.voices) == ("fr-embedded", ("Anna", "Zoé"))
    assert (known.clips, known.left_out, known.before, known.after) == (48, 12, 5, 11)
    assert damaged(folder) == ()
    (folder / "graph" / "Gr.fst").write_bytes(b"cut off")
    assert damaged(folder) == ("graph/Gr.fst",)

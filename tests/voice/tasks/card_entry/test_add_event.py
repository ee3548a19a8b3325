"""``heraut facts add-event``: a card of one's own box, by questions, in one's own file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from heraut.engines.facts import BadOverlay
from heraut.engines.forms import Added
from heraut.engines.registry import RULES
from heraut.engines.rules import Rules
from heraut.nfc import CardTag
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.register import load
from heraut.voice.box_data import corrections
from heraut.voice.commands.facts import facts
from heraut.voice.tasks.card_entry.owner_file import add

from .conversations import CORNERS, EFFECTS

GAME = "world_without_end"
BEGUN = ("deux", "sans titre", "beige", CORNERS)
CARD = (*BEGUN, "chacun gagne", "un or", "c'est tout", "oui")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def enter(*lines: str, options: tuple[str, ...] = ()) -> Result:
    words = ["add-event", "--text", *options]
    return CliRunner().invoke(facts, words, input="".join(f"{line}\n" for line in lines))


def written(path: Path) -> dict[str, object]:
    return {item: table["value"] for item, table in tomllib.loads(path.read_text("utf-8")).items()}


def test_a_card_is_kept_in_the_file_that_new_matches_use() -> None:
    result = enter(*CARD)
    assert result.exit_code == 0
    path = corrections.overlay_path(GAME)
    assert f"Carte gardée. C'est l'événement deux sept, dans le fichier {path}." in result.output
    assert "Les nouvelles parties s'en servent." in result.output
    face, corners = written(path).values()
    assert face == {
        "period": 2,
        "title": "Chacun reçoit un or",
        "kind": "immediate",
        "effects": [{"op": "each_gain", "gain": {"gold": 1}}],
    }
    assert corners == {"corners": ["wheat", "gold2", "vp", "stone"]}
    (name,) = (item for item in written(path) if item.startswith("event_"))
    assert f"heraut cards write {GAME}/{name}" in result.output
    assert corrections.installed(GAME) == path.read_text("utf-8")


def test_one_card_after_the_other_without_starting_again() -> None:
    result = enter(*CARD, "le pont", "aide", "oui", *BEGUN, "c'est tout", "oui", "non")
    assert result.output.count("Une autre carte ? Oui ou non.") == 4
    assert result.output.count("Les nouvelles parties s'en servent.") == 1
    assert "C'est fini." in result.output and result.exit_code == 0
    names = [item for item in written(corrections.overlay_path(GAME)) if item.startswith("event_")]
    assert result.output.splitlines()[-1] == "Pour leurs puces : heraut cards write " + " ".join(
        f"{GAME}/{name}" for name in names
    )
    assert len(names) == 2


def test_a_card_that_is_left_does_not_take_those_before_it_along() -> None:
    for more in (("oui", "quitte"), ("oui", *BEGUN, "quitte", "oui"), ("oui", *BEGUN), ("quitte",)):
        corrections.remove(GAME)
        result = enter(*CARD, *more)
        assert result.exit_code == 0
        assert len(written(corrections.overlay_path(GAME))) == 2
        told = result.output.count("Carte abandonnée. Rien n'est changé.")
        assert told == (1 if len(more) > 1 else 0)


def test_a_file_that_was_broken_meanwhile_ends_the_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check, reads = corrections.check, []

    def broken(rules: Rules[object, object], seen: Path) -> str:
        reads.append(seen)
        if len(reads) == 3:
            seen.write_text("[tax_die]\nvalue = [1]\n", encoding="utf-8")
        return check(rules, seen)

    monkeypatch.setattr(corrections, "check", broken)
    result = enter(*CARD, "oui")
    assert "tax_die.value" in result.output and result.exit_code == 0


def test_a_file_keeps_all_that_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# My box.\n[tax_die]\nvalue = [2, 3, 3, 4, 4, 5] # seen", encoding="utf-8")
    options = (GAME, "--file", str(path))
    result = enter(*CARD, options=options)
    assert f"heraut facts {GAME} --install {path}" in result.output
    assert path.read_text("utf-8").startswith("# My box.\n[tax_die]\nvalue = [2, 3, 3, 4, 4, 5] #")
    enter(*BEGUN[:1], 'Un « "bon" » \\ jour', *BEGUN[2:], "c'est tout", "oui", options=options)
    items = written(path)
    assert len(items) == 5
    titles = [
        value["title"] for value in items.values() if isinstance(value, dict) if "title" in value
    ]
    assert titles == ["Chacun reçoit un or", 'Un « "bon" » \\ jour']
    assert corrections.installed(GAME) == ""


@pytest.mark.parametrize("op", EFFECTS)
def test_what_is_written_is_accepted_by_the_game(op: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    answers, _ = EFFECTS[op]
    result = enter(*BEGUN, *answers, "c'est tout", "oui", options=("--file", str(path)))
    assert result.exit_code == 0
    assert corrections.check(RULES[GAME], path)


@pytest.mark.parametrize("lines", [BEGUN, ("quitte",), (*BEGUN, "quitte", "oui"), (), ("annule",)])
def test_a_card_that_is_left_or_cut_off_writes_nothing(lines: tuple[str, ...], home: Path) -> None:
    result = enter(*lines)
    assert result.exit_code == 1
    assert result.output.count("Carte abandonnée. Rien n'est changé.") == 1
    assert not home.joinpath("boxes").exists()


def test_a_card_that_has_no_place_says_why_and_can_be_changed() -> None:
    enter(*CARD)
    result = enter(*CARD, "le titre", "Un autre", "oui")
    refused = "Chacun reçoit un or est déjà dans ton fichier, c'est l'événement deux sept."
    assert f"{refused} Que faut-il changer" in " ".join(result.output.split("\n"))
    assert result.exit_code == 0
    assert len(written(corrections.overlay_path(GAME))) == 4


def test_a_file_that_cannot_be_used_is_refused_before_the_first_question(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("\n[tax_die]\nvalue = [1]\n", encoding="utf-8")
    result = enter(*CARD, options=("--file", str(path)))
    assert result.exit_code == 1
    assert f"fichier {path}, ligne 3, tax_die.value" in result.output
    assert "Quelle période" not in result.output


def test_a_file_that_cannot_be_read_is_no_reason_to_ask(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("not a folder", encoding="utf-8")
    result = enter(*CARD, options=("--file", str(folder / "mine.toml")))
    assert isinstance(result.exception, OSError)
    assert "Quelle période" not in result.output


def test_a_disk_that_is_full_for_a_moment_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    write, tries = corrections.write, []

    def full_once(path: Path, text: str) -> None:
        tries.append(path)
        if len(tries) == 1:
            raise OSError(28, "no space", str(path))
        write(path, text)

    monkeypatch.setattr(corrections, "write", full_once)
    result = enter(*CARD, "non", "oui")
    assert result.output.count("Que faut-il changer") == 1
    assert result.exit_code == 0 and len(written(tries[0])) == 2


def test_what_was_written_in_the_file_meanwhile_stays_or_is_blamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    reads = []

    def changed(rules: Rules[object, object], seen: Path) -> str:
        reads.append(seen)
        if len(reads) == 2:
            seen.write_text("[tax_die]\nvalue = [1]\n", encoding="utf-8")
        if len(reads) == 3:
            seen.write_text("[tax_die]\nvalue = [2, 3, 3, 4, 4, 4]\n", encoding="utf-8")
        return check(rules, seen)

    check = corrections.check
    monkeypatch.setattr(corrections, "check", changed)
    result = enter(*CARD, "non", "oui", options=("--file", str(path)))
    assert f"fichier {path}, ligne 2, tax_die.value" in result.output
    assert result.exit_code == 0 and next(iter(written(path))) == "tax_die"
    assert len(written(path)) == 3


def test_a_card_that_the_game_refuses_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# nothing yet\n", encoding="utf-8")
    wrong = Added("event_i-06", {"event_i-06": {"period": 9, "kind": "immediate", "effects": []}})
    with pytest.raises(BadOverlay) as bad:
        add(RULES[GAME], path, path.read_text("utf-8"), wrong)
    assert (bad.value.item, bad.value.line) == ("event_i-06.value.period", 4)
    assert path.read_text("utf-8") == "# nothing yet\n"


def test_only_games_with_such_cards_are_taken() -> None:
    result = enter(options=("kingsbridge",))
    assert result.exit_code == 2
    assert "Kingsbridge n'a pas de carte à décrire." in result.output


def test_the_chip_is_written_at_once(tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    with EmulatedField() as field:
        tag = EmulatedTag.blank()
        field.put(tag)
        options = ("--tag", "--reader", field.path, "--deck", str(deck), "--no-speak")
        result = enter(*CARD, options=(*options, "--wait", "10"))
    assert result.exit_code == 0, result.output
    (name,) = (
        item for item in written(corrections.overlay_path(GAME)) if item.startswith("event_")
    )
    assert dict(load(deck).written) == {tag.hex: CardTag(GAME, name, 1)}


def test_without_a_chip_the_card_is_kept_and_the_way_to_write_one_is_told(tmp_path: Path) -> None:
    with EmulatedField() as field:
        options = ("--tag", "--reader", field.path, "--deck", str(tmp_path / "deck.json"))
        result = enter(*CARD, options=(*options, "--no-speak", "--wait", "0.2"))
    assert result.exit_code == 1
    (name,) = (
        item for item in written(corrections.overlay_path(GAME)) if item.startswith("event_")
    )
    assert result.output.splitlines()[-1].endswith(f"heraut cards write {GAME}/{name}")


def test_help_names_both_commands() -> None:
    assert "add-event" in CliRunner().invoke(facts, ["--help"]).output
    assert "question par question" in CliRunner().invoke(facts, ["add-event", "--help"]).output

"""Every problem with a tag, a reader, a register or a name has its words."""

import re
from importlib.resources import files

import pytest

from heraut.nfc import BadTag, Problem, ReaderLost
from heraut.voice.herald import Verbosity, Words

WORDS = Words("fr")
REASONS = ("unplugged", "no_reader", "no_libusb", "busy", "no_permission", "error")
VALUES = {
    "content": "text",
    "excerpt": "Bon pour un café",
    "why": "raison",
    "deck": "00ff00ff",
    "version": 2,
    "path": "deck.json",
    "text": "sept",
    "name": "kingsbridge/x",
    "most": 255,
    "copy": 300,
    "game": "kingsbridge",
    "card": "7",
    "needed": 150,
    "capacity": 142,
    "excess": 8,
    "uri": "http://example.org",
    "format": "heraut-deck-2",
}


def keys_in_the_code() -> list[str]:
    kinds = "card|content|learn|register|write|tag"
    keys: set[str] = set()
    for module in files("heraut.nfc").iterdir():
        if module.name.endswith(".py"):
            raised = (
                rf'(?:Error|CardNameError|super\(\).__init__)\(\s*"((?:{kinds})_[a-z_]+|card_name)"'
            )
            keys.update(re.findall(raised, module.read_text(encoding="utf-8")))
    return sorted(keys)


def test_the_errors_of_the_code_are_found() -> None:
    assert {"card_name", "write_locked", "register_damaged", "tag_gone"} <= set(keys_in_the_code())
    assert len(keys_in_the_code()) >= 18


@pytest.mark.parametrize("key", keys_in_the_code())
def test_every_error_has_words(key: str) -> None:
    assert WORDS.text("error-" + key.replace("_", "-"), **VALUES)


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_says_what_was_read_and_that_nothing_was_played(problem: Problem) -> None:
    name = problem.replace("_", "-")
    what = WORDS.text(f"what-tag-{name}", **VALUES)
    spoken = WORDS.text(f"error-tag-{name}", **VALUES)
    assert spoken.startswith(what)
    assert "Je n'ai rien joué." in spoken
    after = spoken.partition("Je n'ai rien joué.")[2]
    assert re.search(r"\b(Pose|Repose|Dis)", after), "what to do next is missing"
    assert "Rien n'est joué" in WORDS.text(f"error-tag-{name}", Verbosity.BRIEF, **VALUES)
    assert BadTag(problem, "04", {}).key == f"tag_{problem}"


@pytest.mark.parametrize("content", ["text", "uri", "no_ndef", "other"])
def test_a_foreign_tag_is_told_by_what_it_holds(content: str) -> None:
    said = WORDS.text("error-tag-foreign", content=content, excerpt="Bon pour un café")
    assert ("Bon pour un café" in said) == (content in ("text", "uri"))


@pytest.mark.parametrize("reason", REASONS)
def test_every_loss_of_the_reader_says_that_play_goes_on(reason: str) -> None:
    lost = "error-" + ReaderLost(reason).key.replace("_", "-")
    assert "La partie continue à la voix" in WORDS.text(lost)
    assert "On continue à la voix." in WORDS.text(lost, Verbosity.BRIEF)
    assert WORDS.text("error-reader-" + reason.replace("_", "-"), **VALUES)


def test_a_reader_that_is_back_is_told() -> None:
    assert WORDS.text("reader-back", name="ACR")
    assert "ACR" in WORDS.text("reader-back", Verbosity.FULL, name="ACR")
    assert "usb" in WORDS.text("error-reader-bad-path", path="x")


@pytest.mark.parametrize(("copy", "words"), [(0, "carte 7"), (3, "carte 7, exemplaire trois")])
def test_a_card_is_named_with_its_copy_only_when_it_has_one(copy: int, words: str) -> None:
    named = WORDS.text("card-name", game="kingsbridge", card="7", copy=copy)
    assert named == f"Kingsbridge, {words}"

"""Writing tags over the real nfcpy stack, and reading them back."""

from collections.abc import Callable, Iterator
from typing import Any

import ndef
import pytest

from heraut.nfc import BadTag, CardTag, ContentError, Problem, TagProblem, Tapped, WriteError
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.frontend import Frontend, open_frontend
from heraut.nfc.payload import TagContent
from heraut.nfc.writer import Written, look_at, wait_for_tag, write_card

from .tags import MuteTag, cut_short, locked, unknown_version

SEVEN = CardTag("kingsbridge", "7", 3)
EIGHT = CardTag("kingsbridge", "8", 1)


@pytest.fixture
def frontend(field: EmulatedField) -> Iterator[Frontend]:
    with open_frontend(field.path) as frontend:
        yield frontend


def write(frontend: Frontend, content: TagContent, deck: Deck) -> Written:
    tag = wait_for_tag(frontend, 5.0)
    assert tag is not None
    return write_card(frontend, tag, content, deck)


def look(frontend: Frontend, deck: Deck) -> CardTag | TagProblem:
    tag = wait_for_tag(frontend, 5.0)
    assert tag is not None
    return look_at(frontend, tag, deck)


@pytest.mark.parametrize(
    "content",
    [
        TagContent(SEVEN),
        TagContent(SEVEN, "Carte sept", "fr"),
        TagContent(SEVEN, "Carte sept", "fr", "https://heraut.games/k7"),
    ],
)
def test_a_written_tag_is_a_card(
    content: TagContent,
    field: EmulatedField,
    frontend: Frontend,
    deck: Deck,
    watch: Callable[[str, Deck], Any],
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    written = write(frontend, content, deck)
    assert (written.card, written.uid, written.capacity) == (SEVEN, tag.hex, 137)
    assert 0 < written.size <= 137
    assert watch(field.path, deck).next() == Tapped(SEVEN, tag.hex)


@pytest.mark.parametrize("kind", ["foreign", "half", "cut", "overlong", "card", "version"])
def test_whatever_the_tag_held_is_replaced(
    kind: str, field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    overlong = EmulatedTag.with_card(EIGHT, deck)
    overlong.memory[17] = 200
    tags = {
        "foreign": EmulatedTag.foreign(),
        "half": EmulatedTag.half_written(EIGHT, deck),
        "cut": cut_short(EIGHT, deck),
        "overlong": overlong,
        "card": EmulatedTag.with_card(EIGHT, deck),
        "version": unknown_version(EIGHT, deck),
    }
    field.put(tags[kind])
    write(frontend, TagContent(SEVEN), deck)
    assert look(frontend, deck) == SEVEN


def test_a_tag_lifted_while_it_is_written_is_half_written_and_can_be_written_again(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    for writes in (1, 2, 5, 14):
        tag = EmulatedTag.with_card(TagContent(EIGHT, "Carte huit"), deck)
        field.put(tag)
        field.take_after(writes=writes)
        with pytest.raises(WriteError) as caught:
            write(frontend, TagContent(SEVEN), deck)
        assert caught.value.key == "write_interrupted"
        field.put(tag)
        found = look(frontend, deck)
        assert isinstance(found, TagProblem)
        assert found.problem is Problem.HALF_WRITTEN
        write(frontend, TagContent(SEVEN), deck)
        assert look(frontend, deck) == SEVEN


def test_a_locked_tag_is_refused_and_keeps_what_it_holds(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    tag = locked([ndef.TextRecord("Pour toujours", "fr")])
    before = bytes(tag.memory)
    field.put(tag)
    with pytest.raises(WriteError) as caught:
        write(frontend, TagContent(SEVEN), deck)
    assert caught.value.key == "write_locked"
    assert bytes(tag.memory) == before


def test_a_tag_with_dead_pages_did_not_keep_what_was_written(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    class Worn(EmulatedTag):
        def _write(self, page: int, data: bytes) -> bytes:
            return super()._write(page, data if page != 9 else bytes(4))

    field.put(Worn())
    with pytest.raises(WriteError) as caught:
        write(frontend, TagContent(SEVEN), deck)
    assert caught.value.key == "write_not_kept"


def test_another_kind_of_card_is_never_written(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    tag = EmulatedTag.blank()
    tag.memory[12:20] = b"ticket-1"
    before = bytes(tag.memory)
    field.put(tag)
    with pytest.raises(TagProblem) as caught:
        write(frontend, TagContent(SEVEN), deck)
    assert caught.value.details["content"] == "no_ndef"
    assert bytes(tag.memory) == before


def test_a_tag_without_room_for_messages_is_refused(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    tag = EmulatedTag.blank()
    tag.memory[12:24] = bytes(12)
    field.put(tag)
    with pytest.raises(WriteError) as caught:
        write(frontend, TagContent(SEVEN), deck)
    assert caught.value.key == "write_not_ndef"
    assert not any(tag.memory[12:160])


def test_the_room_of_the_tag_itself_counts(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    text = "x" * 85
    reused = EmulatedTag.foreign()
    field.put(reused)
    assert write(frontend, TagContent(SEVEN, text), deck).size in range(138, 143)
    new = EmulatedTag.blank()
    before = bytes(new.memory)
    field.put(new)
    with pytest.raises(ContentError) as caught:
        write(frontend, TagContent(SEVEN, text), deck)
    assert caught.value.key == "content_too_long"
    assert caught.value.details["capacity"] == 137
    assert bytes(new.memory) == before


def test_nothing_laid_down_is_nothing(frontend: Frontend) -> None:
    assert wait_for_tag(frontend, 0.1) is None


def test_a_tag_that_does_not_answer_is_looked_at_in_vain(
    field: EmulatedField, frontend: Frontend, deck: Deck
) -> None:
    field.put(MuteTag())
    found = look(frontend, deck)
    assert isinstance(found, TagProblem)
    assert found.problem is Problem.UNREADABLE


def test_a_strange_tag_is_told_as_the_reader_tells_it(
    field: EmulatedField, frontend: Frontend, deck: Deck, watch: Callable[[str, Deck], Any]
) -> None:
    field.put(EmulatedTag.foreign("Bon pour un café"))
    found = look(frontend, deck)
    assert isinstance(found, TagProblem)
    event = watch(field.path, deck).next()
    assert isinstance(event, BadTag)
    assert (event.problem, event.details) == (found.problem, found.details)

"""The reader over the real nfcpy stack, with emulated tags at a UDP port."""

import errno
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from heraut.nfc import BadTag, CardTag, Problem, ReaderBack, ReaderError, ReaderLost, Tapped
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.frontend import _why_not, open_frontend, reader_name, reason_of
from heraut.nfc.payload import TagContent
from heraut.nfc.reader import Reader

from .tags import MuteTag, copied, cut_short, unknown_version

Watch = Callable[[str, Deck], Any]
usb1 = import_module("usb1")  # ships no types
SEVEN = CardTag("kingsbridge", "7", 3)
PATIENCE = 10.0


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as spare:
        spare.bind(("127.0.0.1", 0))
        return int(spare.getsockname()[1])


@pytest.mark.parametrize(
    "content",
    [
        TagContent(SEVEN),
        TagContent(SEVEN, "Carte sept", "fr"),
        TagContent(SEVEN, "Carte sept", "fr", "https://heraut.games/k7"),
        TagContent(CardTag("k" * 19, "c" * 20, 255)),
        TagContent(CardTag("kingsbridge", "7")),
    ],
)
def test_a_card_laid_down_is_tapped(
    content: TagContent, field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    tag = EmulatedTag.with_card(content, deck)
    field.put(tag)
    assert watched.next() == Tapped(content.card, tag.hex)


def strange_tags(deck: Deck) -> dict[str, tuple[EmulatedTag, Problem]]:
    return {
        "blank": (EmulatedTag.blank(), Problem.BLANK),
        "zeros": (EmulatedTag.with_message(b""), Problem.BLANK),
        "foreign": (EmulatedTag.foreign("Bon pour un café"), Problem.FOREIGN),
        "half written": (EmulatedTag.half_written(SEVEN, deck), Problem.HALF_WRITTEN),
        "cut short": (cut_short(SEVEN, deck), Problem.HALF_WRITTEN),
        "wrong deck": (EmulatedTag.wrong_deck(SEVEN), Problem.WRONG_DECK),
        "forged": (EmulatedTag.forged(SEVEN, deck), Problem.FORGED),
        "copied": (copied(EmulatedTag.with_card(SEVEN, deck)), Problem.FORGED),
        "version": (unknown_version(SEVEN, deck), Problem.UNKNOWN_VERSION),
    }


@pytest.mark.parametrize("kind", list(strange_tags(Deck.new())))
def test_a_strange_tag_is_called_what_it_is(
    kind: str, field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    tag, problem = strange_tags(deck)[kind]
    watched = watch(field.path, deck)
    field.put(tag)
    event = watched.next()
    assert isinstance(event, BadTag)
    assert (event.problem, event.uid) == (problem, tag.hex)


def test_a_length_that_leads_out_of_the_tag_is_half_written(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    tag = EmulatedTag.with_card(SEVEN, deck)
    tag.memory[17] = 200
    field.put(tag)
    assert watch(field.path, deck).next() == BadTag(Problem.HALF_WRITTEN, tag.hex)


def test_memory_that_is_not_formatted_is_blank_or_foreign(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    empty = EmulatedTag.blank()
    empty.memory[12:40] = bytes(28)
    field.put(empty)
    assert watched.next() == BadTag(Problem.BLANK, empty.hex)
    used = EmulatedTag.blank()
    used.memory[12:20] = b"ticket-1"
    field.put(used)
    event = watched.next()
    assert event == BadTag(Problem.FOREIGN, used.hex, {"content": "no_ndef", "excerpt": ""})


def test_a_tag_that_does_not_answer_is_unreadable(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    tag = MuteTag()
    field.put(tag)
    event = watch(field.path, deck).next()
    assert isinstance(event, BadTag)
    assert (event.problem, event.uid) == (Problem.UNREADABLE, tag.hex)


def test_a_tag_lifted_before_it_was_read_is_told(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    tag = EmulatedTag.with_card(SEVEN, deck)
    field.put(tag)
    field.take_after(reads=2)
    watched = watch(field.path, deck)
    assert watched.next() == BadTag(Problem.TOO_QUICK, tag.hex)
    field.put(tag)
    assert watched.next() == Tapped(SEVEN, tag.hex)


class Slipping(EmulatedTag):
    """A tag of which some octets are misread as long as it ``slips``."""

    slips = 1

    def answer(self, command: bytes) -> bytes | None:
        answer = super().answer(command)
        if command == b"\x30\x08" and answer is not None and self.slips:
            self.slips -= 1
            return answer[:-1] + bytes([answer[-1] ^ 1])
        return answer


def test_a_slipping_card_that_was_misread_once_is_tapped_and_nothing_else_is_told(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    tag = Slipping()
    tag.memory[:] = EmulatedTag.with_card(SEVEN, deck, tag.uid).memory
    field.put(tag)
    assert watched.next() == Tapped(SEVEN, tag.hex)
    assert tag.slips == 0


def test_a_card_that_is_misread_twice_in_the_same_way_is_told(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    tag = Slipping()
    tag.slips = 2
    tag.memory[:] = EmulatedTag.with_card(SEVEN, deck, tag.uid).memory
    field.put(tag)
    event = watched.next()
    assert isinstance(event, BadTag)
    assert (event.problem, tag.slips) == (Problem.FORGED, 0)


def test_a_learnt_tag_is_known_whatever_it_holds(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    for copy, tag in enumerate((EmulatedTag.foreign(), MuteTag(), EmulatedTag.blank()), 1):
        watched.reader.use(deck.learn(tag.hex, SEVEN.numbered(copy)))
        field.put(tag)
        assert watched.next() == Tapped(SEVEN.numbered(copy), tag.hex)


def test_a_tag_left_lying_is_one_tap_and_a_tag_laid_again_another(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    tag = EmulatedTag.with_card(SEVEN, deck)
    field.put(tag)
    assert watched.next() == Tapped(SEVEN, tag.hex)
    time.sleep(0.5)  # a dozen looks, none of which may count
    assert watched.reader.lying == {tag.hex}
    field.take()
    until(lambda: not watched.reader.lying)
    assert watched.events.empty()
    field.put(tag)
    assert watched.next() == Tapped(SEVEN, tag.hex)


def test_a_bad_tag_left_lying_is_told_once(field: EmulatedField, deck: Deck, watch: Watch) -> None:
    watched = watch(field.path, deck)
    tag = EmulatedTag.foreign()
    field.put(tag)
    assert isinstance(watched.next(), BadTag)
    time.sleep(0.3)
    field.take()
    until(lambda: not watched.reader.lying)
    assert watched.events.empty()


def test_one_card_after_another_without_a_gap(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    tags = [EmulatedTag.with_card(CardTag("kingsbridge", str(n)), deck) for n in range(1, 6)]
    for number, tag in enumerate(tags, 1):
        field.put(tag)
        assert watched.next() == Tapped(CardTag("kingsbridge", str(number)), tag.hex)


def test_a_reader_pulled_out_is_told_once_and_comes_back(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    assert watched.reader.answers(PATIENCE)
    for copy in (1, 2):
        field.unplug()
        lost = watched.next()
        assert isinstance(lost, ReaderLost)
        assert lost.reason == "unplugged"
        assert not watched.reader.answers()
        # While it stays away it is tried again, which may be told as "there is none", once.
        time.sleep(0.5)
        field.replug()
        events = [watched.next()]
        if isinstance(events[0], ReaderLost):
            assert events[0].reason == "no_reader"
            events.append(watched.next())
        assert isinstance(events[-1], ReaderBack)
        assert events[-1].name
        tag = EmulatedTag.with_card(SEVEN.numbered(copy), deck)
        field.put(tag)
        assert watched.next() == Tapped(SEVEN.numbered(copy), tag.hex)


def test_a_card_left_on_a_reader_that_comes_back_is_not_played_again(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    left = EmulatedTag.with_card(SEVEN, deck)
    field.put(left)
    assert isinstance(watched.next(), Tapped)
    field.unplug()
    assert isinstance(watched.next(), ReaderLost)
    field.replug()
    until(watched.reader.answers)
    time.sleep(0.2)
    other = EmulatedTag.with_card(CardTag("kingsbridge", "8"), deck)
    field.put(other)
    seen = [watched.next()]
    while not isinstance(seen[-1], Tapped):
        seen.append(watched.next())
    assert seen[-1] == Tapped(CardTag("kingsbridge", "8"), other.hex)


def test_a_reader_plugged_in_later_is_found(deck: Deck, watch: Watch) -> None:
    port = free_port()
    watched = watch(f"udp:localhost:{port}", deck)
    lost = watched.next()
    assert isinstance(lost, ReaderLost)
    assert lost.reason == "no_reader"
    with EmulatedField(port) as field:
        assert isinstance(watched.next(), ReaderBack)
        tag = EmulatedTag.with_card(SEVEN, deck)
        field.put(tag)
        assert watched.next() == Tapped(SEVEN, tag.hex)


def test_a_reader_that_talks_rubbish_is_told_with_the_reason(deck: Deck, watch: Watch) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as rogue:
        rogue.bind(("127.0.0.1", 0))
        rogue.settimeout(PATIENCE)

        def babble() -> None:
            while True:
                datagram, sender = rogue.recvfrom(1024)
                if not datagram.startswith(b"RFOFF"):
                    rogue.sendto(b"106A nonsense", sender)
                    return

        babbler = threading.Thread(target=babble)
        babbler.start()
        event = watch(f"udp:localhost:{rogue.getsockname()[1]}", deck).next()
        babbler.join()
    assert isinstance(event, ReaderLost)
    assert event.reason == "error"
    assert "Error" in str(event.details["why"])


def test_no_usb_reader_is_told_with_the_reason(deck: Deck, watch: Watch) -> None:
    try:
        usb1.getVersion()
        expected = "no_reader"
    except OSError:
        expected = "no_libusb"
    path = "usb:ffff:fffe"  # no maker has this number
    event = watch(path, deck).next()
    assert isinstance(event, ReaderLost)
    assert (event.reason, event.details["path"]) == (expected, path)
    with pytest.raises(ReaderError) as caught:
        reader_name(path)
    assert caught.value.key == f"reader_{expected}"


def test_a_serial_port_that_is_not_there_is_no_reader(deck: Deck, watch: Watch) -> None:
    path = "com:COM250:pn532" if sys.platform == "win32" else "tty:USB250:pn532"
    event = watch(path, deck).next()
    assert isinstance(event, ReaderLost)
    assert event.reason == "no_reader"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.EBUSY, "busy"), "busy"),
        (OSError(errno.EACCES, "not allowed"), "no_permission"),
        (OSError(errno.ENODEV, "no such device"), "no_reader"),
        (FileNotFoundError(errno.ENOENT, "cannot find a suitable libusb-1.0"), "no_libusb"),
        (usb1.USBErrorAccess(), "no_permission"),
        (usb1.USBErrorOther(), "no_reader"),
        (ValueError("?"), "error"),
    ],
)
def test_each_error_of_opening_has_its_reason(error: Exception, reason: str) -> None:
    assert reason_of(error) == reason


def test_an_error_without_words_is_told_by_its_kind() -> None:
    told = [_why_not(error, "usb").details["why"] for error in (OSError(), OSError("no such bus"))]
    assert told == ["OSError", "no such bus"]


@pytest.mark.parametrize(
    "path", ["", "bluetooth:1", "udp", "udp:localhost", "udp:localhost:0", "udp:localhost:70000"]
)
def test_what_can_be_no_reader_is_refused_at_once(path: str, deck: Deck) -> None:
    with pytest.raises(ReaderError) as caught:
        Reader(path, deck, print)
    assert caught.value.key == "reader_bad_path"


@pytest.mark.parametrize(
    "path", ["usb", "usb:054c", "usb:054c:06c3", "usb:001:023", "tty:USB0:pn532", "com:3:pn532"]
)
def test_all_ways_to_name_a_reader_are_taken(path: str, deck: Deck) -> None:
    assert Reader(path, deck, print).path == path


def test_a_reader_has_a_name(field: EmulatedField) -> None:
    assert "UDP" in reader_name(field.path)
    with open_frontend(field.path) as frontend:
        assert frontend.sense() is None


def test_closing_stops_the_thread_and_is_harmless_twice(field: EmulatedField, deck: Deck) -> None:
    before = threading.active_count()
    reader = Reader(field.path, deck, print)
    reader.close()
    with Reader(field.path, deck, print) as reader:
        assert threading.active_count() == before + 1
    reader.close()
    assert threading.active_count() == before


def test_a_listener_that_fails_does_not_end_the_watch(field: EmulatedField, deck: Deck) -> None:
    heard: list[object] = []

    def listener(event: object) -> None:
        heard.append(event)
        if len(heard) == 1:
            raise RuntimeError("the listener stumbles")

    with Reader(field.path, deck, listener):
        field.put(EmulatedTag.with_card(SEVEN, deck))
        until(lambda: len(heard) == 1)
        field.put(EmulatedTag.with_card(SEVEN.numbered(1), deck))
        until(lambda: len(heard) == 2)
    assert [type(event) for event in heard] == [Tapped, Tapped]


def test_nothing_is_printed(
    field: EmulatedField, deck: Deck, watch: Watch, capfd: pytest.CaptureFixture[str]
) -> None:
    watch("usb:ffff:fffe", deck).next()
    watched = watch(field.path, deck)
    field.put(EmulatedTag.half_written(SEVEN, deck))
    watched.next()
    field.unplug()
    watched.next()
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("", "")


def test_importing_needs_neither_nfcpy_nor_libusb() -> None:
    code = (
        "import sys, heraut.nfc, heraut.nfc.emulator, heraut.nfc.writer, heraut.nfc.register;"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'nfc', 'usb1'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_two_chips_that_are_one_card_are_said_once_and_then_taken(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    first, second = (EmulatedTag.with_card(SEVEN, deck) for _ in range(2))

    def tapped(tag: EmulatedTag) -> Any:
        field.put(tag)
        told = watched.next()
        field.take()
        until(lambda: not watched.reader.lying)
        return told

    assert tapped(first) == Tapped(SEVEN, first.hex)
    assert tapped(second) == BadTag(Problem.TWIN, second.hex)
    assert tapped(second) == Tapped(SEVEN, second.hex)
    assert tapped(first) == Tapped(SEVEN, first.hex)


def test_cards_that_nobody_numbered_may_have_many_chips(
    field: EmulatedField, deck: Deck, watch: Watch
) -> None:
    watched = watch(field.path, deck)
    seven = CardTag("kingsbridge", "7")
    for _ in range(2):
        tag = EmulatedTag.with_card(seven, deck)
        field.put(tag)
        assert watched.next() == Tapped(seven, tag.hex)
        field.take()
        until(lambda: not watched.reader.lying)

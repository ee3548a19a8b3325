"""The emulated tag, as nfcpy alone sees it."""

import socket
from collections.abc import Iterator

import ndef
import pytest
from nfc import ContactlessFrontend
from nfc.clf import RemoteTarget
from nfc.tag import activate
from nfc.tag.tt2 import Type2TagCommandError

from heraut.nfc.emulator import EmulatedField, EmulatedTag

from .tags import MuteTag

TEXT = ndef.TextRecord("Bonjour", "fr")


@pytest.fixture
def nfcpy(field: EmulatedField) -> Iterator[ContactlessFrontend]:
    frontend = ContactlessFrontend(field.path)
    yield frontend
    frontend.close()


def sensed(nfcpy: ContactlessFrontend) -> RemoteTarget | None:
    return nfcpy.sense(RemoteTarget("106A"), iterations=1)


def test_nfcpy_takes_it_for_an_ntag213(field: EmulatedField, nfcpy: ContactlessFrontend) -> None:
    tag = EmulatedTag.with_message([TEXT])
    field.put(tag)
    seen = activate(nfcpy, sensed(nfcpy))
    assert seen.product == "NXP NTAG213"
    assert seen.identifier == tag.uid
    assert seen.ndef.capacity == 142
    assert [record.text for record in seen.ndef.records] == ["Bonjour"]
    assert seen.signature == bytes(32)


def test_a_factory_new_tag_is_empty_and_a_little_smaller(
    field: EmulatedField, nfcpy: ContactlessFrontend
) -> None:
    field.put(EmulatedTag.blank())
    seen = activate(nfcpy, sensed(nfcpy))
    assert (seen.ndef.length, seen.ndef.capacity, seen.ndef.is_writeable) == (0, 137, True)


def test_pages_can_be_written_and_read_and_others_are_refused(
    field: EmulatedField, nfcpy: ContactlessFrontend
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    seen = activate(nfcpy, sensed(nfcpy))
    assert seen.write(20, b"abcd")
    assert seen.read(20)[:4] == b"abcd"
    assert seen.read(44)[4:8] == tag.memory[:4]
    with pytest.raises(Type2TagCommandError):
        seen.read(45)
    for page in (0, 1, 45):
        seen = activate(nfcpy, sensed(nfcpy))
        with pytest.raises(Type2TagCommandError):
            seen.write(page, b"abcd")


def test_one_time_bits_stay_set_and_locked_pages_stay_as_they_are(
    field: EmulatedField, nfcpy: ContactlessFrontend
) -> None:
    tag = EmulatedTag.with_message([TEXT])
    field.put(tag)
    seen = activate(nfcpy, sensed(nfcpy))
    assert seen.write(3, bytes(4))
    assert tag.memory[12:16] == bytes.fromhex("e1101200")
    assert seen.write(2, b"\x00\x00\xf0\xff")
    assert seen.write(2, bytes(4))
    with pytest.raises(Type2TagCommandError):
        seen.write(5, b"abcd")


def test_an_empty_field_holds_nothing(field: EmulatedField, nfcpy: ContactlessFrontend) -> None:
    assert sensed(nfcpy) is None
    field.put(EmulatedTag.blank())
    assert sensed(nfcpy) is not None
    field.take()
    assert sensed(nfcpy) is None
    field.tap(EmulatedTag.blank(), seconds=0.0)
    assert sensed(nfcpy) is None


def test_a_tag_that_is_lifted_is_no_longer_present(
    field: EmulatedField, nfcpy: ContactlessFrontend
) -> None:
    field.put(EmulatedTag.blank())
    seen = activate(nfcpy, sensed(nfcpy))
    assert seen.is_present
    field.take()
    assert not seen.is_present


def test_it_is_asked_by_its_uid_only(field: EmulatedField, nfcpy: ContactlessFrontend) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    assert nfcpy.sense(RemoteTarget("106A", sel_req=bytearray(tag.uid))) is not None
    field.put(MuteTag())
    assert activate(nfcpy, sensed(nfcpy)).ndef is None


def test_a_port_is_used_once_and_released(field: EmulatedField) -> None:
    with pytest.raises(OSError):
        EmulatedField(field.port)
    field.unplug()
    field.unplug()
    with EmulatedField(field.port), pytest.raises(OSError):
        field.replug()
    field.replug()


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="142"):
        EmulatedTag.with_message(bytes(143))
    with pytest.raises(ValueError, match="7 bytes"):
        EmulatedTag(bytes(4))


def test_a_free_port_is_none_that_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """nfcpy looks a port up among the services and takes « fido » for a number."""
    asked: list[int] = []

    def name_of(port: int, _protocol: str) -> str:
        asked.append(port)
        if len(asked) < 3:
            return "fido"
        raise OSError("no service has it")

    monkeypatch.setattr(socket, "getservbyport", name_of)
    with EmulatedField() as field:
        assert len(set(asked)) == 3 and field.port == asked[-1]
    asked.clear()
    with EmulatedField(field.port):
        assert not asked  # who names a port gets it

import pytest

from heraut.nfc.area import State, area_state

LOCKS = bytes.fromhex("0103a00c34")
"""The lock table that a new NTAG213 begins with."""


@pytest.mark.parametrize(
    ("area", "state"),
    [
        (b"", State.EMPTY),
        (bytes(48), State.EMPTY),
        (b"\xfe" + bytes(47), State.EMPTY),
        (b"\x03\x00\xfe" + bytes(45), State.EMPTY),
        (LOCKS + b"\x03\x00\xfe" + bytes(40), State.EMPTY),
        (b"\x03\x00", State.EMPTY),
        (b"\x03\x00\xfe\xd1\x01\x02T", State.EMPTY),
        (b"\x03\x03\xd0\x00\x00\xfe", State.WHOLE),
        (LOCKS + b"\x03\x03\xd0\x00\x00", State.WHOLE),
        (b"\x03\xff\x00\x03\xd0\x00\x00", State.WHOLE),
        (b"\x03\x00\xd1\x01\x02T", State.TORN),
        (LOCKS + b"\x03\x00\x91\x01\x02T", State.TORN),
        (b"\x03\x90" + bytes(46), State.TORN),
        (b"\x03\xff\x01\x00" + bytes(46), State.TORN),
        (b"\x03", State.TORN),
        (b"\x01\x30" + bytes(8), State.TORN),
    ],
)
def test_an_area_is_empty_whole_or_torn(area: bytes, state: State) -> None:
    assert area_state(area) is state

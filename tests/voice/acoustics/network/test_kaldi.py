"""What is written in Kaldi's binary form is read again, and nothing else is taken for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from numpy.typing import NDArray

from heraut.voice.acoustics.network.kaldi import (
    KaldiError,
    Reader,
    double,
    integer,
    integers,
    matrix,
    single,
    token,
    vector,
)

UNHURRIED = settings(deadline=None)
"""Whatever else the machine has to do meanwhile."""

INTEGERS = st.integers(-(2**31), 2**31 - 1)
MATRICES = arrays(
    np.float32,
    array_shapes(min_dims=2, max_dims=2, min_side=1, max_side=12),
    elements=st.floats(-1e6, 1e6, width=32),
)


def test_the_bytes_are_those_of_kaldi() -> None:
    assert token("<Dim>") == b"<Dim> "
    assert integer(-2) == b"\x04\xfe\xff\xff\xff"
    assert single(0.5) == b"\x04\x00\x00\x00\x3f"
    assert double(0.5) == b"\x08\x00\x00\x00\x00\x00\x00\xe0\x3f"
    assert integers([3]) == b"\x04\x01\x00\x00\x00\x03\x00\x00\x00"
    assert vector([0.5]) == b"FV \x04\x01\x00\x00\x00\x00\x00\x00\x3f"
    assert matrix([[0, 1]]) == (
        b"CM2 \x00\x00\x00\x00\x00\x00\x80\x3f\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\xff\xff"
    )


@UNHURRIED
@given(INTEGERS, arrays(np.float32, st.integers(0, 9)))
def test_numbers_are_read_again(whole: int, short: NDArray[np.float32]) -> None:
    reader = Reader(integer(whole) + vector(short) + token("x"))
    assert reader.integer() == whole
    assert np.array_equal(reader.vector(), short, equal_nan=True)
    assert reader.token() == "x"
    assert reader.at_end


@pytest.mark.long
@UNHURRIED
@given(wide=MATRICES)
@example(wide=np.full((2, 3), -7, np.float32))
def test_matrices_are_read_again_exact_to_half_a_step(wide: NDArray[np.float32]) -> None:
    data = matrix(wide)
    reader = Reader(data)
    step = (np.ptp(wide) or 1 + abs(float(wide[0, 0]))) / 65535
    rounding = 4 * np.finfo(np.float32).eps * np.abs(wide).max()
    assert np.abs(reader.matrix() - wide).max() <= 0.502 * step + rounding
    assert reader.at_end
    assert len(data) == 20 + 2 * wide.size


@pytest.mark.parametrize("values", [[[1, np.nan]], [[np.inf, 1]], [[-3e38, 3e38]]])
def test_what_has_no_steps_is_not_compressed(values: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="finite"):
        matrix(values)


def test_a_matrix_has_two_dimensions() -> None:
    with pytest.raises(ValueError, match="two dimensions"):
        matrix([1, 2])


@pytest.mark.parametrize("name", ["", "a b", "\n"])
def test_a_token_has_no_spaces(name: str) -> None:
    with pytest.raises(ValueError, match="no token"):
        token(name)


READS: dict[str, tuple[bytes, Callable[[Reader], object]]] = {
    "token": (token("<Dim>"), Reader.token),
    "integer": (integer(7), Reader.integer),
    "vector": (vector([7, 8]), Reader.vector),
    "matrix": (matrix([[7, 8]]), Reader.matrix),
    "line": (b"input-node name=input\n", Reader.line),
    "expected": (b"<Nnet3>", lambda reader: reader.skip(b"<Nnet3>")),
}


@pytest.mark.parametrize("name", READS)
def test_data_that_end_early_are_refused(name: str) -> None:
    data, read = READS[name]
    read(Reader(data))
    assert data
    for end in range(len(data)):
        with pytest.raises(KaldiError) as caught:
            read(Reader(data[:end]))
        assert caught.value.key == "kaldi_truncated"


@pytest.mark.parametrize("name", READS)
def test_foreign_data_are_refused_with_their_place(name: str) -> None:
    _, read = READS[name]
    reader = Reader(b"ok \xff\xff foreign\n data")
    reader.token()
    with pytest.raises(KaldiError) as caught:
        read(reader)
    assert caught.value.key == "kaldi_foreign"
    assert caught.value.details["offset"] == 3
    assert str(caught.value).startswith("byte 3: ")


@pytest.mark.parametrize("data", [b"CM2 " + b"\xff" * 16, b"FV \x04" + b"\xff" * 4])
def test_a_count_below_zero_is_refused(data: bytes) -> None:
    with pytest.raises(KaldiError, match="count") as caught:
        Reader(data).vector() if data.startswith(b"FV") else Reader(data).matrix()
    assert caught.value.key == "kaldi_foreign"


@UNHURRIED
@given(st.binary(max_size=60), st.sampled_from(sorted(READS)))
def test_no_data_break_the_reader(data: bytes, name: str) -> None:
    reader = Reader(data)
    try:
        READS[name][1](reader)
    except KaldiError as error:
        assert error.key in ("kaldi_truncated", "kaldi_foreign")
    assert reader.offset <= len(data)

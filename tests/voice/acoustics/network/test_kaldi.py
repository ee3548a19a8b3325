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
    Compression,
    KaldiError,
    Reader,
    boolean,
    compressed,
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
    assert boolean(True) + boolean(False) == b"TF"
    assert vector([0.5]) == b"FV \x04\x01\x00\x00\x00\x00\x00\x00\x3f"
    assert matrix([[0.5]]) == b"FM \x04\x01\x00\x00\x00\x04\x01\x00\x00\x00\x00\x00\x00\x3f"
    assert compressed([[0, 1]]) == (
        b"CM2 \x00\x00\x00\x00\x00\x00\x80\x3f\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\xff\xff"
    )


@UNHURRIED
@given(INTEGERS, st.floats(width=32, allow_nan=False), st.floats(allow_nan=False), st.booleans())
def test_numbers_are_read_again(whole: int, short: float, long: float, truth: bool) -> None:
    reader = Reader(integer(whole) + single(short) + double(long) + boolean(truth) + token("x"))
    read = (reader.integer(), reader.real(), reader.real(), reader.boolean(), reader.token())
    assert read == (whole, short, long, truth, "x")
    assert reader.at_end


@UNHURRIED
@given(st.lists(INTEGERS), arrays(np.float32, st.integers(0, 9)), MATRICES)
def test_vectors_and_matrices_are_read_again(
    whole: list[int], short: NDArray[np.float32], wide: NDArray[np.float32]
) -> None:
    reader = Reader(integers(whole) + vector(short) + matrix(wide))
    assert reader.integers() == tuple(whole)
    assert np.array_equal(reader.vector(), short, equal_nan=True)
    assert np.array_equal(reader.matrix(), wide)
    assert reader.at_end


@pytest.mark.parametrize(("compression", "steps"), [("CM2", 65535), ("CM3", 255)])
@UNHURRIED
@given(wide=MATRICES)
@example(wide=np.full((2, 3), -7, np.float32))
def test_even_steps_are_exact_to_half_a_step(
    wide: NDArray[np.float32], compression: str, steps: int
) -> None:
    data = compressed(wide, Compression(compression))
    reader = Reader(data)
    step = (np.ptp(wide) or 1 + abs(float(wide[0, 0]))) / steps
    rounding = 4 * np.finfo(np.float32).eps * np.abs(wide).max()
    assert np.abs(reader.matrix() - wide).max() <= 0.502 * step + rounding
    assert reader.at_end
    assert len(data) == 20 + wide.size * (2 if steps > 255 else 1)


@UNHURRIED
@given(wide=MATRICES)
@example(wide=np.full((2, 3), -7, np.float32))
@example(wide=np.arange(12, dtype=np.float32).reshape(4, 3))
@example(wide=np.array([[0, 1e6]] * 7, np.float32))
def test_uneven_steps_are_exact_to_half_a_step_of_their_column(wide: NDArray[np.float32]) -> None:
    reader = Reader(compressed(wide, Compression.COLUMNS))
    # Half of one of 63 steps at worst; the four knots of a column may have to move to be distinct.
    column = np.ptp(wide, axis=0) / 126
    knots = 4 * (np.ptp(wide) or 1 + abs(float(wide[0, 0]))) / 65535
    rounding = 4 * np.finfo(np.float32).eps * np.abs(wide).max()
    assert (np.abs(reader.matrix() - wide) <= column + knots + rounding).all()
    assert reader.at_end


@pytest.mark.parametrize("compression", Compression)
def test_an_empty_matrix_stays_empty(compression: Compression) -> None:
    reader = Reader(compressed(np.zeros((0, 0)), compression) + matrix(np.zeros((0, 3))))
    assert reader.matrix().shape == (0, 0)
    assert reader.matrix().shape == (0, 3)


@pytest.mark.parametrize("values", [[[1, np.nan]], [[np.inf, 1]], [[-3e38, 3e38]]])
def test_what_has_no_steps_is_not_compressed(values: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="finite"):
        compressed(values)


@pytest.mark.parametrize("write", [matrix, compressed])
def test_a_matrix_has_two_dimensions(write: Callable[[list[float]], bytes]) -> None:
    with pytest.raises(ValueError, match="two dimensions"):
        write([1, 2])


@pytest.mark.parametrize("name", ["", "a b", "\n"])
def test_a_token_has_no_spaces(name: str) -> None:
    with pytest.raises(ValueError, match="no token"):
        token(name)


READS: dict[str, tuple[bytes, Callable[[Reader], object]]] = {
    "token": (token("<Dim>"), Reader.token),
    "integer": (integer(7), Reader.integer),
    "real": (single(7), Reader.real),
    "double": (double(7), Reader.real),
    "boolean": (boolean(True), Reader.boolean),
    "integers": (integers([7, 8]), Reader.integers),
    "vector": (vector([7, 8]), Reader.vector),
    "matrix": (matrix([[7, 8]]), Reader.matrix),
    "columns": (compressed([[7, 8]], Compression.COLUMNS), Reader.matrix),
    "words": (compressed([[7, 8]], Compression.WORDS), Reader.matrix),
    "bytes": (compressed([[7, 8]], Compression.BYTES), Reader.matrix),
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


@pytest.mark.parametrize("data", [b"\x04" + b"\xff" * 4, b"FV \x04" + b"\xff" * 4])
def test_a_count_below_zero_is_refused(data: bytes) -> None:
    with pytest.raises(KaldiError, match="count") as caught:
        Reader(data).vector() if data.startswith(b"FV") else Reader(data).integers()
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

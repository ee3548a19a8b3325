"""Tries whatever comes: so many examples, within bounds of time and memory, no traceback.

A sample of each kind runs with the tests; with ``--whole`` a hundred thousand of each, or as many
as ``HERAUT_TRIES`` says. Then of what is octets or the text of a file Hypothesis makes every tenth,
and the others are that one changed here and there. What has gone wrong once lies in ``crashed``,
one file each.
"""

from __future__ import annotations

import gc
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heraut.voice.herald import Words
from heraut.voice.runtime import malloc_arenas

__all__ = ["CRASHED", "KEY", "PLAIN", "WORDS", "crashed", "damaged", "rarely", "told", "tried"]

CRASHED = Path(__file__).with_name("crashed")
KEY = bytes(range(32))
WORDS = Words("fr")
WHOLE = 100_000
CHANGED = 9
"""How often each example is tried changed as well, in a whole run."""
TOKENS = (
    *(b"[", b"]", b"{", b"}", b'"', b"'", b": ", b"=", b"\n", b"&a ", b"*a", b"..", b"/", b"\\"),
    *(b"true", b"null", b"-1", b"0x", b"1e999", b"9" * 30, b"\\ud800", b"\0", b"\xff", b"PK\1\2"),
)
"""What means something in files."""
SLOW = 10.0
"""Seconds of computing that nothing may take."""
LARGE = 1_000.0
"""Megabytes that memory may grow by while one kind is tried, at its highest."""
FLAT = 40.0
"""Megabytes that may be kept more at the end than behind the first part."""
PART = 500
"""Examples that Hypothesis makes at a time: it remembers each until it has made them all."""

Check = Callable[[Any], None]

PLAIN = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(1, 4_000).map(lambda digits: int("9" * digits)),
        st.floats(),
        st.text(max_size=9),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=9), inner, max_size=3)
    ),
    max_leaves=6,
)
"""What JSON and TOML can hold."""


def crashed(kind: str) -> list[Path]:
    """Return the files of a kind that have gone wrong once."""
    found = sorted((CRASHED / kind).iterdir())
    assert found
    return found


def tried(
    check: Check, strategy: st.SearchStrategy[Any], sample: int, all_: bool, *, more: bool = False
) -> int:
    """Try a check with many examples and return how many it was given; it must not raise.

    ``more``: the examples are octets or text, of which changed ones are examples as well.
    """
    most = int(os.environ.get("HERAUT_TRIES", WHOLE)) if all_ else sample
    more = more and all_
    count, peak, kept = 0, memory(), list[float]()

    def one(value: Any) -> None:
        nonlocal count
        count += 1
        began = time.process_time()
        check(value)
        assert time.process_time() - began < SLOW, value

    def some(examples: int) -> None:
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=not all_,
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy, st.integers(0, 2**32 - 1))
        def run(value: Any, seed: int) -> None:
            one(value)
            dice = Random(seed)
            for _ in range(CHANGED if more else 0):
                one(changed(value, dice))

        run()

    left = -(-most // (1 + CHANGED)) if more else most
    while left > 0:
        part = min(PART, left) if all_ else left
        left -= part
        some(part)
        kept.append(memory_kept())
        if all_:
            print(f"{count} tried, {kept[-1]:.0f} MB kept", flush=True)
    assert memory() - peak < LARGE
    assert kept[-1] - kept[0] < FLAT
    assert count >= 0.8 * most
    print(f"{count} tried, memory grew by {memory() - peak:.0f} MB at most", flush=True)
    return count


def changed(value: Any, dice: Random) -> Any:
    """Return octets or a text with some of it changed, lost, doubled, or put in."""
    if isinstance(value, str):
        return changed(value.encode("utf-8", "replace"), dice).decode("utf-8", "replace")
    data = bytearray(value)
    for _ in range(dice.randint(1, 4)):
        at = dice.randint(0, len(data))
        match dice.randrange(5):
            case 0:
                data[at : at + 1] = dice.randbytes(1)
            case 1:
                del data[at : at + dice.randint(1, 8)]
            case 2:
                data[at:at] = dice.choice(TOKENS)
            case 3:
                data[at:at] = data[at : at + dice.randint(1, 40)]
            case _:
                data[at:at] = dice.choice(TOKENS) * dice.randint(2, 9)
    return bytes(data)


def memory() -> float:
    """Return the most memory that was in use so far, in MB; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def memory_kept() -> float:
    """Return the memory that is in use now, in MB, without what only the tests keep."""
    for handler in logging.getLogger().handlers:
        if (forget := getattr(handler, "reset", None)) is not None:
            forget()  # pytest keeps all that is logged until a test is done
    gc.collect()
    malloc_arenas.give_back()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def told(problem: Any) -> None:
    """Word an error as people hear it: in few words, whatever it is about."""
    assert 0 < len(WORDS.error(problem)) < 2_000


@st.composite
def rarely(
    draw: st.DrawFn, often: st.SearchStrategy[Any], now_and_then: st.SearchStrategy[Any]
) -> Any:
    """Mostly the one, now and then the other, which takes its time."""
    return draw(now_and_then if draw(st.integers(0, 39)) == 17 else often)


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """Octets with some of them changed, lost, doubled, or put in."""
    data = bytearray(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        match draw(st.sampled_from(["change", "cut", "insert", "drop"])):
            case "change" if at < len(data):
                data[at] = draw(st.integers(0, 255))
            case "cut":
                del data[at:]
            case "insert":
                data[at:at] = draw(st.binary(max_size=8))
            case "drop":
                del data[at : at + draw(st.integers(1, 8))]
    return bytes(data)


def toml(value: Any) -> str:
    """Return anything that TOML can hold as its text."""
    try:
        return tomli_w.dumps(value)
    except (TypeError, ValueError):
        return str(value)

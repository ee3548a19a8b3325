"""Few arenas in the C library's heap, and what is free in them given back: memory stays flat.

glibc opens a heap of its own, an arena, for each of many threads, up to eight for each processor.
What is free in one is of no use to another. Voice, ears, reader and phones are such threads, and
come anew with each match: what Python held stayed the same, what the system counted grew by 59 MB
in six hours. What is free between two pieces that are in use stays its own as well, some 60 MB,
until it is told to look. Other C libraries (musl, macOS, Windows) do neither, and are left alone.
"""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Final

_M_ARENA_MAX: Final = -8
"""The number of the setting in glibc's ``malloc.h``."""
_ARENAS: Final = 2
"""One for the main thread and one for all others: threads that wait for Python's lock do not ask
for memory at the same time, so that they hardly wait for each other's."""


def keep_few() -> bool:
    """Have glibc keep to few arenas from now on; tell whether it does so by this.

    Arenas that are open already stay, so this belongs before any thread begins. Whoever has set the
    number by ``MALLOC_ARENA_MAX`` or ``GLIBC_TUNABLES`` is obeyed.
    """
    library = _glibc()
    if library is None or _set_by_user():
        return False
    return bool(library.mallopt(_M_ARENA_MAX, _ARENAS))


def give_back() -> bool:
    """Have glibc give back to the system what is free in its arenas; tell whether there was any.

    It takes some milliseconds, and belongs where nobody waits.
    """
    library = _glibc()
    return library is not None and bool(library.malloc_trim(0))


def _glibc() -> ctypes.CDLL | None:
    """Return glibc, where this program is linked to it."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None


def _set_by_user() -> bool:
    return "MALLOC_ARENA_MAX" in os.environ or "arena_max" in os.environ.get("GLIBC_TUNABLES", "")

"""Few arenas in the C library's heap, so that a long evening's memory stays flat.

glibc opens a heap of its own, an arena, for each of many threads, up to eight for each processor.
What is free in one is of no use to another. Voice, ears, reader and phones are such threads, and
come anew with each match: what Python held stayed the same, what the system counted grew by 59 MB
in six hours. Other C libraries (musl, macOS, Windows) do not do this, and are left alone.
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
    if sys.platform != "linux" or _set_by_user():
        return False
    library = ctypes.CDLL(None)  # what this program is linked to
    if not hasattr(library, "gnu_get_libc_version"):
        return False
    return bool(library.mallopt(_M_ARENA_MAX, _ARENAS))


def _set_by_user() -> bool:
    return "MALLOC_ARENA_MAX" in os.environ or "arena_max" in os.environ.get("GLIBC_TUNABLES", "")

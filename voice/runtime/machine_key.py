"""The key of this machine, by which saved matches are sealed: one file for its owner alone.

It stands beside the folder of saved matches and not in it, so that a copy of that folder tells
nothing. Who loses it loses what was sealed with it, and nothing else: a new one is made.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from heraut.engines.sealing import Seal
from heraut.plain_file import plain
from heraut.user_data import home
from heraut.voice.runtime.cipher import KEY_BYTES, Cipher

_DAMAGED: Final = ".damaged"
"""The end of the name under which a file that holds no key is put aside."""


def key_file() -> Path:
    """Return where the key is, or would be."""
    return home() / "saves.key"


def present_seal() -> Seal | None:
    """Return the seal that matches are read with; ``None`` where there is no key.

    Raises ``OSError`` when it is there and cannot be read.
    """
    try:
        octets = plain(key_file()).read_bytes()
    except FileNotFoundError:
        return None
    key = _key(octets)
    return None if key is None else Seal(Cipher(key))


def machine_seal() -> Seal:
    """Return the seal for a new match; make the key where there is none.

    A file that holds no key is put aside under another name. Raises ``OSError`` when no key can be
    read or written.
    """
    from filelock import FileLock

    from heraut.atomic_write import write_atomically

    path = key_file()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (seal := present_seal()) is None:
        # One after another: two programs that begin at once must not each make a key.
        with FileLock(path.with_name(f".{path.name}.lock")):
            if (seal := present_seal()) is None:
                if path.exists():
                    path.replace(path.with_name(path.name + _DAMAGED))
                key = secrets.token_bytes(KEY_BYTES)
                write_atomically(path, key.hex() + "\n", private=True)
                seal = Seal(Cipher(key))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)  # a copy that was put back may be open to all
    return seal


def _key(octets: bytes) -> bytes | None:
    try:
        key = bytes.fromhex(octets.decode("ascii").strip())
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None

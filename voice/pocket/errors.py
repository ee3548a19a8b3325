"""What can go wrong before the pages are there."""

from __future__ import annotations

from heraut.errors import KeyedError


class PocketMissing(KeyedError, ImportError):
    """The libraries of the extra ``pocket`` are not installed."""

    def __init__(self, library: str) -> None:
        super().__init__("pocket_missing", f"{library} is not installed", library=library)


class PocketAddress(KeyedError, OSError):
    """The pages cannot be opened at this address."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__("pocket_address", f"{host}:{port}: {why}", host=host, port=port, why=why)


class WrongCode(ValueError):
    """Nobody was given this code, or somebody has come in with it."""


class DoorsLocked(ValueError):
    """Too many wrong codes: nobody comes in for a while."""

    def __init__(self, seconds: int, *, now: bool) -> None:
        super().__init__(f"locked for {seconds} s")
        self.seconds = seconds
        self.now = now
        """Whether it was this code that has locked them."""

"""What can be wrong with those who do the work."""

from __future__ import annotations

from heraut.errors import KeyedError


class WorkersError(KeyedError, RuntimeError):
    """The work cannot be done by those who were asked; its key tells why."""

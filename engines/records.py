"""What states are made of and ask for at every step, made quick.

:func:`changed` does what ``dataclasses.replace`` does, in an eighth of its time: a game makes
several states a step, and would spend most of its time there. :func:`put` and :func:`without` do
the same for tuples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

E = TypeVar("E", bound=Enum)
T = TypeVar("T")

_Copier: TypeAlias = Callable[[Any, dict[str, Any]], Any]
"""Returns a record like another one, but with some fields changed."""


def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _is_plain(kind: type[Any]) -> bool:
    """Tell whether a kind of record has slots of its own, and no more to it."""
    slots = vars(kind).get("__slots__") == _names(kind)
    return slots and kind.__bases__ == (object,) and not hasattr(kind, "__post_init__")


def _written(kind: type[Any], head: str, filled: Iterable[str]) -> Callable[..., Any]:
    """Return a function that makes records of a plain kind: what ``head`` says, of these lines.

    The new record is filled while it is a draft: of a twin class with the same slots that is not
    frozen. A slot is filled by a plain assignment then, which is what makes it quick. The code is
    written out field by field, as ``dataclasses`` does for its constructors.
    """
    lines = [f"def copied({head}):", "new = Draft()", *filled, "new.__class__ = kind", "return new"]
    draft = type(f"{kind.__name__}Draft", (), {"__slots__": _names(kind)})
    space: dict[str, Any] = {"Draft": draft, "kind": kind}
    exec("\n    ".join(lines), space)
    copied: Callable[..., Any] = space["copied"]
    return copied


def _copier(kind: type[Any]) -> _Copier:
    """Return what copies records of a kind; what is not plain is left to ``dataclasses``."""
    if not _is_plain(kind):
        return lambda record, changes: replace(record, **changes)
    kept = (f"new.{name} = record.{name}" for name in _names(kind))
    changing = ("for name in changes:", "    setattr(new, name, changes[name])")
    return _written(kind, "record, changes", (*kept, *changing))


def changer(kind: type[T], *names: str) -> Callable[..., T]:
    """Return what does as :func:`changed` does with just these fields, in half of its time.

    It takes a record and their values, by their names. For what is done at nearly every step.
    Raises ``TypeError`` for a name that is no field, or a kind that has more to it than slots.
    """
    every = _names(kind)
    if not _is_plain(kind) or not set(names) <= set(every):
        raise TypeError(f"{kind.__name__} is no plain record, or lacks one of {names}")
    filled = (f"new.{name} = {name if name in names else f'record.{name}'}" for name in every)
    return _written(kind, ", ".join(("record", *names)), filled)


class _Copiers(dict[type[Any], _Copier]):
    """What copies each kind of record, made when the first one is changed."""

    def __missing__(self, kind: type[Any]) -> _Copier:
        return self.setdefault(kind, _copier(kind))


_COPIERS = _Copiers()

if TYPE_CHECKING:
    # For the type checker it is dataclasses.replace: each field's name and type are checked.
    changed = replace
else:

    def changed(record, /, **changes):
        """Return a record like another one, but with these fields; the other stays as it is.

        Raises an error for a name that is no field.
        """
        return _COPIERS[type(record)](record, changes)


def with_plain_members(kind: type[E]) -> type[E]:
    """Return an enumeration whose members are plain attributes of its class.

    From Python 3.12 on they are so anyway. Before, each ``Phase.TURN`` costs a call of a function
    of Python, at several places of each step.
    """
    for name, member in kind.__members__.items():
        type.__setattr__(kind, name, member)
    return kind


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    new = list(items)
    new[index] = item
    return tuple(new)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return ``items`` without the first one that equals ``item``.

    Raises ``ValueError`` when there is none.
    """
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])

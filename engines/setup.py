"""What a match may be set up with: numbers of seats, options and their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from heraut.errors import KeyedError


class BadSetup(KeyedError, ValueError):
    """A match cannot be set up like this.

    ``key`` is ``bad_seats``, ``no_such_option``, ``no_such_value`` or ``wrong_players``.
    """


def check_seats(game: str, allowed: range, seats: int) -> int:
    """Return ``seats``, or raise :class:`BadSetup` when ``game`` is not for that many."""
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        raise BadSetup(
            "bad_seats",
            f"{game} is for {least} to {most} seats, not {seats}",
            game=game,
            seats=seats,
            numbers=len(allowed),
            least=least,
            most=most,
        )
    return seats


def complete_options(
    declared: Mapping[str, tuple[str, ...]], given: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every declared option: the given one, else the default (the first).

    Raises :class:`BadSetup` for an option or a value that does not exist.
    """
    for option, value in given.items():
        if option not in declared:
            raise BadSetup(
                "no_such_option",
                f"no option {option!r}; there are {', '.join(declared)}",
                option=option,
                options=tuple(declared),
            )
        if value not in declared[option]:
            raise BadSetup(
                "no_such_value",
                f"option {option!r} is one of {', '.join(declared[option])}, not {value!r}",
                option=option,
                value=value,
                values=declared[option],
            )
    return {option: given.get(option, values[0]) for option, values in declared.items()}


def pair_sets(
    declared: Mapping[str, tuple[str, ...]], fixed: Mapping[str, str]
) -> Iterator[dict[str, str]]:
    """Yield sets of options that hold every pair of values of two options, the defaults first.

    Each differs from the defaults, and the ``fixed`` values, in at most two options. Raises
    :class:`BadSetup` as :func:`complete_options`.
    """
    base = complete_options(declared, fixed)
    yield base
    others = [
        (name, value)
        for name, values in declared.items()
        if name not in fixed
        for value in values[1:]
    ]
    for name, value in others:
        yield {**base, name: value}
    for (name, value), (second, other) in combinations(others, 2):
        if name != second:
            yield {**base, name: value, second: other}

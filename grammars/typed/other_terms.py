"""Words that are explained though they are none of the game played: of all games, or of another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from heraut.grammars.typed.example_files import examples_home, terms_of

COMMON: Final = "common"
"""Whose the words are that mean the same in all games: « un coup », « le hasard »."""
_FILE: Final = ".terms.yaml"
_ASKED: Final = ".asked"
"""Stands in the name of the files with more ways to say the terms of a game."""


@cache
def other_terms(lang: str, game: str) -> tuple[tuple[str, str], ...]:
    """Return ways to say terms that name none elsewhere in a sentence, each with its term.

    First what the game's own may be called as well, then the terms of all games and those of the
    others, as ``OWNER.TERM`` where the game has none of that name.
    """
    return tuple(_found(lang, game))


def _found(lang: str, game: str) -> Iterator[tuple[str, str]]:
    for term, ways in terms_of(lang, game + _ASKED).items():
        yield from ((way, term) for way in ways)
    names = {file.name for file in examples_home(lang).iterdir() if file.name.endswith(_FILE)}
    every = {name.removesuffix(_FILE).removesuffix(_ASKED) for name in names}
    own = terms_of(lang, game)
    for owner in (COMMON, *sorted(every - {game, COMMON})):
        for term, ways in terms_of(lang, owner).items():
            # What another game calls « ex aequo » is a tie here too.
            named = term if term in own else f"{owner}.{term}"
            yield from ((way, named) for way in ways)


def parted(term: str, game: str) -> tuple[str, str]:
    """Return whose a term is that was asked of in a game, and its name there."""
    owner, _, name = term.rpartition(".")
    return owner or game, name

"""Which message explains a word of a game."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.grammars.typed.other_terms import COMMON, parted


def explanation(game: str, term: object) -> tuple[str, Mapping[str, object]]:
    """Return the key of what explains a term that was asked of in a game, and what goes into it.

    Of a word of another game it is told whose it is; where no game is chosen (``""``), what it is.
    """
    owner, name = parted(str(term), game)
    if game and owner not in (game, COMMON):
        return "not-of-this-game", {"game": owner}
    return f"explain-{owner}-{name}", {}

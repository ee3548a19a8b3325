"""What is told, when play begins, of names that the model in use cannot hear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heraut.grammars import Grammar
from heraut.grammars.names import listened_names
from heraut.voice.herald import Words
from heraut.voice.models.loaded import LoadedModel
from heraut.voice.models.lost_names import lost_names


def announcements(
    model: LoadedModel, words: Words, game: str
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield messages with their arguments: what to say instead, then what cannot be said at all.

    A model that has all names yields nothing.
    """
    names = listened_names(Grammar.load(words.lang, game).spec)
    lost = lost_names(model.spell, names)
    if instead := tuple(
        words.text("live-name-instead", name=one.name, instead=one.instead)
        for one in lost
        if one.instead
    ):
        yield "live-names-instead", {"instead": instead}
    if never := tuple(one.name for one in lost if not one.instead):
        yield "live-names-lost", {"names": never}

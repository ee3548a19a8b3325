"""Names that a model cannot hear are told, with what to say instead."""

from __future__ import annotations

from heraut.voice.herald import Words
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.lost_names import LostName, lost_names
from heraut.voice.models.store import embedded
from heraut.voice.runtime.lost_names import announcements

NAMES = (
    ("wynstan", "l'évêque wynstan", "l'évêque"),
    ("aldred", "le moine aldred", "le moine"),
    ("quintal",),
)


def without(*lacking: str) -> tuple[LostName, ...]:
    """What a model loses that lacks these words."""
    return lost_names(lambda phrase: None if set(phrase.split()) & set(lacking) else phrase, NAMES)


def test_nothing_is_lost_by_a_model_that_has_all_words() -> None:
    assert without() == ()


def test_the_best_way_that_is_left_is_told() -> None:
    assert without("wynstan") == (LostName("wynstan", "l'évêque"),)


def test_a_name_with_no_way_left_is_told_too() -> None:
    assert without("quintal", "l'évêque", "wynstan") == (
        LostName("wynstan", ""),
        LostName("quintal", ""),
    )


def test_a_name_of_two_lists_is_told_once_with_what_one_of_them_has() -> None:
    spell = {"blé": None, "le blé": "le blé"}.get
    assert lost_names(spell, [("blé",), ("blé", "le blé")]) == (LostName("blé", "le blé"),)


class Lacking(LoadedModel):
    """The embedded model without some of its words."""

    def __init__(self, whole: LoadedModel, *words: str) -> None:
        super().__init__(whole.choice, whole.vosk)
        self._lacking = frozenset(words)

    def spell(self, phrase: str) -> str | None:
        return None if self._lacking & set(phrase.split()) else super().spell(phrase)


def told(game: str, *lacking: str) -> list[str]:
    choice = embedded("fr")
    assert choice is not None
    words = Words("fr")
    found = announcements(Lacking(load(choice), *lacking), words, game)
    return [words.text(key, **args) for key, args in found]


def test_who_plays_hears_what_to_say_instead_and_what_cannot_be_heard() -> None:
    assert told("kingsbridge") == []
    assert told("kingsbridge", "gytha") == [
        "Ce modèle ne connaît pas tous les noms. Dis « la guérisseuse » au lieu de « gytha »."
    ]
    (never,) = told("kingdom_builder", "quintal")
    assert never.startswith("Ce modèle ne peut pas entendre : quintal. ")

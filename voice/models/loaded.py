"""A model in memory: Vosk's own, and the grammars' words in its spelling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from heraut.voice.models.errors import ModelError
from heraut.voice.models.receipt import damaged
from heraut.voice.models.spelling import Spelling, read_aliases
from heraut.voice.models.store import ModelChoice, is_model
from heraut.voice.models.thresholds import read_thresholds


class LoadedModel:
    """A model that is ready to hear; any number of recognisers may share it."""

    def __init__(self, choice: ModelChoice, vosk_model: Any) -> None:
        self.choice = choice
        self.vosk = vosk_model
        """The ``vosk.Model``."""
        self.thresholds = read_thresholds(choice.path)
        """What differences of its scores mean."""
        self._known: dict[str, bool] = {}
        self._spelling = Spelling(self.has, read_aliases(choice.lang))
        # Thousands of phrases are listened for, the same ones turn after turn.
        self._spelled: dict[str, str | None] = {}

    def has(self, word: str) -> bool:
        """Tell whether the model holds this very word."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self.vosk.vosk_model_find_word(word) >= 0
        return known

    def spell(self, phrase: str) -> str | None:
        """Return a phrase in this model's spelling; ``None`` when a word has no way round."""
        if phrase not in self._spelled:
            self._spelled[phrase] = self._spelling.spell(phrase)
        return self._spelled[phrase]

    def unspell(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return heard words in the grammars' spelling."""
        return self._spelling.unspell(words)


def load(choice: ModelChoice) -> LoadedModel:
    """Load a model; Vosk's own log is silenced.

    Raises :class:`ModelError` (``model_damaged``) when Vosk cannot, or a file was cut since.
    """
    import vosk  # it takes a third of a second: only those who listen pay it

    vosk.SetLogLevel(-1)
    path, fault = choice.path, None
    if is_model(path) and not damaged(path):
        try:
            return LoadedModel(choice, vosk.Model(str(path)))
        except Exception as error:  # Vosk raises nothing more precise
            fault = error
    message = f"Vosk cannot load {path}: install the model again"
    raise ModelError("model_damaged", message, path=str(path), lang=choice.lang) from fault


def coverage(model: LoadedModel, words: Iterable[str]) -> tuple[str, ...]:
    """Return the words that the model can neither hear nor hear as others, sorted."""
    return tuple(sorted(word for word in set(words) if model.spell(word) is None))

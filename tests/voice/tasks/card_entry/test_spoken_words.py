"""Every word of the answers can be heard by the embedded model."""

from __future__ import annotations

from importlib.resources import files

from heraut.voice.acoustics.lexicon import parse_lexicon, words_of
from heraut.voice.tasks.card_entry.sentences import Sentences

from .asked import breaths, questions


def test_every_word_of_the_answers_is_in_the_lexicon() -> None:
    lexicon = files("heraut.voice.acoustics").joinpath("lexicon.fr.txt").read_text("utf-8")
    known = set(words_of(parse_lexicon(lexicon)))
    sentences = Sentences.load("fr", "world_without_end")
    said = {
        word for question in questions() for word in sentences.grammar(question).listening.words()
    }
    together = {
        word
        for question, ahead in breaths()
        for word in sentences.grammar(question, ahead, heard=True).listening.words()
    }
    assert said and together and sorted((said | together) - known) == []

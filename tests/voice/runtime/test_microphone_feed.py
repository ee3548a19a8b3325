"""What the ears are told to listen for at each moment of a talk."""

from __future__ import annotations

from typing import Any

from heraut.grammars.meaning import Heard, Hypothesis, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.ears.endpoint import Ending
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.runtime.microphone_feed import expect, listen_for


class Noted:
    """Ears that only note what they are told."""

    def expect(self, phrases: Any, patience: Any, ending: Any, besides: Any) -> None:
        self.phrases, self.besides = set(phrases), set(besides)
        self.ending = ending


def listened(talk: Conversation) -> Any:
    ears: Any = Noted()
    expect(ears, talk)
    return ears


def words(phrases: set[str]) -> set[str]:
    return {word for phrase in phrases for word in phrase.split()}


def hear(talk: Conversation, line: str) -> None:
    talk.hear(Heard((Hypothesis(tuple(line.split())),)))


def match() -> Conversation:
    return Conversation(
        open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "app"}, 3, None)
    )


def test_on_turn_there_is_no_yes() -> None:
    talk = match()
    ears = listened(talk)
    assert ears.phrases == set(talk.grammar.listening.everything(Scope.TURN)) and not ears.besides
    assert "oui" not in words(ears.phrases)


def test_where_a_yes_is_awaited_other_moves_are_listened_for_besides() -> None:
    talk = match()
    talk.begin()
    talk.typed("quitte la partie")
    ears = listened(talk)
    assert "oui" in words(ears.phrases) and "oui" not in words(ears.besides)
    assert ears.besides == set(talk.grammar.listening.everything(Scope.TURN))


def test_where_a_number_is_awaited_questions_and_other_moves_are_listened_for_besides() -> None:
    grammar = match().grammar
    ears: Any = Noted()
    listen_for(ears, grammar, Scope.FILL)
    assert ears.besides == set(grammar.listening.everything(Scope.FILL))
    assert "colonne trois" in ears.phrases and "annule" in ears.phrases
    assert "combien" in words(ears.besides) - words(ears.phrases)
    assert "pose le huit sur la colonne" not in " ".join(ears.phrases)


def test_a_yes_is_listened_for_after_a_warning_until_something_else_is_said() -> None:
    talk = match()
    talk.begin()
    hear(talk, "ma main")
    assert "oui" in words(listened(talk).phrases) and not listened(talk).besides
    hear(talk, "à qui le tour")
    assert "oui" not in words(listened(talk).phrases)


def test_a_sentence_may_go_on_or_not_and_a_piece_is_one_where_a_piece_is_awaited() -> None:
    grammar = match().grammar
    ears: Any = Noted()
    listen_for(ears, grammar, Scope.TURN)
    assert ears.ending("ma main") is Ending.COMPLETE
    # Another move may follow one in the same breath, after a pause.
    for words in ("pose le sept sur la colonne trois", "change le trois"):
        assert ears.ending(words) is Ending.WHOLE
    for words in ("le sept", "pose le sept", "pose le sept sur la", ""):
        assert ears.ending(words) is Ending.UNFINISHED
    listen_for(ears, grammar, Scope.FILL)
    assert ears.ending("trois") is Ending.WHOLE

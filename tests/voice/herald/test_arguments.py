"""An argument is said as what it was declared to be, whatever its value looks like."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import Event
from heraut.grammars.meaning import Kind, Meaning
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

WORDS = Words("fr")
PLAYERS = ("Alice", "Bob", "")
TITLES = ("1348", "queen", "3,5", "none", "Bob")
"""What looks like a number, a name of the game, a row of numbers, no title, a player."""


def herald(game: str) -> Herald:
    return Herald(WORDS, game, PLAYERS)


def said(game: str, key: str, level: Verbosity | None = None, /, **args: object) -> str:
    return herald(game).event(Event(key, args), level)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("level", Verbosity)
def test_a_title_is_said_as_it_is_written(title: str, level: Verbosity) -> None:
    for key, more in (
        ("event_drawn", {"kind": "immediate", "place": 0}),
        ("answer_event", {"kind": "permanent", "slot": 1, "in_force": True}),
        ("fact_event", {"kind": "immediate", "period": 1, "number": 3}),
    ):
        text = said("world_without_end", key, level, card="i-03", title=title, **more)
        assert f"« {title} »" in text, key


@pytest.mark.parametrize("untitled", ["", None])
def test_a_card_without_a_title_has_none(untitled: str | None) -> None:
    told = {"card": "i-03", "kind": "immediate"}
    for key, more in (("event_drawn", {"place": 0}), ("fact_event", {"period": 1, "number": 3})):
        assert "«" not in said("world_without_end", key, **told, title=untitled, **more)


@pytest.mark.parametrize("title", TITLES)
def test_a_card_of_the_owner_is_told_when_the_table_brings_it(title: str) -> None:
    effect = '{ op = "each_gain", gain = { gold = 1 } }'
    card = f'period = 1\ntitle = "{title}"\nkind = "immediate"\neffects = [{effect}]'
    factory = MatchFactory(overlay=lambda game: f"[event_i-03.value]\n{card}\n")
    table = {"cards": "table"}
    session = Conversation(open_new(factory, "world_without_end", PLAYERS[:2], table, 1, None))
    session.begin()
    take(session, "le joueur un commence")
    outputs = take(session, "événement un trois")
    assert any(isinstance(one, Played) for one in outputs)
    assert any(f"« {title} »" in one.text for one in outputs if isinstance(one, Spoken))


@pytest.mark.parametrize(
    ("game", "message", "name", "value", "told"),
    [
        ("world_without_end", "played", "seat", 1, "Bob"),
        ("world_without_end", "answer-site", "seat", -1, "none"),
        ("world_without_end", "project-done", "seats", (0, 2), ("Alice", "joueur trois")),
        ("world_without_end", "refused-no-such-seat", "seat", 1, 1),
        ("world_without_end", "played", "left", 3, 3),
        ("world_without_end", "fact-tax-die", "faces", (2, 5), (2, 5)),
        ("world_without_end", "favour-blocked", "space", "queen", "la Reine"),
        ("world_without_end", "favour-blocked", "space", "nowhere", "nowhere"),
        ("world_without_end", "answer-favours", "spaces", ("queen",), ("la Reine",)),
        ("world_without_end", "house-built", "free", True, True),
        ("kingdom_builder", "answer-nearest", "leads", (True, False), (True, False)),
        ("world_without_end", "no-effect", "title", "queen", "queen"),
        ("world_without_end", "no-effect-together", "title", ("3,5", "queen"), ("3,5", "queen")),
        ("world_without_end", "answer-seals", "names", ("queen", "3,5"), ("queen", "3,5")),
        ("kingsbridge", "answer-advice-line", "steps", ("gytha", "3,5"), ("gytha", "3,5")),
        # The slots of commands, and the rest of the conversation's own messages.
        ("kingsbridge", "say-exchange", "cards", "3,5", (3, 5)),
        ("kingsbridge", "say-exchange", "cards", "7", (7,)),
        ("kingsbridge", "say-use", "character", "gytha", "Gytha la guérisseuse"),
        ("kingsbridge", "ask-with-card", "card", 3, 3),
        ("kingsbridge", "mismatch-character", "said", "gytha", "Gytha la guérisseuse"),
        ("kingsbridge", "last-move", "text", "gytha", "gytha"),
        ("kingsbridge", "error-file", "path", "3,5", "3,5"),
        ("setup", "error-file", "path", "3,5", "3,5"),
    ],
)
def test_each_kind_is_said_as_what_it_is(
    game: str, message: str, name: str, value: object, told: object
) -> None:
    assert herald(game)._named({name: value}, message)[name] == told


def test_words_may_ask_whether_there_is_a_text_and_which_name_it_is() -> None:
    values = {"title": "none", "card": "i-03"}
    told = herald("world_without_end")._named(values, "no-effect")
    assert (told["title_id"], told["card_id"]) == ("text", "i-03")
    told = herald("world_without_end")._named({"title": "", "card": None}, "no-effect")
    assert (told["title_id"], told["card_id"]) == ("none", "none")


def test_a_text_that_reads_like_a_name_introduces_nobody() -> None:
    told = herald("kingsbridge")
    told.message("last-move", {"seat": 0, "text": "gytha"})
    assert told.command(Meaning("use", Kind.COMMAND, {"character": "gytha"})).endswith(
        "guérisseuse"
    )

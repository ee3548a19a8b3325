"""The assistant's loop with its feeders: typed lines, the real reader over an emulated field."""

from __future__ import annotations

import io
import os
import threading
import time
from collections.abc import Callable, Iterable

import pytest

from heraut.grammars.surface_forms import spoken_forms
from heraut.nfc import Tapped, parse_card
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.reader import Reader
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Silenced, Spoken
from heraut.voice.runtime.event_loop import EventLoop, Given, TypedLines
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.runtime.output_sinks import Printer

PATIENCE = 10.0


class Notes:
    """A sink that keeps what it is told."""

    def __init__(self) -> None:
        self.outputs: list[Output] = []

    def tell(self, outputs: Iterable[Output]) -> None:
        self.outputs.extend(outputs)

    @property
    def text(self) -> str:
        return " ".join(output.text for output in self.outputs if isinstance(output, Spoken))


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert true()


def seated(cards: str) -> tuple[EventLoop, Notes]:
    session = Conversation(
        open_new(MatchFactory(), "kingsbridge", ("Alice", "Bob"), {"cards": cards}, 3, None)
    )
    notes = Notes()
    return EventLoop(session, [notes]), notes


def test_typed_lines_are_answered_in_order_until_they_end() -> None:
    assistant, notes = seated("app")
    TypedLines(assistant.inbox, io.StringIO("colonne deux\n\n  à qui le tour \n")).start()
    assistant.run()
    assert notes.text.index("Colonne deux") < notes.text.index("C'est à Alice")
    assert not assistant.talk.left


def test_a_line_that_the_end_of_a_terminal_cuts_is_not_played_and_said() -> None:
    pytest.importorskip("pty")
    table, terminal = os.openpty()
    assistant, notes = seated("app")
    with os.fdopen(table, "wb", 0) as keys, os.fdopen(terminal, encoding="utf-8") as stream:
        keys.write(b"colonne deux\nje pose le neuf colonne un\4\4")
        TypedLines(assistant.inbox, stream).start()
        assistant.run()
    assert "Colonne deux" in notes.text and "Neuf" not in notes.text
    assert "pas finie" in notes.outputs[-1].text  # type: ignore[union-attr]  # it is spoken


def test_the_end_of_what_is_no_terminal_ends_its_last_line() -> None:
    assistant, notes = seated("app")
    TypedLines(assistant.inbox, io.StringIO("je pose le neuf colonne un")).start()
    assistant.run()
    assert "Neuf posé." in notes.text


def test_a_new_sentence_makes_what_is_still_being_said_stale() -> None:
    assistant, notes = seated("app")
    TypedLines(assistant.inbox, io.StringIO("colonne deux\n")).start()
    assistant.run()
    heard = notes.outputs.index(Silenced())
    assert "Colonne deux" in str(notes.outputs[heard + 1])


def test_an_empty_line_is_the_stop_key() -> None:
    assistant, notes = seated("app")
    TypedLines(assistant.inbox, io.StringIO("\n")).start()
    assistant.run()
    assert notes.outputs[-1] == Silenced()


def test_a_fault_in_the_program_is_told_and_the_match_goes_on() -> None:
    assistant, notes = seated("app")
    assistant.inbox.put(Given(Tapped(None, "04")))  # type: ignore[arg-type]  # a fault
    TypedLines(assistant.inbox, io.StringIO("colonne un\n")).start()
    assistant.run()
    assert "problème" in notes.text and notes.text.endswith("Colonne un : huit.")


def test_what_was_played_before_a_fault_is_not_denied() -> None:
    assistant, notes = seated("app")
    assistant.talk.begin()
    task = assistant.talk.task
    notation = next(str(one) for one in task.match.rules.legal(task.match.state))
    said = spoken_forms(task.grammar, task.match.rules, task.match.state, notation)[0]
    # Another game has no words for what happens in this one.
    task.herald.game = "seven_kingdoms"
    before = len(task.match.history)
    assistant._answer(said)
    assert len(task.match.history) > before
    assert "problème" in notes.text and "« derniers coups »" in notes.text
    assert "Rien n'est joué" not in notes.text
    task.herald.game = "kingsbridge"
    assistant._answer("derniers coups")
    assert notes.text.endswith("Alice : Neuf posé. Colonne un : de huit à neuf.")


def test_a_lone_at_sign_or_a_card_of_nowhere_is_told_and_nothing_breaks() -> None:
    assistant, notes = seated("app")
    TypedLines(assistant.inbox, io.StringIO("@\n@kingsbridge/99\ncolonne un\n")).start()
    assistant.run()
    assert "Par exemple kingsbridge/7" in notes.text
    assert "Il n'y a pas de carte quatre-vingt-dix-neuf dans ce jeu" in notes.text
    assert notes.text.endswith("Colonne un : huit.")


def test_cards_on_the_reader_play_and_its_loss_and_return_are_told() -> None:
    assistant, notes = seated("table")
    session, deck = assistant.talk, Deck.new()
    with EmulatedField() as field:
        reader = Reader(field.path, deck, lambda event: assistant.inbox.put(Given(event)))
        thread = threading.Thread(target=assistant.run, daemon=True)
        with reader:
            session.reader = reader.answers(PATIENCE)
            assert session.reader
            thread.start()
            field.put(EmulatedTag.with_card(parse_card("kingsbridge/7"), deck))
            until(lambda: session.task.match.state.columns[0] == (7,))
            field.take()
            field.put(EmulatedTag.foreign())
            until(lambda: "Ce n'est pas une carte du jeu" in notes.text)
            field.take()
            field.unplug()
            until(lambda: not session.reader)
            assert "La partie continue à la voix" in notes.text
            field.replug()
            until(lambda: session.reader)
            until(lambda: "revenu" in notes.text)
        TypedLines(assistant.inbox, io.StringIO("quitte\noui\n")).start()
        thread.join(PATIENCE)
    assert session.left and "Colonne un : sept" in notes.text


def test_a_secret_line_is_printed_only_for_a_seat_whose_ear_is_the_terminal() -> None:
    lines: list[str] = []
    outputs = [Spoken("Pour tous."), Spoken("Pour Alice.", 0), Spoken("Pour Bob.", 1)]
    Printer(lines.append, {1: "Pour Bob seulement :"}).tell(outputs)
    assert lines == ["Pour tous.", "Pour Bob seulement : Pour Bob."]

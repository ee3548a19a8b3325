"""Whatever is typed, and whoever plays, it is answered in few words and nothing is torn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from hypothesis import strategies as st

from heraut.engines.journal import load as load_journal
from heraut.voice.commands.localisation import worded
from heraut.voice.commands.play import _listed
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Silenced, Spoken
from heraut.voice.models.loaded import load
from heraut.voice.models.store import embedded
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.setup.plan import LONGEST_NAME

from ..voice.runtime.running_match import PATIENCE, RunningMatch
from .trying import WORDS as FRENCH
from .trying import crashed, rarely, tried

MOST_SAID = 2_000
"""Letters that may be said of a line, however long it is."""
LINES = (
    *("je joue le sept colonne trois", "ma main", "annule", "oui", "non", "aide", "pourquoi"),
    *("@kingsbridge/7", "fin de tour", "change toutes mes cartes", "pause", "reprends", "répète"),
)
WORDS = sorted({word for line in LINES for word in line.split()})
PLAYED = "je pose le neuf colonne un"
"""A card that can go where each test begins: then the turn may end, which all may see."""
TOGETHER = 20
"""Lines of a whole run until the mouth is waited for and the file is read once more."""
MARKS = ("correction :", "correction", "non,", "non pas", "plutôt", "je voulais dire", "pardon,")

SOME = st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)
COMBINING = st.characters(categories=("Mn", "Mc", "Me"))
OFTEN = st.one_of(
    *(st.text(max_size=200), st.text("'’,.;:!?-@#0123456789 ", max_size=60), SOME),
    st.text(COMBINING, min_size=1, max_size=60),
)
LONG = st.one_of(
    st.integers(1, 1_000_000).map(lambda letters: "@kingsbridge/" + "9" * letters),
    st.integers(1, 1_000_000).map(lambda letters: "a" * letters),
    st.tuples(st.sampled_from(WORDS), st.integers(1, 2_000)).map(
        lambda one: " ".join([one[0]] * one[1])
    ),
)


def begun() -> Conversation:
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", ("Anna", "Bob"), {}, 3, None))
    talk.begin()
    take(talk, "aide")  # what reads a typed line is loaded with the first one
    return talk


def is_answered(talk: Conversation, line: str) -> None:
    outputs = take(talk, line.strip())
    said = sum(len(each.text) for each in outputs if isinstance(each, Spoken))
    assert said <= MOST_SAID, line[:60]
    assert said or any(isinstance(each, Silenced) for each in outputs)
    talk.left = False


@pytest.mark.long
@pytest.mark.parametrize("crash", crashed("lines"), ids=lambda path: path.stem)
def test_lines_that_went_wrong_once_do_not_again(crash: Path) -> None:
    talk = begun()

    def check(line: str) -> None:
        is_answered(talk, line)

    lines = crash.read_text(encoding="utf-8").splitlines()
    assert sum(tried(check, st.just(line), 1, False) for line in lines) == len(lines) > 0


def test_a_line_of_nothing_that_can_be_said_is_answered_in_words_and_then_with_help() -> None:
    for line in ("\u0301", "\u0302" * 200, "\u20e3 \u0303", "...", "?", "\u200d"):
        for before in ((), (PLAYED,)):
            talk = begun()
            for each in before:
                assert any(isinstance(one, Played) for one in take(talk, each))
            first, second = (
                " ".join(each.text for each in take(talk, line) if isinstance(each, Spoken))
                for _ in range(2)
            )
            assert first == FRENCH.text("not-understood-nothing")
            assert second.startswith(first) and len(second) > len(first)


@pytest.mark.long
def test_any_typed_line_is_answered_in_few_words(whole: bool) -> None:
    talk = begun()
    assert tried(lambda line: is_answered(talk, line), rarely(OFTEN, LONG), 60, whole)


@pytest.mark.long
def test_any_correction_is_answered_in_few_words(whole: bool) -> None:
    talk = begun()
    corrections = st.tuples(st.sampled_from(MARKS), rarely(OFTEN, LONG)).map(" ".join)
    behind = st.tuples(SOME, st.sampled_from(MARKS), SOME).map(" ".join)
    lines = st.one_of(corrections, behind)
    assert tried(lambda line: is_answered(talk, line), lines, 40, whole)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningMatch]:
    model = embedded("fr")
    assert model
    with RunningMatch(tmp_path, load(model)) as match:
        yield match


@pytest.mark.long
def test_any_line_typed_into_a_running_match_is_answered_and_kept(
    running: RunningMatch, whole: bool
) -> None:
    lines: list[str] = []

    def is_kept() -> None:
        assert running.mouth.wait(PATIENCE), f"it fell silent behind one of {lines}"
        kept = load_journal(running.save)[0].history
        assert kept == running.task.match.history, f"behind one of {lines}"
        # What the match under test notes of all sounds would be most of the memory.
        for noted in (lines, running.loudspeaker.sounds, running.voice.says):
            noted.clear()

    def typed(line: str) -> None:
        told = len(running.told)
        running.gives(line.strip(), aloud=False)
        running.talk.left = False
        assert sum(map(len, running.told[told:])) <= MOST_SAID
        lines.append(line[:60])
        if len(lines) >= (TOGETHER if whole else 1):
            is_kept()

    assert tried(typed, rarely(OFTEN, LONG), 15, whole)
    is_kept()


NAMES = st.one_of(
    st.text(max_size=LONGEST_NAME + 3),
    st.sampled_from(["oui", "annule", "le sept", "{ $name }", "\u202egauche", "<b>", "Anna"]),
    st.integers(1, 200_000).map(lambda letters: "a" * letters),
)


@pytest.mark.long
def test_any_names_are_played_with_or_refused_in_words(tmp_path: Path, whole: bool) -> None:
    count = 0
    begun()

    def called(names: tuple[str, str]) -> None:
        nonlocal count
        try:
            listed = _listed(",".join(names))
        except click.UsageError as refused:
            assert refused.message in {
                worded("usage-play-short-names"),
                worded("usage-play-same-names"),
            }
            return
        if not 2 <= len(listed) <= 4:
            return  # a comma parts names
        count += 1
        save = tmp_path / f"{count}.jsonl"
        talk = Conversation(open_new(MatchFactory(), "kingsbridge", listed, {}, 3, save))
        outputs = [*talk.begin(), *take(talk, "à qui le tour"), *take(talk, "fin de tour")]
        said = " ".join(each.text for each in outputs if isinstance(each, Spoken))
        # What stands behind a full stop begins with a capital, also within a name: « . a ».
        assert " ".join(listed[0].split()).casefold() in said.casefold()
        match, journal, lost = load_journal(save)
        assert match.players == listed and lost is None
        journal.save(match)
        save.unlink()

    assert tried(called, st.tuples(NAMES, NAMES), 60, whole)
    assert count

"""A second ear beside the talk: asked when in doubt, dropped when late, and never taken blindly."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence

import pytest

from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Command,
    Heard,
    Hypothesis,
    Kind,
    Likely,
    Meaning,
    Reheard,
    Scope,
)
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.second_hearing import is_doubtful, sense, written
from heraut.voice.ears.second.second_ear import SecondEarGone, Text
from heraut.voice.ears.second.sounds import phones_of
from heraut.voice.runtime.event_loop import EventLoop, Given, Problem, Said, Waiting
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.runtime.second_hearing import SecondHearing

GIBBERISH = Heard((Hypothesis(("garde", "mène", "tout"), 100.0, ((0, 1), (1, 2), (2, 3))),))
SOUND = b"\x01\x00" * 100
PATIENCE = 20.0


class Ear:
    """Hears what it is told to, as soon as it may."""

    ready = True

    def __init__(self, *written: str) -> None:
        self.written = written
        self.may = threading.Event()
        self.may.set()
        self.heard: list[bytes] = []
        self.awaited: list[Sequence[str]] = []

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        self.heard.append(sound)
        self.awaited.append(awaited)
        assert self.may.wait(PATIENCE)
        if not self.written:
            raise SecondEarGone("second_ear_gone", "it died", why="it died")
        return [Text(words, phones_of(words, "fr")) for words in self.written]

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        return ()

    def begun(self) -> None:
        """Wait until it hears something."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard and time.monotonic() < deadline:
            time.sleep(0.01)
        assert self.heard

    def close(self) -> None:
        self.may.set()


class Notes:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def tell(self, outputs: object) -> None:
        assert isinstance(outputs, tuple)
        self.lines += [output.text for output in outputs if isinstance(output, Spoken)]

    @property
    def text(self) -> str:
        return " ".join(self.lines)


def talk_of_a_match() -> Conversation:
    return Conversation(
        open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "app"}, 3, None)
    )


class Table:
    """A match with an ear beside it, driven one event at a time."""

    def __init__(self, ear: Ear) -> None:
        match = open_new(
            MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "app"}, 3, None
        )
        self.talk = Conversation(match)
        self.notes = Notes()
        self.loop = EventLoop(self.talk, [self.notes])
        self.talk.begin()
        self.second = SecondHearing(
            ear,
            found=lambda found: self.loop.inbox.put(Given(found)),
            waits=lambda: self.loop.inbox.put(Given(Waiting())),
            lost=lambda: self.loop.inbox.put(Given(Problem("error_second_ear_gone"))),
            long=0.05,
        )
        self.loop.second = self.second

    @property
    def played(self) -> int:
        return len(self.talk.task.match.history)

    def say(self, heard: Heard) -> None:
        self.loop._answer(Said(heard, SOUND))

    def take(self) -> object:
        """Answer what comes in next, and return it."""
        given = self.loop.inbox.get(timeout=PATIENCE)
        assert isinstance(given, Given)
        self.loop._answer(given.what)
        return given.what


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    opened: list[Table] = []
    yield opened
    for table in opened:
        table.second.close()


def a_move(table: Table) -> str:
    task = table.talk.task
    forms = [
        form
        for notation in task.match.rules.legal(task.match.state)
        if str(notation).startswith("place")
        for form in task.grammar.forms(
            "place", dict(zip(("card", "column"), map(int, str(notation).split()[1:]), strict=True))
        )
    ]
    return next(form for form in forms if form.startswith("pose le"))


def test_what_only_the_second_ear_heard_is_read_back_and_not_played(tables: list[Table]) -> None:
    ear = Ear()
    tables.append(table := Table(ear))
    ear.written = (a_move(table).replace("pose", "pousse"),)
    before = table.played
    table.say(GIBBERISH)
    assert table.notes.lines == []
    assert isinstance(table.take(), Reheard | Waiting)
    while table.talk.moment.scope is not Scope.CONFIRM:
        table.take()
    assert table.played == before and table.talk.moment.scope is Scope.CONFIRM
    table.loop._answer("oui")
    assert table.played > before


def test_a_move_cut_out_of_other_talk_is_read_back_whatever_the_second_ear_made_of_the_talk(
    tables: list[Table],
) -> None:
    tables.append(table := Table(Ear("L'âne est tombé en pousse à côté de la colline.")))
    before = table.played
    words = ("la", "[unk]", *a_move(table).split(), "le", "[unk]")
    table.say(Heard((Hypothesis(words, 100.0),)))
    while table.talk.moment.scope is not Scope.CONFIRM:
        table.take()
    assert table.played == before
    table.loop._answer("oui")
    assert table.played > before


def test_what_makes_sense_is_not_heard_again(tables: list[Table]) -> None:
    ear = Ear("autre chose")
    tables.append(table := Table(ear))
    table.say(Heard((Hypothesis(("colonne", "une"), 100.0),)))
    assert "Colonne un" in table.notes.text and ear.heard == []


def test_noise_is_not_heard_again(tables: list[Table]) -> None:
    ear = Ear("autre chose")
    tables.append(table := Table(ear))
    table.say(Heard((Hypothesis(("[unk]",), 100.0),)))
    assert "Pas compris" in table.notes.text and ear.heard == []


def test_speech_that_fits_no_word_is_heard_again_but_nobody_is_told_to_wait(
    tables: list[Table],
) -> None:
    ear = Ear("fin de tour")
    ear.may.clear()
    tables.append(table := Table(ear))
    table.say(Heard((Hypothesis(("[unk]",), 100.0), *GIBBERISH.hypotheses)))
    ear.begun()
    time.sleep(0.2)
    assert table.loop.inbox.empty()
    ear.may.set()
    assert isinstance(table.take(), Reheard)


def test_where_another_reading_is_near_both_ears_agree_on_the_first_one(
    tables: list[Table],
) -> None:
    tables.append(table := Table(Ear("Colonne 1.")))
    near = (Hypothesis(("colonne", "une"), 100.0), Hypothesis(("colonne", "onze"), 99.0))
    table.say(Heard(near))
    assert table.notes.lines == []
    assert isinstance(table.take(), Reheard | Waiting)
    while "Colonne un" not in table.notes.text:
        table.take()
    assert "Pas compris" not in table.notes.text


def test_what_nobody_can_tell_is_told_as_the_first_ear_heard_it(tables: list[Table]) -> None:
    tables.append(table := Table(Ear("Le printemps au bord de la rivière était doux.")))
    before = table.played
    table.say(GIBBERISH)
    while not isinstance(table.take(), Reheard):
        pass
    assert "Pas compris" in table.notes.text and "garde mène tout" in table.notes.text
    assert table.played == before


def test_an_older_utterance_is_dropped_for_a_newer_one(tables: list[Table]) -> None:
    ear = Ear("fin de tour")
    ear.may.clear()
    tables.append(table := Table(ear))
    table.say(GIBBERISH)
    ear.begun()
    table.loop._answer("colonne deux")
    assert table.notes.lines[-1].startswith("Colonne deux")
    told = len(table.notes.lines)
    ear.may.set()
    table.say(GIBBERISH)
    while not isinstance(table.take(), Reheard):
        pass
    assert table.loop.inbox.empty() and len(ear.heard) == 2
    assert len(table.notes.lines) > told


def test_whoever_waits_long_is_told_so(tables: list[Table]) -> None:
    ear = Ear("fin de tour")
    ear.may.clear()
    tables.append(table := Table(ear))
    table.say(GIBBERISH)
    assert isinstance(table.take(), Waiting)
    assert table.notes.lines == ["Un instant."]
    ear.may.set()
    assert isinstance(table.take(), Reheard)


def test_an_ear_that_has_gone_is_told_once_and_the_first_one_goes_on(tables: list[Table]) -> None:
    tables.append(table := Table(Ear()))
    table.say(GIBBERISH)
    while not isinstance(table.take(), Reheard):
        pass
    table.say(GIBBERISH)
    assert table.notes.text.count("Ma deuxième oreille s'est arrêtée") == 1
    assert table.notes.text.count("garde mène tout") == 2
    assert not table.second.ready


def test_what_comes_of_an_older_utterance_is_nothing_even_if_it_waits_in_the_queue(
    tables: list[Table],
) -> None:
    ear = Ear("fin de tour")
    ear.may.clear()
    tables.append(table := Table(ear))
    table.say(GIBBERISH)
    # The thread of the second ear may have looked for something newer just before this.
    table.loop._answer("à qui le tour")
    told, played = list(table.notes.lines), table.played
    table.loop._answer(Waiting())
    table.loop._answer(Reheard(GIBBERISH, ("fin de tour",), (Likely("fin de tour", 0.0),)))
    assert (table.notes.lines, table.played) == (told, played)


def test_an_ear_that_goes_while_something_newer_is_said_is_told_too(tables: list[Table]) -> None:
    ear = Ear()
    ear.may.clear()
    tables.append(table := Table(ear))
    table.say(GIBBERISH)
    ear.begun()
    table.second.drop()
    ear.may.set()
    while not isinstance(given := table.take(), Problem):
        pass
    assert given.key == "error_second_ear_gone"


def test_a_yes_is_never_taken_from_the_second_ear_alone() -> None:
    talk = talk_of_a_match()
    talk.begin()
    talk.typed("quitte la partie")
    talk.reheard(Reheard(GIBBERISH, ("oui",), (Likely("oui", 0.0, spelled=True),)))
    assert not talk.left
    talk.reheard(Reheard(Heard.typed("oui"), ("oui",), (Likely("oui", 0.0, spelled=True),)))
    assert talk.left


NEAR = (
    Hypothesis(("colonne", "deux"), 100.0, ((0, 1), (1, 2))),
    Hypothesis(("colonne", "dix"), 99.5, ((0, 1), (1, 2))),
)
FAR = (Likely("fin de tour", 0.3), Likely("colonne deux", 0.6))


def again(heard: Heard, texts: Sequence[str], likely: Sequence[Likely] = ()) -> tuple[str, Scope]:
    """Return what is said to it, and what is waited for then; nothing may be played."""
    talk = talk_of_a_match()
    talk.begin()
    before = len(talk.task.match.history)
    outputs = talk.reheard(Reheard(heard, tuple(texts), tuple(likely)))
    assert len(talk.task.match.history) == before
    told = [output.text for output in outputs if isinstance(output, Spoken)]
    return " ".join(told), talk.moment.scope


def test_what_the_first_ear_understood_is_kept_where_the_second_one_can_tell_nothing() -> None:
    for heard in (Heard(NEAR), Heard(NEAR[:1])):
        for likely in (FAR[1:], [Likely("zzz", 0.3), *FAR[1:]]):
            assert "Colonne deux" in again(heard, ["fin de peau"], likely)[0]


def test_what_is_unlike_the_sound_and_outdone_by_something_else_is_not_taken() -> None:
    heard = Heard((Hypothesis(("toutes", "les", "colonnes"), 9.0, ((0, 1), (1, 2), (2, 3))),))
    outdone = [Likely("fin de tour", 0.3), Likely("toutes les colonnes", 0.4)]
    assert "Pas compris" in again(heard, ["fin de peau"], outdone)[0]
    for likely in ([Likely("fin de tour", 0.25), Likely("toutes les colonnes", 0.3)], outdone[1:]):
        assert "Pas compris" not in again(heard, ["fin de peau"], likely)[0]


def test_of_a_word_or_two_the_first_ear_knows_more() -> None:
    for heard in (Heard(NEAR), Heard(NEAR[:1])):
        assert "Colonne deux" in again(heard, ["fin de peau"], FAR)[0]


FORBIDDEN = "fin de tour"
"""Before anything was done."""


@pytest.mark.parametrize(("farther", "read_back"), [(0.02, True), (0.15, False)])
def test_of_two_near_sentences_people_say_the_one_that_the_rules_allow(
    tables: list[Table], farther: float, read_back: bool
) -> None:
    tables.append(table := Table(Ear()))
    likely = [Likely(FORBIDDEN, -0.1), Likely(a_move(table), -0.1 + farther)]
    told, scope = again(GIBBERISH, ["menteuse"], likely)
    assert (scope is Scope.CONFIRM) is read_back and told


def test_a_word_or_two_among_others_that_mean_nothing_are_no_command() -> None:
    def taken(form: str, *, swapped: bool) -> bool:
        given = Command(Meaning("end", Kind.COMMAND, form=form, swapped=swapped), "end")
        texts = ["une boucle d'oreille"]
        return written(texts, lambda line: given, Grammar.load("fr", "kingsbridge")) is not None

    assert taken("une", swapped=False) and taken("fin de tour", swapped=True)
    assert not taken("une", swapped=True) and not taken("une de", swapped=True)


def test_what_fits_badly_and_the_second_ear_heard_nothing_like_is_not_taken() -> None:
    badly = Heard(NEAR, unknown=99.0)
    assert badly.doubtful
    assert "Pas compris" in again(badly, ["fin de peau"], FAR)[0]
    assert "Colonne deux" in again(badly, ["colline deux"], [Likely("colonne deux", 0.2)])[0]


def test_what_the_second_ear_is_sure_of_but_may_not_be_taken_does_not_undo_the_first_reading() -> (
    None
):
    told, _ = again(Heard(NEAR), ["annuler"], [Likely("annule", 0.05)])
    assert "Colonne deux" in told


def test_half_of_what_the_first_ear_heard_is_no_other_sentence(tables: list[Table]) -> None:
    tables.append(table := Table(Ear()))
    move = a_move(table)
    half = " ".join(move.split()[1:3])
    near = (Hypothesis(tuple(move.split()), 9.0), Hypothesis(("fin", "de", "tour"), 8.0))
    _, scope = again(Heard(near), [half], [Likely(half, 0.02, spelled=True)])
    assert scope is Scope.CONFIRM
    told, _ = again(Heard(near), ["colonne deux"], [Likely("colonne deux", 0.02, spelled=True)])
    assert "Colonne deux" in told


@pytest.mark.parametrize(
    "texts",
    [
        ("C'est quoi un trou ?", "c'est quoi un trou", "Ses quoi un tronc."),
        ("Dis-moi un peu, c'est quoi un trou ?",),
    ],
)
def test_a_question_in_free_words_is_answered(texts: Sequence[str]) -> None:
    told, _ = again(GIBBERISH, texts)
    assert "Pas compris" not in told and "trou" in told


def test_a_move_in_free_words_is_read_back(tables: list[Table]) -> None:
    tables.append(table := Table(Ear()))
    move = "Bon, écoute-moi bien, j'ai envie de " + a_move(table).replace("pose", "poser") + "."
    told, scope = again(GIBBERISH, [move, move.lower()])
    assert scope is Scope.CONFIRM and "Pas compris" not in told


@pytest.mark.parametrize(
    "texts",
    [
        ("C'est quoi un trou ?", "Sept croix un tronc.", "Cette croix en trop."),
        ("Où ?", "Où.", "ou"),
        ("Une cathédrale", "une cathédrale."),
        ("Votre message est trop court.", "votre message est trop court !"),
        ("Annule tout ça s'il te plaît.", "annule tout ça s'il te plaît"),
    ],
)
def test_of_noise_and_of_what_takes_effect_at_once_nothing_is_taken_freely(
    texts: Sequence[str],
) -> None:
    told, scope = again(GIBBERISH, texts)
    assert "Pas compris" in told and scope is Scope.TURN


def test_during_a_pause_nothing_is_heard_again() -> None:
    talk = talk_of_a_match()
    talk.begin()
    assert talk.is_doubtful(GIBBERISH)
    talk.typed("pause")
    assert not talk.is_doubtful(GIBBERISH)


def test_asking_whether_something_is_doubtful_changes_nothing() -> None:
    talk = talk_of_a_match()
    talk.begin()
    moment = talk.moment
    assert talk.is_doubtful(GIBBERISH) and talk.moment is moment and not talk.proposals


def test_two_things_that_mean_the_same_have_one_sense() -> None:
    talk = talk_of_a_match()
    task = talk.task
    one = task.interpret(Heard.typed("colonne deux"), Scope.TURN, "")
    third = task.interpret(Heard.typed("colonne trois"), Scope.TURN, "")
    assert sense(one) == sense(one) != sense(third)
    assert is_doubtful(GIBBERISH, task.interpret(GIBBERISH, Scope.TURN, ""))

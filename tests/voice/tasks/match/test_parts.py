"""What happened at once, told in parts."""

from __future__ import annotations

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.evaluation.understanding import opened as in_position
from heraut.voice.herald import Verbosity
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.parts import LONGEST, next_part, parted, words

from .played_matches import give
from .test_plain_talk import positions

NOTICE = (Spoken("Le reste : encore."),)
TEN = "un deux trois quatre cinq six sept huit neuf dix"


def lines(count: int) -> list[Spoken]:
    """Return lines of seven words."""
    return [Spoken(f"un deux trois quatre cinq six {number}") for number in range(count)]


def opened(verbosity: Verbosity = Verbosity.NORMAL) -> Conversation:
    task = open_new(MatchFactory("fr", verbosity), "kingdom_builder", ("Anna", "Bob"), {}, 3, None)
    return Conversation(task)


def told(outputs: tuple[Output, ...]) -> list[str]:
    return [one.text for one in outputs if isinstance(one, Spoken) and one.ear is None]


def test_what_is_short_is_told_whole() -> None:
    outputs = (Played("end", 0), *lines(3), Cued("your_turn"))
    assert parted(outputs, NOTICE) == (outputs, ())


def test_first_what_was_done_then_what_is_newest() -> None:
    said = lines(6)
    outputs = (Played("end", 0), *said[:5], Cued("your_turn"), said[5])
    at_first, kept = parted(outputs, NOTICE)
    assert at_first == (Played("end", 0), said[0], *NOTICE, said[4], Cued("your_turn"), said[5])
    assert kept == tuple(said[1:4])


def test_nobody_has_to_ask_for_a_line_that_is_no_longer_than_the_offer_of_it() -> None:
    outputs = (Spoken(f"{TEN} {TEN}"), Spoken("Bob commence par tirage au sort."), *lines(2))
    assert parted(outputs, NOTICE) == (outputs, ())
    worth = (outputs[0], Spoken(TEN), *lines(2))
    assert parted(worth, NOTICE) == ((worth[0], *NOTICE, *lines(2)), (worth[1],))


def test_a_long_list_is_kept_and_not_what_stands_before_it() -> None:
    short = Spoken("Rien pour Alice.")
    outputs = (
        Spoken("Anna prend deux."),
        Spoken(TEN),
        short,
        Spoken(TEN),
        *lines(1),
        Spoken("Anna."),
    )
    at_first, kept = parted(outputs, NOTICE)
    assert kept == (Spoken(TEN), Spoken(TEN))
    assert at_first == (outputs[0], *NOTICE, short, *outputs[4:])


def test_a_word_of_a_list_is_not_told_without_the_others() -> None:
    outputs = (
        Spoken("Anna prend."),
        Spoken("Deux."),
        Spoken(TEN),
        Spoken(TEN),
        *lines(1),
        Spoken(""),
    )
    _, kept = parted(outputs, NOTICE)
    assert kept == tuple(outputs[1:4])


def test_what_goes_to_one_ear_is_always_said_and_counts_for_nobody_else() -> None:
    whispered = Spoken(f"{TEN} {TEN} {TEN}", 0)
    assert parted((*lines(3), whispered), NOTICE) == ((*lines(3), whispered), ())
    at_first, kept = parted((*lines(3), whispered, *lines(3)), NOTICE)
    assert whispered in at_first and whispered not in kept


def test_what_is_kept_is_told_in_parts_and_whole() -> None:
    kept: tuple[Spoken, ...] = tuple(lines(9))
    heard: list[Spoken] = []
    parts = 0
    while kept:
        part, kept = next_part(kept)
        assert 0 < sum(words(line.text) for line in part) <= LONGEST
        heard += part
        parts += 1
    assert heard == lines(9)
    assert parts == 3


def test_encore_tells_what_lay_between_and_then_that_it_is_all() -> None:
    session = opened()
    at_first = told(session.begin())
    assert "Le détail : « encore »." in at_first
    assert at_first[-2:] == ["Bob, à toi. Carte : fleurs.", "Trois cités à construire."]
    heard = [*at_first]
    for _ in range(5):
        more = told(session.typed("encore"))
        if more == ["Il n'y a pas de suite."]:
            break
        heard += more
    assert more == ["Il n'y a pas de suite."]
    assert sum("Le plateau est prêt" in line for line in heard) == 1


def test_after_another_question_encore_means_its_answer() -> None:
    session = opened()
    session.begin()
    session.typed("à qui le tour")
    assert told(session.typed("encore")) == ["Il n'y a pas de suite."]


def test_who_wants_all_detail_hears_all_at_once() -> None:
    said = told(opened(Verbosity.FULL).begin())
    assert "Le détail : « encore »." not in said
    assert sum(map(words, said)) > LONGEST


def test_who_says_continue_hears_the_rest() -> None:
    talk = in_position(positions("kingdom_builder")["first_canyon"], "fr")
    first = give(talk, "décris le plateau")[0]
    told = [give(talk, line)[0] for line in ("continue", "vas-y, continue", "encore")]
    assert first.startswith("Section oracle")
    assert [one.split(",")[0] for one in told] == [
        "Section port",
        "Section oasis",
        "Section taverne",
    ]
    # There is no more to tell, and there was no pause.
    assert give(talk, "continue")[0].startswith("La partie n'était pas en pause.")

"""7 Kingdoms in words: whatever happens, is asked or is refused is said, at every level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Event, IllegalAction, NotationError
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.engines.seven_kingdoms.box import RANKS
from heraut.engines.seven_kingdoms.state import TOKENS
from heraut.grammars.meaning import Kind, Meaning
from heraut.voice.herald import Herald, Verbosity, Words

MODES = [
    (2, {}),
    (3, {"plays": "secret"}),
    (4, {"min_take": "0", "overflow": "discard"}),
    (2, {"cards": "table", "overflow": "bottom"}),
    (4, {"cards": "table", "plays": "secret", "unresolved_cards": "lost"}),
]
NAMES = ("Alice", "Bob", "Chloé", "David")
WORDS = Words("fr")
WORDS_OF = Herald(WORDS, "seven_kingdoms", NAMES)


def attempts(dice: Random) -> Iterator[str]:
    """Yield what somebody might try, legal or not."""
    card, other, slot = dice.randint(0, 51), dice.randint(1, 49), dice.randint(0, 9)
    yield from ("take all", "take none", "validate all", "keep all", "commit ?", "draw ?", "show")
    yield from (f"play {card}", f"play #{slot}", f"commit {card}", f"commit #{slot}")
    yield from (f"take {card}", f"take {card},{other}", f"take #{slot}", f"take {card},{card}")
    yield from (f"slots {slot}", f"slots {slot}-{slot + dice.randint(0, 3)}")
    yield from (f"validate {card}", f"keep {card},{other}", f"draw {card}", f"row {card}")
    yield from (f"show {card}", f"crest {slot}", f"first {slot}")
    yield from (f"bonus {dice.choice(TOKENS)}", f"token {dice.choice(TOKENS)}", "token gold")


def refused(match: Match, dice: Random) -> Iterator[IllegalAction]:
    for notation in attempts(dice):
        try:
            SEVEN_KINGDOMS.apply(match.state, SEVEN_KINGDOMS.parse(match.state, notation))
        except IllegalAction as why:
            yield why
        except NotationError:
            continue


def questions(match: Match, dice: Random) -> Iterator[Event]:
    """Yield the answers to every question, for everybody, with slots and without."""
    slots = {"card": dice.randint(0, 50), "slot": dice.randint(0, 8), "seat": dice.randint(1, 5)}
    slots |= {"crest": dice.randint(1, 7), "rank": dice.choice(RANKS)}
    place = {"place": dice.randint(0, 4)}
    for seat in (PUBLIC, *range(match.seats)):
        view = SEVEN_KINGDOMS.view(match.state, seat)
        for question in (one.key for one in SEVEN_KINGDOMS.questions):
            if question in ("my_card", "takeable"):
                yield from SEVEN_KINGDOMS.answer(view, question, place)
            if question == "my_card":
                continue
            yield from SEVEN_KINGDOMS.answer(view, question, slots)
            yield from SEVEN_KINGDOMS.answer(view, question, {**slots, "long": 1})
            kept = {"slot", "rank"} | ({"card"} if question == "card" else set())
            few = {name: value for name, value in slots.items() if name in kept}
            yield from SEVEN_KINGDOMS.answer(view, question, few)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_whatever_happens_in_a_game_has_words_at_every_level(
    seats: int, options: dict[str, str], whole: bool
) -> None:
    dice = Random(str((seats, options)))
    names = NAMES[:seats]
    match = Match.new("seven_kingdoms", seats, options, 5, names)
    herald = Herald(WORDS, "seven_kingdoms", names, cards=match.options["cards"])
    told = 0
    for number in range(600):
        verbs: dict[str, list[str]] = {}
        for action in map(str, SEVEN_KINGDOMS.legal(match.state)):
            verbs.setdefault(action.split()[0], []).append(action)
        match = match.play(dice.choice(verbs[dice.choice(sorted(verbs))]))
        for level in Verbosity:
            herald.verbosity = level
            for event in match.history[-1].events:
                told += len(herald.event(event))
        herald.verbosity = dice.choice(list(Verbosity))
        if number % (5 if whole else 25) == 0:
            for event in questions(match, dice):
                text = herald.event(event)
                assert text, event
                told += len(text)
            for why in refused(match, dice):
                for herald.verbosity in Verbosity:
                    assert herald.refusal(why.reason, why.details).text
        if match.to_act is None:
            break
    assert match.to_act is None
    assert told


def said(key: str, *, mode: str = "app", level: Verbosity | None = None, **args: object) -> str:
    return Herald(WORDS, "seven_kingdoms", NAMES, cards=mode).event(Event(key, args), level)


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_has_its_name_and_its_power_short_and_long(rank: str) -> None:
    named = WORDS.phrase(f"seven-kingdoms-name-{rank}")
    numbers = {"rank": rank, "least": 1, "most": 7}
    short = said("answer_what_does", **numbers)
    assert short.lower().startswith(named)
    assert len(said("answer_what_does_long", **numbers)) > len(short)


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_has_its_name(token: str) -> None:
    text = said("token_revealed", token=token, left=5)
    assert "_" not in text
    assert text == f"Jeton visible : {WORDS.phrase(f'seven-kingdoms-name-{token}')}."


def test_the_card_played_is_named_with_its_rank_and_briefly_without() -> None:
    facts = {"seat": 1, "card": 17, "rank": "general", "left": 2}
    assert said("played", **facts) == "Bob joue le dix-sept, général."
    assert said("played", level=Verbosity.BRIEF, **facts) == "Bob : dix-sept."


def test_what_was_taken_is_told_again_without_what_was_to_be_done_then() -> None:
    facts = {"seat": 1, "cards": (7, 9), "slots": (2, 3), "room": 2, "more": 0}
    assert WORDS_OF.event(Event("took", facts), followed=True) == "Bob prend sept et neuf."


def test_who_begins_to_take_is_not_said_to_take_the_card_that_was_played() -> None:
    facts = {"seat": 1, "card": 3, "rank": "knight", "cards": (7, 9)}
    assert said("take_began", level=Verbosity.BRIEF, **facts) == "Bob prend avec le trois."


def test_a_card_put_face_down_is_not_named() -> None:
    for level in Verbosity:
        text = said("committed", level=level, seat=2, left=2)
        assert "posé" in text
    assert said("committed", seat=2, left=2) == "Carte posée."


def test_points_are_told_with_what_they_are_made_of() -> None:
    made = {"cards": 18, "doubled": 4, "plus": 2, "peasants": 0, "crests": 0}
    text = said("final_score", seat=0, points=24, kings=1, **made)
    parts = "Dix-huit pour les cartes, quatre pour le double, deux pour les jetons."
    assert text == f"Alice : vingt-quatre points. {parts}"


def test_the_row_is_dealt_in_one_sentence_with_app_cards_and_card_by_card_with_real_ones() -> None:
    row = (12, 30, 1, 44, 45, 9, 27)
    full = "La rangée, de un à sept : douze, trente, un, quarante-quatre, quarante-cinq, neuf,"
    assert said("row_filled", row=row, pile=20).startswith(full)
    assert said("row_card", card=12, slot=1, left=6) == ""
    told = said("row_card", mode="table", card=12, slot=1, left=6)
    assert told == "Emplacement un : douze. Encore six."


def test_crests_are_called_by_their_names_where_the_box_has_names() -> None:
    facts = {"seat": 0, "token": "plus_3", "crest": 3, "slot": 2, "left": 5}
    placed = Event("token_placed", facts)
    herald = Herald(WORDS, "seven_kingdoms", NAMES)
    assert herald.event(placed) == "Jeton plus trois sur blason trois."
    herald.label(
        {"crest": dict(enumerate(("lion", "cerf", "aigle", "ours", "dragon", "loup", "cygne"), 1))}
    )
    assert herald.event(placed) == "Jeton plus trois sur blason aigle."


def test_a_row_with_gaps_is_told_by_places() -> None:
    told = said("answer_row", cards=(12, 0, 0, 33, 20, 1, 0), waiting=(), count=4)
    assert told == (
        "La rangée. Un : douze. Deux et trois : vides. Quatre : trente-trois. Cinq : vingt. "
        "Six : un. Sept : vide."
    )
    told = said("answer_row", cards=(0, 0, 0, 33, 0, 1, 2), waiting=(), count=3)
    assert "Un à trois : vides." in told and "Cinq : vide." in told


def test_twenty_and_one_never_sounds_as_twenty_one() -> None:
    row = (12, 3, 4, 33, 2, 20, 1)
    assert said("answer_row", cards=row, waiting=(), count=7).endswith("deux, vingt, un.")
    assert said("row_filled", row=row, pile=3).endswith("deux, vingt, un.")
    sorted_out = {"seat": 0, "hand": 2, "pending": (), "room": 0}
    assert said("kept", cards=(20, 1), **sorted_out) == "Gardé en main : vingt, un."
    assert said("kept", cards=(20, 2), **sorted_out) == "Gardé en main : vingt et deux."


def test_what_is_still_to_be_validated_or_kept_is_said_at_every_level() -> None:
    for key, count in (("validated", {"count": 4}), ("kept", {"hand": 2})):
        event = Event(key, {"seat": 0, "cards": (7,), "pending": (20, 31), "room": 1, **count})
        full = Event(key, {**event.args, "room": 0})
        for level in Verbosity:
            assert "Reste vingt et trente et un : valide, ou garde." in WORDS_OF.event(event, level)
            assert "Main pleine : valide vingt et trente et un." in WORDS_OF.event(full, level)
        assert "trente et un" not in WORDS_OF.event(event, followed=True)


def test_one_slot_or_card_is_told_in_words_like_several() -> None:
    for slots, told in ((3, "l'emplacement trois"), ("3,5", "les emplacements trois et cinq")):
        assert WORDS_OF.command(meaning("take_slots", slots=slots)) == f"prendre {told}"
    assert WORDS_OF.command(meaning("keep", cards=21)) == "garder vingt et un"


def meaning(intent: str, **slots: int | str) -> Meaning:
    return Meaning(intent, Kind.COMMAND, slots)


def test_crests_with_names_are_told_by_their_names() -> None:
    herald = Herald(WORDS, "seven_kingdoms", NAMES)
    kingdom = Event("answer_kingdom_crests", {"seat": 0, "crests": (2, 5), "counts": (1, 3)})
    tokens = Event("answer_tokens_placed", {"tokens": ("double",), "crests": (5,)})
    assert herald.event(kingdom) == "Par blason : une au deux et trois au cinq."
    assert herald.event(tokens) == "Posé : double sur le blason cinq."
    herald.label(
        {"crest": dict(enumerate(("lion", "aigle", "tour", "lys", "ours", "cerf", "loup"), 1))}
    )
    assert herald.event(kingdom) == "Par blason : une au blason aigle et trois au blason ours."
    assert herald.event(tokens) == "Posé : double sur le blason ours."

"""Hands, hidden cards and secret plays through a whole session: who hears what."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE, Event
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Played, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved

PLAYERS = ("Alice", "Bob", "Carl")
SEED = 3
"""Carl begins; he holds 22, 36 and 47, Alice 17, 18, 23, Bob 2, 12, 29; no slot holds these."""

HANDS = {2: ("vingt-deux", "trente-six", "quarante-sept")}


def opened(
    ears: frozenset[int] = frozenset(), save: Path | None = None, **options: str
) -> Conversation:
    session = Conversation(
        open_new(MatchFactory("fr", ears=ears), "seven_kingdoms", PLAYERS, options, SEED, save)
    )
    session.begin()
    return session


def tap(session: Conversation, card: str) -> tuple[Output, ...]:
    return session.tap(parse_card(f"seven_kingdoms/{card}"))


def says(session: Conversation, *lines: str) -> tuple[Output, ...]:
    outputs: tuple[Output, ...] = ()
    for line in lines:
        outputs = tap(session, line[1:]) if line.startswith("@") else session.typed(line)
    return outputs


def heard(outputs: tuple[Output, ...], ear: int | None = None) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear == ear).casefold()


def done(outputs: tuple[Output, ...]) -> list[str]:
    return [o.notation for o in outputs if isinstance(o, Played) and o.by != TABLE]


def names(text: str, *cards: str) -> bool:
    return any(re.search(rf"\b{card}\b", text) for card in cards)


def test_a_hand_is_read_in_its_ear_and_to_nobody_else() -> None:
    told = says(opened(frozenset({2})), "ma main")
    assert heard(told, 2) == "ta main : vingt-deux, trente-six et quarante-sept."
    assert not heard(told) and not heard(told, 0)


def test_without_an_ear_a_hand_is_read_aloud_only_when_asked_twice() -> None:
    session = opened()
    assert not names(heard(says(session, "ma main")), *HANDS[2])
    assert names(heard(says(session, "ma main")), *HANDS[2])


def test_a_warning_names_whose_secret_it_is() -> None:
    session = opened()
    assert "un secret de carl" in heard(says(session, "ma main"))
    says(session, "je joue ma carte une", "ma main")
    assert "un secret d'alice" in heard(says(session, "non", "ma main"))


@pytest.mark.parametrize(
    "between", ["blabla bli", "aide", "plus fort", "combien de cartes", "non", "merci"]
)
def test_a_warning_expires_with_anything_else_that_is_said(between: str) -> None:
    session = opened()
    says(session, "ma main", between)
    assert not names(heard(says(session, "ma main")), *HANDS[2])
    assert names(heard(says(session, "ma main")), *HANDS[2])


def test_a_sentence_said_again_does_not_play_the_next_players_card() -> None:
    session = opened()
    assert done(says(session, "je joue ma carte deux")) == ["play 36"]
    told = says(session, "je joue ma carte deux")
    assert not done(told) and "c'est maintenant à alice" in heard(told)
    assert not names(heard(told), "dix-huit", "dix-sept", "vingt-trois")
    assert not done(says(session, "non"))
    assert done(says(session, "je joue ma carte deux")) == ["play 18"]
    says(session, "à qui le tour")
    assert done(says(session, "je joue ma carte deux")) == ["play 12"]


def test_what_was_seen_is_known_after_it_was_taken_back(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    session = opened(save=save)
    says(session, "je joue le trente-six", "annule")
    told = heard(says(session, "cartes connues du joueur trois"))
    assert "vu de tous dans la main de carl : trente-six" in told and "deux autres" in told
    again = Conversation(open_saved(MatchFactory("fr"), save)[0])
    assert again.task.match == session.task.match
    assert "trente-six" in heard(says(again, "cartes connues du joueur trois"))
    says(session, "je joue le vingt-deux", "je joue le dix-sept", "annule", "annule", "annule")
    told = heard(says(session, "cartes connues du joueur trois"))
    assert "vingt-deux et trente-six" in told
    assert "dix-sept" in heard(says(session, "cartes connues du joueur un"))
    says(session, "je joue le trente-six")
    told = heard(says(session, "cartes connues du joueur trois"))
    assert "vingt-deux" in told and "trente-six" not in told


def test_what_was_put_face_down_and_taken_back_stays_hidden() -> None:
    session = opened(plays="secret")
    says(session, "ma carte une", "annule")
    assert "personne n'a vu" in heard(says(session, "cartes connues du joueur trois"))


def test_a_sentence_said_again_is_played_after_a_yes() -> None:
    session = opened()
    says(session, "je joue ma carte deux", "je joue ma carte deux")
    assert done(says(session, "oui")) == ["play 18"]


def test_a_card_of_the_hand_is_told_in_the_ear_by_its_place() -> None:
    session = opened(frozenset({2}))
    told = says(session, "c'est quoi ma carte deux")
    assert not heard(told) and "le trente-six. marchand" in heard(told, 2)
    assert "prends une carte" in heard(told, 2)
    told = says(session, "que puis-je prendre avec ma carte deux")
    assert not heard(told) and "le trente-six, marchand, prend" in heard(told, 2)
    told = says(session, "c'est quoi ma carte quatre")
    assert not heard(told) and "pas de carte quatre" in heard(told, 2)


def test_without_an_ear_a_card_by_its_place_is_warned_of_first() -> None:
    for line in ("c'est quoi ma carte deux", "que puis-je prendre avec ma carte deux"):
        session = opened()
        told = heard(says(session, line))
        assert "un secret de carl" in told and not names(told, *HANDS[2])
        assert names(heard(says(session, line)), "trente-six")


def test_no_question_leads_to_saying_a_secret_number() -> None:
    told = heard(says(opened(), "que puis-je prendre"))
    assert "avec ma carte deux" in told and "dix-sept" not in told


def test_a_refusal_does_not_tell_the_table_that_a_card_is_in_a_hand() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "seven_kingdoms", PLAYERS, {"cards": "table"}, 1, None)
    )
    session.begin()
    says(session, *SETUP, "@17", "@18", "@19", *["main cachée"] * 2)
    says(session, "@1")
    told = says(session, "dans la rangée le dix-sept")
    assert "impossible" in heard(told) and "ailleurs" not in heard(told)
    open_ = heard(says(session, "dans la rangée le un"))
    assert "ailleurs" in open_ and "impossible." not in open_


def test_a_seat_with_an_ear_may_ask_for_its_hand_at_any_time() -> None:
    session = opened(frozenset({0}))
    told = says(session, "main du joueur un")
    assert heard(told, 0) == "ta main : dix-sept, dix-huit et vingt-trois." and not heard(told)


def test_without_an_ear_only_the_seat_on_turn_may_ask_for_its_hand() -> None:
    session = opened()
    for _ in range(2):
        told = heard(says(session, "main du joueur un"))
        assert "alice" in told and "casque" in told
        assert not names(told, "dix-sept", "dix-huit", "vingt-trois")
    assert "toute la table" in heard(says(session, "main du joueur trois"))
    assert names(heard(says(session, "main du joueur trois")), *HANDS[2])
    assert "trois personnes" in heard(says(session, "main du joueur cinq"))


def test_a_tapped_card_is_told_in_the_ear_and_played_when_tapped_again() -> None:
    session = opened(frozenset({2}))
    read = tap(session, "22")
    assert names(heard(read, 2), "vingt-deux") and not names(heard(read), *HANDS[2])
    assert "carte lue" in heard(read) and not done(read)
    other = tap(session, "47")
    assert names(heard(other, 2), "quarante-sept") and not names(heard(other), *HANDS[2])
    assert done(tap(session, "47")) == ["play 47"]


def test_without_an_ear_a_tapped_card_is_told_when_asked_twice() -> None:
    session = opened()
    for line in ("@36", "quelle carte"):
        assert not names(heard(says(session, line)), *HANDS[2])
    assert names(heard(says(session, "quelle carte")), "trente-six")
    assert done(says(session, "oui")) == ["play 36"]


def test_a_card_that_lies_open_is_named() -> None:
    session = opened()
    slot = Match.new("seven_kingdoms", 3, {}, SEED).settle().state.row[0]
    told = heard(tap(session, str(slot)))
    assert "vingt-six" in told and "carte lue" not in told


LINES = [
    *("@22", "répète", "pourquoi", "aide", "blé", "derniers coups", "la rangée", "quelle carte"),
    *("non", "@36", "je joue", "@9", "pourquoi", "@44", "pourquoi", "@47", "@47", "répète"),
    *("derniers coups", "annule", "répète", "derniers coups", "ma main", "que puis-je faire"),
    *("je joue ma carte deux", "non", "ma deuxième carte", "répète", "qui a joué quoi"),
    *("combien de cartes", "annule", "pourquoi", "annule", "@36", "quelle carte", "oui", "oui"),
]


@pytest.mark.parametrize("ears", [frozenset[int](), frozenset({2})])
def test_a_secret_play_is_never_named_to_the_table(ears: frozenset[int], tmp_path: Path) -> None:
    session = opened(ears, tmp_path / "save.jsonl", plays="secret")
    for line in LINES:
        outputs = says(session, line)
        assert outputs
        assert not names(heard(outputs), *HANDS[2]), (line, heard(outputs))
        for other in (0, 1):
            assert not heard(outputs, other)
    assert session.task.match.state.turn == 0
    task, _ = open_saved(MatchFactory("fr", ears=ears), tmp_path / "save.jsonl")
    resumed = Conversation(task)
    for outputs in (resumed.begin(), says(resumed, "derniers coups"), says(resumed, "annule")):
        assert not names(heard(outputs), *HANDS[2])


def test_a_card_put_face_down_is_named_in_the_ear_only() -> None:
    session = opened(frozenset({2}), plays="secret")
    told = says(session, "je joue ma carte trois")
    assert done(told) == ["commit 47"]
    assert names(heard(told, 2), "quarante-sept") and not names(heard(told), *HANDS[2])
    assert "carte posée" in heard(told)


def test_all_are_turned_up_together() -> None:
    session = opened(plays="secret")
    # What was said for one hand is read back for the next.
    last = says(session, "ma carte une", "ma carte une", "oui", "ma carte une", "oui")
    assert names(heard(last), "vingt-deux") and names(heard(last), "dix-sept")


SETUP = [
    *(f"@crest_{crest}" for crest in range(1, 8)),
    *("@token_double", "@token_plus_3", "le joueur deux commence"),
]


def test_with_real_cards_draws_are_tapped_in_secret_and_the_row_aloud() -> None:
    session = Conversation(
        open_new(
            MatchFactory("fr", ears=frozenset({1})),
            "seven_kingdoms",
            PLAYERS,
            {"cards": "table"},
            1,
            None,
        )
    )
    session.reader = True
    session.begin()
    says(session, *SETUP)
    drawn = tap(session, "17")
    assert names(heard(drawn, 1), "dix-sept") and not names(heard(drawn), "dix-sept")
    assert "carte prise" in heard(drawn)
    # It is in that hand already: refused, and not named.
    again = tap(session, "17")
    assert not names(heard(again), "dix-sept") and not done(again)
    for card in (13, 30, 20, 21, 22, 5, 6):
        assert not names(heard(tap(session, str(card))), "dix-sept", "treize", "trente", "vingt")
    says(session, "carte cachée")
    assert "douze" in heard(tap(session, "12"))


def test_the_wrong_card_drawn_is_told_only_when_asked_twice() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "seven_kingdoms", PLAYERS, {"cards": "table"}, 1, None)
    )
    session.reader = True
    session.begin()
    says(session, *SETUP, "je pioche le seize")
    for line in ("@17", "quelle carte"):
        told = says(session, line)
        assert not names(heard(told), "dix-sept") and not done(told)
    assert names(heard(says(session, "quelle carte")), "dix-sept")
    says(session, "oui")
    assert session.task.match.history[-1].notation == "draw 17"


def test_a_hidden_card_may_lie_face_down() -> None:
    session = Conversation(
        open_new(
            MatchFactory("fr"),
            "seven_kingdoms",
            PLAYERS,
            {"cards": "table", "plays": "secret"},
            1,
            None,
        )
    )
    session.reader = True
    session.begin()
    says(session, *SETUP, "main cachée", "main cachée", "main cachée")
    says(session, *(f"@{card}" for card in range(40, 47)))
    told = says(session, "carte posée")
    assert "carte posée" in heard(told)
    assert session.task.match.history[-1].notation == "commit ?"


def test_a_question_about_oneself_is_about_the_seat_on_turn() -> None:
    assert heard(says(opened(), "mon score")).startswith("carl")
    assert heard(says(opened(), "score du joueur deux")).startswith("bob")


def test_a_card_tapped_that_cannot_be_taken_says_why_or_takes_the_place_of_the_other_one() -> None:
    """Bob's forty-four takes one card, from slot 2 or 5."""
    session = Conversation(
        open_new(MatchFactory("fr"), "seven_kingdoms", PLAYERS, {"cards": "table"}, 1, None)
    )
    session.begin()
    says(session, *SETUP, "@44", "@4", "@5", "main cachée", "main cachée")
    says(session, *(f"@{card}" for card in (1, 10, 17, 24, 31, 38, 45)))
    says(session, "@44", "@44", "je joue le deux", "je joue le trois")
    assert "prendre dix" in heard(says(session, "@10"))
    told = says(session, "@17")
    assert not done(told)
    assert names(heard(told), "dix-sept") and "emplacements deux et cinq" in heard(told)
    assert "prendre dix" in heard(told)
    other = says(session, "@31")
    assert not done(other) and "prendre trente et un" in heard(other)
    assert done(says(session, "@31")) == ["take 31"]


def test_the_end_says_whose_card_was_played_for_nothing() -> None:
    session = opened()
    herald = session.task.herald
    one = herald.event(Event("cut_short", {"seats": (0,), "to": "hand"}))
    two = herald.event(Event("cut_short", {"seats": (0, 2), "to": "lost"}))
    assert one == "Alice reprend sa carte jouée en main."
    assert two == "Alice et Carl perdent leur carte jouée."


def test_a_tapped_card_of_the_row_is_where_a_knight_begins_to_take() -> None:
    session = opened()
    plays = ("je joue le quarante-sept", "je joue le dix-sept", "je joue le vingt-neuf")
    says(session, *plays, "je prends le vingt-six", "je valide tout")
    told = says(session, "@38")
    assert not done(told) and "prendre à partir de la carte trente-huit ?" in heard(told)
    told = says(session, "@41")
    assert not done(told) and "prendre à partir de la carte quarante et un ?" in heard(told)
    assert done(says(session, "@41")) == ["slots 3-4"]
    says(session, "annule")
    told = says(session, "@9")
    assert not done(told) and "il n'y a pas d'emplacement huit" in heard(told)


def test_a_move_told_again_names_its_seat_once() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "seven_kingdoms", ("", "", ""), {}, SEED, None)
    )
    session.begin()
    says(session, "je joue le trente-six")
    assert heard(says(session, "derniers coups")).startswith("joueur trois joue le trente-six")


def test_the_table_is_told_of_once_and_a_seat_that_asked_again_is_answered_at_once() -> None:
    session = opened()
    says(session, "ma main", "ma main", "colonne trois")
    assert names(heard(says(session, "ma main")), *HANDS[2])
    assert "redemanderai" in heard(says(session, "garde tout en secret"))
    assert not names(heard(says(session, "ma main")), *HANDS[2])
    assert names(heard(says(session, "ma main")), *HANDS[2])


def test_what_one_seat_lets_the_table_hear_says_nothing_of_another() -> None:
    session = opened()
    says(session, "ma main", "ma main")
    assert session.task.trusting == {2}
    says(session, "je joue ma carte une")
    assert session.task.match.to_act == 0
    for asked in ("ma main", "main du joueur un"):
        assert not names(heard(says(session, asked)), "dix-sept", "dix-huit", "vingt-trois")
    assert "casque" in heard(says(session, "main du joueur trois"))
    assert session.task.trusting == {2}


def test_a_question_that_is_only_guessed_tells_no_secret_though_the_seat_trusts() -> None:
    session = opened()
    says(session, "ma main", "ma main")
    guessed = heard(says(session, "dis voir un peu ce que j'ai comme cartes en main"))
    assert "si tu demandes cela, dis" in guessed and not names(guessed, *HANDS[2])


def test_a_resumed_match_warns_anew(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    says(opened(save=save), "ma main", "ma main")
    again = Conversation(open_saved(MatchFactory("fr"), save)[0])
    assert not names(heard(says(again, "ma main")), *HANDS[2])


def test_a_clear_yes_to_the_warning_of_a_guess_tells_it_and_anything_else_does_not() -> None:
    talk = opened()
    warning = heard(says(talk, "euh j'ai quoi déjà là dans ma main moi"))
    assert warning.startswith("toute la table entendrait un secret") and "si tu demandes" in warning
    assert names(heard(says(talk, "oui")), "vingt-deux", "trente-six", "quarante-sept")
    talk = opened()
    told = says(talk, "euh j'ai quoi déjà là dans ma main moi", "à qui le tour", "oui")
    assert heard(told).startswith("je n'ai rien demandé")

"""A match with its conversation: what is done, what is said, and to whom."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from heraut.engines.journal import load
from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Kind
from heraut.grammars.spec import BEGUN
from heraut.grammars.surface_forms import spoken_forms
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation, guide
from heraut.voice.dialogue.outputs import Cued, Output, Played, Silenced, Spoken
from heraut.voice.herald import LANGUAGES, Verbosity, Words
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved
from heraut.voice.tasks.match.dialogue_state import missing

PLAYERS = ("Alice", "Bob")


def opened(
    cards: str = "app",
    seed: int = 3,
    verbosity: Verbosity = Verbosity.NORMAL,
    save: Path | None = None,
    ears: frozenset[int] = frozenset(),
    players: tuple[str, ...] = PLAYERS,
) -> Conversation:
    opening = MatchFactory("fr", verbosity, ears)
    return Conversation(open_new(opening, "kingsbridge", players, {"cards": cards}, seed, save))


def says(session: Conversation, text: str) -> tuple[Output, ...]:
    return session.hear(Heard.typed(text))


def aloud(outputs: tuple[Output, ...]) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear is None)


def done(outputs: tuple[Output, ...]) -> list[str]:
    return [o.notation for o in outputs if isinstance(o, Played) and o.by != TABLE]


def placeable(session: Conversation) -> str:
    """Return the notation of a card that the seat to act may place."""
    legal = map(str, session.task.match.rules.legal(session.task.match.state))
    return next(notation for notation in legal if notation.startswith("place"))


def form(session: Conversation, notation: str) -> str:
    match = session.task.match
    return spoken_forms(session.grammar, match.rules, match.state, notation)[0]


@pytest.mark.parametrize("verbosity", list(Verbosity))
@pytest.mark.parametrize("cards", ["app", "table"])
def test_whole_games_by_words_alone_never_fall_silent(cards: str, verbosity: Verbosity) -> None:
    chance = random.Random(f"{cards} {verbosity}")
    session = opened(cards, seed=11, verbosity=verbosity, players=("Alice", "", "Chloé"))
    assert aloud(session.begin())
    for _ in range(250):
        if session.over:
            break
        legal = [str(action) for action in session.task.match.rules.legal(session.task.match.state)]
        kinds = sorted({notation.split()[0] for notation in legal})
        kind = chance.choice(kinds)
        notation = chance.choice([each for each in legal if each.split()[0] == kind])
        before = len(session.task.match.history)
        outputs = says(session, form(session, notation))
        assert aloud(outputs)
        if len(session.task.match.history) == before:
            outputs = says(session, "oui")
            assert aloud(outputs), notation
        assert session.task.match.history[before].notation == notation
        question = chance.choice(["colonne deux", "combien de cartes", "à qui le tour"])
        assert aloud(says(session, question))


def test_a_clear_placement_is_played_and_told() -> None:
    session = opened()
    session.begin()
    notation = placeable(session)
    outputs = says(session, form(session, notation))
    assert done(outputs) == [notation] and "posé" in aloud(outputs)


def test_an_illegal_command_is_refused_as_what_it_is_and_why_says_more() -> None:
    session = opened()
    session.begin()
    column = session.task.match.state.columns[2][-1]
    assert column != 6
    outputs = says(session, "pose le sept sur la colonne trois")
    assert not done(outputs) and "il faut un" in aloud(outputs)
    assert Cued("refused") in outputs
    longer = aloud(says(session, "pourquoi"))
    assert len(longer) > len(aloud(outputs))


def test_repeat_says_the_same_words_again() -> None:
    session = opened()
    session.begin()
    first = aloud(says(session, "toutes les colonnes"))
    assert aloud(says(session, "répète")) == first == aloud(says(session, "répète"))


def test_undo_takes_back_and_names_the_move_until_something_was_revealed() -> None:
    session = opened()
    session.begin()
    before = session.task.match.state
    notation = placeable(session)
    said = form(session, notation)
    says(session, said)
    outputs = says(session, "annule le coup")
    assert session.task.match.state == before
    _, card, column = (
        session.task.herald.words.number(int(n)) if n.isdecimal() else n for n in notation.split()
    )
    assert f"{card} sur colonne {column}" in aloud(outputs).lower()
    assert "rien à annuler" in aloud(says(session, "annule le coup")).lower()
    says(session, said)
    placed = session.task.match
    says(session, "fin de tour")
    assert session.task.match.to_act == 1
    undone = aloud(says(session, "annule le coup"))
    assert "finir le tour. Ce qui a été pioché le sera de nouveau." in undone
    assert session.task.match == placed
    assert "de nouveau" not in aloud(says(session, "annule le coup"))
    legal = map(str, session.task.match.rules.legal(session.task.match.state))
    says(session, form(session, next(each for each in legal if each.startswith("exchange"))))
    says(session, "oui")
    assert "trop tard" in aloud(says(session, "annule le coup")).lower()


def test_undoing_a_shown_draw_tells_the_card_only_to_its_owner() -> None:
    for ears, private in ((frozenset[int](), []), (frozenset({0}), [0])):
        session = opened("table", ears=ears)
        session.begin()
        for card in (3, 5, 7, 9, 11, 2):
            session.tap(parse_card(f"kingsbridge/{card}"))
        session.tap(parse_card("kingsbridge/4"))
        outputs = says(session, "annule le coup")
        assert "quatre" not in aloud(outputs).lower() and "annulé" in aloud(outputs).lower()
        told = [o.ear for o in outputs if isinstance(o, Spoken) and "quatre" in o.text.lower()]
        assert told == private
        assert "quatre" not in aloud(says(session, "répète")).lower()


def test_undoing_a_first_card_names_it_as_such() -> None:
    session = opened("table")
    session.begin()
    session.tap(parse_card("kingsbridge/4"))
    assert "quatre commence la colonne" in aloud(says(session, "annule le coup"))


def test_app_cards_that_could_not_be_written_are_dealt_later_and_never_dictated(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    session = opened(save=folder / "match.jsonl")
    hidden = tmp_path / "elsewhere"
    folder.rename(hidden)
    assert "disque" in aloud(session.begin())
    for words in ("c'est un quatre", "colonne deux"):
        assert "disque" in aloud(says(session, words)) and not session.task.match.history
    hidden.rename(folder)
    said = aloud(says(session, "à qui le tour"))
    assert "À Alice de jouer" in said and "C'est à Alice" in said


def test_a_question_ends_with_the_earcon_that_says_an_answer_is_awaited() -> None:
    session = opened()
    session.begin()
    assert says(session, "change toutes mes cartes")[-1] == Cued("listening")
    assert Cued("listening") not in says(session, "oui")


def test_the_very_same_card_is_brought_twice_only_when_meant() -> None:
    session = opened("table")
    session.begin()
    card = parse_card("kingsbridge/2#1")
    session.tap(card)
    assert "déjà été prise" in aloud(session.tap(card)) and len(session.task.match.history) == 1
    session.tap(card)
    session.tap(parse_card("kingsbridge/2#2"))
    assert len(session.task.match.history) == 3


def test_help_while_the_table_deals_says_what_to_bring() -> None:
    session = opened("table")
    session.begin()
    assert "première carte de la colonne un" in aloud(says(session, "aide"))


def test_a_very_long_line_is_echoed_short_and_nothing_breaks() -> None:
    session = opened()
    session.begin()
    assert len(aloud(says(session, "bla" * 2000))) < 200


def test_the_stop_card_silences_any_game() -> None:
    session = opened()
    session.begin()
    assert session.tap(parse_card("heraut/stop")) == (Silenced(),)


def test_a_secret_hand_is_warned_about_then_said_on_the_second_ask() -> None:
    session = opened()
    session.begin()
    hand = session.task.herald.words.listed(session.task.match.state.hands[0].known)
    first = aloud(says(session, "ma main"))
    assert hand not in first.lower() and "redis" in first.lower()
    assert hand in aloud(says(session, "ma main")).lower()


def test_with_an_ear_the_hand_goes_to_that_ear_only() -> None:
    session = opened(ears=frozenset({0}))
    session.begin()
    outputs = says(session, "ma main")
    hand = session.task.herald.words.listed(session.task.match.state.hands[0].known)
    assert not aloud(outputs)
    assert [o.ear for o in outputs if isinstance(o, Spoken) and hand in o.text.lower()] == [0]


def test_what_is_dealt_is_told_to_the_ear_and_never_to_the_table() -> None:
    session = opened(ears=frozenset({1}))
    outputs = session.begin()
    private = [o for o in outputs if isinstance(o, Spoken) and o.ear is not None]
    assert {o.ear for o in private} == {1} and "Tu as pioché" in private[0].text
    assert "Tu as pioché" not in aloud(outputs)


def test_a_tapped_card_then_a_column_places_it() -> None:
    session = opened()
    session.begin()
    _, card, column = placeable(session).split()
    outputs = session.tap(parse_card(f"kingsbridge/{card}"))
    assert "quelle colonne" in aloud(outputs).lower()
    number = session.task.herald.words.number(int(column))
    assert done(says(session, f"colonne {number}")) == [f"place {card} {column}"]


@pytest.mark.long
def test_a_whole_game_tells_the_table_nothing_that_is_for_one_ear() -> None:
    """The table hears word for word the same whether or not somebody has headphones."""
    for cards in ("app", "table"):
        chance = random.Random(cards)
        open_table, with_ears = opened(cards, seed=5), opened(cards, seed=5, ears=frozenset({0, 1}))
        pairs = [(open_table.begin(), with_ears.begin())]
        for _ in range(120):
            legal = [str(a) for a in with_ears.task.match.rules.legal(with_ears.task.match.state)]
            if not legal:
                break
            kind = chance.choice(sorted({notation.split()[0] for notation in legal}))
            words = form(with_ears, chance.choice([n for n in legal if n.split()[0] == kind]))
            for said in (words, "oui", "derniers coups"):
                pairs.append((says(open_table, said), says(with_ears, said)))
        private = 0
        for bare, full in pairs:
            assert aloud(bare) == aloud(full)
            lines = [o.text for o in full if isinstance(o, Spoken) and o.ear is not None]
            private += len(lines)
            assert not [line for line in lines if line in aloud(full)]
        assert private > 20


def test_a_card_of_another_game_plays_nothing() -> None:
    session = opened()
    session.begin()
    outputs = session.tap(parse_card("kingdom_builder/7"))
    assert not done(outputs) and "autre jeu : Kingdom Builder." in aloud(outputs)


def test_the_wrong_card_is_told_and_the_right_one_plays() -> None:
    session = opened("table")
    session.reader = True
    session.begin()
    for card in (3, 5, 7, 9, 11, 2):
        session.tap(parse_card(f"kingsbridge/{card}"))
    for _ in range(12):
        says(session, "carte cachée")
        says(session, "oui")
    assert "passe la carte" in aloud(says(session, "pose le quatre sur la colonne un")).lower()
    outputs = session.tap(parse_card("kingsbridge/8"))
    assert not done(outputs)
    assert "carte huit" in aloud(outputs).lower() and "quatre" in aloud(outputs).lower()
    says(session, "pose le quatre sur la colonne un")
    assert done(session.tap(parse_card("kingsbridge/4"))) == ["place 4 1"]


def test_a_whole_hand_may_stay_hidden_in_one_breath() -> None:
    session = opened("table")
    session.begin()
    for card in (3, 5, 7, 9, 11, 2):
        session.tap(parse_card(f"kingsbridge/{card}"))
    said = aloud(says(session, "toutes mes cartes cachées"))
    assert said == "Alice pioche six cartes. Bob doit piocher encore six cartes."
    assert session.task.match.state.hands[0].unknown == 6 and session.task.match.state.turn == 1
    says(session, "carte cachée")
    says(session, "main cachée")
    assert session.task.match.state.hands[1].unknown == 6 and session.task.match.to_act == 0


def test_a_placement_without_its_column_is_asked_for_it() -> None:
    session = opened()
    session.begin()
    _, card, column = placeable(session).split()
    words = session.task.herald.words
    asked = aloud(says(session, f"pose le {words.number(int(card))}"))
    assert "quelle colonne" in asked.lower()
    assert done(says(session, f"sur la {words.number(int(column))}")) == [f"place {card} {column}"]


def test_a_saved_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    session = opened(save=save)
    session.begin()
    says(session, form(session, placeable(session)))
    state = session.task.match.state
    task, lost = open_saved(MatchFactory(), save)
    again = Conversation(task)
    assert lost is None and again.task.match.state == state
    assert "reprend" in aloud(again.begin())


def test_what_cannot_be_written_is_not_played(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    session = opened(save=folder / "match.jsonl")
    session.begin()
    before = session.task.match
    shutil.rmtree(folder)
    outputs = says(session, form(session, placeable(session)))
    assert session.task.match is before and not done(outputs)
    assert "disque" in aloud(outputs)


def test_the_journal_holds_a_move_before_it_is_told(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    session = opened(save=save)
    session.begin()
    outputs = says(session, form(session, placeable(session)))
    match, _, _ = load(save)
    assert match.history[-1].notation == done(outputs)[0]


def test_leaving_needs_a_yes_and_keeps_the_match() -> None:
    session = opened()
    session.begin()
    says(session, "quitte la partie")
    assert not session.left
    says(session, "non")
    assert not session.left
    says(session, "quitte la partie")
    assert "gardée" in aloud(says(session, "oui")) and session.left


def test_detail_goes_up_and_down_and_says_its_limits() -> None:
    session = opened()
    session.begin()
    assert "tout" in aloud(says(session, "plus de détails")).lower()
    assert "déjà" in aloud(says(session, "plus de détails")).lower()
    says(session, "moins de détails")
    says(session, "moins de détails")
    assert session.task.herald.verbosity is Verbosity.BRIEF


def test_help_says_what_to_do_and_reads_the_guide() -> None:
    session = opened()
    session.begin()
    assert "pose le sept" in aloud(says(session, "aide")).lower()
    book = guide.chapters("fr", "kingsbridge")
    for number, chapter in enumerate(book, start=1):
        assert aloud(says(session, f"aide {number}")).startswith(f"{chapter.title}.")
    for chapter in book[1:]:
        assert aloud(says(session, f"chapitre {chapter.word}")).startswith(f"{chapter.title}.")
    assert "« les chapitres » pour le guide" in aloud(says(session, "aide"))


def test_one_chapter_of_the_guide_follows_another_until_the_last() -> None:
    session = opened()
    session.begin()
    titles = [f"{chapter.title}." for chapter in guide.chapters("fr", "kingsbridge")]
    assert aloud(says(session, "chapitre suivant")).startswith(titles[0])
    for title in titles[1:]:
        assert aloud(session.typed("suite")).startswith(title)
    assert "dernier chapitre" in aloud(says(session, "chapitre suivant"))
    assert "n'est pas dans le guide" in aloud(says(session, "chapitre plateau"))
    assert aloud(says(session, "chapitre voix")).startswith("Régler la voix.")


def test_the_guide_is_read_in_a_pause_and_before_a_yes() -> None:
    session = opened()
    session.begin()
    says(session, "pause")
    assert aloud(says(session, "chapitre voix")).startswith("Régler la voix.")
    assert "pause" in aloud(says(session, "aide"))
    says(session, "reprends")
    says(session, "quitte la partie")
    told = aloud(says(session, "chapitre voix"))
    assert told.startswith("Régler la voix.") and "Quitter la partie ?" in told
    assert not session.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_every_piece_and_every_phase_has_words(lang: str) -> None:
    words, grammar = Words(lang), Grammar.load(lang, "kingsbridge")
    for name, intent in grammar.intents.items():
        if intent.kind is Kind.COMMAND:
            assert words.has(f"kingsbridge-say-{name.replace('_', '-')}"), name
    for piece in ("card", "column"):
        assert words.has(f"kingsbridge-ask-with-{piece}")
    for intent in grammar.of_kind(Kind.PARTIAL):
        if intent.begins:
            held = {BEGUN: intent.begins, **intent.templates[0].means}
            slots = {slot for slot in grammar.intents[intent.begins].slots if slot == "character"}
            question = missing({**held, **dict.fromkeys(slots, "ragna")}, intent.begins)
            assert words.has(f"kingsbridge-{question.key.replace('_', '-')}"), question.key
    for phase in ("idle", "confirm", "await-card", "which-one", "fill", "leave", "paused"):
        assert words.has(f"help-{phase}")

"""What else is said and tapped while a match is set up: typed lines in, French lines out."""

from __future__ import annotations

import os
import random
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from heraut.engines.journal import DamagedJournal
from heraut.engines.registry import RULES
from heraut.engines.setup import BadSetup
from heraut.grammars.meaning import Heard
from heraut.nfc import ReaderBack, ReaderLost, Tapped, parse_card
from heraut.voice.dialogue import STOP_CARD, Conversation
from heraut.voice.dialogue.outputs import Cued, Silenced
from heraut.voice.herald import Herald, Verbosity
from heraut.voice.runtime.event_loop import Problem, take
from heraut.voice.runtime.kept_matches import any_kept, kept_matches, last_save
from heraut.voice.runtime.match_factory import MatchFactory, NothingKept, free_saves, open_new
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import Kept, Resumed, prepare
from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.summary import beginner

from .typed_setup import GAMES, SENTENCES, UID, WORDS, Setup, talk, text


def test_repeat_says_the_last_answer_again_word_for_word() -> None:
    host, said = talk("trois joueurs")
    assert talk("répète", on=host)[1] == said == talk("répète", on=host)[1]


def test_silence_and_the_stop_card_hush() -> None:
    host, _ = talk()
    assert take(host, "") == (Silenced(),)
    assert take(host, Tapped(STOP_CARD, UID)) == (Silenced(),)


def test_taps_and_what_befalls_the_reader_are_told() -> None:
    host, _ = talk()
    tapped = take(host, Tapped(parse_card("kingsbridge/3"), UID))
    assert tapped[0] == Cued("card_read") and "Trois joueurs" in text(tapped) and host.reader
    assert take(host, "@kingsbridge/3")
    take(host, ReaderLost("unplugged"))
    assert not host.reader
    take(host, ReaderBack("pn532"))
    assert host.reader
    events = (ReaderLost("unplugged"), ReaderBack("pn532"), Problem("heard_too_early"), "@rien")
    for event in events:
        assert text(take(host, event)).endswith("ou en coopération ?")


def test_quitting_asks_first() -> None:
    host, said = talk("quitte")
    assert "Oui ou non" in said and not host.left
    assert "À bientôt" in talk("oui", on=host)[1] and host.left and host.result is None


def test_the_last_match_is_resumed_after_a_yes() -> None:
    host, _ = talk("reprends la dernière partie")
    assert host.result is None
    host.problem = NothingKept()
    said = talk("oui", on=host)[1]
    assert "aucune partie à reprendre" in said and "combien de joueurs" in said
    assert host.result is None and "Trois joueurs" in talk("trois", on=host)[1]
    host.problem = None
    talk("reprends la dernière partie", on=host)
    said = talk("oui", on=host)[1]
    assert host.result == Resumed() and isinstance(host.task, MatchTask)
    assert said.startswith("Nouvelle partie. Ann et Bob.")


def test_the_setup_is_over_once_the_match_is_opened() -> None:
    """Who leaves the match does not find the setup again."""
    host, _ = talk("reprends la dernière partie", "oui")
    assert isinstance(host.task, MatchTask) and not host.over
    talk("quitte", "oui", on=host)
    assert host.left and isinstance(host.task, MatchTask)


def test_who_begins_is_told_by_place_until_there_are_names() -> None:
    plan = Plan(names=("Anna",))
    assert beginner(plan, 0) == {"name": "Anna", "place": 1}
    assert beginner(plan, 1) == {"name": "", "place": 2}


def test_a_kept_match_is_offered() -> None:
    assert "reprends" in text(Setup(kept=True).begin())
    assert "reprends" not in text(Setup().begin())


def test_detail_changes_and_the_voice_is_adjusted() -> None:
    host, said = talk("moins de détails")
    assert host.task.herald.verbosity is Verbosity.BRIEF and "bref" in said
    assert "voix" in talk("plus fort", on=host)[1]


def test_the_reason_of_a_refusal_is_told_at_length() -> None:
    _, said = talk("deux joueurs sans personnages cartes de table", "Anna et anna", "pourquoi")
    assert "surnom" in said


def test_where_a_refusal_has_no_more_to_it_the_question_is_given_its_reason() -> None:
    host, said = talk("deux joueurs sans personnages", "7")
    assert "nombre seul" in said
    assert "distribue" in talk("pourquoi", on=host)[1]


def test_what_an_option_changes_is_told_by_the_game() -> None:
    assert "pouvoirs" in talk("deux joueurs", "pourquoi")[1]
    assert "distribue" in talk("seul", "pourquoi")[1]


def test_more_headphones_than_any_game_has_seats_are_refused() -> None:
    with pytest.raises(BadSetup):
        herald = Herald(WORDS)
        prepare(herald, RULES, lambda seats: 0, Setup().settled, ears=frozenset({8}))


def test_there_must_be_a_seat_for_the_last_of_several_headphones() -> None:
    ears = frozenset({0, 4})
    host = Conversation(prepare(Herald(WORDS), RULES, lambda _: 0, Setup().settled, ears=ears))
    said = [text(outputs) for outputs in (host.begin(), take(host, "Kingsbridge"))]
    assert said[1].endswith("combien de joueurs ?")
    assert "Il faut au moins cinq joueurs" in text(take(host, "trois"))
    assert "Cinq joueurs." in text(take(host, "cinq"))


def test_only_problems_that_have_words_are_told() -> None:
    host, _ = talk("seul", "cartes de héraut")
    seats = {"seats": 9, "least": 1, "most": 5, "numbers": 5}
    host.problem = BadSetup("bad_seats", "no", game="kingsbridge", **seats)
    assert "cinq" in talk("oui", on=host)[1]
    host.problem = OSError(13, "no", "a.jsonl")
    assert "a.jsonl" in talk("oui", on=host)[1]
    host.problem = ValueError("bug")
    with pytest.raises(ValueError, match="bug"):
        talk("oui", on=host)


LINES = (
    *("aide", "pourquoi", "répète", "annule", "stop", "quitte", "oui", "non", "pause", "reprends"),
    *("un", "deux", "neuf joueurs", "trois joueurs", "seul", "options", "au hasard", "conseil"),
    *("sans personnages", "avec personnages", "en coopération", "cartes de table", "sans prénom"),
    *("cartes de héraut", "Anna", "marie et pierre", "anna commence", "le joueur deux commence"),
    *("deux joueurs trois joueurs", "conseil interdit", "@kingsbridge/4", "@chess/1", "@", "euh"),
    *("le reste est normal", "wigelm donne edgar", "edgar sous la pile", "plus de détails"),
    *("moins de détails", "kingsbridge", "nouvelle partie", "reprends la dernière partie"),
    *("sept royaumes", "prendre est libre", "@seven_kingdoms/17", "carte de trop", "jouons à sept"),
)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_is_answered_in_words(seed: int) -> None:
    """No message lacks words or values; only in a pause may there be no answer."""
    choice = random.Random(seed)
    host, _ = talk(on=Setup(game=choice.choice(["", "kingsbridge", "seven_kingdoms"])))
    paused, answers = False, 0
    for _ in range(80):
        line = choice.choice(LINES)
        outputs = take(host, line)
        paused = (paused or line == "pause") and "On reprend" not in text(outputs)
        if host.result or host.left:
            (host, _), paused = talk(), False
            continue
        assert text(outputs) or outputs == (Silenced(),) or paused, line
        answers += bool(text(outputs))
    assert answers > 20


def test_noise_is_not_understood_and_asked_again() -> None:
    host, _ = talk()
    assert text(host.hear(Heard(()))) == "Pas compris. Kingsbridge : combien de joueurs ?"
    assert text(host.hear(Heard.typed("[unk]"))).startswith("Pas compris. Kingsbridge")


def test_the_guide_is_read_while_a_match_is_set_up() -> None:
    host, _ = talk("trois joueurs")
    contents = talk("aide un", on=host)[1]
    assert contents.startswith("Sommaire.") and "Deux, partie. La première partie." in contents
    assert talk("aide deux", on=host)[1].startswith("La première partie.")
    assert talk("chapitre suivant", on=host)[1].startswith("Jouer un coup.")
    told = talk("chapitre personnages", on=host)[1]
    assert told.startswith("Les personnages.") and told.endswith("?")  # and the question again
    assert "chapitres" in talk("aide vingt", on=host)[1]


def test_questions_are_answered_and_then_the_question_is_asked_again() -> None:
    host, said = talk("c'est quoi le but du jeu", on=Setup(game=""))
    assert said == f"Cela dépend du jeu. Dis son nom dans ta question. {GAMES}"
    _, said = talk("combien on peut être", on=host)
    assert "Kingsbridge : seul, ou jusqu'à cinq." in said and said.endswith(GAMES)
    _, said = talk("c'est quoi 7 kingdoms", on=host)
    assert "royaume" in said and said.endswith(GAMES)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("kingsbridge avec Mamie Jo et Léa", "trois joueurs, Mamie Jo et Léa."),
        ("kingsbridge à deux avec Mamie Jo et Léa", "deux joueurs, Mamie Jo et Léa."),
        ("kingsbridge à trois avec Mamie Jo et Léa", "trois joueurs, Mamie Jo et Léa."),
        ("kingsbridge à trois, Mamie Jo et Léa", "trois joueurs, Mamie, Jo et Léa."),
        ("kingsbridge avec papa maman et Léa", "quatre joueurs, Papa, Maman et Léa."),
    ],
)
def test_a_title_and_a_first_name_are_one_name(line: str, told: str) -> None:
    _, said = talk(line, on=Setup(game=""))
    assert said.startswith(f"Kingsbridge, {told}")


def test_who_is_ready_begins_and_resumes_no_other_match() -> None:
    host, _ = talk("kingsbridge à deux sans personnages cartes de table", "Paul et Léa", "Paul")
    assert talk("reprends la partie", on=host)[1].startswith("Laisser ceci et reprendre")
    assert talk("non", on=host)[1].endswith("Je commence ? Oui ou non.")
    assert "Laisser ceci" not in talk("je suis prête", on=host)[1]


def test_to_draw_lots_says_nothing_of_the_cards() -> None:
    _, said = talk("kingsbridge à deux", "on tire au sort qui commence")
    assert "Au hasard." in said and "Cartes de table." not in said


def test_who_says_who_they_are_begins_by_name() -> None:
    host, _ = talk("kingsbridge à deux avec Paul et Léa", "sans personnages cartes de table")
    assert talk("c'est moi qui commence, je suis Léa", on=host)[1].startswith("Léa commence.")


def test_all_names_may_be_told_again_where_one_is_missing() -> None:
    host, _ = talk("kingsbridge", "avec Lola")
    _, said = talk("Anna et Lola", on=host)
    assert said.startswith("Anna.") and "déjà" not in said
    _, said = talk("sans personnages cartes de table", on=host)
    assert "Qui commence ?" in said


def test_who_speaks_is_asked_for_the_own_name() -> None:
    host, _ = talk("trois joueurs sans personnages cartes de table")
    _, said = talk("Marie, Paul et moi", on=host)
    assert said == "Marie et Paul. Et toi, quel est ton prénom ?"
    assert "Qui commence ?" in talk("Lou", on=host)[1]
    assert talk("c'est moi", on=host)[1].startswith("Lou commence.")
    assert "Dans l'ordre : Paul, Lou et Marie." in talk("non, Paul", on=host)[1]


@pytest.mark.parametrize(
    ("days", "when"), [(0, "d'aujourd'hui"), (1, "d'hier"), (3, "d'il y a trois jours")]
)
@pytest.mark.parametrize(
    ("moves", "far"), [(0, "à peine commencée"), (1, "après un coup"), (9, "après neuf coups")]
)
def test_which_match_would_be_resumed_is_told(days: int, when: str, moves: int, far: str) -> None:
    host = Setup(last=lambda: [Kept("seven_kingdoms", ("Anna", "Bob"), days, moves)])
    _, said = talk("reprends la partie d'hier", on=host)
    told = f"la partie de Sept Royaumes {when} avec Anna et Bob, {far} ?"
    assert said == f"Laisser ceci et reprendre {told} Oui ou non."


def kept_game(name: str, days: int) -> Kept:
    return Kept("kingsbridge", (name, "Bob"), days, 3, path=Path(name))


def test_the_match_before_is_asked_for_and_resumed() -> None:
    host = Setup(last=lambda: [kept_game("Anna", 0), kept_game("Zoé", 2)])
    _, said = talk("reprends la dernière partie", on=host)
    assert "avec Anna et Bob" in said and said.endswith("Oui, non, ou « la partie d'avant ».")
    _, said = talk("la partie d'avant", on=host)
    assert "avec Zoé et Bob" in said and said.endswith("Oui ou non.")
    _, said = talk("celle d'avant", on=host)
    assert said.startswith("Il n'y a pas de partie plus ancienne.") and "Zoé" in said
    talk("oui", on=host)
    assert host.result == Resumed(Path("Zoé"))


def test_kept_matches_are_listed_and_each_is_told_apart() -> None:
    host = Setup(last=lambda: [kept_game(name, 1) for name in ("Anna", "Zoé", "Lou")])
    _, said = talk("la liste des parties", on=host)
    assert said.startswith("Trois parties, la plus récente d'abord. Kingsbridge, hier, avec Anna")
    assert said.count("trois coups") == 4 and "Laisser ceci" in said
    assert "avec Zoé" in talk("la partie d'avant", on=host)[1]
    _, said = talk("la liste des parties", on=Setup())
    assert said.startswith("Je ne trouve aucune partie")


def test_a_damaged_match_is_told_before_an_older_one_takes_its_place() -> None:
    host = Setup(last=lambda: [Kept("kingsbridge", ("Anna", "Bob"), 1, 3, damaged=1)])
    _, said = talk("reprends la dernière partie", on=host)
    assert said.startswith(
        "Une partie plus récente ne peut pas être lue : je n'y touche pas. Laisser ceci"
    )


def test_kept_matches_are_told_from_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    now = datetime.now()
    assert not list(kept_matches(now)) and last_save() is None and not any_kept()
    saves = [next(free_saves("kingsbridge"))]
    task = open_new(MatchFactory(), "kingsbridge", ("Ann", "Bob"), {}, 1, saves[0])
    task.begin()
    Conversation(task).typed("change toutes mes cartes")
    Conversation(task).typed("oui")
    moves = sum(step.by >= 0 for step in task.match.history)
    assert moves and list(kept_matches(now)) == [
        Kept("kingsbridge", ("Ann", "Bob"), 0, moves, 0, saves[0])
    ]
    assert next(kept_matches(now + timedelta(days=2))).days == 2
    saves.append(next(free_saves("kingsbridge")))
    saves[1].touch()
    os.utime(saves[1], (now.timestamp() + 60,) * 2)
    (kept,) = kept_matches(now)
    assert (kept.path, kept.damaged) == (saves[0], 0), "an empty file holds no match"
    saves[1].write_text("damaged\n", encoding="utf-8")
    os.utime(saves[1], (now.timestamp() + 60,) * 2)
    (kept,) = kept_matches(now)
    assert (kept.path, kept.damaged) == (saves[0], 1) and last_save() == saves[0]
    saves[0].unlink()
    assert not list(kept_matches(now)) and any_kept()
    with pytest.raises(DamagedJournal):
        last_save()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_file_hides_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    save = next(free_saves("kingsbridge"))
    open_new(MatchFactory(), "kingsbridge", ("Ann", "Bob"), {}, 1, save).begin()
    os.mkfifo(save.with_name("pipe.jsonl"))
    save.with_name("folder.jsonl").mkdir()
    save.with_name("endless.jsonl").symlink_to("/dev/zero")
    assert [(kept.path, kept.damaged) for kept in kept_matches(datetime.now())] == [(save, 0)]
    assert last_save() == save


def test_what_is_noted_in_one_breath_is_a_plain_list() -> None:
    assert talk("Kingdom Builder avec caves", on=Setup(game=""))[1].startswith(
        "Kingdom Builder, avec caves. "
    )


def test_options_are_told_by_what_they_do_three_at_a_time() -> None:
    host, said = talk("options", on=Setup())
    assert "On déplace aussi les premières cartes d'une colonne" in said
    assert said.count("Sinon : ") == 3 and said.count("début de colonne") == 1
    assert "Encore cinq : dis « options »." in said
    host, said = talk("options", on=host)
    assert said.count("Sinon : ") == 3 and "Dis celle que tu veux" not in said
    host, said = talk("options", on=host)
    assert said.count("Sinon : ") == 2 and "Encore" not in said
    host, said = talk("options", on=host)
    assert said.startswith("Huit options. Dis celle que tu veux. ")
    talk("options", on=host)
    assert talk("trois", "options", on=host)[1].startswith("Six options. ")


@pytest.mark.parametrize("game", sorted(RULES))
def test_each_value_of_each_option_has_its_own_plain_words(game: str) -> None:
    key = game.replace("_", "-")
    alike = {}
    for choice in SENTENCES.menu.games[game].choices.values():
        name = choice.name.replace("_", "-")
        own = (f"setup-option-line-{key}-{name}", f"setup-option-line-{name}")
        message = next(filter(WORDS.has, own))
        values = [int(value) if value.isdecimal() else value for value in choice.said]
        told = {WORDS.text(message, value=value, choices=("x",)) for value in values}
        alike[message] = len(values) - len(told)
    assert alike
    assert set(alike.values()) == {0}

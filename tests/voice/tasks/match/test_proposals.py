"""What is offered where typed words are not understood, and how it is taken."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from heraut.engines.registry import RULES
from heraut.grammars.meaning import Command, Heard, Hypothesis, Kind, Meaning, Proposal, Scope
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.offers import Offer
from heraut.voice.dialogue.offers import probable as likeliest
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.evaluation.sentence_list import load
from heraut.voice.evaluation.understanding import opened
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask

from .test_plain_talk import positions

PEOPLE = ("Anna", "Bilal", "Chloé")
PUZZLING = "le bazar des colonnes et de ma main"
PUZZLED = "on doit faire quoi avec ça une fois vide"


def match(game: str = "kingsbridge", seed: int = 3) -> Conversation:
    talk = Conversation(open_new(MatchFactory(), game, PEOPLE, {}, seed, None))
    talk.begin()
    return talk


def said(talk: Conversation, line: str) -> str:
    return " ".join(output.text for output in take(talk, line) if isinstance(output, Spoken))


def offered(talk: Conversation, line: str) -> list[str]:
    said(talk, line)
    return [proposal.sentence for proposal in talk.proposals]


def played(talk: Conversation, line: str) -> bool:
    return any(isinstance(output, Played) for output in take(talk, line))


def test_at_most_three_things_are_offered_by_number() -> None:
    talk = match()
    told = said(talk, PUZZLING)
    sentences = [proposal.sentence for proposal in talk.proposals]
    assert 1 < len(sentences) <= 3 and "toutes les colonnes" in sentences
    assert told.startswith("Pas compris") and f"Deux : {sentences[1]}." in told
    assert told.endswith("Dis un numéro, ou autre chose.")


def test_no_question_is_offered_about_what_is_not_there() -> None:
    there = offered(match("kingdom_builder"), "détaille le truc cinq")
    assert "détaille la cinquième" in there
    missing = offered(match("kingdom_builder"), "12")
    assert "détaille" in missing and "détaille la zone douze" not in missing  # there are six


@pytest.mark.parametrize(
    ("game", "puzzling"),
    [
        ("seven_kingdoms", "la carte machin du milieu bleu"),
        ("kingdom_builder", "12"),
        ("world_without_end", "2 bidules"),
    ],
)
@pytest.mark.parametrize(
    "line",
    ["que puis-je faire", "puis-je faire", "que faire", "dois-je confirmer", "puis-je le faire"],
)
def test_to_ask_what_may_be_done_is_no_yes_to_what_is_read_back(
    game: str, puzzling: str, line: str
) -> None:
    talk = match(game)
    said(talk, puzzling)
    assert talk.proposals or talk.moment.scope is Scope.CONFIRM
    assert not played(talk, line)


@pytest.mark.parametrize("line", ["deux", "le deux", "la deuxième", "numéro deux"])
def test_a_number_takes_what_is_offered(line: str) -> None:
    talk = match()
    sentence = offered(talk, PUZZLING)[1]
    assert said(talk, line) == said(match(), sentence)
    assert not talk.proposals


@pytest.mark.parametrize("line", ["oui", "ok", "d'accord"])
def test_a_yes_to_several_does_not_tell_which(line: str) -> None:
    talk = match()
    sentence = offered(talk, PUZZLING)[1]
    assert said(talk, line) == "Oui, mais lequel ? Dis un numéro, de un à trois."
    assert said(talk, "deux") == said(match(), sentence)


def test_a_yes_to_several_moves_plays_none() -> None:
    line = "je prends le neuf et le vingt-cinq ou pas ?"
    talk = opened(positions("seven_kingdoms")["taking_king"], "fr")
    first = offered(talk, line)[0]
    assert first == "je prends le neuf puis je prends le vingt cinq"
    assert said(talk, "oui").startswith("Oui, mais lequel ?")
    assert said(talk, "oui").startswith("Oui, mais lequel ?")
    assert played(talk, "un")


def test_a_no_leaves_all_of_it_and_anything_else_is_taken_as_ever() -> None:
    talk = match()
    offered(talk, PUZZLING)
    assert said(talk, "non") == "D'accord, je laisse."
    offered(talk, PUZZLING)
    assert said(talk, "à qui le tour") == said(match(), "à qui le tour")


def test_a_card_or_a_voice_in_between_takes_nothing_of_what_was_offered() -> None:
    for meanwhile in (
        lambda talk: talk.tap(parse_card("kingsbridge/13")),
        lambda talk: talk.trouble("error_reader_lost_unplugged", {}),
        lambda talk: talk.hear(Heard.typed("oui")),
    ):
        talk = match()
        assert offered(talk, PUZZLING)
        meanwhile(talk)
        assert not talk.proposals


def test_where_a_piece_is_awaited_one_thing_is_offered_and_numbers_are_answers() -> None:
    talk = match()
    take(talk, "le neuf")
    told = said(talk, PUZZLING)
    assert "Neuf. Sur quelle colonne ? Voulais-tu dire : " in told and len(talk.proposals) == 1
    assert played(talk, "quatre")
    talk = match()
    take(talk, "le neuf")
    (sentence,) = offered(talk, PUZZLING)
    other = match()
    take(other, "le neuf")
    assert said(talk, "oui") == said(other, sentence)


def test_where_a_yes_is_awaited_offers_are_taken_by_number_and_a_yes_is_the_answer() -> None:
    talk = match()
    take(talk, "je poserais le neuf sur la une")
    told = said(talk, PUZZLING)
    assert "Un : " in told and told.endswith("Neuf sur colonne un ? Dis oui ou non.")
    assert played(talk, "oui")
    talk = match()
    take(talk, "je poserais le neuf sur la une")
    sentence = offered(talk, PUZZLING)[0]
    assert said(talk, "numéro un").startswith(said(match(), sentence))
    assert played(talk, "oui")


def hear(talk: Conversation, line: str) -> str:
    heard = Heard((Hypothesis(tuple(line.split())),))
    return " ".join(output.text for output in talk.hear(heard) if isinstance(output, Spoken))


def test_what_is_heard_is_offered_too_and_listened_for() -> None:
    talk = match()
    told = hear(talk, "neuf colonne quatre pose")
    assert "Un : pose le neuf sur la colonne quatre." in told
    assert set(talk.moment.besides) == {Scope.CHOOSE, Scope.CONFIRM}
    assert hear(talk, "numéro un").startswith("Neuf sur colonne quatre ?")
    assert not talk.moment.besides
    assert "Neuf posé" in hear(talk, "oui")


@pytest.mark.parametrize("line", ["[unk] neuf", "neuf", "pose pose", "fin colonne pas"])
def test_little_that_is_heard_brings_no_offer(line: str) -> None:
    talk = match()
    hear(talk, line)
    assert not talk.proposals and not talk.moment.besides


def test_who_seems_to_ask_is_answered_and_told_what_else_it_may_have_been() -> None:
    talk = match()
    told = said(talk, PUZZLED)
    rivals = [proposal.sentence for proposal in talk.proposals]
    assert "Pas compris" not in told and "Sinon" in told and rivals
    answer = told[: told.index("Sinon")].strip()
    talk = match()
    assert all(said(talk, rival) != answer for rival in rivals)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("abrège un peu tes phrases, mon vieux", "Moins de détails."),
        ("ho là doucement, vous causez comme une mitraillette", "pas de voix à régler"),
    ],
)
def test_talk_about_how_it_speaks_is_done_in_whatever_words(line: str, answer: str) -> None:
    assert answer in said(match(), line)


@pytest.mark.parametrize(
    "line", ["allez, on range tout, à demain", "moi j'arrête, j'en ai marre", "bon ben adieu"]
)
def test_who_most_probably_leaves_is_asked_for_a_yes(line: str) -> None:
    talk = match()
    assert said(talk, line).startswith("Quitter la partie ?")
    assert said(talk, "non") == "On continue."


@pytest.mark.parametrize("line", ["ça joue on reprend", "me revoilà, on continue"])
def test_what_most_probably_ends_a_pause_ends_it(line: str) -> None:
    talk = match()
    assert said(talk, "pause").startswith("Pause")
    assert said(talk, "passe-moi le sel") == "C'est la pause. Dis « reprends » pour continuer."
    assert said(talk, line) == "On reprend. C'est à Anna."


@pytest.mark.parametrize("line", ["on fait machine arrière"])
def test_what_takes_effect_at_once_is_offered_and_never_guessed(line: str) -> None:
    assert said(match(), line).startswith("Pas compris")


def test_what_was_no_answer_is_not_answered_again() -> None:
    talk = match()
    first, second = said(talk, PUZZLED), said(talk, PUZZLED)
    assert second.startswith("Pas compris") and first not in second


def test_who_seems_to_ask_while_an_answer_is_awaited_is_asked_again() -> None:
    talk = match()
    take(talk, "le neuf")
    told = said(talk, PUZZLED)
    assert told.endswith("Neuf. Sur quelle colonne ?") and not talk.proposals
    assert played(talk, "quatre")


@pytest.mark.parametrize(
    "line", ["j'ai quoi dans mon jeu", "rappelle-moi un peu quels numéros j'ai gardés"]
)
def test_of_a_secret_a_guess_tells_only_how_to_ask_for_it(line: str) -> None:
    talk = match()
    secret = said(talk, "lis ma main")
    assert (
        secret == "Toute la table entendrait un secret d'Anna. Redis-le si tu le veux quand même."
    )
    assert said(talk, line).startswith(
        "Toute la table entendrait un secret d'Anna. Si tu demandes cela, dis : "
    )
    # Nor is it told for being said once more.
    assert not said(talk, line).startswith("Ta main")


def test_what_was_no_help_is_not_offered_again() -> None:
    talk = match()
    first = offered(talk, PUZZLING)
    second = offered(talk, PUZZLING)
    assert first and not {*first} & {*second}


PROBABLE = "la un recevrait le sept tandis que la deux recevrait le quatre"
"""What nothing but two moves is like, in words that no sentence has."""


@pytest.fixture
def probable(monkeypatch: pytest.MonkeyPatch) -> Conversation:
    # How probable just this is changes with every example of other sentences.
    monkeypatch.setattr("heraut.voice.dialogue.offers._PROBABLE", 0.2)
    every = load(Path(__file__).parents[3] / "sentences" / "fr" / "kingsbridge.tsv")
    return opened(next(one.position for one in every if one.position.name == "ends_a"), "fr")


def test_a_move_that_words_most_probably_mean_is_read_back_and_played_after_a_yes(
    probable: Conversation,
) -> None:
    told = said(probable, PROBABLE)
    assert told == "Sept sur colonne un, puis quatre sur colonne deux ? Dis oui ou non."
    assert not probable.proposals
    assert not played(probable, "deux") and not played(probable, "à qui le tour")
    assert played(probable, "oui")


def test_a_probable_move_that_was_none_is_not_asked_about_again(probable: Conversation) -> None:
    said(probable, PROBABLE)
    assert said(probable, "non") == "D'accord, je laisse."
    told = said(probable, PROBABLE)
    assert told.startswith("Pas compris") and "puis pose" not in told
    assert said(probable, "à qui le tour") == "C'est à Alice."  # understood: it begins anew
    assert said(probable, PROBABLE).endswith("Dis oui ou non.")


def test_of_two_moves_as_probable_none_is_read_back() -> None:
    def offer(*likely: float, named: bool = True) -> Offer:
        move = Command(Meaning("place", Kind.COMMAND), "place 4 1")
        return Offer([Proposal(move, str(one), one, named) for one in likely])

    assert likeliest(offer(0.8, 0.1)) and likeliest(offer(0.5))
    assert not likeliest(offer(0.4, 0.4)) and not likeliest(offer(0.8, named=False))
    assert not likeliest(replace(offer(0.8), beside=Scope.CONFIRM))
    assert not likeliest(replace(offer(0.8), typed=False))


def test_nothing_in_common_brings_help_and_never_a_word_about_speaking() -> None:
    talk = match()
    told = [said(talk, line) for line in ("blablabla", "zut", "flute", "tralala")]
    assert not any("lentement" in one for one in told)
    assert told[1] != told[2]


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_every_offer_is_understood_when_it_is_said(game: str, whole: bool) -> None:
    dice = random.Random(game)
    lines = ("qu'est-ce que je pourrais bien faire du trois", "le roi il va où donc", PUZZLING)
    count = 0
    for seed in range(40 if whole else 2):
        task = open_new(MatchFactory(), game, PEOPLE, {}, seed, None)
        task.match = task.match.settle()
        for _ in range(12):
            for line in lines:
                for proposal in task.nearest(Heard.typed(line), line):
                    count += 1
                    assert is_meant(task, proposal), (game, seed, proposal)
            action = dice.choice(task.match.rules.legal(task.match.state))
            task.match = task.match.play(str(action)).settle()
            if task.over:
                break
    assert count > 20


def is_meant(task: MatchTask, proposal: Proposal) -> bool:
    return task.interpret(Heard.typed(proposal.sentence), task.scope, proposal.sentence) == (
        proposal.given
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [("le shérif, ça m'a l'air d'être quelqu'un ça", "que fait le shérif den")],
)
def test_what_is_meant_is_among_three_things(line: str, sentence: str) -> None:
    assert sentence in offered(match(), line)


@pytest.mark.parametrize("game", ["kingsbridge", "seven_kingdoms", "world_without_end"])
def test_no_offer_names_a_card_of_a_hand_that_was_not_named(game: str) -> None:
    """With another hand, the same words bring the same offers, as far as no number is said."""
    for line in ("joue donc une carte de ma main", "pose mes cartes quelque part", "échange"):
        every: set[tuple[str, ...]] = set()
        for seed in range(8):
            talk = match(game, seed)
            if isinstance(talk.task, MatchTask) and not talk.task.match.rules.turn(
                talk.task.match.state
            ):
                every.add(tuple(offered(talk, line)))
        assert len(every) == 1, every


def kingsbridge(*history: str) -> Conversation:
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "table"}, 1, None)
    deal = ["start 6", "start 6", "start 6", "start 9", "start 2", "start 3"]
    deal += [f"draw {card}" for card in (4, 7, 10, 12, 13, 1, 5, 5, 8, 8, 9, 9)]
    for notation in (*deal, *history):
        task.match = task.match.play(notation)
    return Conversation(task)


def test_what_was_taken_back_is_offered_to_be_done_once_more() -> None:
    line = "bof non ça m'allait très bien, remets donc ça"
    assert "remets" not in offered(kingsbridge("place 7 3"), line)
    talk = kingsbridge("place 7 3")
    said(talk, "annule")
    first, *_ = offered(talk, line)
    assert first == "remets"
    assert said(talk, "un") == "Sept sur colonne trois ? Dis oui ou non."


def test_a_yes_is_offered_by_number_where_one_is_awaited() -> None:
    talk = kingsbridge()
    assert "oui" not in offered(talk, "c'est très bien ainsi")
    assert said(talk, "je poserais le sept sur la trois").endswith("Dis oui ou non.")
    number = offered(talk, "c'est très bien ainsi").index("oui")
    assert played(talk, ("un", "deux", "trois")[number])

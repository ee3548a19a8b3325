"""A whole card in words: typed lines in, French lines out."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from heraut.engines.forms import Blank, BlankKind, Filled, Part
from heraut.engines.world_without_end.effects import OPERATIONS
from heraut.grammars import GrammarError
from heraut.grammars.meaning import Heard, Hypothesis, Reply, Scope
from heraut.nfc import ReaderLost, Tapped, parse_card
from heraut.voice.dialogue import STOP_CARD, Conversation
from heraut.voice.dialogue.errors import NotDone, Refused
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.herald import LANGUAGES, Herald, Verbosity, Words
from heraut.voice.runtime.event_loop import take
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
from heraut.voice.tasks.card_entry.draft_card import READY, DraftCard, Piece, Question
from heraut.voice.tasks.card_entry.sentences import Sentences

from .asked import FORM, questions
from .conversations import CORNERS, EFFECTS, text

WORDS = Words("fr")
GAME = "world_without_end"
BEGUN = ("trois", "La peste", "immédiat", CORNERS, "maison neuf")
"""Answers up to the effects."""


class Keeper:
    """Keeps what was told, unless it has a reason not to."""

    def __init__(self) -> None:
        self.kept: list[Filled] = []
        self.why = ""

    def __call__(self, filled: Filled) -> tuple[Output, ...]:
        if self.why:
            raise NotDone([Spoken(self.why)])
        self.kept.append(filled)
        return (Spoken("Gardée."),)


def entry(keeper: Keeper | None = None, level: Verbosity = Verbosity.NORMAL) -> Conversation:
    return Conversation(CardEntryTask(FORM, Herald(WORDS, GAME, (), level), keeper or Keeper()))


def talk(*lines: str, on: Conversation | None = None) -> tuple[Conversation, str]:
    """Type lines; return the entry and what came of the last one."""
    host = on or entry()
    said = text(host.begin()) if on is None else ""
    for line in lines:
        said = text(take(host, line))
    return host, said


def told(*lines: str) -> dict[str, dict[str, Any]]:
    """Return the items of a card that was told whole."""
    keeper = Keeper()
    host, said = talk(*lines, on=begun(keeper))
    assert host.over and said == "Gardée."
    items = FORM.added(keeper.kept[0]).items
    return {item.partition("_")[0]: dict(value) for item, value in items.items()}


def begun(keeper: Keeper) -> Conversation:
    host = entry(keeper)
    host.begin()
    return host


def test_a_whole_card_by_questions_and_answers() -> None:
    host, said = talk()
    assert said.endswith("Quelle période, de un à quatre ?")
    for line, answer in (
        ("trois", "Trois. Le titre ?"),
        ("La peste s'étend", "La peste s'étend. Immédiat ou à effet prolongé ?"),
        ("beige", "Immédiat. Le coin qui suit la flèche ?"),
        ("un blé", "Un blé. Deuxième coin ?"),
        ("deux or, un point", "Deux or et un point. Quatrième coin ?"),
        ("pierre", "Une pierre. Quelle maison frappe la peste, de un à onze ?"),
        ("la cachette", "Onze. Quel effet : chacun gagne, chacun perd ou"),
        ("échange", "Échange. On donne quoi ?"),
        ("une laine", "Une laine. On reçoit quoi ?"),
        ("trois or et un point", "Trois or et un point. Un autre effet, ou « c'est tout » ?"),
        ("c'est tout", "Tout est juste ? Oui ou non."),
    ):
        assert answer in talk(line, on=host)[1]
    assert talk("répète", on=host)[1] == (
        "Immédiat, période trois : « La peste s'étend ». Coins : un blé, deux or, un point et une "
        "pierre. Peste : maison onze. Chacun peut échanger une laine contre trois or et un point. "
        "Tout est juste ? Oui ou non."
    )
    assert not host.over
    assert talk("oui", on=host)[1] == "Gardée." and host.over


@pytest.mark.parametrize("op", OPERATIONS)
def test_every_effect_is_entered_by_questions_and_gives_the_same_as_its_file(op: str) -> None:
    answers, values = EFFECTS[op]
    written = tomllib.loads(f'effect = {{ op = "{op}"{", " if values else ""}{values} }}')
    items = told(*BEGUN, *answers, "c'est tout", "oui")
    assert items["event"] == {
        "period": 3,
        "title": "La peste",
        "kind": "immediate",
        "effects": [written["effect"]],
    }
    assert items["corners"] == {"corners": ["wheat", "gold2", "vp", "stone"], "place": 9}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("op", OPERATIONS)
def test_every_question_has_words_of_its_own_help_and_a_list(op: str, lang: str) -> None:
    answers, _ = EFFECTS[op]
    for size in range(len(answers) + 1):
        for level in Verbosity:
            host = Conversation(CardEntryTask(FORM, Herald(Words(lang), GAME, (), level), Keeper()))
            host.begin()
            for line in (*BEGUN, *answers[:size]):
                take(host, line)
            assert all(text(take(host, line)) for line in ("aide", "encore", "pourquoi"))


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_listened_for_is_small_and_every_answer_can_be_said(lang: str) -> None:
    sentences = Sentences.load(lang, GAME)
    assert questions()
    for question in questions():
        grammar = sentences.grammar(question)
        assert max(len(grammar.listening.everything(scope)) for scope in Scope) < 2_000
        assert grammar.listening.words()
        for value in question.choices:
            said = sentences.said(question, value)
            understood = sentences.read(Heard.typed(said), question, Scope.FILL)
            assert isinstance(understood, Reply) and not understood.meaning.cost
            pieces = sentences.pieces(understood.meaning, question)
            assert [piece.value for piece in pieces] == [value]


def test_a_list_is_read_three_at_a_time_and_begins_again_after_its_end() -> None:
    host, said = talk(*BEGUN)
    assert "chacun gagne, chacun perd ou gagne celui qui a ?" in said
    read = [talk("encore", on=host)[1] for _ in range(9)]
    assert read[0].startswith("Perd celui qui n'a pas, gain pour chaque ou majorité.")
    assert read[-1].startswith("Chacun gagne, chacun perd")
    named = [text.lower() for text in read]
    assert all(any(EFFECTS[op][0][0] in each for each in named) for op in OPERATIONS)


def test_after_more_of_the_list_the_question_is_asked_without_it() -> None:
    host, _ = talk(*BEGUN)
    for line in ("encore", "fromage"):
        _, asked = talk(line, on=host)
    assert " Quel effet ? « Encore »" in asked


@pytest.mark.parametrize("line", ["rien", "aucun effet", "c'est tout"])
def test_a_card_may_do_nothing(line: str) -> None:
    assert "Aucun effet." in talk(*BEGUN, line)[1]


def test_wrong_words_change_nothing_and_the_question_comes_again() -> None:
    host, before = talk("trois", "sans titre", "beige", CORNERS)
    assert talk("pourquoi", on=host)[1].startswith("Je pose ces questions")
    question = "Quelle maison frappe la peste, de un à onze ?"
    assert before.endswith(question)
    for line, answer in (
        ("le pont", "Pas compris. J'ai entendu : le pont."),
        ("fromage", "Dis un nombre. « Retour » corrige"),
        ("douze", "Il faut un nombre de un à onze."),
        ("zéro", "Il faut un nombre de un à onze."),
        ("oui", "Dis un nombre."),
        ("non", "Dis un nombre."),
        ("c'est tout", "Pas compris."),
    ):
        said = talk(line, on=host)[1]
        assert answer in said and said.endswith(question)
    talk("douze", on=host)
    assert talk("pourquoi", on=host)[1].startswith("Il faut un nombre de un à onze.")
    assert talk("neuf", on=host)[1].startswith("Neuf. Quel effet")


def test_too_much_at_once_is_refused_whole() -> None:
    host, _ = talk("trois", "sans titre", "beige", "un blé")
    said = talk("un or, deux or, un point, une pierre", on=host)[1]
    assert said == "J'en ai entendu quatre, il en manque trois. Redis. Deuxième coin ?"
    host, _ = talk(*BEGUN, "chacun gagne")
    said = talk("une laine et deux or et trois laines", on=host)[1]
    assert said.startswith("Deux fois la même chose : une laine et trois laines.")
    assert said.endswith("Chacun gagne quoi ?")


def test_goods_that_an_effect_cannot_name_are_not_understood() -> None:
    """Knowledge is never lost (rulebook, additional points)."""
    host, _ = talk(*BEGUN, "chacun perd")
    assert talk("une connaissance", on=host)[1].startswith("Pas compris.")
    assert talk("une laine", on=host)[1].startswith("Une laine.")


def test_a_choice_is_not_a_sum() -> None:
    host, _ = talk(*BEGUN, "chacun gagne")
    assert talk("une laine ou un or", on=host)[1].startswith("Pas compris.")
    host, _ = talk(*BEGUN, "perte au choix")
    assert talk("une laine, un or", on=host)[1].startswith("Une laine ou un or. Un autre effet")


@pytest.mark.parametrize("line", ["retour", "annule"])
def test_back_and_undo_take_one_answer_back_after_the_other(line: str) -> None:
    host, said = talk(line)
    assert said.startswith("C'est la première question.") and not host.left
    host, _ = talk(*BEGUN, "échange", "une laine")
    for question in (
        "On donne quoi ?",
        "Quel effet : chacun gagne",
        "Quelle maison",
        "Le coin qui suit la flèche ?",
        "Immédiat ou à effet prolongé ?",
        "Le titre ?",
        "Quelle période",
    ):
        said = talk(line, on=host)[1]
        assert said.startswith(f"Retour. {question}")


def test_one_thing_is_changed_at_the_end_and_the_rest_stays() -> None:
    host, _ = talk(*BEGUN, "chacun gagne", "un or", "c'est tout")
    asked = talk("non", on=host)[1]
    assert asked == (
        "Que faut-il changer : la période, le titre, la couleur, les coins, la maison "
        "ou les effets ?"
    )
    for line, answer in (
        ("les coins", "Les coins. Le coin qui suit la flèche ?"),
        ("un or, un or, un or, un or", "Coins : un or, un or, un or et un or. Peste : maison neuf"),
        ("non", "Que faut-il changer"),
        ("le titre", "Le titre ?"),
        ("Autre chose", "« Autre chose ». Coins : un or"),
        ("non", "Que faut-il changer"),
        ("les effets", "Les effets. Quel effet :"),
        ("perdre une carte", "Un autre effet"),
        ("c'est tout", "« Autre chose »."),
        ("non", "Que faut-il changer"),
        ("la période", "Quelle période"),
        ("deux", "Immédiat, période deux"),
        ("non", "les coins ou les effets ?"),
        ("non", "Tout est juste ?"),
    ):
        assert answer in talk(line, on=host)[1]
    assert "Peste" not in talk("répète", on=host)[1]


def test_effects_that_another_kind_of_card_cannot_have_are_told_again() -> None:
    host, _ = talk(*BEGUN, "chacun gagne", "un or", "c'est tout", "non", "la couleur")
    said = talk("bleue", on=host)[1]
    assert said.startswith("À effet prolongé. Les effets sont à redire. Quel effet : échange,")


def test_to_leave_is_asked_about_once_something_was_told() -> None:
    host, said = talk("quitte")
    assert host.left and said == "Carte abandonnée. Rien n'est changé."
    host, said = talk("trois", "quitte")
    assert not host.left and said == "Abandonner cette carte ? Oui ou non."
    # Who answers on does not leave.
    assert talk("trois", on=host)[1].startswith("D'accord, on continue. Trois.")
    talk("quitte", on=host)
    for line in ("non", "annule", "retour"):
        assert talk(line, on=host)[1].startswith("D'accord, on continue. Immédiat ou")
        assert talk("quitte", on=host)[1] == "Abandonner cette carte ? Oui ou non."
    assert talk("oui", on=host)[1] == "Carte abandonnée. Rien n'est changé."
    assert host.left and not host.task.over


def test_a_title_is_typed_or_left_out() -> None:
    long = "x" * 81
    host, said = talk("trois", long)
    assert said.startswith("C'est trop long : quatre-vingts lettres au plus. Le titre ?")
    keeper = Keeper()
    host = begun(keeper)
    talk("trois", "sans titre", *BEGUN[2:], "chacun gagne", "un or", "c'est tout", "oui", on=host)
    assert keeper.kept[0].blanks["title"] == "Chacun reçoit un or"
    keeper = Keeper()
    talk("trois", "non", *BEGUN[2:], "c'est tout", "oui", on=begun(keeper))
    assert keeper.kept[0].blanks["title"] == ""


def test_a_card_without_effects_says_so() -> None:
    _, said = talk(*BEGUN, "c'est tout")
    assert "Aucun effet. Tout est juste ?" in said
    _, said = talk(*BEGUN, "non")
    assert "Aucun effet. Tout est juste ?" in said


def test_what_cannot_be_kept_says_why_and_loses_nothing() -> None:
    keeper = Keeper()
    host = begun(keeper)
    keeper.why = "Le disque est plein."
    said = talk(*BEGUN, "c'est tout", "oui", on=host)[1]
    assert said.startswith("Le disque est plein. Que faut-il changer")
    assert not host.over
    keeper.why = ""
    assert talk("non", "oui", on=host)[1] == "Gardée."
    assert keeper.kept[0].blanks["title"] == "La peste"


def test_only_a_yes_heard_word_for_word_keeps_a_card() -> None:
    host, _ = talk(*BEGUN, "c'est tout")
    for words in ("oui la", "le oui"):
        host.hear(Heard((Hypothesis(tuple(words.split())),)))
        assert not host.over
    host.hear(Heard((Hypothesis(("[unk]",)),)))
    assert not host.over
    host.hear(Heard((Hypothesis(("oui",)),)))
    assert host.over


def test_who_types_in_a_pause_is_told_that_it_is_one() -> None:
    host, _ = talk("trois", "pause")
    assert not host.moment.asking
    assert "reprends" in talk("sans titre", on=host)[1]
    assert talk("blabla", on=host)[1] == "C'est la pause. Dis « reprends » pour continuer."
    assert "Le titre ?" in talk("reprends", on=host)[1]


def test_a_card_on_the_reader_answers_nothing_and_is_not_named() -> None:
    host, _ = talk("trois")
    outputs = take(host, Tapped(parse_card("world_without_end/action_privilege"), "04a1"))
    assert text(outputs) == "Une carte ne répond pas ici. Le titre ? Tape-le, ou dis : sans titre."
    assert host.tap(STOP_CARD) == (Silenced(),)
    lost = take(host, ReaderLost("unplugged"))
    assert text(lost).endswith("Le titre ? Tape-le, ou dis : sans titre.")
    assert not host.reader


def test_the_voice_and_the_details_can_be_changed_meanwhile() -> None:
    host, _ = talk("trois")
    assert "voix" in talk("plus fort", on=host)[1]
    talk("moins de détails", on=host)
    assert host.task.herald.verbosity is Verbosity.BRIEF


def test_the_ears_listen_for_what_is_asked() -> None:
    host, _ = talk("trois", "sans titre")
    moment, grammar = host.moment, host.grammar
    assert (moment.scope, moment.asking) == (Scope.FILL, True)
    assert "immédiat" in grammar.listening.words()
    talk("répète", on=host)
    assert host.moment is moment and host.grammar is grammar
    talk("immédiat", on=host)
    assert host.moment is not moment
    assert host.grammar.complete("annule", Scope.FILL)
    assert "beige" not in host.grammar.listening.words()
    talk(CORNERS, "neuf", "c'est tout", on=host)
    assert host.moment.scope is Scope.CONFIRM


def test_refusals_have_their_sound() -> None:
    host, _ = talk()
    assert Cued("refused") in take(host, "neuf")


def test_a_form_may_ask_for_other_things_than_event_cards_do() -> None:
    """Nothing here knows the game: a blank is asked by its kind."""
    question = Question("of", Blank("of", BlankKind.CHOICE, "good", ("wool",)), "majority_gain")
    assert Sentences.load("fr", GAME).said(question, "wool") == "la laine"


def test_after_a_card_is_kept_help_is_about_another_one() -> None:
    herald = Herald(WORDS, GAME, ())
    host = Conversation(
        CardEntryTask(FORM, herald, Keeper(), another=lambda _: (FORM, DraftCard()))
    )
    text(host.begin())
    first = talk("aide", on=host)[1]
    asked = talk(*BEGUN, "rien", "c'est tout", "oui", on=host)[1]
    assert "Gardée." in asked and "autre carte" in asked
    assert talk("aide", on=host)[1] != first
    assert "Oui ou non" in talk("aide", on=host)[1]


class TwoSides:
    """A form with one blank that is filled twice."""

    def blanks(self, filled: Filled) -> tuple[Blank, ...]:
        return (Blank("side", BlankKind.CHOICE, "good", ("wool", "wood"), times=2),)

    def parts(self, filled: Filled) -> tuple[Part, ...]:
        return ()


def test_a_blank_that_is_filled_twice_takes_one_answer_after_the_other() -> None:
    form: Any = TwoSides()
    wool, wood = (Piece(value, 1, value) for value in ("wool", "wood"))
    one = DraftCard().after([wool], form)
    assert one.question(form).name == "side"
    for both in (one.after([wood], form), DraftCard().after([wool, wood], form)):
        assert both.filled.blanks["side"] == ("wool", "wood")
        assert both.question(form) == Question(READY)
    with pytest.raises(Refused) as refused:
        one.after([wool, wood], form)
    assert refused.value.reason == "too-many"


def test_a_game_without_words_for_its_cards_says_where_they_are_missing() -> None:
    with pytest.raises(GrammarError, match="no words to tell a card of 'kingsbridge'"):
        Sentences.load("fr", "kingsbridge")

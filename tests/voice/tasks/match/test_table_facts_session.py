"""What the real table shows and Héraut believes otherwise: told, read back, put right."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new

PEOPLE = ("Anna", "Bilal")
DEALT = {
    "kingsbridge": [
        *("start 1", "start 5", "start 9", "start 12", "start 3", "start 8"),
        *("draw 2", "draw 2", "draw ?", "draw ?", "draw ?", "draw ?"),
        *("draw 7", "draw 7", "draw 7", "draw 7", "draw 7", "draw 7"),
    ],
    "seven_kingdoms": [
        *(f"crest {crest}" for crest in range(1, 8)),
        *("token double", "token plus_4", "first 1"),
        *("draw 40", "draw 30", "draw ?", "draw ?", "draw ?", "draw ?"),
        *("row 9", "row 25", "row 31", "row 3", "row 17", "row 45", "row 38"),
    ],
    "world_without_end": [
        "first 1",
        "event new immediate vp,vp,vp,vp - each_gain:gain=wheat*1+loyalty*2+gold*3",
        *("orient 0", "forgo favour", "discard ?", "forgo favour", "discard ?"),
        *("event new immediate vp,vp,vp,vp - nothing", "orient 0"),
    ],
    "kingdom_builder": [
        *("section tavern", "section paddock", "section oasis", "section farm"),
        *("goal lords", "goal miners", "goal farmers"),
        *("first 1", "draw ?", "draw ?", "show canyon"),
    ],
}


def talk(
    game: str, cards: str = "table", ears: frozenset[int] = frozenset(), people=PEOPLE
) -> Conversation:
    task = open_new(MatchFactory(ears=ears), game, people, {"cards": cards}, 3, None)
    if cards == "table":
        task.match = task.match.replay(DEALT[game])
    conversation = Conversation(task)
    conversation.begin()
    return conversation


def said(conversation: Conversation, line: str) -> list[str]:
    """What all hear; what is said in an ear comes with its seat before it."""
    spoken = (each for each in conversation.typed(line) if isinstance(each, Spoken))
    return [each.text if each.ear is None else f"{each.ear}: {each.text}" for each in spoken]


def played(conversation: Conversation, line: str) -> list[str]:
    outputs = conversation.typed(line)
    return [output.notation for output in outputs if isinstance(output, Played)]


@pytest.mark.parametrize(
    ("game", "line", "notation"),
    [
        ("kingsbridge", "j'ai un onze", "fact 1 holds 11"),
        ("kingsbridge", "Correction : j'ai un onze.", "fact 1 holds 11"),
        ("kingsbridge", "en fait j'ai le onze", "fact 1 holds 11"),
        ("kingsbridge", "non j'ai encore un onze", "fact 1 holds 11"),
        ("kingsbridge", "correction : un onze à Anna", "fact 1 holds 11"),
        ("kingsbridge", "j'ai pas de deux", "fact 1 lacks 2"),
        ("kingsbridge", "je n'ai plus de deux", "fact 1 lacks 2"),
        ("kingsbridge", "non j'ai cinq cartes", "fact 1 hand_count 5"),
        ("kingsbridge", "j'ai encore cinq cartes", "fact 1 hand_count 5"),
        ("kingsbridge", "correction : la colonne deux va jusqu'au huit", "fact 1 column_2 8"),
        ("kingsbridge", "la colonne deux finit au sept", "fact 1 column_2 7"),
        ("kingsbridge", "la colonne deux va de quatre à six", "fact 1 column_2 4_6"),
        ("kingsbridge", "en fait la colonne deux est vide", "fact 1 column_2 empty"),
        ("kingsbridge", "c'est à Bilal de jouer", "fact 2 turn now"),
        ("kingsbridge", "c'est au tour de Bilal", "fact 2 turn now"),
        ("seven_kingdoms", "j'ai le dix-neuf", "fact 1 holds 19"),
        ("seven_kingdoms", "j'ai pas le quarante", "fact 1 lacks 40"),
        ("seven_kingdoms", "j'ai deux cartes", "fact 1 hand_count 2"),
        ("seven_kingdoms", "Bilal a deux cartes", "fact 2 hand_count 2"),
        ("seven_kingdoms", "j'ai le onze dans mon royaume", "fact 1 validated 11"),
        ("world_without_end", "en fait j'ai deux or", "fact 2 gold 2"),
        ("world_without_end", "correction : deux or au joueur un", "fact 1 gold 2"),
        ("world_without_end", "non j'ai trois pierres", "fact 2 stone 3"),
        ("world_without_end", "joueur deux a cinq points", "fact 2 vp 5"),
        ("world_without_end", "il reste deux laines à Anna", "fact 1 wool 2"),
        ("world_without_end", "j'ai une maison sur le terrain cinq", "fact 2 house 5"),
        ("world_without_end", "j'avais mis la manufacture de côté", "fact 2 put_away weaving"),
        ("kingdom_builder", "correction : une cité en nicolas huit", "fact 1 settlement N8"),
        ("kingdom_builder", "Bilal a une cité en nicolas huit", "fact 2 settlement N8"),
        ("kingdom_builder", "en fait j'ai la taverne", "fact 1 holds_tile tavern"),
        ("kingdom_builder", "ma carte c'est forêt", "fact 1 card forest"),
    ],
)
def test_a_fact_is_read_back_played_after_a_yes_and_taken_back(game, line, notation) -> None:
    conversation = talk(game)
    before = conversation.task.match
    assert not played(conversation, line)
    asked = said(conversation, "quoi")
    assert conversation.task.match is before
    assert asked
    assert played(conversation, "oui") == [notation]
    assert conversation.task.match.state != before.state
    conversation.typed("annule")
    assert conversation.task.match.state == before.state


@pytest.mark.parametrize("no", ["non", "annule"])
def test_without_a_yes_nothing_changes(no) -> None:
    conversation = talk("kingsbridge")
    before = conversation.task.match
    conversation.typed("j'ai un onze")
    assert not played(conversation, no)
    assert conversation.task.match is before


def test_what_all_can_see_is_read_back_with_what_was_believed() -> None:
    assert said(talk("kingsbridge"), "non j'ai cinq cartes") == [
        "Correction : cinq cartes en main pour Anna, au lieu de six.",
        "Dis oui ou non.",
    ]


def test_of_a_hand_the_table_hears_what_was_said_and_the_seat_what_comes_of_it() -> None:
    conversation = talk("kingsbridge", ears=frozenset({0}))
    assert said(conversation, "j'ai un onze") == [
        "0: Correction : un onze dans la main d'Anna.",
        "Correction : un onze dans ta main. Dis oui ou non.",
    ]
    assert said(conversation, "oui") == [
        "Correction pour Anna.",
        "0: Correction : un onze dans la main d'Anna.",
    ]


@pytest.mark.parametrize(("line", "so"), [("j'ai un deux", True), ("j'ai un onze", False)])
def test_nobody_learns_by_it_what_a_hand_holds(line, so) -> None:
    conversation = talk("kingsbridge", ears=frozenset({0}))
    own = said(conversation, line)
    aloud = [text for text in own if not text.startswith("0:")]
    card = line.split()[-1]
    assert aloud == [f"Correction : un {card} dans ta main. Dis oui ou non."]
    assert so is any("C'est bien ce que j'ai" in text for text in own)


def test_what_is_so_already_is_told_to_who_plays_alone() -> None:
    conversation = Conversation(
        open_new(MatchFactory(), "kingsbridge", ("Anna",), {"cards": "table"}, 3, None)
    )
    conversation.task.match = conversation.task.match.replay(
        [*DEALT["kingsbridge"][:12], "reveal den", "reveal ragna", "reveal gytha"]
    )
    assert said(conversation, "j'ai un deux") == ["C'est bien ce que j'ai : un deux en main."]
    assert not conversation.task.dialogue.asking


def test_where_every_card_was_known_the_others_are_no_longer_sure() -> None:
    conversation = talk("kingsbridge", ears=frozenset({1}))
    conversation.task.match = conversation.task.match.replay(["exchange ?", "draw ?"])
    assert said(conversation, "j'ai un onze")[0] == (
        "1: Correction : un onze dans la main de Bilal. Je ne suis plus sûr des cinq autres."
    )


@pytest.mark.long
def test_a_refusal_says_how_to_put_it_right_with_real_cards_only() -> None:
    conversation = talk("kingsbridge")
    conversation.task.match = conversation.task.match.replay(["exchange ?", "draw ?"])
    (told,) = said(conversation, "change le onze")
    assert told == "Tu n'as pas de onze. Je n'ai rien joué. Si tu l'as, dis : j'ai un onze."
    assert not played(conversation, "j'ai un onze")
    assert played(conversation, "oui") == ["fact 2 holds 11"]
    dealt = talk("kingsbridge", cards="app")
    lacking = set(range(1, 14)) - set(dealt.task.match.state.hands[0].known)
    (told,) = said(dealt, f"change le {min(lacking)}")
    assert told.endswith("Je n'ai rien joué.")


def test_cards_that_were_dealt_here_are_not_corrected() -> None:
    conversation = talk("kingsbridge", cards="app")
    before = conversation.task.match
    assert said(conversation, "correction : j'ai un onze") == [
        "C'est moi qui ai donné ces cartes : je les connais. Je n'ai rien changé."
    ]
    assert conversation.task.match is before


def test_a_hand_is_put_right_card_by_card() -> None:
    conversation = talk("kingsbridge")
    assert said(conversation, "corrige ma main") == ["Corriger ta main. Quelle carte as-tu ?"]
    assert said(conversation, "le onze") == ["Correction : un onze dans ta main. Dis oui ou non."]
    assert played(conversation, "oui") == ["fact 1 holds 11"]


@pytest.mark.parametrize(
    ("line", "notation"),
    [("pose le deux sur la une", "place 2 1"), ("un deux sur la colonne une", "place 2 1")],
)
def test_a_move_stays_a_move(line, notation) -> None:
    assert played(talk("kingsbridge"), line) == [notation]


@pytest.mark.parametrize("line", ["est-ce que j'ai un onze", "ai-je un onze", "ma main"])
def test_a_question_stays_a_question(line) -> None:
    conversation = talk("kingsbridge")
    conversation.typed(line)
    assert not conversation.task.dialogue.foreseen


def with_characters() -> Conversation:
    options = {"cards": "table", "mode": "characters"}
    task = open_new(MatchFactory(), "kingsbridge", PEOPLE, options, 3, None)
    dealt = "edgar agatha ragna den wigelm wilwulf aldred gytha wynstan ethelred"
    reveal = [f"reveal {name}" for name in dealt.split()]
    task.match = task.match.replay([*DEALT["kingsbridge"], *reveal])
    conversation = Conversation(task)
    conversation.begin()
    return conversation


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Den est à Anna", "Correction : Shérif Den à Anna. Évêque Wynstan à Bilal."),
        ("Bilal a Ragna", "Correction : Ragna la dame à Bilal. Roi Ethelred à Anna."),
        ("en fait j'ai le moine", "Correction : Aldred le moine à Anna."),
    ],
)
def test_a_character_is_read_back_with_what_is_had_for_it(line, told) -> None:
    assert said(with_characters(), line) == [told, "Dis oui ou non."]


def test_who_asks_whether_it_is_so_does_not_say_that_it_is() -> None:
    assert said(talk("kingsbridge"), "c'est à Bilal de jouer ?")[0] == "C'est à Anna."
    conversation = talk("kingsbridge")
    assert "Toute la table entendrait un secret d'Anna." in said(conversation, "j'ai un onze ?")[0]
    assert not conversation.moment.asking

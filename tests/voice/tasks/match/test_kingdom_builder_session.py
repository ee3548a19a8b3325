"""Kingdom Builder through a whole session: set up, drawn, explored, built; secrets stay secrets."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Hypothesis, Kind, Meaning
from heraut.grammars.spec import BEGUN
from heraut.nfc import parse_card
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Played, Spoken
from heraut.voice.herald import Herald, Words
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.dialogue_state import missing

PLAYERS = ("Alice", "Bob")
WORDS = Words("fr")
GRAMMAR = Grammar.load("fr", "kingdom_builder")
VALUES = {
    "hex": "F12",
    "start": "G13",
    "tile": "paddock",
    "section": "tavern",
    "goal": "lords",
    "terrain": "desert",
    "player": 2,
}


TERRAINS = {
    f"show {terrain}": " ".join(words[0])
    for terrain, words in GRAMMAR.spec.numbers["terrain"].words.items()
}


def opened(ears: frozenset[int] = frozenset(), **options: str) -> Conversation:
    options = {"setup": "first_game", **options}
    session = Conversation(
        open_new(MatchFactory("fr", ears=ears), "kingdom_builder", PLAYERS, options, 3, None)
    )
    session.begin()
    return session


def says(session: Conversation, *lines: str) -> tuple[Output, ...]:
    outputs: tuple[Output, ...] = ()
    for line in lines:
        card = f"kingdom_builder/{line[1:]}"
        outputs = session.tap(parse_card(card)) if line[0] == "@" else session.typed(line)
    return outputs


def heard(outputs: tuple[Output, ...], ear: int | None = None) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear == ear)


def done(outputs: tuple[Output, ...]) -> list[str]:
    return [o.notation for o in outputs if isinstance(o, Played)]


def spoken(name: str) -> str:
    """Return a hex as it is typed: its line's word, its place."""
    return f"{GRAMMAR.spec.numbers['line'].words[name[0]][0][0]} {name[1:]}"


def test_every_command_has_words() -> None:
    herald = Herald(WORDS, "kingdom_builder", PLAYERS)
    commands = GRAMMAR.of_kind(Kind.COMMAND)
    assert commands
    for intent in commands:
        assert WORDS.has(f"kingdom-builder-say-{intent.id.replace('_', '-')}")
        slots = {slot: VALUES[slot] for slot in intent.slots}
        said = herald.command(Meaning(intent.id, Kind.COMMAND, slots))
        assert said and not {str(value) for value in slots.values()} & set(said.split())


@pytest.mark.parametrize(
    ("begun", "known"),
    [
        ("build", ""),
        ("use", "tile"),
        ("use_any", ""),
        ("move", "tile"),
        ("move", "tile start"),
        ("move", "tile hex"),
        ("move_any", ""),
        ("move_any", "start"),
        ("move_any", "hex"),
    ],
)
def test_whatever_is_missing_is_asked_for_in_the_words_of_the_game(begun: str, known: str) -> None:
    herald = Herald(WORDS, "kingdom_builder", PLAYERS)
    asked = missing({BEGUN: begun, **{slot: VALUES[slot] for slot in known.split()}}, begun)
    assert WORDS.has(f"kingdom-builder-{asked.key.replace('_', '-')}")
    (line,) = herald.message(asked.key, asked.args)
    assert "?" in line.text


def test_whatever_may_be_begun_has_a_question() -> None:
    begun = {intent.begins for intent in GRAMMAR.of_kind(Kind.PARTIAL)} - {""}
    assert begun == {"build", "use", "use_any", "move", "move_any"}


def test_a_new_match_says_what_the_table_has_to_choose() -> None:
    options = {"setup": "chosen"}
    session = Conversation(
        open_new(MatchFactory("fr"), "kingdom_builder", PLAYERS, options, 3, None)
    )
    begun = heard(session.begin())
    assert "section" in begun.lower()
    assert done(says(session, "section de la taverne")) == ["section tavern"]
    assert not done(says(session, "@section_paddock"))
    assert done(says(session, "la deuxième")) == ["section paddock turned"]


def test_three_settlements_in_one_breath_are_built() -> None:
    session = opened()
    rules, state, notations = session.task.match.rules, session.task.match.state, []
    for _ in range(3):
        action = next(one for one in rules.legal(state) if str(one).startswith("build"))
        state, _ = rules.apply(state, action)
        notations.append(str(action))
    breath = " puis ".join(f"pose en {spoken(one.split()[1])}" for one in notations)
    assert done(says(session, breath)) == notations
    assert "Annulé" in heard(says(session, "annule"))


def test_a_bare_hex_is_played_only_after_a_yes() -> None:
    session = opened()
    says(session, "où puis-je jouer")
    name = session.task._answers.remembered(session.task.match, session.task._asker).told[0]
    asked = says(session, spoken(name))
    assert not done(asked) and "Dis oui ou non." in heard(asked)
    assert done(says(session, "oui")) == [f"build {name}"]


@pytest.mark.parametrize("ears", [frozenset[int](), frozenset({0})])
def test_a_drawn_card_is_named_in_its_ear_only(ears: frozenset[int]) -> None:
    session = opened(ears, cards="table")
    says(session, "le joueur deux commence")
    says(session, "carte cachée")
    drawn = says(session, "@desert#1")
    assert done(drawn) == ["draw desert"]
    assert "désert" not in heard(drawn).lower()
    assert ("désert" in heard(drawn, 0).lower()) is bool(ears)
    assert not heard(drawn, 1)


def test_a_card_in_hand_is_not_named_when_it_is_tapped_or_undone() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "@desert#1")
    undone = heard(says(session, "annule")).lower()
    assert "désert" not in undone and undone
    says(session, "@desert#1", "carte cachée")
    tapped = heard(says(session, "@forest#2")).lower()
    assert "forêt" not in tapped and tapped


def test_a_tile_that_moves_is_answered_from_where_to_where_in_one_or_two_breaths() -> None:
    for answers in (("de F11 à F9",), ("de F11", "en F9"), ("de la troisième", "F9")):
        session = opened()
        # Bob takes the paddock's tile, and Alice plays anything.
        for words in ("pose en F11", "pose en F10", "pose en E10", "fin de tour", "oui"):
            says(session, words)
        for _ in range(3):
            says(session, "où puis-je jouer", "pose sur la première", "oui")
        says(session, "fin de tour", "oui", "où puis-je jouer avec l'enclos")
        asked = heard(says(session, "j'utilise l'enclos"))
        assert asked == "Enclos : de quelle case à quelle case ?"
        played = says(session, *answers)
        assert done(played) == ["move paddock F11-F9"], answers


@pytest.mark.parametrize("begin", ["j'utilise la taverne", "@tile_tavern"])
def test_a_hex_where_a_tile_does_not_go_is_refused_with_its_reason(begin: str) -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "carte canyon", "carte cachée")
    for words in ("pose en F9", "pose en F10", "pose en G9", "fin de tour", "carte canyon"):
        says(session, words)
    says(session, "carte désert")
    for _ in range(3):
        says(session, "où puis-je jouer", "pose sur la première", "oui")
    says(session, "fin de tour", "carte cachée")
    assert "Taverne : sur quelle case ?" in heard(says(session, begin))
    refused = says(session, "F8")
    assert not done(refused) and "au bout d'une ligne" in heard(refused)


def test_the_very_card_that_somebody_holds_is_doubted_when_it_is_drawn() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence")
    assert done(says(session, "@canyon#1")) == ["draw canyon"]
    again = says(session, "@canyon#1")
    assert not done(again) and "déjà été prise" in heard(again)
    assert "canyon" not in heard(again).lower()
    assert done(says(session, "@canyon#2")) == ["draw canyon"]


def test_a_card_whose_draw_was_undone_may_be_drawn_again() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "@canyon#1", "annule")
    assert done(says(session, "@canyon#1")) == ["draw canyon"]


def test_a_card_comes_back_without_a_doubt_once_the_pile_is_shuffled_anew() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "@canyon#1", "carte cachée")
    for _ in range(200):
        actions = list(map(str, session.task.match.rules.legal(session.task.match.state)))
        builds = [one.split()[1] for one in actions if one.startswith("build")]
        if builds:
            words = f"pose en {spoken(builds[0])}"
        elif "end" in actions:
            words = "fin de tour"
        else:
            words = "carte cachée" if "draw ?" in actions else f"carte {TERRAINS[actions[0]]}"
        if "mélangée" in heard(says(session, words)):
            break
    assert session.task.match.to_act == TABLE
    assert done(says(session, "@canyon#1"))[0] == "draw canyon"


def hears(session: Conversation, words: str) -> tuple[Output, ...]:
    """Say words as a recogniser gives them: with the time of each."""
    split = tuple(words.split())
    times = tuple((n / 2, n / 2 + 0.4) for n in range(len(split)))
    return session.hear(Heard((Hypothesis(split, 0.0, times),)))


@pytest.mark.parametrize("bare", [False, True])
def test_a_forbidden_hex_that_sounds_like_a_legal_one_is_refused_and_that_one_asked(
    bare: bool,
) -> None:
    session = opened()
    rules, state = session.task.match.rules, session.task.match.state
    legal = {str(one).split()[1] for one in rules.legal(state)}
    # « Un » and « vingt » sound close: the first that is forbidden where the other is not.
    line = next(n[0] for n in sorted(legal) if n[1:] == "20" and f"{n[0]}1" not in legal)
    words = f"{GRAMMAR.spec.numbers['line'].words[line][0][0]} un"
    refused = hears(session, words if bare else f"pose en {words}")
    assert not done(refused)
    said = heard(refused)
    assert said.startswith("On ne construit pas en") and "un : eau." in said
    question = "vingt ? Dis oui ou non."
    assert said.endswith(question)
    why = heard(says(session, "pourquoi"))
    assert why.startswith("On construit sur prairie") and why.endswith(question)
    assert not done(says(session, "non"))
    hears(session, words if bare else f"pose en {words}")
    assert done(says(session, "oui")) == [f"build {line}20"]


def test_what_is_left_to_do_is_not_told_where_it_was_done_in_the_same_breath() -> None:
    session = opened(cards="table")
    says(session, "le joueur un commence", "carte cachée", "carte cachée", "carte canyon")
    rules, state, names = session.task.match.rules, session.task.match.state, []
    for _ in range(3):
        action = next(one for one in rules.legal(state) if str(one).startswith("build"))
        state, _ = rules.apply(state, action)
        names.append(str(action).split()[1])
    breath = " puis ".join(f"pose en {spoken(name)}" for name in names)
    said = heard(says(session, f"{breath} et fin de tour"))
    assert "Encore" not in said and "Construction finie" not in said
    assert said.count("Cité en") == 3
    assert said.endswith("Alice, pioche ta prochaine carte.")
    # Nor when it is told again.
    says(session, "carte cachée")
    again = heard(says(session, "derniers coups"))
    assert "Cité en" in again and "Encore" not in again and "pioche" not in again


def test_a_table_with_real_cards_is_asked_for_each_of_them() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "kingdom_builder", PLAYERS, {"cards": "table"}, 3, None)
    )
    assert heard(session.begin()).count("Quelle section au nord-ouest ?") == 1
    asked = (
        ("section taverne", "Et au nord-est ?"),
        ("section enclos", "Et au sud-ouest ?"),
        ("section oasis tournée", "Et au sud-est ?"),
        ("section ferme", "Quels sont les trois objectifs ?"),
        ("objectif pêcheurs", "Et le deuxième objectif ?"),
        ("objectif seigneurs", "Et le dernier objectif ?"),
        ("objectif paysans", "Qui commence ? Dans le livret, la personne la plus âgée."),
        ("le joueur deux commence", "Bob, pioche une carte."),
        ("carte cachée", "Alice, pioche une carte."),
        ("carte cachée", "Bob, montre ta carte."),
        ("carte canyon", "Trois cités à construire."),
    )
    for words, wanted in asked:
        said = heard(says(session, words))
        assert said.count(wanted) == 1, words
        assert "doit piocher" not in said and "Il manque" not in said


def test_a_board_that_is_chosen_is_asked_for_with_cards_of_the_app_too() -> None:
    options = {"setup": "chosen", "caves": "on"}
    session = Conversation(
        open_new(MatchFactory("fr"), "kingdom_builder", PLAYERS, options, 3, None)
    )
    session.begin()
    for words in ("section taverne", "section enclos", "section oasis", "section ferme"):
        says(session, words)
    for words in ("objectif pêcheurs", "objectif seigneurs"):
        assert "objectif ?" in heard(says(session, words))
    assert "Où est la cave, au nord-ouest ?" in heard(says(session, "objectif paysans"))


def test_who_begins_is_said_to_be_drawn_with_cards_of_the_app() -> None:
    session = Conversation(open_new(MatchFactory("fr"), "kingdom_builder", PLAYERS, {}, 3, None))
    assert "Tirage au sort : Bob commence." in heard(session.begin())


def test_an_island_that_nobody_has_printed_is_told_once() -> None:
    for options, told in (({"island": "tree_house"}, True), ({}, False)):
        task = open_new(MatchFactory("fr"), "kingdom_builder", PLAYERS, options, 3, None)
        begun = " ".join(each.text for each in task.begin() if isinstance(each, Spoken))
        assert ("Le terrain de l'île est inventé" in begun) is told
        again = " ".join(each.text for each in task.begin() if isinstance(each, Spoken))
        assert "inventé" not in again, "a match that goes on has told it before"


@pytest.mark.parametrize("line", ["oui oui, construis", "oui, mets-la", "ouais vas-y, pose"])
def test_a_yes_that_says_the_verb_again_is_a_yes(line: str) -> None:
    session = opened()
    where = next(str(one) for one in session.task.match.rules.legal(session.task.match.state))
    says(session, spoken(where.split()[-1]))
    assert done(says(session, line)) == [where]


@pytest.mark.parametrize(
    "line",
    ["oui, non", "oui et fin de tour", "oui, j'ai fini", "oui et j'arrête", "oui mais pas là"],
)
def test_a_yes_that_says_something_else_plays_nothing(line: str) -> None:
    session = opened()
    where = next(str(one) for one in session.task.match.rules.legal(session.task.match.state))
    says(session, spoken(where.split()[-1]))
    assert done(says(session, line)) == []

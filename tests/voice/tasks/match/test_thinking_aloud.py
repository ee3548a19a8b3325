"""What is decided at last, said instead, given up or done as another did, as people put it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from heraut.grammars import Grammar
from heraut.grammars.clauses import clauses, without_echoes
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from .test_plain_talk import said

DECIDED = [
    ("seven_kingdoms", "taking_peasant", "si je prends la princesse… non, allez, le général", "17"),
    ("seven_kingdoms", "taking_peasant", "je prends le général, tant pis pour la princesse", "17"),
    ("seven_kingdoms", "taking_peasant", "le général plutôt que la princesse", "17"),
    ("seven_kingdoms", "taking_peasant", "mieux vaut le général que la princesse", "17"),
]


@pytest.mark.parametrize(("game", "position", "line", "card"), DECIDED)
def test_what_is_said_rather_is_meant(game: str, position: str, line: str, card: str) -> None:
    found = said(game, position, line, f"do take {card}")
    assert found.did == (f"do take {card}",)
    assert found.said.endswith("oui ou non."), "a guess is read back"


READ_BACK = [
    ("kingdom_builder", "desert_one", "si je vais en K14 je suis coincée... bon, K13", "build K13"),
    ("kingdom_builder", "desert_one", "oublie K14, K13", "build K13"),
    ("kingdom_builder", "desert_one", "K13 avant que Paul la prenne", "build K13"),
    ("kingdom_builder", "desert_one", "K13 pour fermer la ligne", "build K13"),
    ("kingdom_builder", "desert_one", "les deux dernières vers la droite", "build K13; build K14"),
    ("kingdom_builder", "begun_tower", "laisse tomber la tour, pose en B16", "build B16"),
    ("kingdom_builder", "refused_29", "je voulais dire dix-neuf, pas vingt-neuf", "build K19"),
    ("kingdom_builder", "refused_29", "oups, dix-neuf", "build K19"),
    ("world_without_end", "turn", "si je joue vente… non, blé", "play wheat"),
    ("world_without_end", "turn", "oublie la vente, je joue blé", "play wheat"),
    ("world_without_end", "exchanged", "moi aussi", "exchange i-02"),
    ("world_without_end", "exchanged", "pareil pour moi", "exchange i-02"),
    ("kingsbridge", "placed", "le neuf sur le huit d'à l'instant", "place 9 5"),
    (
        "kingsbridge",
        "join_a",
        "le treize qui traîne sur la table, mets-le sur le douze",
        "move 6:13 5",
    ),
]


@pytest.mark.parametrize(("game", "position", "line", "done"), READ_BACK)
def test_a_guess_is_read_back(game: str, position: str, line: str, done: str) -> None:
    found = said(game, position, line, f"do {done}")
    assert f"do {done}" in found.did
    assert found.said.endswith("oui ou non.")


def test_a_guess_that_its_own_words_hardly_tell_is_told() -> None:
    found = said("world_without_end", "orienting_queen", "la reine")
    assert found.did == ("do orient 3",)
    assert found.said.startswith("Option quatre, flèche sur trois : toi une pierre"), found.said
    assert found.said.endswith("Option quatre ? Dis oui ou non.")
    assert "oui ou non" not in said("world_without_end", "orienting_queen", "option quatre").said


def test_what_was_denied_is_corrected_rather_than_done_besides() -> None:
    assert said("kingdom_builder", "desert_two", "pas K15, plutôt L15").did == (
        "correct build L15",
    )


def test_a_card_is_not_said_to_be_away_by_two_clauses() -> None:
    """« J'avais pas fini, je prends le un » took the one out of the player's hand, after a yes."""
    found = said("seven_kingdoms", "passed", "minute, j'avais pas fini, je prends le un")
    assert not any("fact" in one for one in found.did)


def test_two_are_not_one() -> None:
    """« Les deux autres vers la droite » built only one of them, and at once."""
    found = said("kingdom_builder", "desert_one", "les deux autres vers la droite")
    assert found.did == ("do build K13; build K14",)


def test_words_said_again_count_once() -> None:
    assert [*without_echoes(["la", "reine", "la", "reine", "la", "reine", "!"])] == ["la", "reine!"]
    assert [*without_echoes(["K", "dix", "!", "dix,", "pas", "six"])] == ["K", "dix!", "pas", "six"]
    assert [*without_echoes(["deux", "deux"])] == ["deux", "deux"]


def test_a_purpose_is_a_reason() -> None:
    grammar = Grammar.load("fr", "kingdom_builder")
    cut = clauses(grammar, ["k", "treize", "pour", "fermer", "la", "ligne"])
    assert [" ".join(one) for one in cut] == ["kléber treize", "pour fermer la ligne"]


def test_advice_is_taken_by_a_word_after_a_yes() -> None:
    players, rules = ("Léa", "Tom"), {"setup": "first_game"}
    session = Conversation(open_new(MatchFactory("fr"), "kingdom_builder", players, rules, 3, None))
    session.begin()
    assert "Nomme-le" in aloud(session.typed("je fais ça")), "nothing was advised yet"
    session.typed("conseil")
    advised = re.search(r"construire en ([^.]+)\.", aloud(session.typed("conseil")))
    assert advised
    asked = aloud(session.typed("ok je fais ça"))
    assert asked == f"Construire en {advised[1]} ? Dis oui ou non."
    (played,) = [one for one in session.typed("oui") if isinstance(one, Played)]
    assert played.notation.startswith("build ")
    assert "Nomme-le" in aloud(session.typed("je fais ça")), "it was advised for another moment"


def test_advice_that_names_a_hidden_card_is_not_read_back_to_the_table() -> None:
    session = Conversation(
        open_new(MatchFactory("fr"), "seven_kingdoms", ("Léa", "Tom"), {}, 5, None)
    )
    session.begin()
    session.typed("conseil")
    assert "Je te conseille : jouer le" in aloud(session.typed("conseil"))
    told = session.typed("je fais ça")
    assert aloud(told) == "Je ne sais pas de quoi tu parles. Nomme-le."


def aloud(outputs: Sequence[object]) -> str:
    return " ".join(one.text for one in outputs if isinstance(one, Spoken) and one.ear is None)

"""Questions that name only what is other than in the one before: « et Sophie ? »."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.sentence_list import Sentence
from heraut.voice.evaluation.understanding import Verdict, understand
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from .test_plain_talk import positions

ASKED = [
    # Somebody else, or all.
    ("world_without_end", "turn", ["combien de points a Paul"], "et Sophie ?", "scores seat=3"),
    ("world_without_end", "turn", ["combien de points a Paul"], "et moi ?", "scores seat=own"),
    ("world_without_end", "turn", ["combien de points a Paul"], "Sophie ?", "scores seat=3"),
    ("world_without_end", "turn", ["combien de points a Paul"], "et les autres", "scores"),
    (
        "world_without_end",
        "turn",
        ["combien de points a Paul", "et Sophie ?"],
        "pareil pour Karim",
        "scores seat=4",
    ),
    (
        "kingdom_builder",
        "castles_told",
        ["combien de cités il reste à Karim"],
        "et Paul alors",
        "supply seat=4",
    ),
    (
        "kingdom_builder",
        "castles_told",
        ["combien de cités il reste à Karim"],
        "et moi",
        "supply seat=1",
    ),
    ("seven_kingdoms", "midgame", ["combien de points a Sophie"], "et Marc lui", "scores seat=4"),
    ("world_without_end", "turn", ["mon score"], "et lui ?", "scores"),
    ("world_without_end", "turn", ["score de Paul"], "et Paul ?", "scores seat=2"),
    ("world_without_end", "turn", ["score de Paul"], "c'est quoi son score", "scores seat=2"),
    # Of two players the other one needs no name.
    ("seven_kingdoms", "sort_four", [], "il a combien de points, lui ?", "scores seat=2"),
    ("seven_kingdoms", "sort_four", ["mon score"], "et lui ?", "scores seat=2"),
    ("seven_kingdoms", "sort_four", [], "elle a quoi comme cartes ?", "known_hand seat=2"),
    ("seven_kingdoms", "sort_four", [], "et ses cartes ?", "known_hand seat=2"),
    ("kingsbridge", "same_column", [], "il a combien de cartes ?", "counts"),
    # Nor does what was explained have a seat, or one that follows.
    (
        "kingsbridge",
        "same_column",
        ["c'est quoi une colonne"],
        "et les autres colonnes ?",
        "columns",
    ),
    # What was just told, once more.
    ("world_without_end", "turn", ["combien de terrains libres"], "lesquels", "free_sites"),
    ("world_without_end", "turn", ["les projets"], "et lesquels ?", "projects"),
    ("world_without_end", "turn", ["combien de maisons a Paul"], "lesquelles ?", "houses seat=2"),
    ("world_without_end", "turn", ["score de Paul", "et Sophie ?"], "et elle ?", "scores seat=3"),
    # Another thing, also where it could be played.
    (
        "world_without_end",
        "turn",
        ["à quoi sert le privilège"],
        "et la médecine ?",
        "what_does action=medicine",
    ),
    (
        "world_without_end",
        "turn",
        ["où en est le pont"],
        "et l'hospice",
        "projects project=hospital",
    ),
    ("world_without_end", "turn", ["c'est quoi la piété"], "et la loyauté ?", "explain loyalty"),
    (
        "kingdom_builder",
        "castles_told",
        ["à quoi sert la taverne"],
        "et l'oasis",
        "what_does tile=oasis",
    ),
    ("kingdom_builder", "castles_told", ["que rapporte F12"], "et F13 ?", "worth hex=F13"),
    ("kingsbridge", "same_column", [], "et le treize ?", "where card=13"),
    (
        "kingsbridge",
        "same_column",
        ["qu'y a-t-il dans la colonne deux"],
        "et dans la six",
        "column column=6",
    ),
    ("seven_kingdoms", "midgame", ["qui a le blason un"], "et le troisième", "leaders crest=3"),
    # Its noun says what is counted.
    ("world_without_end", "sick_described", [], "et la maison neuf", "plague place=9"),
    # What comes next in its list.
    ("kingdom_builder", "line_read", [], "et celle d'en dessous ?", "line line=G"),
    ("kingdom_builder", "line_read", [], "lis la ligne suivante", "read_line line=G"),
    ("kingdom_builder", "line_read", ["la suivante"], "et celle d'avant", "line line=F"),
    # The contrary of what was asked.
    ("kingdom_builder", "west_of_f12", [], "et de l'autre côté ?", "step direction=east hex=F12"),
    ("kingdom_builder", "west_of_f12", [], "et à l'opposé", "step direction=east hex=F12"),
    (
        "kingdom_builder",
        "on_f12",
        ["rayon vers l'ouest"],
        "même chose de l'autre côté",
        "ray direction=east hex=F12",
    ),
    (
        "kingdom_builder",
        "on_f12",
        ["va au nord est"],
        "et dans l'autre sens",
        "step direction=south_west hex=F12",
    ),
    # It names another question: that one is answered.
    (
        "kingdom_builder",
        "castles_told",
        ["combien de cités il reste à Karim"],
        "et le score de Léa ?",
        "scores seat=3",
    ),
]


@pytest.mark.parametrize(("game", "position", "before", "line", "asked"), ASKED)
def test_the_same_is_asked_of_something_else(
    game: str, position: str, before: list[str], line: str, asked: str
) -> None:
    at = positions(game)[position]
    later = replace(at, said=(*at.said, *before))
    meant = asked if asked.startswith("explain") else f"ask {asked}"
    found = understand(Sentence(later, line, (meant,)))
    assert found.verdict is Verdict.MEANT, found.did


def test_a_move_ends_what_was_asked() -> None:
    at = positions("kingsbridge")["same_column"]
    moved = replace(at, said=(*at.said, "je pose le sept sur la deux"))
    found = understand(Sentence(moved, "et le huit sur la deux", ("do place 8 2",)))
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize("game", ["kingsbridge", "seven_kingdoms", "kingdom_builder"])
@pytest.mark.parametrize(
    "line",
    ["et moi ?", "et les autres ?", "et la suivante ?", "lequel", "et le mien ?", "c'est à bibi ?"],
)
def test_nothing_breaks_behind_an_explanation(game: str, line: str) -> None:
    talk = Conversation(open_new(MatchFactory(), game, ("Anna", "Farid"), {}, 7, None))
    talk.begin()
    take(talk, "c'est quoi la pioche")
    assert any(isinstance(one, Spoken) and one.text for one in take(talk, line))

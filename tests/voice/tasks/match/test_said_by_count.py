"""What is told by counting, by what stays, or by where it lies, in Kingsbridge and 7 Kingdoms."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

KINGSBRIDGE = [
    # What was asked for is answered by what it is like.
    ("ask_malus", "ma plus haute", "do malus 13"),
    ("ask_malus", "la plus petite", "do malus 1"),
    ("ask_malus", "ma plus grosse carte", "do malus 13"),
    # The same said once more behind a yes is one.
    ("ask_gytha", "euh le cinq peut-être, oui le cinq", "piece card=5"),
    ("ask_gytha", "le cinq oui le cinq", "piece card=5"),
    # What goes where the one before it went.
    ("ethelred", "le roi avec le dix et le onze", "do use ethelred 10; place 11 7"),
    ("ethelred", "ouvre une colonne avec le dix et le onze", "do use ethelred 10; place 11 7"),
    (
        "ethelred",
        "joue le roi avec le dix puis le onze et le douze",
        "do use ethelred 10; place 11 7; place 12 7",
    ),
    # One of several that lie there.
    ("together", "le personnage de gauche", "do use aldred"),
    ("together", "le personnage au milieu", "do use ragna"),
    ("together", "mon personnage", "ask my_character"),
    ("one_empty", "balance le six sur la une", "do place 6 1"),
    ("one_empty", "fous le six de la trois sur la une", "do move 3:6 1"),
    # How things are now, and what a word means.
    ("middle", "c'est quoi les colonnes maintenant", "ask columns"),
    ("middle", "c'est quoi une colonne déjà", "explain column"),
    # A card, where a column of that number was said.
    ("ask_card", "je parle de la carte sept pas de la colonne", "do place 7 2"),
    ("ask_card", "pas la deuxième colonne, le deux", "refused not_next"),
    # A count only tells a number apart.
    ("placed_13", "trois, un deux trois, pas treize", "correct place 3 6"),
    ("one_empty", "six, un deux trois quatre cinq six, sur la une", "do place 6 1"),
    # What is taken back, and what stays.
    ("ethelred_7", "retire le onze et garde le dix", "talk undo"),
    ("ethelred_7", "laisse le dix mais enlève le onze", "talk undo"),
    ("placed_4_5", "reprends le cinq mais laisse le quatre", "talk undo"),
    ("aside_two", "juste une, pas deux", "talk undo"),
    ("placed_4_5", "juste une carte, pas deux", "talk undo"),
    ("placed_4_5", "finalement je garde les deux", "talk undo_many count=2"),
    ("placed_4_5", "non finalement je les garde toutes les deux", "talk undo_many count=2"),
]
SEVEN_KINGDOMS = [
    ("taking_king", "le roi trois et l'évêque juste à côté", "do take 3,9"),
    ("taking_peasant", "la première des deux", "do take 25"),
    (
        "taking_king_princesses",
        "le général et cette princesse-là, la vingt-quatre",
        "do take 17,24",
    ),
    ("knight_two_named", "ces deux-là, et je valide tout", "do slots 4-5; validate 18,31"),
    ("taking_king", "je prends le trois que je garde", "do take 3; keep 3"),
    ("sort_four", "retire la première, j'en prends trois", "correct take 5,18,31"),
    ("midgame", "ma première c'est quoi", "ask my_card place=1"),
    ("midgame", "la deuxième c'est quoi", "ask slot slot=2"),
    ("round_ended", "on passe à la manche suivante", "ask turn"),
    ("round_ended", "retourne les cartes suivantes", "ask turn"),
    ("sorted_9_25", "c'est bon pour moi", "ask turn"),
    (
        "taking_king",
        "est-ce que je peux en prendre que deux avec le roi",
        "ask what_does rank=king",
    ),
    ("other_took", "j'ai joué plus fort que marc", "ask taking_order"),
    # Who has the turn is asked; nothing is taken.
    ("other_took", "c'est à moi avant marc j'ai joué plus fort", "ask taking_order"),
    ("game_over", "évidemment que je le prends", "refused match_over"),
]


@pytest.mark.parametrize(("position", "line", "meant"), KINGSBRIDGE)
def test_of_kingsbridge(position: str, line: str, meant: str) -> None:
    told = said("kingsbridge", position, line, meant)
    assert told.verdict is Verdict.MEANT, told


@pytest.mark.parametrize(("position", "line", "meant"), SEVEN_KINGDOMS)
def test_of_7_kingdoms(position: str, line: str, meant: str) -> None:
    told = said("seven_kingdoms", position, line, meant)
    assert told.verdict is Verdict.MEANT, told


@pytest.mark.parametrize(
    ("game", "position", "line", "did"),
    [
        # Where a count tells nothing apart, nothing is left out or taken back by it.
        ("kingsbridge", "one_empty", "une seule carte pas deux", ("explain place",)),
        ("kingsbridge", "ethelred_7", "une seule, pas deux", ()),
        ("kingsbridge", "den_2", "finalement je les garde toutes les deux", ("talk undo",)),
        ("kingsbridge", "placed_4_5", "reprends le quatre mais laisse le cinq", ()),
        # What is left is not as many as was said.
        ("seven_kingdoms", "sort_four", "enlève la deuxième j'en veux que deux", ("talk undo",)),
    ],
)
def test_what_is_counted_otherwise_is_not_meant(
    game: str, position: str, line: str, did: tuple[str, ...]
) -> None:
    assert tuple(said(game, position, line).did) == did

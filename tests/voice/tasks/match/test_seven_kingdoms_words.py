"""What people say at a table of 7 Kingdoms, each in a position of the lists of sentences."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

SAID = [
    # A card without a verb, and where it is put: where it is time to play, it is played.
    ("hand_9_20_35", "mon 35 sur la table, une fois", "do play 35"),
    ("hand_5_18_44", "le paysan sur le tapis, et voilà", "do play 44"),
    # What is asked word for word as in an example is that: none may stand under two questions.
    ("midgame", "qui a le pion", "ask round"),
    ("took_one_princess", "j'avais droit à une deuxième tu l'as oubliée", "ask options"),
    # « Les quatre » counts cards: it is no card of that number.
    ("taking_king_four_left", "je les veux tous les quatre", "do take 12,17,25,48"),
    ("taking_king_four_left", "j'embarque les quatre qui restent", "do take 12,17,25,48"),
    # Where cards are to go, said in a word.
    ("sort_9_25", "neuf royaume, le reste en main", "do validate 9; keep 25"),
    ("sort_three", "quarante-trois main, reste royaume", "do keep 43; validate 9,31"),
    ("sort_three", "rien en main, tout au royaume", "do validate 9,31,43"),
    ("sort_second", "il rentre dans ma main", "do keep 25"),
    ("took_peasant", "avec mes cartes, une fois", "do keep 25"),
    # Where cards lie.
    ("taking_knight", "passe-moi les deux qui traînent au bout", "do slots 6-7"),
    ("taking_general", "les trois d'affilée à partir du trente et un", "do slots 3-5"),
    ("taking_general", "je prends trois cartes en partant de la princesse", "do slots 2-4"),
    ("taking_general", "le neuf et ses deux voisins", "do slots 4-6"),
    ("taking_king", "le trente-trois et les deux qui l'encadrent", "do take 6,33,41"),
    # The same, said in two ways.
    ("taking_merchant", "le deux, juste à gauche du quarante", "do take 2"),
    ("taking_king", "le neuf, celui de gauche", "do take 9"),
    ("taking_knight", "le quarante et un et son voisin, le vingt-huit", "do slots 2-3"),
    # All of them, with whatever is said between and behind.
    ("taking_king", "les deux premières de la ligne, et la dernière aussi", "do take 3,9,24"),
    ("taking_princess", "le roi numéro un et, voyons, disons le chevalier", "do take 1,30"),
    (
        "taking_knight",
        "les emplacements un et deux et je valide tout, j'ai déjà trois cartes",
        "do slots 1-2; validate 12,41",
    ),
    ("sort_9_25", "je valide le neuf, l'autre je me la garde au chaud", "do validate 9; keep 25"),
    ("sort_9_25", "j'en garde qu'un, le neuf", "do keep 9"),
    ("taking_general", "31, 43, 9", "do slots 3-5"),
    ("taking_knight", "la trois et la quatre, s'il te plaît", "do slots 3-4"),
    ("midgame", "le trente-sept face contre la table", "do play 37"),
    # « J'ai » is no ace: who takes something back takes nothing.
    ("after_princess_one", "annule ça, j'ai dit de la merde", "talk undo"),
    ("after_princess_one", "annule, je m'ai gouré", "talk undo"),
    ("after_princess_one", "mince, j'ai oublié de prendre l'autre carte", "talk undo"),
    ("took_one_princess", "zut, j'ai oublié d'en prendre une autre", "talk undo"),
    ("taking_king", "je prends les deux du début", "do take 3,9"),
    ("taking_king_princesses", "j'en prends deux : le général et le paysan", "do take 17,45"),
    # Who asks at last what a thing brings does not take it.
    ("bonus_1_5", "le jeton plus un, ça donne quoi", "explain plus_1"),
    (
        "taking_peasant",
        "le paysan prend que les cartes de son dessin, non ?",
        "ask what_does rank=peasant",
    ),
    ("sort_four", "c'est combien le maximum de cartes en main", "explain hand"),
    # « Le chevalier trente-deux » is the card of that number.
    ("midgame", "où est passée la princesse vingt-quatre, je la vois plus", "ask where card=24"),
    ("midgame", "quelqu'un a vu le chevalier trente-deux ?", "ask where card=32"),
    ("hand_5_18_44", "est-ce que j'ai encore un général", "ask my_hand"),
    ("sort_one", "attends, j'ai quoi en main, moi ?", "ask my_hand"),
    ("taking_king", "énumère ce qui reste à prendre", "ask row"),
    ("taking_king", "la deuxième, c'est qui ?", "ask slot slot=2"),
    ("taking_knight", "qu'est-ce que je peux prendre là, tout de suite ?", "ask takeable"),
    # « Ou pas » asks.
    ("midgame", "Marc a déjà pris ou non", "ask plays"),
    ("asked_sixteen", "ouais, celle-là", "do take 16"),
]


@pytest.mark.parametrize(("position", "line", "meant"), SAID)
def test_people_are_understood(position: str, line: str, meant: str) -> None:
    found = said("seven_kingdoms", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


NOT_MEANT = [
    # Nobody names the card two, nor the four.
    ("taking_king_four_left", "je prends les deux"),
    ("taking_king", "je prends les quatre"),
    # What is said in two ways has to be the same.
    ("taking_merchant", "le cinq, à côté du quarante"),
    ("taking_king", "le vingt-cinq, celui de gauche"),
    # The three is a card that lies there, and the two none.
    ("taking_king", "le deux et le trois"),
    # Who asks plays nothing.
    ("hand_5_18_44", "je joue le cinq ou pas"),
    ("taking_king", "je prends le trois ou non ?"),
]


@pytest.mark.parametrize(("position", "line"), NOT_MEANT)
def test_nothing_is_played_that_nobody_said(position: str, line: str) -> None:
    found = said("seven_kingdoms", position, line, "unclear")
    assert {one.split()[0] for one in found.did}.isdisjoint({"do"}), found.did

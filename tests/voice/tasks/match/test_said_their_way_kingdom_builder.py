"""Kingdom Builder: what people said who had not read the guide, and other ways to say it."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import opened

from .test_plain_talk import positions, said

WORDS = ("Sept", "Huit", "Neuf", "Dix", "Onze", "Douze", "Treize", "Quatorze")
"""The numbers from seven on, as they begin a sentence."""


MEANT = [
    # How long the match lasts; « tour » is a tile only where it is spoken of as one.
    ("mid", "combien de tours encore", "ask round"),
    ("mid", "encore combien de tours", "ask round"),
    ("mid", "il reste combien de tours ?", "ask round"),
    ("mid", "ça finit dans combien de tours", "ask round"),
    ("mid", "dans combien de manches ça se termine", "ask round"),
    ("late", "on joue encore combien de tours", "ask round"),
    ("mid", "que fait la tour", "ask what_does tile=tower"),
    ("mid", "combien de cités encore", "ask supply"),
    ("mid", "décris le plateau", "ask describe_table"),
    ("mid", "à quoi ressemble le plateau ?", "ask describe_table"),
    # By relation to what stands there.
    ("grass_one", "et à droite", "do build O7"),
    ("grass_one", "pose à droite", "do build O7"),
    ("grass_one", "pose à gauche de ma dernière", "do build O5"),
    ("grass_one", "à gauche de ma dernière", "do build O5"),
    ("grass_one", "le château le plus proche", "ask landmark hex=O6 landmark=castle"),
    ("grass_one", "la meilleure près de l'eau", "ask nearest landmark=water"),
    ("grass_one", "ma dernière cité", "ask hex hex="),
    ("mid_one", "ma dernière maison", "ask hex hex="),
    ("grass_one", "où est ma dernière cité", "ask hex hex="),
    ("grass_one", "une juste à côté", "ask nearest landmark=mine"),
    ("desert_two", "encore une juste à côté", "ask nearest landmark=mine"),
    ("grass_one", "une autre à côté", "ask nearest landmark=mine"),
    ("grass_one", "mets-en une juste à côté", "ask nearest landmark=mine"),
    ("grass_one", "pose à côté de ma dernière", "ask nearest landmark=mine"),
    ("grass_one", "ma dernière cité en O5", "do build O5"),
    ("grass_one", "une à côté de l'eau", "ask nearest landmark=water"),
    ("grass_one", "où sont mes cités", "ask settlements"),
    ("mid", "où sont les cités de Léa", "ask settlements seat=3"),
    ("mid", "les maisons de Karim", "ask settlements seat=2"),
    # State, in other words.
    ("mid", "le score", "ask scores"),
    ("mid", "mes points", "ask scores mine=1"),
    ("mid", "qui gagne", "ask scores"),
    ("mid", "combien il me reste", "ask supply"),
    ("mid", "c'est à moi ?", "ask turn"),
    ("mid", "quelles cases sont libres", "ask where"),
    ("mid", "où est-ce que je peux construire", "ask where"),
    ("mid", "mes options", "ask options"),
    ("mid", "quelles options", "ask options"),
    # Two at once: both are meant, or none.
    ("first_grass", "H13, avec H14 à côté", "do build H13; build H14"),
    ("first_grass", "H13 et H14 juste à côté", "do build H13; build H14"),
    ("first_grass", "je la prends en H13, avec H14 à côté", "do build H13; build H14"),
    # Bare answers, and what is said at the end of a turn.
    ("asked_confirm", "ouais", "do build F11"),
    ("asked_confirm", "c'est bon", "do build F11"),
    ("asked_confirm", "nan", "reply no"),
    ("desert_three", "au suivant", "do end"),
    ("desert_three", "j'ai fini", "do end"),
    ("harbor", "fin de tour", "refused"),
    ("desert_three", "non, plutôt la douze", "correct build K12"),
    # Zones beyond the sixth, by their numbers.
    ("first_grass", "zone neuf", "ask area number=9"),
    ("first_grass", "décris la zone dix", "ask area number=10"),
    # A line that is spelt, with a stop behind the name.
    ("first_desert", "K comme Kévin, dix-sept", "do build K17"),
    ("first_desert", "K comme Kévin, dix-sept et L comme Léa, seize", "do build K17; build L16"),
    ("first_desert", "je pose en K comme Karine, quatorze", "do build K14"),
    # Who begins, at the table's own count of years.
    ("who_begins", "C'est Mamie la plus âgée, donc c'est elle qui commence", "do first 2"),
    ("who_begins", "papa, il est le plus jeune", "do first 3"),
    ("who_begins", "Mamie bien sûr", "do first 2"),
    # Whose turn is next, and what is only said to somebody.
    ("mid_done", "allez Marie, à toi", "do end"),
    ("mid_done", "vas-y Marie, c'est ton tour", "do end"),
    ("mid", "tu as combien de points Léa ?", "ask scores seat=3"),
    ("mid", "un instant, le téléphone sonne", "talk wait"),
    # What is settled behind what was asked about.
    ("asked_where", "p16, tu crois ? moi je préfère p2. bon d'accord, p2, on y va", "do build P2"),
    ("first_forest", "P16 ou P17, t'en dis quoi ? bon ok, P17", "do build P17"),
    ("canyon_one", "la seule libre à côté", "do build P13"),
    ("canyon_one", "la seule case libre à côté", "do build P13"),
    ("mid", "si j'en ai deux à côté du même château ça compte double", "explain castle"),
    ("mid", "c'est quoi la valeur d'un château", "explain castle"),
    ("mid", "c'est quoi la valeur d'une maison", "explain settlements"),
    ("mid", "c'est quoi la meilleure carte à jouer", "ask hint"),
    ("mid", "c'est quoi la meilleure ligne", "explain best_line"),
    # On the other side of what was named.
    ("desert_right", "ah non je voulais l'autre côté de k treize", "correct build K12"),
    ("desert_right", "non, de l'autre côté de k13", "correct build K12"),
    ("desert_right", "non, j'ai dit de l'autre côté de la k13, donc à gauche", "correct build K12"),
    ("desert_two", "non pas à gauche, de l'autre côté de k16", "correct build K17"),
    ("desert_two", "de l'autre côté de K16", "do build K17"),
    ("desert_k14", "je voulais à gauche… non, allez, à droite, en k quinze", "do build K15"),
    # What was still to be done is no word to be silent.
    ("ended", "mince, j'avais encore ma ferme ! reviens en arrière, s'te plaît", "talk undo"),
    ("ended", "j'avais encore ma ferme", "talk undo"),
    (
        "mid",
        "les ermites, rappelle-moi comment on marque des points avec",
        "ask what_goal goal=hermits",
    ),
    # Each of the places that are compared.
    ("two_read", "Entre F16 et G16, laquelle", "ask worth hex=F16; ask worth hex=G16"),
    (
        "two_read",
        "laquelle des deux est la plus rentable, F16 ou G16 ?",
        "ask worth hex=F16; ask worth",
    ),
    ("first_grass", "compare-moi anatole trois et henri quatorze", "ask worth hex=A3; ask worth"),
    ("first_grass", "F16 et G16", "do build F16; build G16"),
    # What was taken back is put back, however it is said.
    ("undone", "ah si finalement, remets-la où je l'avais mise", "do build F12"),
    ("undone", "finalement, remettez-la donc où elle était, je vous prie", "do build F12"),
    ("undone", "Ben non, finalement c'était correct de même, remets-la donc.", "do build F12"),
    ("undone", "remettez donc à sa place la cité que vous venez d'ôter", "do build F12"),
    # The gap between two, the end of a row, and the rest of a line.
    ("gap", "je relie mes deux du haut", "do build A14"),
    ("gap", "il y a un trou entre nos deux cités du haut, alors on le bouche", "do build A14"),
    ("tavern_border", "je rallonge avec la taverne", "do use tavern C5"),
    ("tavern_done", "j'utilise la taverne au bout de mes trois", "unclear"),
    ("oasis_done", "l'oasis sur Q neuf, qui touche bien ma cité de Q huit", "do use oasis Q9"),
    ("on_flowers", "Ici, plus les deux à droite.", "do build M11; build M12; build M13"),
    ("grass_one", "la même ligne, mais en sept", "do build O7"),
    ("middle_read", "celle qui est au milieu !", "do build L8"),
    ("refused_29", "DIX-neuf, K dix-neuf", "do build K19"),
    ("mid_one", "c'est bon j'ai fini, next", "refused build_first"),
    ("caves", "qu'est-ce que ça fait, le trou dans le montagne ?", "explain cave"),
    ("too_far", "Oh là, j'ai dépassé, reviens d'une case.", "ask step direction=west"),
    ("mid", "après Karim c'est qui", "ask next_player seat=2"),
    ("west_of_f12", "Ah, c'est du canyon aussi ? Bon, celle-là, je la prends.", "do build F11"),
]


def answer(talk: Conversation, line: str) -> str:
    return " ".join(one.text for one in talk.typed(line) if isinstance(one, Spoken))


@pytest.mark.parametrize(("position", "line", "meant"), MEANT)
def test_kingdom_builder_knows_what_is_meant(position: str, line: str, meant: str) -> None:
    told = said("kingdom_builder", position, line, *meant.split(" | "))
    assert "; ".join(told.did).replace("; do ", "; ").startswith(meant), told.did


def test_who_asks_how_long_it_lasts_hears_how_many_rounds_at_most() -> None:
    told = said("kingdom_builder", "mid", "combien de tours encore", "ask round")
    assert "onze au plus" in told.said


def test_all_zones_are_told_and_named_to_the_last() -> None:
    talk = opened(positions("kingdom_builder")["first_grass"], "fr")
    first = answer(talk, "où puis-je construire")
    count = next(n for n, word in enumerate(WORDS, 7) if first.startswith(word))
    told = [first]
    while "encore" in told[-1]:
        told.append(answer(talk, "encore"))
    assert f"{WORDS[count - 7]} : " in told[-1] and count > 8
    assert answer(talk, "encore") == "Il n'y a pas de suite."
    assert answer(talk, "zone neuf").startswith("Zone neuf")
    assert answer(talk, f"zone {WORDS[count - 7].lower()}").startswith("Zone ")
    assert answer(talk, "zone dix-neuf").startswith("Il n'y a pas de zone dix-neuf")


def test_who_is_sorry_is_asked_whether_to_take_it_back() -> None:
    talk = opened(positions("kingdom_builder")["desert_three"], "fr")
    assert answer(talk, "oups") == "Annuler : construire en Kléber quinze ? Dis oui ou non."


def test_an_undo_with_nothing_pending_asks_before_it_goes_further_back() -> None:
    talk = opened(positions("kingdom_builder")["asked_confirm"], "fr")
    assert answer(talk, "annule") == "D'accord, je laisse."
    assert answer(talk, "annule").endswith("Dis oui ou non.")


def test_what_was_settled_on_is_read_back() -> None:
    talk = opened(positions("kingdom_builder")["asked_where"], "fr")
    said = answer(talk, "p16, tu crois ? bon d'accord, p2, on y va")
    assert said == "Construire en Parapluie deux ? Dis oui ou non."


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("mid_done", "Marie, passe-moi le sel"),
        ("mid", "tu veux un café Léa ?"),
        ("mid", "passe-moi le sel Paul"),
        ("mid", "Paul t'as vu ça ?"),
    ],
)
def test_what_is_only_said_to_a_player_is_nothing(position: str, line: str) -> None:
    assert not said("kingdom_builder", position, line, "nothing").did


PUT_RIGHT = [
    # « Plutôt » first, right after one's own move, speaks of that move.
    ("desert_k14", "plutôt K13", "correct build K13"),
    ("desert_k14", "bon plutôt en K13", "correct build K13"),
    ("desert_right", "plutôt de l'autre côté de la première, à gauche", "correct build K12"),
    # What was said, and what it is.
    ("desert_k14", "j'ai dit quatorze mais c'est treize", "correct build K13"),
    ("desert_k14", "j'ai dit quatorze au lieu de treize", "correct build K13"),
    ("canyon_one", "j'ai dit douze mais c'est treize", "correct build P13"),
    ("oasis_taken", "je me suis mal exprimée, la deuxième devait aller en O6", "correct build O6"),
    # What only comes next takes the place of nothing.
    ("desert_k14", "K13", "do build K13"),
    ("desert_k14", "et K13", "do build K13"),
    ("grass_one", "et maintenant O7", "do build O7"),
    ("grass_one", "pose à gauche de ma dernière", "do build O5"),
]


@pytest.mark.parametrize(("position", "line", "meant"), PUT_RIGHT)
def test_what_speaks_of_the_last_move_is_no_next_one(position: str, line: str, meant: str) -> None:
    assert said("kingdom_builder", position, line, meant).verdict == "meant"

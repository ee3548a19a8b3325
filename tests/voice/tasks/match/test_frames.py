"""What is said in any frame, « je voudrais », « est-ce que je peux », and why it cannot be done."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import Verdict, opened

from .test_plain_talk import positions, said

DONE = [
    ("kingsbridge", "ends_a", "je voudrais poser le sept à la suite du six", "do place 7 1"),
    ("kingsbridge", "ends_a", "je veux mettre mon sept dans la colonne un", "do place 7 1"),
    ("kingsbridge", "ends_a", "on va poser le sept sur la une", "do place 7 1"),
    ("kingsbridge", "ends_a", "tu peux me poser le sept à la suite du six", "do place 7 1"),
    ("kingsbridge", "ends_a", "s'il te plaît pose euh le sept euh sur la une", "do place 7 1"),
    ("kingsbridge", "ends_a", "bonjour, tu peux mettre la quatre sur la deux", "do place 4 2"),
    ("kingsbridge", "ends_a", "je pose la plus petite que j'ai", "do place 3 3"),
    ("seven_kingdoms", "hand_5_18_44", "je voudrais jouer le dix-huit", "do play 18"),
    ("seven_kingdoms", "hand_5_18_44", "est-ce que je peux jouer le dix-huit", "do play 18"),
    ("seven_kingdoms", "hand_5_18_44", "s'il te plaît euh joue euh le cinq", "do play 5"),
    ("seven_kingdoms", "taking_king", "on va prendre le premier emplacement", "do take 9"),
    ("seven_kingdoms", "taking_king", "s'il te plaît euh le neuf euh et le trois", "do take 3,9"),
]

NOT_THERE = [
    (
        "ends_a",
        "je voudrais poser le treize à la suite du douze",
        "Aucune colonne ne finit par douze",
    ),
    ("ends_a", "je vais poser mon treize à la suite du sept", "La colonne cinq finit par sept"),
    ("hand_a", "je voudrais poser le sept à la suite du six", "Tu n'as pas de sept"),
    ("hand_a", "mets le sept sur le six", "Tu n'as pas de sept"),
    ("hand_a", "mon onze sur le dix", "Aucune colonne ne finit par dix"),
    ("hand_a", "pose le huit derrière le sept", "Aucune colonne ne finit par sept"),
    # What the hand lacks, its owner alone may hear.
    ("hand_a", "je pose la plus petite que j'ai", "Impossible. Dis « pourquoi » deux fois"),
    ("hand_a", "je pose ma plus grande carte", "Impossible. Dis « pourquoi » deux fois"),
    ("hand_a", "je pose ma plus petite sur la première", "Impossible. Dis « pourquoi » deux fois"),
    ("hand_empty", "je pose ma plus petite carte", "Tu n'as plus de carte en main"),
    # Half a sentence that nothing could complete is refused at once.
    ("ragna", "reprends Edgar", "Edgar n'est dans aucune colonne"),
]

ASKED = [
    ("kingsbridge", "ends_a", "où puis-je jouer", "ask options"),
    ("kingsbridge", "ends_a", "sur quelle colonne je peux poser", "ask options"),
    ("kingsbridge", "ends_a", "où puis-je poser mon sept", "ask where card=7"),
    ("kingsbridge", "ends_a", "dis-moi ce que j'ai à faire", "ask options"),
    ("kingsbridge", "ends_a", "qu'est-ce que j'ai à faire", "ask options"),
    ("kingsbridge", "ends_a", "dis-moi ce que j'ai fait", "ask last_moves"),
    ("kingsbridge", "ends_a", "qu'est-ce que j'ai fait", "ask last_moves"),
    ("kingsbridge", "ends_a", "les cartes de Nathan", "ask counts"),
    ("kingsbridge", "ends_a", "le talon de Nathan", "ask counts"),
    ("kingsbridge", "edgar_8", "qui a Edgar", "ask where_is character=edgar"),
    ("kingsbridge", "edgar_8", "chez qui est l'évêque", "ask where_is character=wynstan"),
    ("kingsbridge", "placed_12", "rends-m'en un", "talk undo"),
    ("kingsbridge", "ends_a", "blabla", "nothing"),
    ("kingsbridge", "ends_a", "moins de blabla", "talk less_detail"),
    ("seven_kingdoms", "midgame", "où puis-je jouer", "ask options"),
    ("seven_kingdoms", "midgame", "quelles cartes je peux jouer", "ask options"),
    ("seven_kingdoms", "taking_king", "dis-moi ce que j'ai à faire", "ask options"),
    ("seven_kingdoms", "midgame", "dis-moi ce que j'ai fait", "ask last_moves"),
    ("seven_kingdoms", "taking_king", "quel blason porte le quarante et un ?", "ask card card=41"),
    ("seven_kingdoms", "taking_king", "c'est quoi le blason du vingt et un ?", "ask card card=21"),
    ("seven_kingdoms", "midgame", "redis-moi ce que j'ai comme cartes, j'ai oublié", "ask my_hand"),
    ("seven_kingdoms", "midgame", "tu peux nous mettre en pause ?", "talk pause"),
    ("seven_kingdoms", "midgame", "blabla", "nothing"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), DONE)
def test_a_move_is_understood_in_any_frame(game: str, position: str, line: str, meant: str) -> None:
    assert said(game, position, line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("je pose la plus petite que j'ai", "Ta plus petite carte ne va au bout d'aucune colonne."),
        ("je pose ma plus grande carte", "Ta plus grande carte ne va au bout d'aucune colonne."),
        ("je pose ma plus petite sur la première", "Ta plus petite carte ne va pas là."),
    ],
)
def test_what_the_hand_lacks_is_told_to_who_asks_why_twice(line: str, why: str) -> None:
    talk = opened(positions("kingsbridge")["hand_a"], "fr")
    told = [
        " ".join(each.text for each in talk.typed(one) if isinstance(each, Spoken))
        for one in (line, "pourquoi", "pourquoi")
    ]
    assert not any("carte ne va" in one for one in told[:2])
    assert why in told[2]


@pytest.mark.parametrize(("position", "line", "why"), NOT_THERE)
def test_it_is_told_what_is_not_there(position: str, line: str, why: str) -> None:
    found = said("kingsbridge", position, line)
    assert why in found.said
    assert not found.did or found.did[-1].startswith("refused")


@pytest.mark.parametrize(("game", "position", "line", "meant"), ASKED)
def test_it_is_asked(game: str, position: str, line: str, meant: str) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


TALK = [
    ("attends", "Je t'attends."),
    ("non", "Je n'ai rien demandé."),
    ("oui", "Je n'ai rien demandé."),
    ("je veux arrêter", "Quitter la partie ?"),
    ("quoi", "La partie reprend"),
    ("j'ai pas compris", "La partie reprend"),
    ("tu peux répéter plus lentement", "La partie reprend"),
    ("oups", "Annuler : "),
]


@pytest.mark.parametrize(
    ("game", "position"), [("kingsbridge", "ends_a"), ("seven_kingdoms", "midgame")]
)
@pytest.mark.parametrize(("line", "told"), TALK)
def test_talk_is_answered_where_nothing_is_pending(
    game: str, position: str, line: str, told: str
) -> None:
    assert told in said(game, position, line).said


BEFORE = [
    ("kingsbridge", "ends_a", ("le trois", "colonne neuf", "la trois"), "Trois posé."),
    ("kingsbridge", "ends_a", ("ma main", "oui"), "Ta main : trois"),
    ("kingsbridge", "ends_a", ("ma main", "oui", "ma main"), "Ta main : trois"),
    (
        "kingsbridge",
        "ends_a",
        ("pose le onze sur la trois", "non, plutôt le douze"),
        "douze sur colonne trois ?",
    ),
    (
        "kingsbridge",
        "ends_a",
        ("pose le sept sur la une", "je voulais dire la trois"),
        "colonne trois ?",
    ),
    ("kingsbridge", "ends_a", ("pose le sept sur la une", "je me suis trompé"), "Annulé"),
    ("kingsbridge", "ends_a", ("le sept, non, le huit",), "Huit. Sur quelle colonne ?"),
    ("kingsbridge", "ends_a", ("le sept", "annule"), "D'accord, je laisse."),
    ("kingsbridge", "ends_a", ("pose le sept sur la une", "fin de tour"), "Tour fini."),
    ("kingsbridge", "den", ("que fait Den",), "Shérif Den : vide une colonne"),
    ("kingsbridge", "den", ("joue Den",), "Quelle colonne ?"),
    ("kingsbridge", "ends_a", ("j'ai un huit",), "Correction : un huit dans ta main."),
    ("kingsbridge", "ends_a", ("corrige ma main",), "Quelle carte as-tu ?"),
    ("seven_kingdoms", "hand_5_18_44", ("corrige ma main",), "Quelle carte as-tu ?"),
    (
        "seven_kingdoms",
        "taking_king",
        ("je prends le neuf", "non, plutôt le trois"),
        "prendre la carte numéro trois ?",
    ),
    ("seven_kingdoms", "taking_king", ("je prends le neuf", "je me suis trompé"), "Annulé"),
    ("seven_kingdoms", "taking_king", ("le neuf, non, le vingt-cinq",), "Prendre vingt-cinq ?"),
    ("seven_kingdoms", "hand_5_18_44", ("j'ai un onze",), "Correction : le onze dans ta main."),
    ("seven_kingdoms", "hand_5_18_44", ("ma main", "oui", "ma main"), "Ta main : cinq"),
]


@pytest.mark.parametrize(("game", "position", "lines", "told"), BEFORE)
def test_one_line_after_another(
    game: str, position: str, lines: tuple[str, ...], told: str
) -> None:
    talk = opened(positions(game)[position], "fr")
    outputs = [talk.typed(line) for line in lines]
    assert told in " ".join(one.text for one in outputs[-1] if isinstance(one, Spoken))

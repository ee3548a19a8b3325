"""What is meant beside reasons, what is said to somebody else, and slips that are mended."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

REASONS = [
    ("hand_17_26_41", "Bien que la princesse me plaise, je jouerai le général.", "do play 17"),
    ("hand_17_26_41", "Quoique le paysan passe avant, je préfère la princesse.", "do play 26"),
    ("hand_17_26_41", "Je jouerai le dix-sept, bien que le vingt-six me tente.", "do play 17"),
    ("hand_17_26_41", "Je joue le dix-sept bien que la princesse me tente.", "do play 17"),
    (
        "hand_17_26_41",
        "Étant donné que le vingt-six n'en prend que deux, je choisis le dix-sept.",
        "do play 17",
    ),
    (
        "taking_princess",
        "Bien que le quarante me fasse envie, je prendrai le dix-sept et le vingt-huit.",
        "do take 17,28",
    ),
    (
        "taking_king",
        "Puisque le roi en prend quatre, donnez-moi le neuf, le trois, le six et le vingt-cinq.",
        "do take 3,6,9,25",
    ),
    # What is said on the contrary is done as well, and what is named instead is meant.
    (
        "sort_four",
        "Les deux rois restent dans ma main, tandis que les deux autres vont au royaume.",
        "do keep 2,5; validate 18,31",
    ),
]

TO_OTHERS = [
    ("hand_9_20_35", "Je pose le… Léo, arrête ça tout de suite… le trente-cinq.", "do play 35"),
    ("hand_9_20_35", "Le neuf, Papa, laisse-moi tranquille, voilà, le neuf.", "do play 9"),
    ("hand_9_20_35", "mon cœur, deux minutes, je joue le neuf", "do play 9"),
    ("hand_9_20_35", "Attends, Chloé, pas touche… je disais le vingt.", "do play 20"),
    ("hand_9_20_35", "Je joue le trente-cinq… oui mon chéri, j'arrive… voilà.", "do play 35"),
    # What is left of it says nothing, and who plays is spoken of.
    ("taking_merchant", "Non, Jules, tu prends pas de gâteau avant le repas !", "nothing"),
    ("other_to_play", "Dépêche-toi Bilal, on va pas y passer la nuit.", "nothing"),
    ("midgame", "papa, quand est-ce qu'on mange", "nothing"),
    ("midgame", "Marc, il a encore combien de cartes en main ?", "ask counts"),
]

SLIPS = [
    ("hand_9_20_35", "Je joue le vingt, non pardon, pas le vingt, le trente-cinq.", "do play 35"),
    ("hand_9_20_35", "Le neuf… ah non, pas le neuf, le vingt.", "do play 20"),
    (
        "taking_king",
        "Le trois, le six, le neuf… non, pas le neuf, le vingt-cinq, et le trente-trois.",
        "do take 3,6,25,33",
    ),
    ("taking_king", "Je prends le neuf et le trois, ah non pas le trois, le six.", "do take 6,9"),
    (
        "hand_9_20_35",
        "Je joue le neuf, euh, Tom, descends de là… non, pas le neuf, le trente-cinq, voilà.",
        "do play 35",
    ),
]

KINGSBRIDGE = [
    (
        "ends_b",
        "Bien que le neuf puisse aller sur le huit, je poserai le deux sur la première colonne.",
        "do place 2 1",
    ),
    ("ends_b", "Mon huit sur le sept… non, pas le huit, le neuf sur le huit.", "do place 9 2"),
    ("ends_b", "Je mets le onze… oui ma puce, une minute… sur le dix.", "do place 11 6"),
    ("ends_b", "Léo, arrête ! Le deux sur la une.", "do place 2 1"),
    ("ends_b", "Le six, je l'ai pas, regarde bien.", "do fact 1 lacks 6"),
    (
        "ends_b",
        "Tu me comptes un onze, mais j'ai vérifié deux fois, je n'en ai pas.",
        "do fact 1 lacks 11",
    ),
    (
        "ends_b",
        "bon, le deux d'abord, parce que le un n'attend que ça, et ensuite le quatre sur le trois",
        "do place 2 1; place 4 3",
    ),
    (
        "one_empty",
        "mon sept… heu non qu'est-ce que j'raconte, mon huit, il va derrière le sept",
        "do place 8 3",
    ),
    ("pile_empty", "Il ne me reste plus qu'à passer.", "do pass"),
    ("pile_empty", "il ne me reste, je crois, qu'à laisser jouer Nathan", "do pass"),
    ("undone", "le deux, je le mets à l'endroit où y a plus rien", "do place 2 6"),
    (
        "two_left",
        "le onze dans la quatre où y a rien, et puis le douze dessus",
        "do place 11 4; place 12 4",
    ),
    ("ends_a", "Dis-moi juste la carte du bout de chaque rangée.", "ask column_ends"),
    ("join_c", "Quels numéros font encore défaut à la première colonne ?", "ask missing column=1"),
    ("nearly_done", "une pile qui va jusqu'à treize, on en fait quoi ?", "explain finished_column"),
    ("over_together", "Chapeau bas l'ami, sans toi on y serait encore.", "talk thanks"),
]

CONCLUSIONS = [
    (
        "kingsbridge",
        "ends_b",
        "Le quatre ne va nulle part ailleurs, donc mon deux sur la une.",
        "do place 2 1",
    ),
    (
        "kingsbridge",
        "ends_b",
        "Nathan va finir la six si je traîne, alors mon onze sur le dix.",
        "do place 11 6",
    ),
    (
        "seven_kingdoms",
        "taking_general",
        "Mon général en prend trois, donc les emplacements cinq à sept.",
        "do slots 5-7",
    ),
    (
        "seven_kingdoms",
        "taking_merchant",
        "Je n'en prends qu'une, alors le vingt-cinq.",
        "do take 25",
    ),
    (
        "seven_kingdoms",
        "taking_after_lena",
        "Je n'ai pas suivi, donc redis-moi la rangée.",
        "ask row",
    ),
    ("seven_kingdoms", "hand_9_20_35", "Marc a joué fort, du coup je mets le neuf.", "do play 9"),
    (
        "seven_kingdoms",
        "hand_9_20_35",
        "Le vingt ne m'apporte rien, donc ce sera le trente-cinq.",
        "do play 35",
    ),
    (
        "seven_kingdoms",
        "hand_2_6_33",
        "Il y a deux rois qui traînent, alors je joue le chevalier.",
        "do play 33",
    ),
    # What comes before it is a move as well.
    (
        "kingsbridge",
        "ends_b",
        "mon deux sur la une, du coup le neuf sur le huit",
        "do place 2 1; place 9 2",
    ),
    ("kingsbridge", "ends_b", "le neuf, alors sur la deux", "do place 9 2"),
    ("seven_kingdoms", "hand_9_20_35", "c'est qui qui joue, du coup ?", "ask turn"),
    # What is done in spite of something is refused as any other.
    (
        "kingsbridge",
        "ends_b",
        "bien que le deux me tente, je pose le quatre sur la deux",
        "refused not_next",
    ),
    (
        "seven_kingdoms",
        "hand_17_26_41",
        "Bien que le dix-sept me tente, je joue le trente-deux.",
        "refused not_in_hand",
    ),
]

LACKING = [
    ("hand_9_20_35", "Le vingt, je l'ai pas", "do fact 1 lacks 20"),
    ("hand_9_20_35", "Non non, le vingt, moi je l'ai pas dans mon main", "do fact 1 lacks 20"),
    ("hand_9_20_35", "tu dis que j'ai le vingt mais je l'ai pas", "do fact 1 lacks 20"),
    ("hand_9_20_35", "Le trente-cinq, je ne l'ai pas, tu te trompes.", "do fact 1 lacks 35"),
    ("hand_9_20_35", "le vingt, je l'ai, je le joue", "do play 20"),
    ("hand_9_20_35", "le vingt, j'en ai pas d'autre, je le joue", "do play 20"),
]

OWN_CARDS = [
    ("hand_3_10_30", "Ma carte du milieu, c'est laquelle ?", "ask my_card place=2"),
    ("hand_3_10_30", "ma carte de droite, c'est quoi ?", "ask my_card place=3"),
    ("hand_3_10_30", "La deuxième de mes cartes, laquelle c'est ?", "ask my_card place=2"),
    ("hand_3_10_30", "la carte du milieu", "do play 10"),
    ("taking_after_lena", "dis-moi ce qui reste sur la table, de gauche à droite", "ask row"),
    ("taking_after_lena", "Avec cette chevalier, quoi je peux prendre encore ?", "ask takeable"),
    ("bonus_3_double", "celui qui compte deux fois", "do bonus double"),
    (
        "no_card_in_hand",
        "Voilà, j'ai pris deux nouvelles sur le tas : un six et un trente-sept.",
        "do draw 6; draw 37",
    ),
]

THE_OTHER = [
    (
        "taking_knight",
        "le dix-sept et le neuf, je valide le neuf, je garde l'autre",
        "do slots 4-5; validate 9; keep 17",
    ),
    (
        "taking_knight",
        "dix-sept et neuf, le neuf au royaume, l'autre j'le garde",
        "do slots 4-5; validate 9; keep 17",
    ),
    ("taking_knight", "dix-sept et neuf, le neuf au royaume", "do slots 4-5; validate 9"),
    (
        "taking_knight",
        "dix-sept et neuf, le neuf au royaume, ça me fait plaisir",
        "do slots 4-5; validate 9",
    ),
]


@pytest.mark.parametrize(
    ("position", "line", "meant"), [*REASONS, *TO_OTHERS, *SLIPS, *LACKING, *OWN_CARDS, *THE_OTHER]
)
def test_seven_kingdoms(position: str, line: str, meant: str) -> None:
    got = said("seven_kingdoms", position, line, meant)
    assert got.verdict is Verdict.MEANT, got.did


@pytest.mark.parametrize(("position", "line", "meant"), KINGSBRIDGE)
def test_kingsbridge(position: str, line: str, meant: str) -> None:
    got = said("kingsbridge", position, line, meant)
    assert got.verdict is Verdict.MEANT, got.did


@pytest.mark.parametrize(("game", "position", "line", "meant"), CONCLUSIONS)
def test_what_is_meant_for_what_was_told(game: str, position: str, line: str, meant: str) -> None:
    got = said(game, position, line, meant)
    assert got.verdict is Verdict.MEANT, got.did


@pytest.mark.parametrize(
    ("position", "line", "never"),
    [
        ("hand_17_26_41", "Bien que le général me tente, je vais réfléchir encore.", "do play 17"),
        ("hand_17_26_41", "Malgré ma princesse, c'est mal parti.", "do play 26"),
        ("hand_9_20_35", "Même si le vingt est bon, je ne sais pas quoi jouer.", "do play 20"),
    ],
)
def test_what_is_only_conceded_is_never_played(position: str, line: str, never: str) -> None:
    got = said("seven_kingdoms", position, line)
    assert never not in got.did


CONCLUDED = [
    (
        "world_without_end",
        "orienting",
        "L'évêque va me donner peu, alors mets la flèche sur un",
        "do orient 1",
    ),
    (
        "world_without_end",
        "orienting_queen",
        "Sur deux, l'évêque donne peu, alors mets la flèche sur un",
        "do orient 1",
    ),
    ("world_without_end", "turn", "Je suis à court de blé, alors je joue blé", "do play wheat"),
    (
        "world_without_end",
        "other_turn",
        "Tu vois, papa a des gens à nourrir, donc papa prend du blé.",
        "do play wheat",
    ),
    (
        "world_without_end",
        "removing",
        "On nous en démolit une, alors on sacrifie celle qui fait de la laine.",
        "do remove 3",
    ),
    ("kingdom_builder", "first_canyon", "Le port est tout près, donc mets F onze", "do build F11"),
    ("kingdom_builder", "first_canyon", "F onze, alors, et F douze", "do build F11; build F12"),
    (
        "kingdom_builder",
        "first_canyon",
        "Je pose F onze, alors après F douze",
        "do build F11; build F12",
    ),
    (
        "kingdom_builder",
        "first_canyon",
        "F onze… et F treize… ah non, pas treize, douze.",
        "do build F11; build F12",
    ),
    ("kingdom_builder", "asked_confirm", "Oui… là où tu as dit.", "reply yes"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), CONCLUDED)
def test_what_is_concluded_is_meant_and_no_move_before_it_is_lost(
    game: str, position: str, line: str, meant: str
) -> None:
    got = said(game, position, line, meant)
    assert got.verdict is Verdict.MEANT, got.did


def test_what_is_only_asked_of_a_case_plays_nothing() -> None:
    line = "Si Tom joue F onze, alors je peux jouer où ?"
    assert said("kingdom_builder", "first_canyon", line).did == ("ask where",)

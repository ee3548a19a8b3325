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
]


@pytest.mark.parametrize(("position", "line", "meant"), [*REASONS, *TO_OTHERS, *SLIPS])
def test_seven_kingdoms(position: str, line: str, meant: str) -> None:
    got = said("seven_kingdoms", position, line, meant)
    assert got.verdict is Verdict.MEANT, got.did


@pytest.mark.parametrize(("position", "line", "meant"), KINGSBRIDGE)
def test_kingsbridge(position: str, line: str, meant: str) -> None:
    got = said("kingsbridge", position, line, meant)
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

"""What people say of Kingsbridge and 7 Kingdoms in their own words, and what is not done of it."""

from __future__ import annotations

import pytest

from .test_plain_talk import said

DONE = [
    # By what they are in the hand, laid one on the other.
    (
        "kingsbridge",
        "ends_a",
        "mes deux plus grosses, je les envoie après le dix",
        "place 11 6; place 12 6",
    ),
    ("kingsbridge", "ends_a", "ma plus petite, je la mets toute seule dans la vide", "place 3 3"),
    # Where it goes is said twice, or before.
    ("kingsbridge", "ends_b", "le onze tout au bout, sur la dernière", "place 11 6"),
    ("kingsbridge", "ends_b", "le onze à la dernière, sur le dix", "place 11 6"),
    ("kingsbridge", "ends_c", "j'en ai un qui va sur le onze, le douze", "place 12 2"),
    ("kingsbridge", "nearly_done", "j'ai le treize qui manquait", "place 13 2"),
    ("kingsbridge", "gap_6", "j'ai le six qui manque", "place 6 2"),
    # « Y » is where the move before went.
    (
        "kingsbridge",
        "join_a",
        "la trois au bout de la deux et j'y mets le cinq",
        "move 3:4 2; place 5 2",
    ),
    ("kingsbridge", "den", "le shérif vide la deux et j'y pose mon un", "use den 2; place 1 2"),
    (
        "kingsbridge",
        "ethelred",
        "le roi m'offre une colonne de plus avec le dix",
        "use ethelred 10",
    ),
    (
        "kingsbridge",
        "aside",
        "le sept mis de côté sur la trois, puis le huit",
        "place 7 3 aside; place 8 3",
    ),
    (
        "kingsbridge",
        "three_empty",
        "cinq et six sur la une, ensuite le sept de la cinq va derrière, et mon huit pour finir",
        "place 5 1; place 6 1; move 5:7 1; place 8 1",
    ),
    # The cards that Wynstan takes are only counted, if they lie at the end.
    (
        "kingsbridge",
        "wynstan",
        "avec l'évêque j'enlève le cinq et le six de la trois",
        "use wynstan 3 2",
    ),
    # « Un » is an article, though the hand has an ace.
    ("kingsbridge", "ask_exchange", "je change un onze", "exchange 11"),
    (
        "seven_kingdoms",
        "hand_17_26_41",
        "je pars avec la princesse, les deux autres me plaisent trop",
        "play 26",
    ),
    ("seven_kingdoms", "hand_11_13_40", "mon marchand ; les évêques, je les garde", "play 40"),
    ("seven_kingdoms", "just_taken_38", "celle que j'ai piquée au tour d'avant", "play 38"),
    ("seven_kingdoms", "taking_king", "la une, la quatre et les deux dernières", "take 6,9,24,41"),
    ("seven_kingdoms", "taking_princess", "seulement le roi qui est en deuxième", "take 1"),
    ("seven_kingdoms", "taking_bishop", "emplacement cinq, le général", "take 15"),
    ("seven_kingdoms", "taking_merchant", "l'avant-dernière", "take 48"),
    ("seven_kingdoms", "taking_after_lena", "l'évêque puis celui qui est à sa gauche", "slots 4-5"),
    (
        "seven_kingdoms",
        "taking_knight",
        "la princesse de la trois et le général qui la suit",
        "slots 3-4",
    ),
    ("seven_kingdoms", "sort_one", "je le valide, ce roi, comme ça il est à l'abri", "validate 2"),
    (
        "seven_kingdoms",
        "sort_three",
        "le neuf et le trente et un rejoindront le royaume ; le paysan, je le conserve",
        "validate 9,31; keep 43",
    ),
    (
        "seven_kingdoms",
        "taking_peasant",
        "des deux cartes que ce paysan m'autorise, je prends le général",
        "take 17",
    ),
    ("seven_kingdoms", "took_one_princess", "j'en pogne une deuxième avec, le six", "take 6"),
    ("seven_kingdoms", "first_player_open", "c'est Léna qui a le pion", "first 2"),
]


@pytest.mark.parametrize(("game", "position", "line", "does"), DONE)
def test_what_is_said_in_own_words_is_done(game: str, position: str, line: str, does: str) -> None:
    found = said(game, position, line, f"do {does}")
    assert found.did[0] == f"do {does}", found.said


NOT_DONE = [
    # What is supposed is not played at once, and it is told why it could not be.
    ("kingsbridge", "five_twice", "et si je posais le treize sur la trois ?", "do place 13 3"),
    ("kingsbridge", "one_empty", "et si je mettais le douze sur la une ?", "refused not_next"),
    ("kingsbridge", "hand_a", "et si je mettais le onze sur la deux ?", "refused not_next"),
    # Whom one speaks to is no card, and what is said to another no question.
    ("seven_kingdoms", "hand_9_20_35", "relis-moi mes trois cartes, mon petit", "ask my_hand"),
    ("seven_kingdoms", "after_princess_one", "annule ça, j'en voulais une autre avec", "talk undo"),
    ("kingsbridge", "ends_a", "mon jeu", "ask my_hand"),
    ("kingsbridge", "join_a", "c'est quoi le but en fait", "explain goal"),
    # The two lie elsewhere, or not at the end: nothing is discarded.
    ("kingsbridge", "wynstan", "avec l'évêque j'enlève le quatre et le cinq de la trois", ""),
    # Without « y » nobody said where: it is asked.
    ("kingsbridge", "placed", "je mets le neuf", "piece card=9"),
    # They do not follow.
    ("kingsbridge", "ends_a", "mes deux plus petites sur la deux", ""),
    # A king in place two, not in place three.
    ("seven_kingdoms", "taking_princess", "seulement le roi qui est en troisième", ""),
    ("seven_kingdoms", "taking_knight", "la princesse de la deux et le général qui la suit", ""),
]


@pytest.mark.parametrize(("game", "position", "line", "means"), NOT_DONE)
def test_nothing_is_played_unasked(game: str, position: str, line: str, means: str) -> None:
    found = said(game, position, line, means or "nothing")
    assert (means in found.did) if means else not [one for one in found.did if one[:3] == "do "]
    assert not means.startswith("do ") or found.said.endswith("oui ou non."), "it is read back"


def test_what_is_said_to_another_is_no_question() -> None:
    for line in ("alors Nathan, tu veux encore du café ?", "tu veux un biscuit, Léna ?"):
        assert not said("kingsbridge", "middle", line).did
    asked = said("kingsbridge", "middle", "Nathan, t'as combien de cartes ?", "ask counts")
    assert asked.did == ("ask counts",)
    of_her = said("seven_kingdoms", "midgame", "Sophie, des paysans, elle en a ou pantoute ?")
    assert of_her.did == ("ask kingdom_counts rank=peasant seat=3",)


def test_several_cards_go_nowhere_by_themselves() -> None:
    """« Je mets le quatre et le six » goes not where the card before went, though « j'y » would."""
    found = said("kingsbridge", "placed_4", "je mets le cinq et le six")
    assert not any(one.startswith("do ") for one in found.did), found.said
    there = said("kingsbridge", "placed_4", "j'y mets le cinq et le six", "do place 5 1; place 6 1")
    assert there.did[0] == "do place 5 1; place 6 1"

"""What is decided at last, said instead, given up or done as another did, as people put it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from heraut.grammars import Grammar
from heraut.grammars.typed.clauses import clauses, without_echoes, without_tags
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
        "five_twice",
        "le six sur la deux… ou la quatre… allez, la quatre",
        "place 6 4",
    ),
    ("kingsbridge", "one_empty", "le huit, c'est sur la trois que je le pose", "place 8 3"),
    (
        "kingsbridge",
        "one_empty",
        "j'hésite entre le cinq et le dix pour la vide, allez le dix",
        "place 10 5",
    ),
    ("seven_kingdoms", "hand_1_21_49", "le un, non pas le un, le vingt et un", "play 21"),
    ("seven_kingdoms", "taking_princess", "les deux rois, le un et le six", "take 1,6"),
    ("seven_kingdoms", "took_one_princess", "et aussi le vingt-huit", "take 28"),
    (
        "seven_kingdoms",
        "taking_king_princesses",
        "tout ce qui est à gauche du douze",
        "take 17,24,30,45",
    ),
    (
        # Who changes their mind in one breath: what is dropped is dropped.
        "world_without_end",
        "project_asked",
        "le pont… non, il manque une pierre… allez, le clocher, deux pierres, oui, le clocher",
        "build tower stone,stone",
    ),
    (
        "world_without_end",
        "site_described",
        "hm, la six, ça me prend mon seul bois… bon, je bâtis plutôt sur la treize",
        "play house; house 13",
    ),
    (
        "world_without_end",
        "site_described",
        "la six coûte trop cher, je bâtis sur la treize",
        "play house; house 13",
    ),
    ("world_without_end", "giving", "le bois… ah non j'en ai besoin, la laine", "give wool"),
    ("world_without_end", "discard_asked", "la piété… non, le blé", "discard wheat"),
    ("world_without_end", "orienting", "l'option deux… non, la une", "orient 0"),
    ("world_without_end", "turn", "vente ? non… récolte ? bon, la récolte", "play harvest"),
    (
        "kingdom_builder",
        "farm_oasis",
        "ferme en K8, oasis en K1... euh non K2, K2 c'est mieux",
        "use farm K8; use oasis K2",
    ),
    # What is named first, and a word that stands for it.
    ("world_without_end", "turn", "la maison de laine, je la récolte", "play harvest; harvest 3"),
    ("world_without_end", "plague", "le malade de la deux, je le soigne", "play medicine; heal 2"),
    (
        "kingdom_builder",
        "desert_two",
        "la dernière, pose-la en K17, juste à droite des deux autres",
        "build K17",
    ),
    # And who drops nothing keeps it all.
    ("kingdom_builder", "first_canyon", "F12… bon… et F11", "build F12; build F11"),
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


ASKED = [
    ("world_without_end", "turn", "attends deux secondes", "talk wait"),
    ("world_without_end", "turn", "combien Paul a d'or", "trouble only-on-its-turn"),
    ("world_without_end", "turn", "on a encore du blé dans le champ", "ask supply good=wheat"),
    ("world_without_end", "orienting", "avec deux pas on arrive où", "ask orientations steps=2"),
    ("world_without_end", "turn", "j'ai quoi", "ask goods"),
    ("kingdom_builder", "farm_oasis", "c'est qui qu'a la taverne", "ask who_has tile=tavern"),
    ("kingdom_builder", "first_canyon", "c'est libre F12", "ask hex hex=F12"),
    ("kingdom_builder", "mid_other", "les cités de Léa, case par case", "ask settlements seat=3"),
    ("kingdom_builder", "mid", "où on en est", "ask turn"),
    ("kingdom_builder", "line_read", "la ligne d'en dessous s'il te plaît", "ask read_line line=G"),
]


@pytest.mark.parametrize(("game", "position", "line", "asked"), ASKED)
def test_what_only_asks_plays_and_corrects_nothing(
    game: str, position: str, line: str, asked: str
) -> None:
    assert said(game, position, line, asked).did == (asked,)


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
    assert found.did == ("correct take 1",)


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
    assert aloud(told) == "Dis toi-même ce coup : je ne nomme pas une carte de ta main."


def aloud(outputs: Sequence[object]) -> str:
    return " ".join(one.text for one in outputs if isinstance(one, Spoken) and one.ear is None)


def test_to_say_undo_again_where_that_is_asked_about_is_a_yes() -> None:
    players, rules = ("Léa", "Tom"), {"setup": "first_game"}
    session = Conversation(open_new(MatchFactory("fr"), "kingdom_builder", players, rules, 3, None))
    session.begin()
    session.typed("conseil")
    session.typed("conseil")
    session.typed("je fais ça")
    session.typed("oui")
    session.typed("pose en A1")  # it comes to nothing, so what is to be taken back is asked
    assert aloud(session.typed("annule")).startswith("Rien n'attend. Annuler : ")
    assert aloud(session.typed("annule")).startswith("Annulé : ")
    assert "Rien n'attend" not in aloud(session.typed("oui"))


ALL_OF_IT = [
    ("seven_kingdoms", "hand_11_13_40", "le onze ou le treize ? allez, le treize", "play 13"),
    ("seven_kingdoms", "bonus_1_5", "entre un et cinq ? tu rigoles ? cinq !", "bonus plus_5"),
    (
        "kingsbridge",
        "ends_a",
        "mon sept il suit le six de la première, non ? allez vas-y",
        "place 7 1",
    ),
    ("kingsbridge", "ends_b", "je mets tout ce qui va sur la cinq", "place 8 5; place 9 5"),
    ("kingsbridge", "undone", "finalement il sera mieux sur la quatre", "place 7 4"),
]


@pytest.mark.parametrize(("game", "position", "line", "done"), ALL_OF_IT)
def test_what_is_chosen_or_pressed_for_is_read_back(
    game: str, position: str, line: str, done: str
) -> None:
    found = said(game, position, line, f"do {done}")
    assert f"do {done}" in found.did
    assert found.said.endswith("oui ou non.")


SAID_IN_FULL = [
    (
        "kingsbridge",
        "middle",
        "huit sur sept à gauche, neuf derrière, puis tu fermes boutique",
        "place 8 1; place 9 1; end",
    ),
    (
        "seven_kingdoms",
        "taking_princess",
        "le un pis le six, drette dans mon royaume",
        "take 1,6; validate 1,6",
    ),
    (
        "seven_kingdoms",
        "no_card_in_hand",
        "j'ai tiré un quatorze puis un vingt-neuf",
        "draw 14; draw 29",
    ),
]


@pytest.mark.parametrize(("game", "position", "line", "done"), SAID_IN_FULL)
def test_nothing_that_is_said_is_left_out(game: str, position: str, line: str, done: str) -> None:
    assert f"do {done}" in said(game, position, line, f"do {done}").did


TALK = [
    ("seven_kingdoms", "midgame", "moins vite, ma grande, je suis vieux", "talk slower"),
    ("kingdom_builder", "mid", "on arrête cinq minutes, le four sonne", "talk pause"),
    ("kingsbridge", "join_c", "oh, tu vas te taire oui ?", "talk stop"),
    (
        "kingsbridge",
        "placed_4_5",
        "retire les deux dernières, je suis fatigué",
        "talk undo_many count=2",
    ),
]


@pytest.mark.parametrize(("game", "position", "line", "talk"), TALK)
def test_talk_to_the_voice_is_no_move(game: str, position: str, line: str, talk: str) -> None:
    assert said(game, position, line, talk).did == (talk,)


def test_a_tag_behind_what_may_be_a_question_stays() -> None:
    grammar = Grammar.load("fr", "kingsbridge")

    def plain(line: str) -> str:
        return " ".join(without_tags(grammar, line.split()))

    assert plain("le sept sur la une, non ? allez vas y") == "le sept sur la une,"
    assert plain("on peut poser le sept, non ?") == "on peut poser le sept, non ?"
    assert plain("le sept sur la une, non") == "le sept sur la une, non", "it denies"


@pytest.mark.parametrize(
    ("game", "position", "asked"),
    [
        ("kingsbridge", "ends_a", "ask advice level=1"),
        ("seven_kingdoms", "midgame", "ask hint"),
        ("kingdom_builder", "mid", "ask hint"),
        ("world_without_end", "turn", "ask hint"),
    ],
)
def test_a_hand_that_helps_is_no_hand_of_cards(game: str, position: str, asked: str) -> None:
    assert said(game, position, "un p'tit coup de main", asked).did == (asked,)


APART = [
    ("seven_kingdoms", "hand_5_18_44", "c'est pas un dix-huit que j'ai, c'est un dix-neuf", "19"),
    ("seven_kingdoms", "hand_9_20_35", "ce que j'ai en main c'est le un, pas le vingt", "1"),
    ("kingsbridge", "ends_c", "c'est pas un dix que j'ai dans la main, c'est un six", "6"),
]


@pytest.mark.parametrize(("game", "position", "line", "card"), APART)
def test_what_is_set_apart_is_said_plainly(game: str, position: str, line: str, card: str) -> None:
    found = said(game, position, line, f"fact holds {card}")
    assert found.did == (f"do fact 1 holds {card}",)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("placed_12", "oh non, rends-moi mon douze"),
        ("placed_10", "non, redonne-moi le dix"),
        ("placed_4_5", "le cinq, finalement je le garde"),
    ],
)
def test_what_was_played_is_taken_back_by_its_name(position: str, line: str) -> None:
    assert "talk undo" in said("kingsbridge", position, line, "talk undo").did

"""Un Monde Sans Fin: what people said who had not read the guide, and other ways to say it."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import opened

from .test_plain_talk import positions, said


def answer(talk: Conversation, line: str) -> str:
    return " ".join(one.text for one in talk.typed(line) if isinstance(one, Spoken))


def talk_in(position: str) -> Conversation:
    return opened(positions("world_without_end")[position], "fr")


MEANT = [
    # What names one card is the card and its choice.
    ("turn", "un don au pont", "do play donation; donate bridge"),
    ("turn", "je fais un don au pont", "do play donation; donate bridge"),
    ("turn", "je vends une laine", "do play sale; sell wool 1"),
    ("turn", "je prends une pierre", "do play materials; material stone"),
    ("turn", "je construis une maison sur le terrain huit", "do play house; house 8"),
    ("turn", "je bâtis une maison au terrain huit", "do play house; house 8"),
    ("turn", "je tisse deux laines", "do play weaving; weave 2"),
    # Before the plague nobody is sick: no card is played for it.
    ("turn", "je soigne un malade", "refused no_plague_yet"),
    ("turn", "soigner un malade", "refused no_plague_yet"),
    ("turn", "je veux soigner les malades", "refused no_plague_yet"),
    ("turn", "je soigne la deux", "refused no_plague_yet"),
    ("plague", "je soigne un malade", "do play medicine"),
    ("plague", "soigner un malade", "do play medicine"),
    ("turn", "je joue la médecine", "do play medicine"),
    # Ways to turn the card, and only one's own part of them.
    ("orienting", "quelle option ?", "ask orientations"),
    ("orienting", "les options", "ask orientations"),
    ("orienting", "quelles options", "ask orientations"),
    ("orienting", "deux pas", "do orient 2"),
    ("orienting", "la première", "do orient 0"),
    ("orienting", "mon revenu", "ask orientations mine=1"),
    ("orienting", "juste mes revenus", "ask orientations mine=1"),
    ("orienting", "ma part de chaque option", "ask orientations mine=1"),
    ("orienting", "ce que je touche moi", "ask orientations mine=1"),
    ("orienting", "et pour moi seul", "ask orientations mine=1"),
    ("turn", "quelle période", "ask round"),
    ("tax_four", "les sanctions", "ask penalties"),
    # What is named first, and what wants to be told of it.
    ("turn", "le privilège, comment ça marche", "ask what_does action=privilege"),
    ("turn", "la loyauté, dis-moi à quoi ça sert", "explain loyalty"),
    ("turn", "le pont, rappelle-moi ce qu'il rapporte", "ask projects project=bridge"),
    ("turn", "qu'est-ce qu'il manque encore pour finir le pont ?", "ask projects project=bridge"),
    # Who has heard enough, and who is lost.
    ("projects_read", "c'est bon, arrête, j'en sais assez", "talk stop"),
    ("turn", "ok stop, j'ai ma réponse", "talk stop"),
    ("turn", "je sais pas du tout ce que je peux faire, aide-moi", "talk lost"),
    # Rules.
    ("turn", "ça finit quand", "explain end"),
    ("turn", "quand est-ce que ça finit ?", "explain end"),
    ("turn", "et si la pioche est vide", "explain events"),
    ("turn", "la pioche est vide, il se passe quoi", "explain events"),
    ("turn", "combien rapporte une maison", "ask what_does action=house"),
    ("turn", "à quoi sert la piété", "ask what_does action=piety"),
    ("turn", "que se passe-t-il si je ne paie pas", "explain dues"),
    ("tax_four", "et si je ne paie pas", "explain dues"),
    ("turn", "et si je n'ai pas de quoi payer", "explain dues"),
    ("turn", "si je paie pas l'impôt il se passe quoi", "explain royal_court"),
    ("turn", "c'est quoi la peste", "explain plague"),
    ("turn", "c'est quoi la pénitence", "explain penance"),
    # Bare answers.
    ("materials_asked", "le bois", "do material wood"),
    ("offered", "ouais", "do exchange i-02"),
    ("offered", "nan", "do pass"),
    ("offered", "je passe", "do pass"),
    ("blue_offer", "je passe", "do pass"),
    ("blue_offer", "fin de tour", "do pass"),
    ("blue_offer", "j'ai fini", "do pass"),
    ("blue_offer", "au suivant", "do pass"),
    # What is kept is not sold, and of two cloths it is told why not.
    ("sale_asked", "tissu, plus une laine", "do sell wool 1 cloth"),
    ("sale_asked", "le tissu, plus une laine. Les deux autres je garde.", "do sell wool 1 cloth"),
    ("sale_asked", "le tissu et une laine, les autres je les garde", "do sell wool 1 cloth"),
    ("sale_asked", "toute la laine et le tissu", "do sell wool 3 cloth"),
    ("sale_asked", "deux laines, je garde la dernière", "do sell wool 2"),
    ("sale_asked", "toute ma laine et deux tissus", "refused sells_one_cloth"),
    ("turn", "je vends toute ma laine et deux tissus", "refused sells_one_cloth"),
    ("turn", "vente : toute ma laine et deux tissus", "refused sells_one_cloth"),
    # State.
    ("turn", "combien d'or j'ai", "ask goods"),
    ("turn", "j'ai combien de bois", "ask goods"),
    ("turn", "combien de laine il me reste", "ask goods"),
    # What lies behind a screen is told to nobody else, whoever is named.
    ("turn", "l'or de Paul", "trouble only-on-its-turn"),
    ("turn", "la laine de Sophie", "trouble only-on-its-turn"),
    ("turn", "le score", "ask scores"),
    ("turn", "qui gagne", "ask scores"),
    ("turn", "où puis-je construire", "ask free_sites"),
    ("house_asked", "lesquels se paient en pierre", "ask free_sites material=stone"),
    ("house_asked", "quels terrains coûtent du bois", "ask free_sites material=wood"),
    ("house_asked", "celle qui donne un point mais en bois", "do house 7"),
    ("project_asked", "celui en bois", "piece begun=build_one first=wood"),
    ("turn", "correction : deux or au joueur un", "do fact 1 gold 2"),
    # On what is asked; and what was asked for with what comes then.
    ("project_asked", "mets deux bois dessus", "piece begun=build_two first=wood second=wood"),
    ("project_asked", "mets une pierre dessus", "piece begun=build_one first=stone"),
    (
        "bridge_begun",
        "deux pierres, oui, et la carte Blé de côté",
        "do build bridge stone,stone; discard wheat",
    ),
    ("bridge_begun", "deux pierres, et je garde le reste", "do build bridge stone,stone"),
    ("bridge_begun", "deux pierres, merci", "do build bridge stone,stone"),
    ("turn", "c'est quoi la valeur d'une maison", "ask what_does action=house"),
    ("turn", "c'est quoi la meilleure carte à jouer", "ask hint"),
    (
        "orienting_queen",
        "la reine elle donne quoi si j'ai de la loyauté ?",
        "ask favours space=queen",
    ),
    (
        "project_asked",
        "celui qui n'a plus besoin que d'une pierre, je le termine",
        "do build bridge stone",
    ),
    (
        "projects_read",
        "ouais ouais OK, abrège, tu fais trop long à chaque fois",
        "talk less_detail",
    ),
    (
        "wheat_played",
        "alors je range… euh le don ? non, ça peut servir… bon, je range la manufacture",
        "do discard weaving",
    ),
    ("other_turn", "après Papa c'est qui", "ask next_player seat=2"),
    ("near_end", "j'ai assez de blé pour la fin ?", "ask duties"),
    ("tax_due", "le dé des impôts, il peut monter jusque combien ?", "explain tax"),
    ("turn", "il reste du blé ? bon, celui-là je le prends", "ask supply good=wheat"),
    ("turn", "ma foi je vais aller me chercher un petit blé au champ", "do play wheat"),
]


@pytest.mark.parametrize(("position", "line", "meant"), MEANT)
def test_un_monde_sans_fin_knows_what_is_meant(position: str, line: str, meant: str) -> None:
    told = said("world_without_end", position, line, meant)
    assert "; ".join(told.did).replace("; do ", "; ").startswith(meant), told.did


def test_one_of_the_hand_by_its_number_alone_is_read_back_before_it_is_put_aside() -> None:
    talk = talk_in("discard_asked")
    assert answer(talk, "la deuxième") == "Mettre ta carte deux de côté ? Dis oui ou non."
    assert answer(talk, "non") == "D'accord, je laisse."
    assert answer(talk, "je mets ma deuxième carte de côté").startswith("Carte de côté.")


def test_only_ones_own_income_is_told_of_each_way_to_turn_the_card() -> None:
    told = answer(talk_in("orienting"), "juste mon revenu")
    assert "toi un bois" in told and "toi une connaissance" in told
    assert not any(name in told for name in ("Paul", "Sophie", "Karim"))


def test_what_a_house_and_piety_are_for_is_told() -> None:
    talk = talk_in("turn")
    assert "Récolte" in answer(talk, "combien rapporte une maison")
    assert "à la fin de chaque période" in answer(talk, "à quoi sert la piété")
    assert "suffit toujours" in answer(talk, "et si la pioche est vide")


def test_a_half_sentence_before_a_card_does_not_stick() -> None:
    for line in ("le clocher", "je soigne un malade"):
        talk = talk_in("turn")
        assert not answer(talk, line).endswith("?")
        assert answer(talk, "quelle période").startswith("Période un sur quatre")
        assert "clocher" not in answer(talk, "le score")


def test_a_secret_is_asked_for_twice_only_once() -> None:
    talk = talk_in("turn")
    assert answer(talk, "ma laine").startswith("Toute la table entendrait")
    assert answer(talk, "ma laine") == "Tu as trois laines."
    assert answer(talk, "mon or") == "Tu as huit or."


def test_who_asks_loosely_for_a_secret_is_told_it_after_a_yes() -> None:
    talk = talk_in("turn")
    assert answer(talk, "combien d'or j'ai").endswith("dis : mon or.")
    assert answer(talk, "oui") == "Tu as huit or."


@pytest.mark.parametrize(
    ("position", "line", "asked"),
    [
        # « C'est bon » may accept or decline, « la première » may be of something else.
        ("offered", "c'est bon", "Échanger ? Dis oui ou non."),
        ("alms", "c'est bon", "Échanger ? Dis oui ou non."),
        ("materials_asked", "la première", "Prendre une pierre ? Dis oui ou non."),
        ("materials_asked", "la deuxième", "Prendre un bois ? Dis oui ou non."),
        ("discard_asked", "je passe", "Anna met d'abord une carte de côté."),
        ("turn", "je passe", "Anna joue d'abord une carte."),
        ("turn", "corrige ma main", "Corriger ta main. Quelle carte as-tu encore ?"),
        ("sold", "oups", "Annuler : vendre trois laines ? Dis oui ou non."),
        ("sold", "je voulais dire deux", "Plutôt : vendre deux laines ? Dis oui ou non."),
        ("sold", "non, plutôt deux", "Plutôt : vendre deux laines ? Dis oui ou non."),
    ],
)
def test_what_is_in_doubt_is_read_back_or_asked(position: str, line: str, asked: str) -> None:
    assert answer(talk_in(position), line) == asked


def test_the_first_is_no_material_before_a_card_is_played() -> None:
    assert said("world_without_end", "turn", "la première").did == ()


def test_an_undo_goes_back_only_after_the_question_is_given_up() -> None:
    talk = talk_in("bridge_begun")
    assert answer(talk, "annule") == "D'accord, je laisse."


def test_the_table_puts_the_gold_of_a_seat_right_after_a_yes() -> None:
    asked = answer(talk_in("turn"), "correction : deux or au joueur un")
    assert asked == "Correction : deux or pour Anna. Dis oui ou non."


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("deux", "Option deux, flèche sur un"),
        ("3", "Option trois, flèche sur deux"),
        ("je prends la 3", "Option trois, flèche sur deux"),
    ],
)
def test_a_number_is_the_option_as_they_are_told_and_is_read_back(line: str, option: str) -> None:
    told = answer(talk_in("orienting"), line)
    assert told.startswith(option) and told.endswith("Dis oui ou non.")


@pytest.mark.parametrize(
    "line",
    [
        "celui en bois",
        "celui en bois à côté du mien",
        "un qui coûte du bois",
        "un qui coûte pas de pierre",
        "une sans pierre",
        "je construis sur un terrain en bois",
    ],
)
def test_of_several_sites_that_cost_what_is_said_one_is_asked_for(line: str) -> None:
    talk = talk_in("house_asked")
    assert (
        answer(talk, line) == "Pour un bois : les terrains un, deux, quatre, six et sept. Lequel ?"
    )
    assert answer(talk, "le deux").startswith("Maison construite, terrain deux.")


def test_the_free_sites_are_told_in_parts() -> None:
    talk = talk_in("turn")
    first = answer(talk, "les terrains libres")
    assert first.endswith("Dis « encore » pour la suite.") and len(first.split()) <= 50
    assert "bois" in answer(talk, "encore")


def test_the_end_of_a_period_is_told_in_parts() -> None:
    talk = talk_in("tax_four")
    told = ""
    for _ in range(4):
        told = answer(talk, "non")
        if "Période" in told or "période" in told:
            break
    assert told.endswith("?") and len(told.split()) <= 60, told


WANTED_AFTER_ALL = [
    ("declined", "attends finalement je le fais, l'échange", "correct exchange i-02"),
    ("declined", "tout compte fait si, je les veux bien", "correct exchange i-02"),
    ("declined", "finalement j'aurais aimé accepter l'échange", "correct exchange i-02"),
    ("declined", "oh, j'aurais dû dire oui", "correct exchange i-02"),
    # Who is asked next plainly takes it.
    ("declined", "j'échange", "do exchange i-02"),
    ("declined", "moi je veux bien", "do exchange i-02"),
]


@pytest.mark.parametrize(("position", "line", "meant"), WANTED_AFTER_ALL)
def test_who_declined_and_wants_it_after_all_is_meant(position: str, line: str, meant: str) -> None:
    """It was asked whether the next one exchanges."""
    assert said("world_without_end", position, line, meant).verdict == "meant"


IN_KINDS = [
    # Wool of which nobody says how much is all of it.
    ("turn", "je vends la laine", "do play sale; sell wool 3"),
    ("turn", "j'aimerais écouler ma laine", "do play sale; sell wool 3"),
    ("turn", "je vends ma laine et mon tissu", "do play sale; sell wool 3 cloth"),
    ("turn", "je vends une laine", "do play sale; sell wool 1"),
    ("sale_asked", "la laine et le tissu", "do sell wool 3 cloth"),
    ("sale_asked", "le tissu et une laine", "do sell wool 1 cloth"),
    ("turn", "ma laine", "ask goods good=wool"),
    # The first of two that are said in their order, where the second has to wait.
    ("turn", "projet et j'écarte piété", "do play project"),
    ("turn", "la récolte et je jette la piété", "do play harvest"),
    ("turn", "je jette la vente, je joue le blé", "do play wheat; discard sale"),
    ("turn", "blé et je jette la piété", "do play wheat; discard piety"),
    # Two loyalties, each with its own.
    ("two_missing", "deux loyautés une pour la pénitence l'autre pour le tribunal", "both"),
    ("two_missing", "l'une contre la pénitence, l'autre contre le tribunal", "both"),
    ("two_missing", "une pour la piété et la deuxième pour l'impôt", "both"),
    ("two_missing", "une pour la piété, pas l'autre", "do protect piety"),
    # Who begins, by age alone: who that is is asked.
    ("fresh", "c'est le plus vieux qui commence", "piece begun=first_player"),
    ("fresh", "la plus jeune a le blason", "piece begun=first_player"),
    ("fresh", "le blason c'est pour Sophie, elle est la plus jeune", "do first 3"),
    ("fresh", "c'est Paul qui commence, on lui a donné le bouclier", "do first 2"),
    # As many as may be: which is asked then.
    ("plague", "un maximum de malades", "do play medicine"),
    ("plague", "tous ceux que je peux soigner", "do play medicine"),
    # What has to go after all.
    ("discard_asked", "je garde les autres, faut que j'en jette une, la vente", "do discard sale"),
    ("discard_asked", "je garde le blé", "refused discard_first"),
    # What is set right without a stop.
    ("bridge_begun", "c'est pas le pont c'est la chapelle", "piece project=lady_chapel"),
    ("house_placed", "c'est pas le quatre c'est le huit", "correct house 8"),
    # Rest, comparing, and what comes in place of what is used up.
    ("tax_due", "on pourrait faire une pause", "talk pause"),
    ("tax_due", "j'ai besoin de souffler un peu", "talk pause"),
    ("turn", "vendre ou bâtir, qu'est-ce qui rapporte plus", "ask hint"),
    ("orienting", "quand y a plus de laine, on a quoi à la place", "explain income"),
    ("plague", "la cachette dans les bois, c'est quoi", "explain den"),
    ("plague", "je prends du bois", "do play materials; material wood"),
]
_BOTH_DUTIES = "do protect piety; protect gold"


@pytest.mark.parametrize(("position", "line", "meant"), IN_KINDS)
def test_kinds_of_saying_it_mean_what_they_say(position: str, line: str, meant: str) -> None:
    wanted = _BOTH_DUTIES if meant == "both" else meant
    assert said("world_without_end", position, line, wanted).verdict == "meant"


def test_wool_without_a_count_is_read_back() -> None:
    asked = answer(talk_in("turn"), "je vends ma laine")
    assert asked == "Jouer Vente, puis vendre trois laines ? Dis oui ou non."


@pytest.mark.parametrize("line", ["je vends de la laine", "j'écoule des laines", "un peu de laine"])
def test_some_wool_is_no_count_and_asked_about(line: str) -> None:
    talk = talk_in("sale_asked")
    assert answer(talk, line) == "Vendre combien ? Dis par exemple « trois laines et un tissu »."
    assert answer(talk, "deux") == "Deux laines contre quatre or. Anna, quelle carte de côté ?"


@pytest.mark.parametrize("line", ["j'ai fini, au suivant", "terminé pour moi, à toi"])
def test_who_is_done_and_hands_over_is_asked_whether_to_pass(line: str) -> None:
    assert answer(talk_in("sale_asked"), line) == "Passer ? Dis oui ou non."


COMPARED = [
    ("entre la vente et le don, laquelle rapporte le plus", "what_does action", "sale donation"),
    ("vaut-il mieux la vente ou le don ?", "what_does action", "sale donation"),
    ("le terrain cinq ou le huit, lequel rapporte le plus ?", "site site", "5 8"),
    ("le pont ou le foulon, lequel vaut le plus", "projects project", "bridge fulling_mill"),
]


@pytest.mark.parametrize(("line", "question", "things"), COMPARED)
def test_what_is_compared_is_asked_about_one_by_one(line: str, question: str, things: str) -> None:
    each = tuple(f"ask {question}={thing}" for thing in things.split())
    assert said("world_without_end", "turn", line).did == each


def test_who_compares_and_decides_then_wants_a_move() -> None:
    line, asked = "la vente ou le don ? allez, la vente", "Jouer Vente ? Dis oui ou non."
    assert answer(talk_in("turn"), line) == asked


BOTH_DUE = [
    ("two_missing", "protège les deux", "do protect gold; protect piety"),
    ("two_missing", "les deux", "do protect piety; protect gold"),
    # Of three, or of the one that is missing, nothing is two.
    ("two_missing", "les trois", "refused protect_first"),
    ("two_missing", "non, aucune des deux", "do pass"),
    ("tax_four", "protège les deux", "nothing"),
    ("turn", "les deux", "nothing"),
]


@pytest.mark.parametrize(("position", "line", "meant"), BOTH_DUE)
def test_both_are_the_two_that_may_be_meant_and_read_back(
    position: str, line: str, meant: str
) -> None:
    told = said("world_without_end", position, line, meant)
    assert "; ".join(told.did) == ("" if meant == "nothing" else meant)
    if meant.startswith("do protect"):
        assert answer(talk_in(position), line).endswith("Dis oui ou non.")

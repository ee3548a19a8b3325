"""``heraut facts world_without_end``: 134 things, told in groups, and an owner's event cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from heraut.engines.facts import overlaid
from heraut.engines.registry import RULES
from heraut.engines.world_without_end.effects import OPERATIONS
from heraut.engines.world_without_end.fact_events import FACTS
from heraut.voice.box_data import corrections
from heraut.voice.box_data.facts import told
from heraut.voice.commands.facts import facts
from heraut.voice.herald import Words

WORDS = Words("fr")
WORLD = "world_without_end"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(facts, list(map(str, words)))


def test_what_is_made_up_comes_first_and_what_is_alike_is_told_together() -> None:
    lines = run(WORLD).output.splitlines()
    assert lines[0] == "Un Monde Sans Fin : cent vingt choses que le livret ne dit pas."
    headings = [line for line in lines if ", confiance " in line]
    sources = [heading.partition(" : ")[2].partition(",")[0] for heading in headings]
    assert sources == sorted(sources, reverse=True) and len(headings) == 13
    assert sources[0] == "invention de Héraut" and sources[-1] == "déduction"
    site = lines.index(
        "Quatorze terrains où construire une maison : invention de Héraut, confiance presque nulle."
    )
    assert lines[site + 1].startswith("Le livret dit qu'il y a quatorze terrains")
    assert lines[site + 2] == "Terrain un, en bois : un blé."
    assert lines[site + 15] == "Terrain quatorze, en pierre : un point."


@pytest.mark.parametrize(
    "line",
    [
        "La Reine, le Prieur, le Hors-la-loi, la Guilde, la Mère prieure, le Marchand, "
        "le Hors-la-loi, le Roi, le Comte, l'Évêque.",
        "Deux tuiles de un, trois tuiles de deux, trois tuiles de trois, deux tuiles de quatre et "
        "une tuile de cinq.",
        "Foulon : deux pour la pierre, deux pour le bois.",
        "Pont : deux or et un point.",
        "Maison un : deux or.",
        "Événement un deux : deux or, un blé, une pierre, une piété.",
        "Événement trois six : deux or, une pierre, une laine, un bois. Malade dans la cachette.",
    ],
)
def test_the_box_of_un_monde_sans_fin_is_told_in_words(line: str) -> None:
    assert line in run(WORLD).output.splitlines()


def test_an_event_card_is_told_by_its_effects() -> None:
    told_now = run(WORLD).output.splitlines()
    (card,) = [line for line in told_now if line.startswith("Événement un six, ")]
    assert card.startswith("Événement un six, « Quête des moines », à effet prolongé. ")
    assert "un or" in card and "une piété" in card


def test_what_was_read_somewhere_is_told_when_it_is_asked_for() -> None:
    facts = {fact.item: fact for fact in RULES[WORLD].facts}
    *_, hospice = told(WORDS, WORLD, [facts["donors_hospital"]])
    assert hospice == "Hospice : un point, et soigne un malade."
    bridge, tower, house = (facts[item] for item in ("project_bridge", "project_tower", "place_9"))
    lines = list(told(WORDS, WORLD, [bridge, tower, house]))
    assert lines == [
        "Les cases de deux projets : lecture d'une source, confiance forte.",
        "Dans le livret.",
        "Pont : cinq pour la pierre.",
        "Clocher : six pour la pierre, deux pour le bois.",
        "Ce que rapporte un malade soigné, dans un lieu : lecture d'une source, confiance forte.",
        "Dans le livret.",
        "Maison neuf : une maison gratuite.",
    ]


CARDS = """
[event_i-09.value]
period = 1
title = "Le pont est achevé"
kind = "immediate"
effects = []

[corners_i-09]
value = { corners = ["wheat", "gold2", "vp", "stone"] }
why = "Lu sur la carte."

[event_i-10]
value = {}
status = "sourced"

[event_own.value]
period = 1
kind = "immediate"
effects = [{ op = "each_gain", gain = { gold = 1 } }]

[corners_own.value]
corners = ["wheat", "gold2", "vp", "stone"]

[donors_bridge]
value = {}
status = "inferred"
"""


def test_own_event_cards_are_read_back_and_taken_out(own: Path) -> None:
    own.write_text(CARDS, encoding="utf-8")
    checked = run(WORLD, "--check", own)
    assert checked.exit_code == 0, checked.output
    lines = checked.output.splitlines()
    assert lines[1:] == [
        "Ce que reçoit chaque donateur d'un projet : déduction, confiance entière.",
        "Pont : rien.",
        "Une carte événement : lecture d'une source, confiance entière.",
        "Événement un dix : pas dans la boîte.",
        "Deux cartes événement : correction de la boîte, confiance entière.",
        "Événement un neuf, « Le pont est achevé », immédiat. Aucun effet.",
        f"Événement own, période une, immédiat. {GAINS}",
        "Les quatre coins de deux cartes événement, dans le sens horaire à partir de la flèche : "
        "correction de la boîte, confiance entière.",
        "Événement un neuf : un blé, deux or, un point, une pierre.",
        "Lu sur la carte.",
        "Événement own : un blé, deux or, un point, une pierre.",
    ]


GAINS = WORDS.text("world-without-end-effect-each-gain", goods_ids=("gold",), counts=(1,))


def test_herauts_own_reasons_do_not_go_with_another_die() -> None:
    text = "[tax_die]\nvalue = [2, 2, 3, 4, 5, 5]\nstatus = 'house'\nwhy = 'Moyenne.'"
    (die,) = [fact for fact in overlaid(RULES[WORLD].facts, text) if fact.item == "tax_die"]
    assert list(told(WORDS, WORLD, [die], ["tax_die"])) == [
        "Les six faces du dé de l'impôt : invention de Héraut, confiance entière.",
        "Deux, deux, trois, quatre, cinq, cinq.",
        "Moyenne.",
    ]


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("[tax_die]\nvalue = [2, 3]", "ligne 2, tax_die.value", "les six faces du dé"),
        ("[tax_die]\nvalue = [2, 3, 3, 4, 4, 9]", "ligne 2", "un nombre entier, de deux à cinq"),
        ("[favour]\nvalue = 1", "ligne 1, favour", "favour_marker, plague_tiles, project_"),
        (
            "[event_own.value]\nperiod = 1\nkind = 'immediate'\neffects = [\n"
            "  { op = 'each_gain', gain = { gold = 0 } },\n]\n",
            "ligne 4, event_own.value.effects.0",
            "« gain » de each_gain demande des quantités, comme { gold = 1 }",
        ),
        (
            "[event_own.value]\nperiod = 1\nkind = 'immediate'\neffects = [{ op = 'fly' }]\n",
            "ligne 4",
            "cet effet n'existe pas. Il y a : each_gain",
        ),
        (
            "[event_own.value]\nperiod = 1\nkind = 'permanent'\n"
            "effects = [{ op = 'remove_own_house' }]\n",
            "ligne 4",
            "une carte à effet prolongé ne peut pas avoir remove_own_house",
        ),
        (
            "[event_iii-07.value]\nperiod = 3\nkind = 'permanent'\neffects = []\n",
            "ligne 1, event_iii-07",
            "plus de trois cartes à effet prolongé. Retires-en une, par une valeur vide : "
            "event_iii-01, event_iii-04 ou event_iii-10.",
        ),
        (
            "[event_own.value]\nperiod = 1\nkind = 'immediate'\neffects = []\n",
            "ligne 1, event_own",
            "ses coins, dans corners_own",
        ),
        (
            "[event_iv-01]\nvalue = { period = 5, kind = '', effects = [] }",
            "ligne 2",
            "un à quatre",
        ),
    ],
)
def test_a_wrong_card_or_board_is_refused_with_its_line(
    own: Path, text: str, place: str, told: str
) -> None:
    own.write_text(text, encoding="utf-8")
    for option in ("--check", "--install"):
        refused = run(WORLD, option, own)
        assert refused.exit_code == 1
        assert f"fichier {own}, {place}" in refused.output
        assert told in refused.output and "Rien n'est changé." in refused.output
    assert corrections.installed(WORLD) == ""


FIELDS = [(op, field) for op in sorted(OPERATIONS) for field in OPERATIONS[op]]


@pytest.mark.parametrize(("op", "field"), FIELDS)
def test_every_wrong_value_of_every_effect_has_words(own: Path, op: str, field: str) -> None:
    effect = f"{{ op = '{op}', {field} = 'nothing of the kind' }}"
    own.write_text(
        f"[event_own.value]\nperiod = 1\nkind = 'immediate'\neffects = [{effect}]\n"
        "[corners_own]\nvalue = { corners = ['wheat', 'wheat', 'wheat', 'wheat'] }",
        encoding="utf-8",
    )
    refused = run(WORLD, "--check", own)
    assert refused.exit_code == 1
    assert "ligne 4" in refused.output and "autre chose" not in refused.output
    if OPERATIONS[op][field] != "name":
        assert f"de {op} demande" in refused.output


def test_the_owners_page_is_right() -> None:
    """It counts what is made up, and every example can be used as it stands."""
    page = Path(__file__).parents[3].joinpath("docs", "own-box.md").read_text(encoding="utf-8")
    found = re.search(r"^## Un Monde Sans Fin\n(.*?)^## ", page, re.DOTALL | re.MULTILINE)
    assert found
    items = RULES[WORLD].facts
    house = sum(fact.status == "house" for fact in items)
    assert f"{house} of the {len(items)} items" in found[1]
    blocks = re.findall(r"^```toml\n(.*?)^```$", found[1], re.DOTALL | re.MULTILINE)
    assert len(blocks) == 3
    for block in (*blocks, "".join(blocks)):
        RULES[WORLD].start(2, {}, block)


def test_every_key_of_a_fact_has_words() -> None:
    for key in (fact.key for fact in FACTS):
        assert WORDS.has(f"{WORLD}-{key}".replace("_", "-"))

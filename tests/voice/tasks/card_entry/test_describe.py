"""``heraut facts describe``: all that a box holds, by questions, and put right by questions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from heraut.engines.facts import without
from heraut.engines.forms import Filled
from heraut.engines.registry import RULES
from heraut.engines.world_without_end import Box
from heraut.engines.world_without_end.forms import FORMS
from heraut.engines.world_without_end.titles import is_like
from heraut.voice.box_data import corrections
from heraut.voice.commands.facts import facts
from heraut.voice.dialogue import Conversation
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

GAME = "world_without_end"
CARD = ("trois, beige, un blé, deux or, un point, une pierre, maison neuf", "La peste s'étend")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def asked(command: str, *lines: str, options: tuple[str, ...] = (), left: bool = False) -> str:
    words = [command, "--text", *options]
    result = CliRunner().invoke(facts, words, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == left, result.output
    return " ".join(result.output.split())


def describe(*lines: str) -> str:
    return asked("describe", *lines)


def add(*lines: str) -> str:
    return asked("add-event", *lines)


def written() -> dict[str, Any]:
    text = corrections.installed(GAME)
    return {item: table["value"] for item, table in tomllib.loads(text).items()}


THINGS: dict[str, tuple[tuple[str, ...], str, object]] = {
    "site": (
        ("terrain quatre", "non", "le matériau", "pierre", "non", "la récolte", "deux laines"),
        "site_4",
        {"material": "stone", "gives": {"wool": 2}},
    ),
    "place": (("maison", "neuf", "non", "deux or et une laine"), "place_9", {"gold": 2, "wool": 1}),
    "nothing": (("maison neuf", "non", "rien"), "place_9", {}),
    "house": (("maison dix", "non", "une maison"), "place_10", {"house": 1}),
    "project": (
        ("projet, l'hospice", "non", "les cases", "trois pierres", "non", "le nom", "Hôtel-Dieu"),
        "project_hospital",
        {"name": "Hôtel-Dieu", "stone": 3, "wood": 0},
    ),
    "donors": (
        ("un don", "le pont", "non", "deux points et une guérison"),
        "donors_bridge",
        {"vp": 2, "heal": 1},
    ),
    "tax_die": (
        ("le dé", "non", "deux deux trois", "quatre cinq cinq"),
        "tax_die",
        [2, 2, 3, 4, 5, 5],
    ),
    "council": (("conseil", "non", "trois deux un zéro"), "council", [3, 2, 1, 0]),
    "plague_tiles": (
        ("les jetons", "non", "un deux trois quatre un"),
        "plague_tiles",
        {"1": 1, "2": 2, "3": 3, "4": 4, "5": 1},
    ),
    "favours": (
        (
            "les faveurs",
            "non",
            "la reine, le prieur, le hors la loi, le hors la loi, la guilde, la mère prieure, "
            "le marchand, le roi, le comte, l'évêque",
        ),
        "favours",
        [
            "queen",
            "prior",
            "outlaw",
            "outlaw",
            "guild",
            "prioress",
            "merchant",
            "king",
            "earl",
            "bishop",
        ],
    ),
    "favour_marker": (("marqueur", "non", "quatre"), "favour_marker", 4),
    "start": (
        ("le départ", "non", "sept points, une laine et trois or"),
        "start",
        {"vp": 7, "wool": 1, "gold": 3},
    ),
    "supply": (("la réserve",), "supply", {}),
}
"""By kind: what is said, the item, and its value; of what is only said to be right, none."""


@pytest.mark.parametrize("kind", THINGS)
def test_everything_of_the_board_is_told_by_questions(kind: str) -> None:
    lines, item, value = THINGS[kind]
    said = describe(*lines, "oui", "non")
    assert "Voilà ce que je sais." in said and "C'est noté" in said
    known = {fact.item: fact.value for fact in Box.shipped().facts}
    assert written() == {item: value or (known[item] if kind == "supply" else value)}
    assert item in {fact.item for fact in Box.corrected(corrections.installed(GAME)).facts}


def test_what_there_is_to_tell_is_all_there_is_in_the_box() -> None:
    items = {fact.item for fact in Box.shipped().facts if not fact.item.startswith("corners_")}
    stages = FORMS.progress("")
    assert sum(stage.count for stage in stages) == len(items)
    assert {stage.kind for stage in stages} == {*FORMS.kinds} - {"known_card"}


@pytest.mark.parametrize("kind", FORMS.kinds[1:-1])
def test_what_is_known_is_the_same_when_it_is_said_to_be_right(kind: str) -> None:
    form = FORMS.in_box("", kind)
    named: dict[str, Any] = {"site": 14, "place": 11, "project": "seventh"}
    found = form.found(Filled({name: named[name] for name in form.named_by}))
    assert found is not None
    known = {fact.item: fact.value for fact in Box.shipped().facts}
    ((item, value),) = form.added(found).items.items()
    assert value == known[item] and form.described(found)


def test_what_the_game_refuses_is_told_and_may_be_said_again() -> None:
    said = describe("conseil", "non", "un un un un", "oui")
    assert "council.value" in said
    assert not corrections.overlay_path(GAME).exists()
    said = describe("terrain vingt", "terrain", "quinze", "quatre", "oui")
    assert "Il faut un nombre de un à quatorze." in said and "site_4" in written()


# Cards that are there already.


def test_a_card_is_heard_and_corrected_by_its_number() -> None:
    add(*CARD, "chacun perd un blé, c'est tout", "oui", "non")
    (event, corners) = written()
    number = event.rpartition("-")[2]
    words = {"06": "six"}[number]
    said = describe(
        f"corrige une carte, trois {words}", "non", "les coins", "un or, un or, un or, un or", "oui"
    )
    assert "« La peste s'étend ». Coins : un blé, deux or" in said
    assert written()[corners] == {"corners": ["gold1"] * 4, "place": 9}
    assert written()[event]["effects"] == [{"op": "each_lose", "lose": {"wheat": 1}}]
    said = describe(f"corrige une carte, trois {words}", "non", "la couleur", "bleue")
    assert "Les effets sont à redire." in said and written()[event]["kind"] == "immediate"


@pytest.mark.parametrize(
    "title", ["la peste s'etend", "La peste s'étend dans toute la ville", "la peste s'étent"]
)
def test_a_card_is_found_by_what_is_typed_of_its_title(title: str) -> None:
    add(*CARD, "c'est tout", "oui", "non")
    said = describe(title, "non", "le titre", "Autre chose", "oui")
    assert "Immédiat, période trois : « Autre chose »" in said
    assert len(written()) == 2
    assert "Pas compris" in describe("Jour de marché")


def test_a_card_of_herauts_may_be_put_right_as_well() -> None:
    said = describe("corriger", "trois onze", "oui")
    assert "« Le roi compte ses fidèles »" in said
    assert {*written()} == {"event_iii-11", "corners_iii-11"}
    text = "[event_iii-11]\nvalue = {}\n"
    corrections.install(GAME, text)
    said = describe("corriger", "trois onze", "trois dix")
    assert "Il n'y a pas d'événement trois onze." in said


def test_what_is_corrected_leaves_all_else_in_the_file_to_the_letter(tmp_path: Path) -> None:
    before = (
        "# My box.\n[site_4.value] # seen\nmaterial = 'wood'\n[site_4.value.gives]\nwool = 1\n\n"
        "# The die.\n[tax_die]\nvalue = [2,\n  3, 3, 4, 4, 5]\n"
    )
    corrections.install(GAME, before)
    describe("terrain quatre", "non", "le matériau", "pierre", "oui")
    after = corrections.installed(GAME)
    assert after.startswith("# My box.\n\n# The die.\n[tax_die]\nvalue = [2,\n  3, 3, 4, 4, 5]\n")
    assert written()["site_4"] == {"material": "stone", "gives": {"wool": 1}}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a.value = 1\nb.value = 2\n", "b.value = 2\n"),
        ("a = { value = 1 } # one\n# two\nb = { value = 2 }\n", "# two\nb = { value = 2 }\n"),
        ("[a]\nvalue = '''\n[b]\n'''\nwhy = ''\n[b]\nvalue = 1", "[b]\nvalue = 1\n"),
        ("[[a.value]]\nx = 1\n[[a.value]]\nx = 2\n[b]\nvalue = 1\n", "[b]\nvalue = 1\n"),
    ],
)
def test_an_item_is_taken_out_however_it_is_written(text: str, left: str) -> None:
    assert without(text, ("a",)).rstrip() == left.rstrip()
    assert without(text, ("c",)).rstrip() == text.rstrip()


# Titles and twins.


@pytest.mark.parametrize(
    ("short", "printed"),
    [
        ("Comme les travaux se poursuivent …", "Comme les travaux se poursuivent, le prix baisse"),
        ("Avec l'arrivée de la peste …", "Avec l’arrivée de la peste à Kingsbridge, tous fuient"),
        ("Le foulon", "Le Foulon est achevé"),
        ("Merthin voit son rêve …", "Merthin voit son reve se réaliser"),
        ("Accusée de sorcellerie …", "Accusee de sorcelerie"),
    ],
)
def test_a_printed_title_finds_the_shortened_one(short: str, printed: str) -> None:
    assert is_like(short, printed) and is_like(printed, short)


def test_other_titles_are_other_titles() -> None:
    titles = [card.title for card in Box.shipped().events]
    alike = [(one, two) for one in titles for two in titles if one < two and is_like(one, two)]
    assert len(titles) == 44 and alike == []
    assert not is_like("", "") and not is_like("", "La peste") and not is_like("Le", "Le pont")


def test_the_full_title_takes_the_place_of_the_shortened_one() -> None:
    said = add(
        "un, bleue, un or, un or, un or, un or",
        "Comme les travaux se poursuivent, le prix de la laine baisse",
        "prix du marché laine un, c'est tout",
        "oui",
    )
    assert "l'événement un un" in said
    assert {*written()} == {"event_i-01", "corners_i-01"}


def test_twins_are_noticed() -> None:
    add(*CARD, "chacun perd un blé, c'est tout", "oui", "non")
    like = ("trois, beige, un or, un or, un or, un or, maison neuf", "La peste s'étend vite")
    said = asked("add-event", *like, "chacun perd un blé, c'est tout", left=True)
    for doubt in ("a presque ce titre.", "a les mêmes effets.", "frappe aussi la maison neuf."):
        assert f"Attention : l'événement trois six de ton fichier {doubt}" in said
    other = ("trois, beige, un or, un or, un or, un or, maison dix", "Jour de fête")
    said = asked("add-event", *other, "chacun gagne un or, c'est tout", left=True)
    assert "Tout est juste ?" in said and "Attention" not in said
    assert "Attention" not in describe("corrige une carte, trois six")


# A period at a time.


def test_one_period_after_the_other_with_pauses_and_where_one_is() -> None:
    said = describe(
        "où j'en suis",
        "période deux",
        "pause",
        "sans titre",
        "reprends",
        "où j'en suis",
        "sans titre, beige, un or, un or, un or, un or",
        "chacun gagne un or, c'est tout",
        "oui",
        "oui",
        "Jour de joie",
        "beige, un blé, un or, un or, un or",
        "c'est tout",
        "oui",
        "non",
        "non",
    )
    assert said.count("Période deux : aucune carte sur onze.") == 3
    assert "C'est la pause." in said
    assert "Période deux : une carte sur onze. Une autre carte ? Oui ou non. Le titre ?" in said
    assert said.count("Période deux : deux cartes sur onze.") == 1
    assert "Rien encore sur les terrains" in said and said.count("Quelle période") == 0
    assert "Période deux : deux cartes sur onze." in describe("quitte"), "tomorrow"


def test_a_period_that_is_complete_is_told_and_left() -> None:
    items = [card.name for card in Box.shipped().deck(4)]
    text = "".join(
        f'[event_{name}.value]\nperiod = 4\ntitle = "T{n}"\nkind = "immediate"\neffects = []\n'
        for n, name in enumerate(items[1:])
    )
    corrections.install(GAME, text)
    lines = (
        "quatre, sans titre, beige, un or, un or, un or, un or, maison un",
        "c'est tout",
        "oui",
    )
    said = describe("carte", *lines, "oui")
    assert "Période quatre : onze cartes sur onze. La période quatre est complète." in said
    assert said.count("Quelle période, de un à quatre ?") == 2


# A card of the table.


def test_the_cards_of_a_match_are_kept_after_it(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    match = Conversation(
        open_new(MatchFactory(), GAME, ("Anna", "Bob"), {"cards": "table"}, 1, save)
    )
    match.begin()
    for line in (
        "le joueur un commence",
        "nouvel événement",
        "beige, un blé, deux or, un point, une pierre",
        "échange une laine contre trois or, c'est tout",
        "oui",
    ):
        take(match, line)
    assert not corrections.overlay_path(GAME).exists()
    said = asked("add-event", "La foire", "oui", options=("--from", str(save)))
    assert "Le titre ?" in said and "période un : « La foire ». Coins : un blé, deux or" in said
    (face, corners) = written().values()
    assert face["title"] == "La foire" and corners["corners"] == ["wheat", "gold2", "vp", "stone"]
    empty = CliRunner().invoke(facts, ["add-event", "--from", str(tmp_path / "none.jsonl")])
    assert empty.exit_code == 2
    assert RULES[GAME].forms is not None


def test_a_match_without_such_cards_says_so(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    open_new(MatchFactory(), GAME, ("Anna", "Bob"), {"cards": "table"}, 1, save)
    result = CliRunner().invoke(facts, ["add-event", "--text", "--from", str(save)])
    assert result.exit_code == 2 and "Aucune carte n'a été décrite" in result.output


def test_help_names_it() -> None:
    assert "describe" in CliRunner().invoke(facts, ["--help"]).output
    assert "corriger" in CliRunner().invoke(facts, ["describe", "--help"]).output

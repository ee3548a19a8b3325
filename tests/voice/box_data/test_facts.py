"""``heraut facts``: what is not sourced is told, an owner's corrections are checked and kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from heraut.engines.facts import STATUSES, BadOverlay, Fact
from heraut.engines.protocol import PUBLIC
from heraut.engines.registry import RULES
from heraut.voice.box_data import corrections
from heraut.voice.box_data.facts import told
from heraut.voice.commands.facts import facts
from heraut.voice.herald import LANGUAGES, Words

WORDS = Words("fr")
GAME = "seven_kingdoms"
BUILDER = "kingdom_builder"
OWN = """# my box
[crest_names]
value = ["lion", "aigle", "tour", "lys", "ours", "cerf", "loup"]
why = "Lu sur mes cartes."
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(facts, list(map(str, words)))


@pytest.mark.parametrize("game", [game for game in sorted(RULES) if RULES[game].facts])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_box_shows_is_told_in_the_players_language(game: str, lang: str) -> None:
    """Names, rows and reasons: the English reasons of the game's own file are never read out."""
    assert RULES[game].facts
    for fact in RULES[game].facts:
        lines = " ".join(told(Words(lang), game, [fact]))
        assert fact.item not in lines
        assert fact.why.split(".")[0] not in lines
        assert fact.status in STATUSES


def test_what_the_rulebook_does_not_tell_is_listed_with_how_sure_it_is() -> None:
    lines = run(GAME).output.splitlines()
    assert lines[0] == "7 Kingdoms : trois choses que le livret ne dit pas."
    crests = lines.index("Le blason de chaque carte titre : déduction, confiance forte.")
    row = "Rois, de 1 à 7 : blasons un, deux, trois, quatre, cinq, six et sept."
    assert lines[crests + 1] == row
    assert "Les noms des blasons : choix de Héraut, confiance presque nulle." in lines
    assert "Paysan 44 : emplacements deux et cinq." in lines
    assert len(lines) == 1 + 9 + 3 + 9


def test_a_map_is_read_by_what_its_hexes_are() -> None:
    lines = run(BUILDER).output.splitlines()
    assert lines[0] == "Kingdom Builder : trois choses que le livret ne dit pas."
    assert lines[-5] == "Au nord-ouest : la Taverne.", "what is made up comes first"
    place = lines.index(
        "L'Île, face du Pont de corde, lignes U à Y : invention de Héraut, confiance presque nulle."
    )
    assert lines[place + 1] == "Ligne une : vide, désert deux fois, prairie, vide."
    assert lines[place + 3] == "Ligne trois : canyon, désert, lieu, prairie, fleurs."
    assert len(lines) == 1 + (1 + 4 + 1) + 2 * (1 + 5 + 1)


def test_a_map_of_ones_own_is_checked_and_read_back(own: Path) -> None:
    own.write_text("[island_tree_house]\nvalue = ['GG', 'GTD', 'CCC', 'FF', 'L']", encoding="utf-8")
    assert run(BUILDER, "--check", own).output.splitlines()[1:4] == [
        "L'Île, face de la Cabane, lignes U à Y : correction de la boîte, confiance entière.",
        "Ligne une : prairie deux fois.",
        "Ligne deux : prairie, lieu, désert.",
    ]
    own.write_text("\n[section_farm]\nvalue = ['GGG']", encoding="utf-8")
    refused = run(BUILDER, "--check", own).output
    assert f"fichier {own}, ligne 3, section_farm.value : il faut dix lignes de dix" in refused


def test_herauts_own_reasons_go_with_its_own_values_only(own: Path) -> None:
    """Also when the file says that its values were read or follow from something."""
    own.write_text(
        "[crest_names]\nvalue = ['lion', 'aigle', 'tour', 'lys', 'ours', 'cerf', 'loup']\n"
        "status = 'inferred'\nconfidence = 0.5\nwhy = 'Vu de loin.'\n",
        encoding="utf-8",
    )
    reason = WORDS.text("fact-seven-kingdoms-crest-names-why")
    assert reason in run(GAME).output
    lines = run(GAME, "--install", own).output.splitlines()
    assert lines[1] == "Les noms des blasons : déduction, confiance moyenne."
    assert "Vu de loin." in lines and reason not in lines
    listed = run(GAME).output
    assert "Vu de loin." in listed and reason not in listed


def test_a_game_whose_rulebook_tells_all_says_so() -> None:
    assert run("kingsbridge").output.startswith("Kingsbridge : le livret dit tout")


def test_a_good_file_is_told_and_not_used_before_it_is_installed(own: Path) -> None:
    checked = run(GAME, "--check", own)
    assert checked.exit_code == 0
    assert checked.output.splitlines() == [
        f"Le fichier {own} est bon. Il corrige une chose.",
        "Les noms des blasons : correction de la boîte, confiance entière.",
        "Du blason un au blason sept : lion, aigle, tour, lys, ours, cerf et loup.",
        "Lu sur mes cartes.",
    ]
    assert corrections.installed(GAME) == ""


def test_a_file_is_installed_listed_and_removed(own: Path, home: Path) -> None:
    kept = home / "boxes" / "seven_kingdoms.toml"
    installed = run(GAME, "--install", own)
    assert installed.exit_code == 0 and str(kept) in installed.output
    assert corrections.installed(GAME) == OWN
    listed = run(GAME).output
    assert f"Boîte corrigée, par le fichier {kept}." in listed
    assert "Les noms des blasons : correction de la boîte" in listed
    assert "Le blason de chaque carte titre : déduction" in listed
    assert "ne servent plus" in run(GAME, "--remove").output
    assert not kept.exists() and corrections.installed(GAME) == ""
    again = run(GAME, "--remove")
    assert again.exit_code == 0 and "il n'y avait pas" in again.output


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("[crest_names]\nvalue = ['lion']\n", "ligne 2, crest_names.value", "sept noms, ou aucun"),
        ("[crests]\nvalue = 1\n", "ligne 1, crests", "Il y a : crest_of, crest_names et"),
        ("[crest_names\n", "ligne 1, tout le fichier", "TOML"),
        ("\n[crest_names]\nvalue = []\nstatus = 'sûr'", "ligne 4", "sourced, inferred"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line_and_changes_nothing(
    own: Path, tmp_path: Path, text: str, place: str, told: str
) -> None:
    run(GAME, "--install", own)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text, encoding="utf-8")
    for option in ("--check", "--install"):
        refused = run(GAME, option, wrong)
        assert refused.exit_code == 1
        assert f"fichier {wrong}, {place}" in refused.output
        assert told in refused.output and "Rien n'est changé." in refused.output
    assert corrections.installed(GAME) == OWN


@pytest.mark.parametrize(
    "expected",
    [
        *("toml", "utf8", "nothing", "value", "confidence", "text", "crests_by_rank", "two_slots"),
        *("each_crest_once", "crest_names", "different_names", "slots_by_card"),
        *("sections_by_corner", "four_sections", "section_rows", "section_specials"),
        *("no_special_at_border", "island_rows", "one_location"),
        *("count", "field", "table", "short_text", "goods", "six_faces", "zero_to_three"),
        *("favour_spaces", "favour_track", "eleven_tiles", "stone_or_wood", "some_space"),
        *("four_corners", "no_place", "kind", "effects", "effect", "project"),
        *("standing_effects", "corners_too", "fewer_cards", "fewer_permanent", "more_cards"),
    ],
)
def test_every_mistake_has_words(expected: str) -> None:
    more = {"lines": 5, "places": 5, "count": 3, "least": 1, "most": 9, "period": 2}
    more |= dict.fromkeys(("op", "field", "needed"), "a") | {"known": ("a", "b"), "kind": "goods"}
    more |= dict.fromkeys(("letters", "corners", "sections"), ("a", "b"))
    text = WORDS.text("error-bad-overlay", **BadOverlay("file", 3, expected, **more).details)
    assert "ligne 3" in text and "autre chose" not in text


def test_a_game_without_anything_to_correct_refuses_any_file(own: Path) -> None:
    refused = run("kingsbridge", "--check", own)
    assert refused.exit_code == 1 and "n'a rien à corriger" in refused.output


def test_a_file_that_is_no_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes("[crest_names]\nvalue = ['épée']".encode("latin-1"))
    refused = run(GAME, "--check", path)
    assert refused.exit_code == 1 and "ligne 2" in refused.output and "UTF-8" in refused.output


def test_a_mark_that_some_editors_write_first_does_no_harm(own: Path) -> None:
    own.write_bytes(b"\xef\xbb\xbf" + OWN.encode())
    assert run(GAME, "--check", own).exit_code == 0


def test_a_file_that_is_not_there_and_two_wishes_at_once_are_refused(own: Path) -> None:
    assert isinstance(run(GAME, "--check", "nowhere.toml").exception, FileNotFoundError)
    assert run(GAME, "--check", own, "--remove").exit_code == 2


def test_a_damaged_installed_file_is_never_left_out(own: Path, home: Path) -> None:
    run(GAME, "--install", own)
    kept = home / "boxes" / "seven_kingdoms.toml"
    kept.write_text("[crest_names]\n", encoding="utf-8")
    with pytest.raises(BadOverlay) as bad:
        corrections.installed(GAME)
    assert bad.value.details["path"] == str(kept)
    assert run(GAME).exit_code == 1


PAGE = (Path(__file__).parents[3] / "docs" / "own-box.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "title"), [(GAME, "7 Kingdoms"), (BUILDER, "Kingdom Builder")])
def test_the_owners_page_is_right_about_each_game(game: str, title: str) -> None:
    """Every item has its words, and every example can be used as it stands."""
    (section,) = re.findall(rf"^## {title}\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    for fact in RULES[game].facts:
        assert f"`{fact.item}`" in section
    blocks = re.findall(r"^```toml\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 3
    RULES[game].start(2, {}, "".join(blocks))
    for block in blocks:
        RULES[game].start(2, {}, block)


def test_the_examples_of_a_board_are_what_heraut_believes() -> None:
    (section,) = re.findall(r"^## Kingdom Builder\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    blocks = re.findall(r"^```toml\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)
    options = {"setup": "first_game", "island": "rope_bridge"}
    rules = RULES[BUILDER]
    believed = rules.view(rules.start(2, options), PUBLIC).shown()["board"]
    assert rules.view(rules.start(2, options, "".join(blocks)), PUBLIC).shown()["board"] == believed


def test_the_owners_page_has_the_words_of_each_status() -> None:
    for status in STATUSES:
        line, *_ = told(WORDS, "nim", [Fact("x", status, 1.0, "")])
        said = line.removeprefix("X : ").partition(",")[0]
        assert f"| `{status}` | {said} |" in PAGE


def test_an_item_without_words_is_told_by_its_name_and_its_own_reason() -> None:
    fact = Fact("towers", "house", 0.3, "Made up.", (("a", (1, 2)), ("", ("x",))))
    assert list(told(WORDS, "nim", [fact])) == [
        "Towers : invention de Héraut, confiance faible.",
        "A : un et deux.",
        "X.",
        "Made up.",
    ]

"""Grammar files: what is wrong in them is said with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.grammars import Grammar, GrammarError
from heraut.grammars.chain_links import ChainSpec
from heraut.grammars.meaning import Heard, Scope
from heraut.grammars.memory import Memory
from heraut.grammars.spec import Spec

COMMON = """\
intents:
  yes:
    kind: reply
    scopes: [confirm]
    sentences: oui
"""
GAME = """\
numbers:
  heap: {from: 1, to: 30}
rules:
  take: (prend[s]|prendre)
intents:
  take:
    kind: command
    scopes: [turn]
    notation: take {heap}
    sentences:
      - <take> {heap} (allumettes;maintenant)
"""
CONFUSIONS = """\
never:
  - [oui, non]
same_sound:
  - [allumette, allumettes]
"""


def write(folder: Path, **files: str) -> Path:
    home = folder / "fr"
    home.mkdir(parents=True)
    texts = {"common": COMMON, "nim": GAME, "confusions": CONFUSIONS, **files}
    for name, text in texts.items():
        (home / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_language_is_read_from_three_files(tmp_path: Path) -> None:
    grammar = Grammar.read(write(tmp_path), "fr", "nim")
    assert set(grammar.intents) == {"yes", "take"}
    for words, heap in (
        ("prends trois allumettes maintenant", 3),
        ("prendre vingt et un maintenant allumette", 21),
        ("prend 30 allumettes maintenant", 30),
    ):
        (meaning,) = grammar.meanings(Heard.typed(words), Scope.TURN)
        assert (meaning.intent, meaning.slots, meaning.cost) == ("take", {"heap": heap}, 0)


def test_the_game_has_the_last_word(tmp_path: Path) -> None:
    game = GAME + "  'yes': {kind: reply, scopes: [confirm], sentences: [bien sûr]}\n"
    grammar = Grammar.read(write(tmp_path, nim=game), "fr", "nim")
    assert not grammar.meanings(Heard.typed("oui"), Scope.CONFIRM)
    assert grammar.meanings(Heard.typed("bien sûr"), Scope.CONFIRM)


def test_a_missing_grammar_is_named(tmp_path: Path) -> None:
    for lang, game, file in (("fr", "chess", "fr/chess.yaml"), ("xx", "nim", "xx/common.yaml")):
        with pytest.raises(GrammarError) as caught:
            Grammar.read(write(tmp_path) if lang == "fr" else tmp_path, lang, game)
        assert caught.value.key == "no_grammar"
        assert caught.value.details["file"] == file


WRONG_GAMES = [
    ("take {heap}", "take {heap", 9, "take {heap"),
    ("kind: command", "kind: order", 7, "'order' must be one of command"),
    ("scopes: [turn]", "scopes: [noon]", 8, "'noon' must be one of turn"),
    ("    scopes: [turn]\n", "", 7, "'scopes' is missing"),
    ("    notation: take {heap}\n", "", 7, "no notation"),
    ("kind: command", "kind: query", 7, "only commands"),
    ("    scopes: [turn]", "    scopes: [turn]\n    whose: seat", 9, "'whose' must be one of"),
    ("<take>", "<grab>", 11, "there is no rule <grab>"),
    ("(prend[s]|prendre)", "(prend[s]|<take>)", 4, "leads back to itself"),
    ("<take> {heap}", "<take> {stack}", 11, "there are no numbers {stack}"),
    ("<take> {heap}", "<take>s{heap}", 11, "a space is needed"),
    ("<take> {heap} ", "(<take> {heap} ", 11, "(<take> {heap}"),
    ("<take> {heap}", "Prends {heap}", 11, "lower case"),
    ("<take> {heap}", "prends-les {heap}", 11, "must not hold -"),
    ("from: 1, to: 30", "from: 9, to: 3", 2, "from 9 to 3"),
    ("from: 1, to: 30", "from: one, to: 30", 2, "whole number"),
    ("from: 1, to: 30", "from: 1, to: 30, also: {31: trente et une}", 2, "31 is not from 1 to 30"),
    ("rules:", "rule:", 3, "'rule' must be one of rules"),
    ("rules:", "rules:\n  take: prends", 5, "twice"),
    ("      - <take>", "      - {say: a, cost: 2}\n      - <take>", 11, "a cost from 0 to 1"),
    ("      - <take>", "      - {say: a}\n     - <take>", 12, ""),
]


@pytest.mark.parametrize(("right", "wrong", "line", "problem"), WRONG_GAMES)
def test_a_wrong_file_is_refused_with_its_line(
    tmp_path: Path, right: str, wrong: str, line: int, problem: str
) -> None:
    assert right in GAME
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, nim=GAME.replace(right, wrong, 1)), "fr", "nim")
    error = caught.value
    assert (error.key, error.details["file"]) == ("bad_grammar", "fr/nim.yaml")
    assert error.details["line"] == line, str(error)
    assert problem in str(error)
    assert str(error).startswith(f"fr/nim.yaml:{line}: ")


@pytest.mark.parametrize(
    ("added", "line", "problem"),
    [
        ("  - [oui, non]\n", 5, "'oui' and 'non' may never be swapped"),
        ("  - [trois, treize]\n", 5, "'trois' and 'treize' may never be swapped"),
        ("  - [oui]\n", 5, "at least two words"),
        ("confused:\n  non: {oui: 0.9}\n", 6, "may never be swapped"),
        ("confused:\n  nom: {non: 7}\n", 6, "a cost from 0 to 1"),
        ("fillers:\n  - {say: euh, where: nowhere}\n", 6, "'nowhere' must be one of"),
    ],
)
def test_a_wrong_table_of_confusions_is_refused_with_its_line(
    tmp_path: Path, added: str, line: int, problem: str
) -> None:
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, confusions=CONFUSIONS + added), "fr", "nim")
    assert caught.value.details["line"] == line
    assert caught.value.details["file"] == "fr/confusions.yaml"
    assert problem in str(caught.value)


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "a: [\n", "\t"])
def test_what_is_no_grammar_at_all_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, common=text), "fr", "nim")
    assert caught.value.details["line"]


def test_a_language_without_numbers_in_words_is_refused(tmp_path: Path) -> None:
    (write(tmp_path) / "fr").rename(tmp_path / "zz")
    with pytest.raises(GrammarError, match=r"zz/nim.yaml:2: .*zz"):
        Grammar.read(tmp_path, "zz", "nim")


NAMED = """\
names:
  who:
    ana: [ana, la reine]
    bob: [bob, le roi]
  king: {of: who, only: [bob]}
taps:
  who: {list: who, confirms: true}
  heap: {copies: pile}
chain:
  most: 3
  joins: [puis]
  links: [take]
intents:
  take:
    kind: command
    scopes: [turn]
    notation: take {who}
    sentences:
      - prends {who}
      - say: le chef
        means: {who: bob}
  crown:
    kind: partial
    begins: take
    scopes: [turn]
    sentences: couronne {king:who}
"""


def test_names_are_slots_said_in_several_ways(tmp_path: Path) -> None:
    grammar = Grammar.read(write(tmp_path, nim=NAMED), "fr", "nim")
    for words, who in (("prends la reine", "ana"), ("prends bob", "bob"), ("le chef", "bob")):
        (meaning,) = grammar.meanings(Heard.typed(words), Scope.TURN)
        assert (meaning.intent, meaning.slots, meaning.cost) == ("take", {"who": who}, 0)
    (begun,) = grammar.meanings(Heard.typed("couronne le roi"), Scope.TURN)
    assert begun.slots == {"who": "bob", "begun": "take"}
    assert not grammar.meanings(Heard.typed("couronne la reine"), Scope.TURN)
    assert grammar.slots.values("take", "who") == ("ana", "bob")
    assert grammar.forms("take", {"who": "bob"}) == ("prends bob", "le chef")
    assert grammar.forms("take", {"who": "ana"}) == ("prends ana",)


def test_words_that_tell_names_apart_are_never_swapped(tmp_path: Path) -> None:
    swapped = CONFUSIONS + "  - [reine, roi]\n"
    with pytest.raises(GrammarError, match="may never be swapped"):
        Grammar.read(write(tmp_path, nim=NAMED, confusions=swapped), "fr", "nim")


def test_tapped_cards_fill_slots(tmp_path: Path) -> None:
    grammar = Grammar.read(write(tmp_path, nim=NAMED), "fr", "nim")
    assert grammar.tapped("ana", 1) == ("who", "ana")
    assert grammar.tapped("pile", 3) == ("heap", 3)
    assert grammar.tapped("pile", 0) is None and grammar.tapped("zoé", 1) is None
    assert grammar.confirmed_by({"heap": 3, "who": "ana"}) == "who"
    assert grammar.confirmed_by({"heap": 3}) == ""


WRONG_NAMES = [
    ("of: who", "of: whom", 5, "no names {whom}"),
    ("only: [bob]", "only: [zoé]", 5, "none of {who}"),
    ("ana: [ana", "7: [ana", 3, "a name is wanted"),
    ("{list: who, ", "{list: whom, ", 7, "no numbers {whom}"),
    ("{list: who, ", "{", 7, "either 'list' or 'copies'"),
    ("links: [take]", "links: [crown]", 12, "no command 'crown'"),
    ("most: 3", "most: lots", 10, "whole number"),
    ("begins: take", "begins: fall", 26, "there is none"),
    ("notation: take {who}", "notation: take {begun}", 17, "no slot may be called"),
    ("    kind: command\n", "    kind: command\n    begins: crown\n", 16, "only pieces"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "problem"), WRONG_NAMES)
def test_wrong_names_taps_and_chains_are_refused_with_their_line(
    tmp_path: Path, right: str, wrong: str, line: int, problem: str
) -> None:
    assert right in NAMED
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, nim=NAMED.replace(right, wrong, 1)), "fr", "nim")
    assert problem in str(caught.value)
    assert caught.value.details["line"] == line, str(caught.value)


CARDS = """\
numbers:
  card: {from: 1, to: 49, doubted: true}
  player: {from: 1, to: 4}
series:
  cards:
    first: le {card}
    more: et le {card}
taps:
  card:
    list: card
    prefix: carte_
    asks: card
    hidden: {shown_by: [turn]}
chain:
  most: 2
  whole: true
  links: [take]
intents:
  take:
    kind: command
    scopes: [turn]
    notation: "take #{cards}"
    sentences: je prends {cards}
  turn:
    kind: command
    who: table
    secret: true
    scopes: [turn]
    notation: turn {card}
    sentences: voici le {card}
  card:
    kind: query
    asker: seat
    scopes: [turn]
    sentences:
      - carte du joueur {player:seat}
      - say: ma carte
        means: {seat: own}
  tapped:
    kind: query
    scopes: [turn]
    sentences: c'est quoi
"""


def test_what_is_said_of_hidden_cards_chains_secrets_and_close_numbers_is_read(
    tmp_path: Path,
) -> None:
    close = CONFUSIONS + "close:\n  - [treize, seize]\n  - [et un, deux]\n"
    grammar = Grammar.read(write(tmp_path, nim=CARDS, confusions=close), "fr", "nim")
    assert grammar.tapped("carte_7", 0) == ("card", 7) and grammar.tapped("7", 0) is None
    hidden = grammar.spec.taps["card"].hidden
    assert hidden is not None and hidden.shown_by == {"turn"}
    assert grammar.spec.chain.whole and grammar.intents["turn"].secret
    assert grammar.intents["card"].asker == "seat"
    assert grammar.spec.numbers["card"].doubted and not grammar.spec.numbers["player"].doubted
    assert grammar.close == ((("treize",), ("seize",)), (("et", "un"), ("deux",)))
    assert grammar.slots.numbers_of("take") == {("card", "cards")}


def test_what_stands_before_a_slot_stands_before_each_item(tmp_path: Path) -> None:
    grammar = Grammar.read(write(tmp_path, nim=CARDS), "fr", "nim")
    assert grammar.intents["take"].filled({"cards": "2,5"}) == "take #2,#5"
    assert grammar.intents["take"].filled({"cards": "2"}) == "take #2"
    assert grammar.intents["turn"].filled({"card": 7}) == "turn 7"


WRONG_CARDS = [
    ("    asks: card\n", "", 12, "'asks' must say"),
    ("shown_by: [turn]", "shown_by: [fly]", 13, "cannot be shown by 'fly'"),
    ("  tapped:", "  tipped:", 13, "'tapped' must tell its seat"),
    ("hidden: {shown_by:", "hidden: {shows:", 13, "'shows' must be one of"),
    ("    who: table\n", "    who: table\n    asker: seat\n", 27, "only queries are asked"),
    ("whole: true", "whole: maybe", 16, "'maybe' must be one of"),
    ("doubted: true", "doubted: maybe", 2, "'maybe' must be one of"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "problem"), WRONG_CARDS)
def test_wrong_hidden_cards_are_refused_with_their_line(
    tmp_path: Path, right: str, wrong: str, line: int, problem: str
) -> None:
    assert right in CARDS
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, nim=CARDS.replace(right, wrong, 1)), "fr", "nim")
    assert problem in str(caught.value)
    assert caught.value.details["line"] == line, str(caught.value)


PAGES = """\
memory:
  slot: heap
  pages: {heaps: 3}
"""
MORE = """\
  more:
    kind: query
    scopes: [turn]
    sentences: la suite
"""


def test_where_answers_have_pages_the_next_one_can_be_asked_for(tmp_path: Path) -> None:
    assert Grammar.read(write(tmp_path / "whole", nim=PAGES + GAME + MORE), "fr", "nim")
    with pytest.raises(GrammarError, match="'more' must tell the other pages") as caught:
        Grammar.read(write(tmp_path / "cut", nim=PAGES + GAME), "fr", "nim")
    assert caught.value.details["line"] == 2


SHORT = """\
names:
  card:
    ace: [as]
    king: [roi]
  event:
    i-06: [un six]
    i-10: [un dix]
    i-07: [un sept]
doubted: [event]
series: {}
chain:
  most: 3
  whole: true
  short: 0.3
  links: [lay, take]
numbers:
  heap: {from: 1, to: 30}
intents:
  lay:
    kind: command
    scopes: [turn]
    notation: lay {card}
    sentences:
      - je pose {card}
      - "{card}"
  take:
    kind: command
    phases: [take, give]
    scopes: [turn]
    notation: take {heap}
    sentences:
      - "{heap} allumettes"
      - "{heap} et {heap} allumettes"
  event:
    kind: command
    who: table
    scopes: [turn]
    notation: event {event}
    sentences: événement {event}
"""


def test_a_single_word_is_doubted_alone_and_part_of_a_chain(tmp_path: Path) -> None:
    close = CONFUSIONS + "close:\n  - [six, dix]\n"
    grammar = Grammar.read(write(tmp_path, nim=SHORT, confusions=close), "fr", "nim")
    assert grammar.intents["take"].phases == {"take", "give"}
    for words, cost in (("as", 0.3), ("je pose as", 0)):
        (meaning,) = grammar.meanings(Heard.typed(words), Scope.TURN)
        assert (meaning.intent, meaning.cost) == ("lay", cost)
    assert not grammar.complete("as", Scope.TURN)  # … trois allumettes
    for words, meant in {
        "as trois allumettes": ["lay", "take"],
        "je pose as trois allumettes": ["lay", "take"],
        "roi trois et quatre allumettes": ["lay", "take"],
    }.items():
        (chain,) = grammar.chains(Heard.typed(words).hypotheses[0])
        assert [link[0].intent for link in chain.links] == meant
        assert chain.cost == 0
    assert grammar.spec.numbers["event"].doubted and not grammar.spec.numbers["card"].doubted


AS_QUERY = "    kind: query\n    phases: [draw]\n"
WRONG_SHORT = [
    ("doubted: [event]", "doubted: [evens]", 9, "no names {evens}"),
    ("short: 0.3", "short: 3", 14, "a cost from 0 to 1"),
    ("    kind: command\n    who: table\n", AS_QUERY, 36, "only commands and pieces have phases"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "problem"), WRONG_SHORT)
def test_wrong_doubts_and_phases_are_refused_with_their_line(
    tmp_path: Path, right: str, wrong: str, line: int, problem: str
) -> None:
    assert right in SHORT
    text = SHORT.replace(right, wrong, 1)
    if wrong == AS_QUERY:
        text = text.replace("    notation: event {event}\n", "")
    with pytest.raises(GrammarError) as caught:
        Grammar.read(write(tmp_path, nim=text), "fr", "nim")
    assert problem in str(caught.value)
    assert caught.value.details["line"] == line, str(caught.value)


def test_of_two_files_the_one_that_has_a_chain_or_a_memory_gives_it() -> None:
    chained = Spec("fr", chain=ChainSpec(most=3), memory=Memory(slot="hex"))
    for joined in (chained.joined(Spec("fr")), Spec("fr").joined(chained)):
        assert (joined.chain, joined.memory) == (chained.chain, chained.memory)
    other = Spec("fr", chain=ChainSpec(most=2), memory=Memory(slot="line"))
    assert chained.joined(other).chain == other.chain
    assert chained.joined(other).memory == other.memory

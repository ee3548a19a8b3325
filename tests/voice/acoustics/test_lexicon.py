"""The lexicon is text that people can read, correct and trust."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.voice.acoustics.corpus.sentences import HIGHEST, number
from heraut.voice.acoustics.lexicon import (
    LexiconError,
    Pronunciation,
    format_lexicon,
    merge,
    parse_lexicon,
    words_of,
)
from heraut.voice.acoustics.phones import PHONES, SILENCE, from_espeak, phone_number, transitions
from heraut.voice.acoustics.pronounce import exceptions
from heraut.voice.models.store import embedded

ENTRIES = st.builds(
    Pronunciation,
    st.text("abcéèêôœ'-", min_size=1),
    st.integers(0, 9999).map(lambda thousandths: thousandths / 1000),
    st.lists(st.sampled_from(PHONES), min_size=1, max_size=9).map(tuple),
)

NAMES = {
    "kingsbridge": """
        aldred edgar évêque wynstan gytha mère agatha ragna roi ethelred shérif den wigelm wilwulf
        carte évènement événement personnage début colonne pioche défausse malus joker capacité
        suite croissant trou solo coopératif
    """,
    "seven_kingdoms": """
        roi évêque général princesse chevalier marchand paysan rois évêques généraux princesses
        chevaliers marchands paysans titre blason emplacement royaume jeton bonus manche valider
        récupérer égalité
    """,
    "kingdom_builder": """
        oracle ferme taverne tour port enclos grange oasis prairie canyon désert fleurs forêt
        château eau montagne cité plaquette terrain lieu section pêcheurs marchands explorateurs
        ermites citoyens mineurs ouvriers chevaliers seigneurs lords paysans capitole caves île
        pont corde cabane arbres nomades horizontale diagonale adjacente nord est sud ouest
    """,
    "world_without_end": """
        reine prieur guilde prieure marchand roi comte shiring évêque hors la loi pont clocher
        foulon chapelle marie palais hospice rempart blé piété matériau projet construction vente
        laine tissu privilège maison récolte don manufacture médecine faveur pierre bois or loyauté
        connaissance médicale métal peste malade soigner impôt impôts pénitence mendier tribunal
        royal revenu période événement sceau merthin caris godwyn ralph fitzgerald mattie édouard
        gwenda wulfric travaux négoce péage tonte moisson querelle serment embargo enseignement
        disette carriers herbes couvent greniers aumône gratitude charte foire pèlerins
    """,
}
"""What players call the things of each game: cards, places, goods, actions."""


def shipped() -> tuple[Pronunciation, ...]:
    """Return the lexicon of the embedded model."""
    text = files("heraut.voice.acoustics").joinpath("lexicon.fr.txt").read_text(encoding="utf-8")
    return parse_lexicon(text)


@given(st.lists(ENTRIES))
def test_what_is_written_can_be_read_back(entries: list[Pronunciation]) -> None:
    assert parse_lexicon(format_lexicon(entries)) == tuple(sorted(entries))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("sept 0", "lexicon_line"),
        ("sept", "lexicon_line"),
        ("sept s E t", "lexicon_cost"),
        ("sept -1 s E t", "lexicon_cost"),
        ("sept inf s E t", "lexicon_cost"),
        ("sept 0 s ɛ t", "lexicon_phone"),
        ("sept 0 SIL", "lexicon_phone"),
    ],
)
def test_a_bad_line_is_named(line: str, key: str) -> None:
    with pytest.raises(LexiconError) as caught:
        parse_lexicon(f"# a comment\n\nhuit 0 y i t # said alone\n{line}\n")
    assert (caught.value.key, caught.value.details["line"]) == (key, 4)
    assert str(caught.value).startswith("line 4: ")


def test_merging_keeps_each_way_once_at_its_lowest_cost() -> None:
    first = parse_lexicon("huit 0 y i t\nhuit 0.6 y i")
    second = parse_lexicon("huit 0.2 y i\nsix 0 s i s")
    assert merge(first, second) == parse_lexicon("huit 0 y i t\nhuit 0.2 y i\nsix 0 s i s")
    assert words_of(merge(first, second)) == ("huit", "six")


def test_the_shipped_lexicon_is_sorted_and_every_word_has_a_usual_way() -> None:
    entries = shipped()
    assert entries == merge(entries)
    usual = {entry.word for entry in entries if entry.cost <= 0.01}
    assert usual == set(words_of(entries))


@pytest.mark.parametrize("game", NAMES)
def test_the_lexicon_knows_what_players_call_the_things_of_a_game(game: str) -> None:
    assert not set(NAMES[game].split()) - set(words_of(shipped()))


def test_the_lexicon_knows_numbers_coordinates_and_every_command_of_the_corpus(
    command_words: frozenset[str],
) -> None:
    known = set(words_of(shipped()))
    assert not {word for value in range(HIGHEST + 1) for word in number(value).split()} - known
    assert not set("abcdefghijklmnopqrstuvwxyz") - known
    assert not command_words - known


@pytest.mark.parametrize("game", sorted(RULES))
def test_the_lexicon_knows_every_word_of_a_grammar(game: str) -> None:
    unknown = Grammar.load("fr", game).listening.words() - set(words_of(shipped()))
    assert not unknown, "docs/acoustic-model.md tells how the model learns words"


def test_pronunciations_written_by_hand_are_those_of_the_lexicon() -> None:
    entries = shipped()
    ways = {(entry.word, entry.phones): entry.cost for entry in entries}
    by_hand = [entry for entry in exceptions() if entry.word in set(words_of(entries))]
    assert by_hand
    missing = [entry for entry in by_hand if (entry.word, entry.phones) not in ways]
    assert not missing
    whole = {entry.word for entry in by_hand if entry.cost == 0}
    written = {(entry.word, entry.phones): entry.cost for entry in by_hand if entry.word in whole}
    # Only links to a vowel may come on top of a word that is wholly written by hand.
    extra = {key: cost for key, cost in ways.items() if key[0] in whole and key not in written}
    assert all(cost >= 1.5 for cost in extra.values()), extra
    assert all(ways[key] == cost for key, cost in written.items())


@pytest.mark.parametrize(
    ("word", "phones"),
    [
        ("est", "E s t"),  # nord est
        ("as", "a s"),
        ("l", "E l"),
        ("c'est", "s E"),
        ("vingt", "v E~"),
        ("quatre", "k a t"),
        ("ragna", "r a g n a"),
        ("w", "d u b l v e"),
    ],
)
def test_words_that_espeak_says_wrong_or_too_seldom_are_said_right(word: str, phones: str) -> None:
    ways = {" ".join(entry.phones): entry.cost for entry in shipped() if entry.word == word}
    assert ways[phones] < 1


def test_phones_have_the_numbers_and_places_of_the_embedded_network() -> None:
    choice = embedded("fr")
    assert choice
    file = choice.path / "graph" / "phones" / "word_boundary.int"
    places = {"begin": "B", "internal": "I", "end": "E", "singleton": "S"}
    known = dict(line.split() for line in file.read_text(encoding="utf-8").splitlines())
    assert known.pop(str(phone_number(SILENCE, "S"))) == "nonword"
    expected = {
        str(phone_number(phone, place)): kind for phone in PHONES for kind, place in places.items()
    }
    assert known == expected
    numbers = sorted(map(int, known))
    assert [t for n in (1, *numbers) for t in transitions(n)] == list(range(1, 2 * 133 + 1))


def test_espeaks_phonemes_become_phones_of_the_network() -> None:
    assert from_espeak(["k", "O~", "b", "j", "E~", "_:", "_"]) == ("k", "O~", "b", "j", "E~")
    assert from_espeak(["@-", "t2", ";", "W~"]) == ("@", "t", "E~")
    assert from_espeak(["dZ", "oU"]) is None

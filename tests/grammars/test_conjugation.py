"""Verbs as data: every form of a verb stands for all of them."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar, GrammarError
from heraut.grammars.conjugation import read_verbs
from heraut.grammars.meaning import DOUBT, Scope
from heraut.grammars.source import read_yaml

SHORT = """\
endings:
  er: [er, e, ez, ais?]
verbs:
  er: [poser, ajouter]
irregular:
  - [mettre, mets, mis, mettrais?]
elided: [j']
vowels: aeiou
"""


def test_a_verb_has_the_forms_of_its_group() -> None:
    verbs = read_verbs(read_yaml(SHORT, "verbs.yaml")).forms
    assert verbs["posez"].keys() == {"poser", "pose", "posez", "posais"}
    assert verbs["mis"].keys() == {"mettre", "mets", "mis", "mettrais"}


def test_a_form_that_may_only_wish_is_doubted() -> None:
    verbs = read_verbs(read_yaml(SHORT, "verbs.yaml")).forms
    assert verbs["pose"]["posez"] == 0.0 == verbs["mets"]["mis"]
    assert verbs["pose"]["posais"] == DOUBT == verbs["mets"]["mettrais"]


def test_before_a_vowel_a_small_word_may_be_joined() -> None:
    verbs = read_verbs(read_yaml(SHORT, "verbs.yaml")).forms
    assert {"ajoute", "j'ajoute"} <= verbs["ajoutez"].keys()
    assert not any(form.startswith("j'p") for form in verbs["pose"])


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("  er: [poser, ajouter]", "  er: [finir]", "'finir' does not end in 'er'"),
        ("  er: [poser, ajouter]", "  ir: [finir]", "there are no endings 'ir'"),
    ],
)
def test_a_verb_that_is_in_the_wrong_group_is_named(before: str, after: str, problem: str) -> None:
    with pytest.raises(GrammarError, match=problem):
        read_verbs(read_yaml(SHORT.replace(before, after), "verbs.yaml"))


def test_the_verbs_of_the_language_are_read() -> None:
    lemma = Grammar.load("fr", "kingsbridge").lemma
    for forms in (
        ("poser", "pose", "posez", "posé", "poserai"),
        ("mettre", "mets", "mis", "mettrais"),
        ("jeter", "jette", "jetons"),
        ("prendre", "prends", "prenez", "pris"),
        ("acheter", "j'achète", "achetez"),
        ("déplacer", "déplaçons"),
        ("changer", "changeons"),
    ):
        assert len({lemma[form] for form in forms}) == 1, forms


def test_a_form_of_two_verbs_stands_for_both_and_all_others_share_what_they_have() -> None:
    two = "irregular:\n  - [mettre, mis, mets]\n  - [miser, mis, mise]\nelided: [j']\nvowels: a\n"
    text = f"endings:\n  er: [er]\nverbs:\n  er: [poser]\n{two}"
    verbs = read_verbs(read_yaml(text, "verbs.yaml")).forms
    assert verbs["mis"].keys() == {"mettre", "mis", "mets", "miser", "mise"}
    assert verbs["mets"].keys() == {"mettre", "mis", "mets"}
    assert verbs["mets"] is verbs["mettre"] and verbs["miser"] is verbs["mise"]


def test_a_verb_may_stand_for_another_one_that_does_not_stand_for_it() -> None:
    verbs = read_verbs(read_yaml(SHORT + "alike:\n  poser: [mettre]\n", "verbs.yaml"))
    assert "pose" in verbs.alike["mets"] and "pose" not in verbs.alike
    assert "mets" not in verbs.forms["pose"]
    two = read_verbs(
        read_yaml(SHORT + "alike:\n  poser: [mettre]\n  ajouter: [mettre]\n", "verbs.yaml")
    )
    assert {"pose", "ajoute"} <= two.alike["mets"].keys()
    with pytest.raises(GrammarError, match="there is no verb 'finir'"):
        read_verbs(read_yaml(SHORT + "alike:\n  poser: [finir]\n", "verbs.yaml"))


@pytest.mark.parametrize(
    "said", ["redis", "rappelle moi", "montre", "énonce", "donne moi", "relis"]
)
def test_whoever_wants_the_columns_told_may_ask_with_many_verbs(said: str) -> None:
    meant = Grammar.load("fr", "kingsbridge").loosely(
        [*said.split(), "les", "colonnes"], Scope.TURN
    )
    assert {one.intent for one in meant} == {"columns"}
    assert meant[0].cost < DOUBT

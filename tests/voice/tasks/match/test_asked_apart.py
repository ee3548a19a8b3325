"""Questions that a part of a line asks, beside what it tells."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

BUILDER, BRIDGE = "kingdom_builder", "kingsbridge"
SEVEN, WORLD = "seven_kingdoms", "world_without_end"

ASKED = [
    (
        BUILDER,
        "on_settlement",
        "j'ai la main sur une maison : qu'est-ce qu'il y a sur les six cases qui la touchent ?",
        "ask around hex=H14",
    ),
    (
        BUILDER,
        "first_canyon",
        "comment vous les nommez, les cases ? Il y a des lettres et des chiffres, c'est ça ?",
        "explain coordinates",
    ),
    (BUILDER, "mid", "je suis allée coucher le petit. C'est à qui de jouer ?", "ask turn"),
    (
        BUILDER,
        "first_grass",
        "j'y vois rien sur ce plateau : où est le port ?",
        "ask landmark landmark=harbor",
    ),
    (
        WORLD,
        "covered",
        "je touche des jetons posés dessus, lesquels des chantiers sont bloqués ?",
        "ask projects",
    ),
    (
        WORLD,
        "income_got",
        "on m'a donné deux trucs, qu'est-ce que j'ai touché avec cette carte ?",
        "ask gains",
    ),
    (
        WORLD,
        "projects_read",
        "c'est quoi un hospice, c'est comme l'hôpital de papi ?",
        "explain hospital",
    ),
    (WORLD, "turn", "Paul a l'air content : il a combien de points ?", "ask scores seat=2"),
    (
        BRIDGE,
        "nearly_done",
        "on joue depuis une heure ! Qui a le moins de cartes ?",
        "ask who_leads",
    ),
    (WORLD, "removing", "et mes deux maisons, elles sont où ?", "ask houses"),
    (BUILDER, "mid", "elles sont où mes trois cités", "ask settlements"),
    (SEVEN, "midgame", "ils sont tous à rigoler, mais qui mène ?", "ask leaders"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), ASKED)
def test_a_question_is_answered_whatever_is_told_before_it(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert not any("seat=3" in one for one in found.did)


def test_what_is_to_be_done_is_not_passed_over_for_a_question() -> None:
    line = "je donne une pierre au pont. Il manque quoi au foulon ?"
    found = said(WORLD, "turn", line, "do play project; build bridge stone")
    assert found.verdict is Verdict.MEANT, found.did


def test_whoever_is_named_is_not_left_out() -> None:
    found = said(BUILDER, "mid", "et Paul, c'est quoi son score ?", "ask scores seat=4")
    assert found.verdict is Verdict.MEANT, found.did

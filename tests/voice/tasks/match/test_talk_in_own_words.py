"""Pauses, silence, going back and redoing, in the words of people at a table, reason and all."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said


@pytest.mark.parametrize(
    ("game", "position", "line", "meant"),
    [
        ("kingsbridge", "agatha", "on coupe, la soupe est servie", "talk pause"),
        ("world_without_end", "plague", "on coupe là pour ce soir, faut y aller", "talk pause"),
        ("kingsbridge", "middle", "ok c'est bon j'ai compris", "talk stop"),
        ("kingsbridge", "middle", "arrête !", "talk stop"),
        ("world_without_end", "turn", "arrête", "talk stop"),
        ("kingdom_builder", "asked_confirm", "arrête ça", "talk stop"),
        ("kingdom_builder", "asked_confirm", "laisse", "reply no"),
        ("kingdom_builder", "mid", "j'arrête", "talk quit"),
        ("kingdom_builder", "where_read", "ta gueule, c'est bon, j'ai compris", "talk stop"),
        ("kingdom_builder", "where_read", "passe la suite j'ai saisi", "talk stop"),
        ("seven_kingdoms", "row_told", "ça va ça va stop", "talk stop"),
        ("seven_kingdoms", "midgame", "tu dors ou quoi", "talk wake"),
        ("world_without_end", "privilege_played", "je reviens en arrière", "talk undo"),
        ("world_without_end", "paul_played", "on remonte d'un cran, s'te plaît", "talk undo"),
        ("kingsbridge", "placed_4_5", "oublie les deux dernières poses", "talk undo_many count=2"),
        ("kingdom_builder", "desert_two", "efface les deux je refais", "talk undo_many count=2"),
        ("kingdom_builder", "ended", "oups j'avais oublié ma ferme", "talk undo"),
        ("kingdom_builder", "canyon_one", "enlève-la, je l'ai mise n'importe où", "talk undo"),
        ("seven_kingdoms", "bonus_4_chosen", "mauvais jeton, je reprends", "talk undo"),
        ("kingdom_builder", "undone", "ah ben non, c'était bien, remets-la", "do build F12"),
        ("world_without_end", "undone", "ah non, remets comme avant", "do material stone"),
        ("seven_kingdoms", "asked_sixteen", "oui oui, celle-là", "do take 16"),
        ("kingdom_builder", "asked_confirm", "ouiche", "do build F11"),
        ("kingdom_builder", "mid", "à plus", "talk quit"),
        ("seven_kingdoms", "midgame", "allez, à la prochaine", "talk quit"),
        ("kingsbridge", "middle", "bonne soirée", "talk quit"),
        ("world_without_end", "turn", "ciao", "talk quit"),
        ("world_without_end", "turn", "plus de détails", "talk more_detail"),
    ],
)
def test_talk_is_understood(game: str, position: str, line: str, meant: str) -> None:
    done = said(game, position, line, meant)
    assert done.verdict is Verdict.MEANT, done.did


@pytest.mark.parametrize(
    ("game", "position", "line", "did"),
    [
        # Another one than was asked about.
        ("seven_kingdoms", "asked_sixteen", "oui mais pas celle-là", ("reply no",)),
        # Said of the hand, the turn or another player.
        (
            "kingdom_builder",
            "ended",
            "j'avais ma ferme",
            ("piece begun=use tile=farm", "refused draw_first"),
        ),
        ("seven_kingdoms", "midgame", "qui dort ici", ()),
    ],
)
def test_what_is_like_it_takes_nothing_back_and_plays_nothing(
    game: str, position: str, line: str, did: tuple[str, ...]
) -> None:
    assert said(game, position, line).did == did


@pytest.mark.parametrize(
    ("game", "position", "line", "asked", "told"),
    [
        ("seven_kingdoms", "game_over", "alors qui c'est qui gagne", "ask who_leads", "Chloé"),
        ("kingdom_builder", "over", "c'est qui le vainqueur", "ask scores", "Paul"),
        ("world_without_end", "game_over", "qui c'est qui gagne", "ask scores", "Paul"),
    ],
)
def test_who_asks_at_the_end_who_wins_is_told_who_has_won(
    game: str, position: str, line: str, asked: str, told: str
) -> None:
    one = said(game, position, line, asked)
    assert one.did == (asked,)
    assert one.said.startswith(f"La partie est finie. Victoire : {told}.")


@pytest.mark.parametrize(
    ("game", "position", "line", "asked"),
    [
        ("kingdom_builder", "over", "pourquoi Paul a plus que moi", "ask scores seat=2"),
        ("kingdom_builder", "mid", "pourquoi je perds", "ask scores long=1"),
        (
            "seven_kingdoms",
            "game_over",
            "comment ça se fait que Bilal a autant",
            "ask scores seat=2",
        ),
        ("world_without_end", "turn", "pourquoi c'est Paul qui mène", "ask score_details seat=2"),
        ("world_without_end", "game_over", "pourquoi j'ai perdu", "ask score_details seat=own"),
    ],
)
def test_who_asks_why_somebody_has_more_is_told_where_the_points_come_from(
    game: str, position: str, line: str, asked: str
) -> None:
    assert said(game, position, line, asked).did == (asked,)


@pytest.mark.parametrize(
    ("game", "position", "own"),
    [
        ("seven_kingdoms", "taking_king_princesses", "ask scores seat=own"),
        ("world_without_end", "turn", "ask scores seat=own"),
        ("kingdom_builder", "mid", "ask scores mine=1"),
    ],
)
def test_who_asks_for_ones_own_points_is_not_told_all(game: str, position: str, own: str) -> None:
    asked = "combien de points j'ai", "j'ai combien de points", "et moi, combien j'ai de points ?"
    assert [said(game, position, line).did for line in asked] == [(own,)] * 3
    all_of_us = "combien de points on a", "on en est à combien"
    assert [said(game, position, line).did for line in all_of_us] == [("ask scores",)] * 2


@pytest.mark.parametrize(
    ("line", "did"),
    [
        ("les cases libres", "ask where"),
        ("c'est quoi les cases libres près de moi", "ask where"),
        ("quelles cases sont libres à côté de mes maisons ?", "ask where"),
        ("où c'est libre près de moi", "ask where"),
        ("y a quoi comme cases libres", "ask where"),
        ("les cases libres de la ligne D", "ask read_line free=1 line=D"),
        ("décris-moi le plateau en haut à gauche", "ask describe_section section="),
        ("c'est comment en bas à droite ?", "ask describe_section section="),
        ("la carte au nord est, elle ressemble à quoi", "ask describe_section section="),
    ],
)
def test_the_board_is_described_in_ones_own_words(line: str, did: str) -> None:
    (asked,) = said("kingdom_builder", "first_desert", line).did
    assert asked.startswith(did)

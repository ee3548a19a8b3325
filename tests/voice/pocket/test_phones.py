"""Phones at a table: who they are, what they hear, and what they may do."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.pocket.doors import kept_beside
from heraut.voice.runtime.lessons import hinted

from .table import Phone, Table, table, with_a_mover


def first(around: Table) -> int:
    """Return the seat on turn."""
    seat = around.match.to_act
    assert seat is not None and seat >= 0
    return seat


def test_a_hand_goes_to_its_phone_alone_whoever_is_on_turn() -> None:
    with table() as around:
        seat = 1 - first(around)
        phone = around.seated(seat)
        assert phone.says("ma main") == (200, {})
        _, message = phone.hears("Ta main")
        assert message["own"]
        hand = around.match.rules.view(around.match.state, seat).hand
        assert all(around.hub.words.number(card) in message["text"] for card in hand)
        assert not [one for one in around.heard.told if one == Spoken(message["text"])]


def test_a_secret_asked_for_at_the_table_goes_to_the_owners_phone() -> None:
    with table() as around:
        phone = around.seated(first(around))
        around.typed("ma main")
        assert phone.hears("Ta main")[1]["own"]
        aloud = [one.text for one in around.heard.told if isinstance(one, Spoken) and not one.ear]
        assert not [text for text in aloud if text.startswith("Ta main")]


def test_who_is_not_on_turn_plays_nothing_and_hears_why() -> None:
    with table() as around:
        turn = first(around)
        before = around.match
        phone = around.seated(1 - turn)
        for line in ("je joue ma carte une", "annule", "défais les deux derniers coups"):
            phone.says(line)
        assert phone.hears("de jouer. Toi, tu peux")[1]["own"]
        assert around.match is before


def test_a_move_from_a_phone_is_played_and_told_to_all() -> None:
    with table() as around:
        turn = first(around)
        phone = around.seated(turn)
        (move, *_) = phone.scene()["moves"]
        phone.says(move)
        around.heard.until("joue")
        assert around.match.history[-1].by == turn
        assert not phone.hears("joue")[1]["own"]
        phone.says("annule")
        around.heard.until("Annulé")


def test_what_a_phone_is_asked_is_asked_there_alone_and_stale_once_the_match_goes_on() -> None:
    with table() as around:
        turn = first(around)
        phone = around.seated(turn)
        phone.says("je joue")
        assert phone.hears("Laquelle")[1]["own"]
        assert not around.loop.talk.task.asking
        around.typed("je joue ma carte une")
        after = around.match
        assert len(after.history) > 0
        phone.says("deux")
        phone.says("à qui le tour")
        assert phone.hears("C'est à")[1]["own"]
        assert around.match is after


def test_a_phone_that_slept_catches_up_and_no_more() -> None:
    with table() as around:
        phone = around.seated(first(around))
        number, _ = phone.hears("Tu as ta place")
        around.nobody_listens(first(around))
        around.typed("ma main")
        told: list[str] = []
        for _, kind, data in phone.events(after=number):
            if kind == "told":
                told.append(data["text"])
            if told and told[-1].startswith("Ta main"):
                break
        assert not [text for text in told if "Tu as ta place" in text or "Son code" in text]
        around.heard.until("quelque chose t'attend")


def test_phones_come_back_to_their_seats_after_a_break(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    with table(save=save) as around:
        phone = around.seated(0)
    kept = kept_beside(save)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert phone.cookie.partition("=")[2] not in kept.read_text(encoding="utf-8")
    with table(save=save) as around:
        phone.port = around.port
        phone.says("ma main")
        assert phone.hears("Ta main")[1]["own"]


def test_a_second_phone_takes_the_place_of_the_first() -> None:
    with table() as around:
        old = around.seated(0)
        new = around.seated(0)
        assert old.says("ma main")[0] == 403
        assert new.says("ma main")[0] == 200


def test_who_leaves_has_no_ear_any_more() -> None:
    with table() as around:
        phone = around.seated(0)
        phone.says("quitte")
        around.heard.until("est parti")
        assert phone.says("ma main")[0] == 403
        assert around.loop.talk.task.ears == frozenset()


def test_a_code_is_used_once_and_five_wrong_ones_lock_the_doors_aloud() -> None:
    with table() as around:
        phone, other = around.phone(), around.phone()
        phone.posts("/code", seat=0)
        code = around.code()
        assert phone.posts("/join", code=code)[0] == 200
        statuses = [other.posts("/join", code=code)[0] for _ in range(5)]
        assert statuses == [403] * 4 + [429]
        around.heard.until("Cinq faux codes")
        assert other.posts("/join", code="1234")[0] == 429


@pytest.mark.parametrize("game", ["kingsbridge", "kingdom_builder", "world_without_end"])
def test_each_game_has_a_page_for_the_table_and_for_a_seat(game: str) -> None:
    with table(game) as around:
        shown = around.phone().scene("table")
        assert shown["turn"] and "moves" not in shown
        phone = around.seated(first(around))
        mine = phone.scene()
        assert len(mine["sections"]) > len(shown["sections"]) - 1
        titles = [part["title"] for part in mine["sections"]]
        assert titles[0] == "Ta main" and len(set(titles)) == len(titles)
        if game == "kingsbridge":
            held = around.match.state.hands[first(around)].known
            assert [card["big"] for card in mine["sections"][0]["cards"]] == list(map(str, held))
        lines = [line for part in mine["sections"] for line in part["lines"]]
        assert len(lines) > 2 and all(lines)


@pytest.mark.parametrize(
    "game", ["kingsbridge", "seven_kingdoms", "kingdom_builder", "world_without_end"]
)
def test_the_buttons_that_are_always_there_are_understood_in_each_game(game: str) -> None:
    with table(game) as around:
        phone = around.seated(first(around))
        around.painted()
        for button in ("hand", "turn", "help", "repeat"):
            line = around.hub.words.phrase(f"pocket-page-say-{button}")
            before = around.hub.boxes[first(around)].after(0)[0][-1].serial
            phone.says(line)
            around.typed("")  # once it is answered the line was taken
            answers = around.hub.boxes[first(around)].after(before)[0]
            told = [one.text for one in answers if one.own]
            assert told and not [one for one in told if "compris" in one or "Annuler" in one], line


def hexes_drawn(phone: Phone) -> list[list[Any]]:
    parts = phone.scene()["sections"]
    drawn: list[list[Any]] = next(part["board"]["hexes"] for part in parts if "board" in part)
    return drawn


def test_a_touch_of_a_hex_builds_or_moves_and_only_what_is_legal() -> None:
    with table("kingdom_builder", begun=with_a_mover) as around:
        turn = first(around)
        phone, other = around.seated(turn), around.seated(1 - turn)
        ways, drawn = phone.scene()["hexes"], hexes_drawn(phone)
        assert {hex_ for hex_, all_ in ways.items() if any("ends" not in one for one in all_)} == {
            one[7] for one in drawn if one[5]
        }
        lifts = {hex_ for hex_, all_ in ways.items() if any("ends" in one for one in all_)}
        assert lifts and lifts == {one[7] for one in drawn if one[8]}
        assert other.scene()["hexes"] == {}
        start = sorted(lifts)[0]
        (way,) = (one for one in ways[start] if "ends" in one)
        assert (
            start in way["play"] and str(len(way["ends"])) != "0" and way["label"] and way["told"]
        )
        before = len(around.match.history)
        for sender, play in (
            (other, way["play"] + way["ends"][0]),
            (phone, way["play"] + start),
            (phone, "end"),
            (phone, "../x"),
        ):
            assert sender.posts("/say", play=play)[0] == 200
        around.typed("")  # once it is answered all was taken
        assert len(around.match.history) == before
        for sender in (phone, other):
            assert sender.hears("La partie a avancé")[1]["own"]
        phone.posts("/say", play=way["play"] + way["ends"][0])
        around.typed("")
        assert around.match.history[before].notation == way["play"] + way["ends"][0]
        moved = phone.scene(when=lambda scene: scene["hexes"] != ways)
        build = next(
            one["play"]
            for all_ in moved["hexes"].values()
            for one in all_
            if one["play"].startswith("build ")
        )
        phone.posts("/say", play=build)
        around.typed("")
        assert around.match.history[before + 1].notation == build


def test_phones_play_in_a_first_match_with_hints_as_in_any_other() -> None:
    with table("kingsbridge") as around:
        task: Any = around.loop.talk.task
        phone = around.seated(first(around))
        around.loop.talk = Conversation(hinted(task))
        phone.says("change toutes mes cartes")
        phone.hears("oui ou non")
        phone.says("oui")
        around.heard.until("joue")

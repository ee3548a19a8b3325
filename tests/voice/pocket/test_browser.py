"""The pages in a real browser: two phones and the table play, one is reloaded in the middle.

Needs the extra ``browser`` and the distribution's Chromium; ``.ci/run`` brings both where it can.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import ndef
import pytest

from heraut.nfc import CardTag
from heraut.nfc.deck import Deck
from heraut.nfc.payload import TagContent, encode_message
from heraut.nfc.register import default_path, save
from heraut.voice.pocket.address import Where, qr_code

from .browsing import (
    COLOURS,
    SIDEWAYS,
    TAGS,
    UNNAMED,
    in_browser,
    joined,
    opened,
    problems,
    scanned,
    told,
    until,
)
from .table import Table, free_port, table, with_a_mover

pytestmark = in_browser

TURNS = 'wanted => document.getElementById("heard").textContent.split("C\'est à").length - 1'


def choose(page: Any, around: Table) -> None:
    """Press the first button for a move, by the keyboard, again where it went before the key came.

    Buttons of a position that is gone are replaced at once, also between the focus and the key.
    """
    before = len(around.match.history)
    for waited in range(600):
        if len(around.match.history) > before:
            return
        yes = page.locator("#yes-no button").first
        if yes.is_visible():
            yes.press("Enter")
        elif waited % 20 == 0:
            page.locator("#moves button").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    raise AssertionError(told(page))


@pytest.mark.long
def test_two_phones_and_the_table_play_a_round(browser: Any, tmp_path: Path) -> None:
    with table("seven_kingdoms", save=tmp_path / "partie.jsonl") as around:
        # One by the address that is told, one by the picture of it.
        url = scanned(qr_code(Where("127.0.0.1", around.port).url))
        phones = {0: joined(browser, around, "Alice"), 1: joined(browser, around, "Bob", url)}
        shown = opened(browser, around, "/table", 1280)
        shown.get_by_role("heading", name="La rangée").wait_for()
        assert problems(shown) == []
        round_before = around.match.state.round
        for number in range(60):
            seat = around.match.to_act
            if around.match.state.round > round_before or seat is None:
                break
            choose(phones[seat], around)
            if number == 1:
                phones[0].reload()
                phones[0].get_by_role("heading", name="Ta main").wait_for()
                assert "Tu as ta place" in told(phones[0])
        assert around.match.state.round > round_before
        hands = [around.match.rules.view(around.match.state, seat).hand for seat in (0, 1)]
        assert hands[0] and hands[1]
        for seat, page in phones.items():
            page.locator("#say").fill("ma main")
            page.keyboard.press("Enter")
            page.locator("#log li.own", has_text="Ta main").last.wait_for()
            assert page.evaluate(UNNAMED) == []
            assert problems(page) == []
            cards = page.locator("#section-0 ~ ul .big, section:has(#section-0) .big")
            assert cards.all_inner_texts() == [str(card) for card in hands[seat]]
        assert "Ta main" not in shown.content()
        phones[1].screenshot(path=tmp_path / "phone.png", full_page=True)


@pytest.mark.long
@pytest.mark.parametrize(
    "game", ["kingsbridge", "seven_kingdoms", "kingdom_builder", "world_without_end"]
)
def test_each_game_can_be_read_by_all(browser: Any, game: str, tmp_path: Path) -> None:
    with table(game) as around:
        name = ("Alice", "Bob")[around.match.to_act or 0]
        page = joined(browser, around, name)
        wide = opened(browser, around, "/table", 1280)
        wide.locator("#sections section").first.wait_for()
        for theme in ("light", "dark", "yellow"):
            for one in (page, wide):
                one.locator(f"input[value={theme}]").check()
                assert problems(one, TAGS if theme == "light" else COLOURS) == [], theme
        page.screenshot(path=tmp_path / f"{game}-phone.png", full_page=True)
        # Four hundred per cent on a screen of 1280 is a screen of 320.
        page.set_viewport_size({"width": 320, "height": 640})
        for size in (18, 22, 72):
            page.locator("#size").fill(str(size))
            assert page.evaluate(SIDEWAYS) <= 0, size
        assert page.evaluate(UNNAMED) == []
        assert page.locator("h1").count() == 1
        wide.screenshot(path=tmp_path / f"{game}.png", full_page=True)


@pytest.mark.long
def test_a_phone_that_sleeps_or_loses_the_network_catches_up_by_itself(browser: Any) -> None:
    with table("kingsbridge") as around:
        seat = around.match.to_act or 0
        page = joined(browser, around, ("Alice", "Bob")[seat])
        asleep = page.context.new_cdp_session(page)
        for name in ("sleep", "network"):
            if name == "sleep":
                asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
            else:
                page.context.set_offline(True)
                around.cut()
                page.get_by_text("La liaison est coupée").wait_for()
                around.nobody_listens(seat)
            around.typed("ma main")
            for _ in range(3):
                around.typed("à qui le tour")
            if name == "sleep":
                asleep.send("Page.setWebLifecycleState", {"state": "active"})
            else:
                page.locator("#say").fill("ma main")
                page.keyboard.press("Enter")
                page.get_by_text("Ce n'est pas parti").first.wait_for()
                page.context.set_offline(False)
            wanted = {"sleep": 1, "network": 2}[name]
            until(page, TURNS + " >= 3 * wanted", arg=wanted)
            assert told(page).count("Ta main") == wanted
            assert told(page).count("C'est à") == 3 * wanted


@pytest.mark.long
def test_a_page_waits_for_a_match_and_comes_back_with_it(browser: Any, tmp_path: Path) -> None:
    save, port = tmp_path / "partie.jsonl", free_port()
    with table("kingsbridge", save=save, port=port, waits=True) as around:
        page = opened(browser, around)
        around.typed("à qui le tour")
        page.locator("#log li", has_text="C'est à").first.wait_for()
        assert "attend" in page.locator("#no-match").inner_text()
        assert page.locator("#code").is_visible()
        assert not page.locator("#before").is_visible()
        assert problems(page) == []
        around.seats_phones(save)
        page.get_by_text("La partie commence").wait_for()
        page.get_by_role("button", name="Alice").press("Enter")
        code = around.code()
        page.locator("#code:focus").wait_for()
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="Ta main").wait_for()
        # The next match of the evening: the same name is let in without a code.
        around.seats_phones(None)
        around.heard.until("garde sa place")
        around.seats_phones(save)
    page.get_by_text("La liaison est coupée").wait_for()
    with table(save=save, port=port) as around:
        page.locator("#log li", has_text="reprend").wait_for()
        page.get_by_role("heading", name="Alice", exact=True).wait_for()
        assert "La liaison est coupée" not in page.locator("#line").inner_text()


OURS = "heraut.games:card"
NFC = """window.NDEFReader = class extends EventTarget {
  async scan() { window.laid = this; }
};
window.lay = (serialNumber, type, octets) => {
  const event = new Event("reading");
  const data = new DataView(new Uint8Array(octets).buffer);
  const records = type ? [{ recordType: type, data }] : [];
  window.laid.dispatchEvent(Object.assign(event, { serialNumber, message: { records } }));
};"""
"""A false reader in the page: the browser of a computer has none."""


@pytest.mark.long
def test_a_phone_hears_reads_cards_and_follows_their_links(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    seven, twelve = CardTag("kingsbridge", "7", 1), CardTag("kingsbridge", "12", 1)
    uid, other = bytes.fromhex("04a1b2c3d4e5f6"), bytes.fromhex("04a1b2c3d4e5f7")
    deck = Deck.new().wrote(uid.hex(), seven).wrote(other.hex(), twelve)
    save(default_path(), deck)
    content = TagContent(seven, pages="http://ordinateur.local:8037")
    link, _ = ndef.message_decoder(encode_message(content, uid, deck.key))
    (ours,) = ndef.message_decoder(encode_message(TagContent(twelve), other, deck.key))
    with table("kingsbridge", options={"cards": "table"}) as around:
        page = joined(browser, around, "Alice")
        page.locator("#talk").press("Enter")
        page.get_by_role("button", name="Envoyer ce que j'ai dit").wait_for()
        page.wait_for_timeout(2500)
        page.locator("#talk").press("Enter")
        page.locator("#log li.own", has_text="C'est tout").first.wait_for()
        page.add_init_script(NFC)
        page.goto(f"http://127.0.0.1:{around.port}{urlsplit(link.iri).path}")
        around.heard.until("sept")
        until(page, "location.pathname === '/'")  # a reload taps nothing again
        page.locator("#cards").press("Enter")
        page.get_by_text("Ce téléphone lit les cartes").wait_for()
        record = list(bytes(ours.data))
        page.evaluate("([id, type, data]) => lay(id, type, data)", ["04:a1:b2", "", []])
        page.locator("#log li.own", has_text="pas une carte").first.wait_for()
        assert [step.notation for step in around.match.history] == ["start 7"]
        named = other.hex(":")
        page.evaluate("([id, type, data]) => lay(id, type, data)", [named, OURS, record])
        around.heard.until("douze")
        assert problems(page) == []
        assert page.evaluate(UNNAMED) == []


@pytest.mark.long
def test_hexes_are_named_reached_by_arrow_keys_and_built_on_by_a_tap_or_enter(browser: Any) -> None:
    with table("kingdom_builder") as around:
        page = opened(browser, around, "/table", 1280)
        page.locator(".hex").first.wait_for()
        # A list to choose from, in which screen readers hand on the arrow keys.
        hexes = page.get_by_role("listbox", name="Le plateau").get_by_role("option")
        assert hexes.count() == page.locator(".hex").count() > 300
        page.locator(".hex[tabindex='0']").focus()
        names = []
        for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "End"):
            page.keyboard.press(key)
            names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        assert len(set(names)) == 5 and all(" : " in name for name in names)
        chosen = page.locator(".hex[aria-selected=true]")
        assert chosen.count() == 1 and chosen.get_attribute("aria-label") == names[-1]
        assert page.locator(".hex").count() == len(
            set(
                page.locator(".hex").evaluate_all(
                    "all => all.map((one) => one.getAttribute('aria-label'))"
                )
            )
        )
        assert page.locator(".hex .free").count() > 0
        assert page.locator(".hex[tabindex='0']").count() == 1
        page = joined(browser, around, ("Alice", "Bob")[around.match.to_act or 0])
        for press in (lambda hex_: hex_.click(), lambda hex_: hex_.press("Enter")):
            before = len(around.match.history)
            press(page.locator(".hex:has(.free)").first)
            for _ in range(600):
                if len(around.match.history) > before:
                    break
                page.wait_for_timeout(50)
            assert around.match.history[before].notation.startswith("build ")
            page.locator(".hex.owned").nth(0).wait_for()


@pytest.mark.long
def test_a_settlement_is_moved_by_touching_it_and_then_where_it_goes(browser: Any) -> None:
    with table("kingdom_builder", begun=with_a_mover) as around:
        page = joined(browser, around, ("Alice", "Bob")[around.match.to_act or 0])
        told, start = page.locator(".board-told"), page.locator(".hex.movable").first
        history = list(around.match.history)
        page.locator(".hex:not(.may):not(.movable)").first.press("Enter")
        assert told.inner_text() == "Rien à jouer sur cette case."
        # Lifted by the keyboard, and left where it is in each of the three ways.
        for leave in ("Escape", "Enter", "button"):
            start.press("Enter")
            assert "levée" in told.inner_text()
            assert page.locator(".hex.lifted:focus").count() == 1
            assert "levée" in page.locator(".hex.lifted").get_attribute("aria-label")
            if leave == "button":
                page.get_by_role("button", name="Ne rien faire").press("Enter")
            else:
                page.keyboard.press(leave)
            assert told.inner_text() == "Rien n'est joué."
            assert page.evaluate("document.activeElement.classList.contains('movable')")
        start.press("Enter")
        page.locator(".hex:not(.may):not(.lifted)").first.click()
        assert told.inner_text().startswith("Pas là.")
        assert list(around.match.history) == history
        assert problems(page) == []
        page.locator(".hex.lifted").focus()
        page.keyboard.press("p")
        assert "possible" in page.evaluate("document.activeElement.getAttribute('aria-label')")
        page.keyboard.press("Enter")
        for _ in range(600):
            if len(around.match.history) > len(history):
                break
            page.wait_for_timeout(50)
        assert around.match.history[len(history)].notation.startswith("move ")
        # What was lifted of a match that moves on stands again.
        page.locator(".hex.may").first.wait_for()


@pytest.mark.long
def test_nothing_is_taken_from_elsewhere_and_words_are_no_code(browser: Any) -> None:
    with table(
        names=("<img src=x onerror=alert(1)>", "Bob</h1><script>alert(2)</script>")
    ) as around:
        page = opened(browser, around)
        asked: list[str] = []
        complaints: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda line: complaints.append(line.text))
        page.reload()
        page.get_by_role("button", name="onerror").wait_for()
        phone = around.seated(0)
        phone.says("<b onclick=alert(3)>ma main</b><script src=/say></script>")
        around.typed("<i>à qui le tour</i>")
        shown = opened(browser, around, "/table")
        shown.locator("#log li", has_text="</h1>").first.wait_for()
        for one in (page, shown):
            assert one.locator("img, b, i, script:not([src])").count() == 0
            assert one.locator("script").count() == one.locator("h1").count() == 1
        home = f"http://127.0.0.1:{around.port}/"
        assert len(asked) > 3
        assert [url for url in asked if not url.startswith(home)] == []
        assert [line for line in complaints if "favicon" not in line and "404" not in line] == []

"""Phones that come in, in a real browser: before a match, by the tab key alone.

What each is told is for it alone.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from .browsing import SIDEWAYS, TAGS, UNNAMED, in_browser, joined, opened, problems, told, until
from .program import program
from .table import free_port, table

pytestmark = in_browser
FOCUSED = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const labels = [...(one.labels ?? [])].map((label) => label.innerText).join(" ");
  const name = one.getAttribute("aria-label") || one.innerText || labels;
  const outline = getComputedStyle(one);
  return one === document.body ? null : {
    name: name.trim(), kind: one.tagName, top: box.top + scrollY,
    seen: box.width > 0 && box.height > 0,
    ringed: outline.outlineStyle !== "none" || one.classList.contains("hex"),
  };
}"""


@pytest.mark.long
def test_a_secret_goes_to_its_owners_page_alone_however_it_is_asked_for(browser: Any) -> None:
    with table() as around:
        turn = around.match.to_act or 0
        name, other = ("Alice", "Bob")[turn], ("Alice", "Bob")[1 - turn]
        mine, theirs = joined(browser, around, name), joined(browser, around, other)
        shown = opened(browser, around, "/table")
        hand = around.match.rules.view(around.match.state, turn).hand
        words = [around.hub.words.number(card) for card in hand]
        # Asked for aloud at the table, where it would be told to all.
        around.typed("ma main")
        secret = mine.locator("#log li.own", has_text="Ta main").first
        secret.wait_for()
        assert all(word in secret.inner_text() for word in words)
        assert not [line for line in list(around.heard.lines.queue) if "Ta main" in line]
        # It is read by the screen reader from a live region, and marked as one's own.
        live = mine.locator("#live")
        assert live.get_attribute("aria-live") == "polite"
        until(mine, "document.getElementById('live').textContent.includes('Ta main')")
        mine.locator("#say").fill("ma main")
        mine.keyboard.press("Enter")
        mine.locator("#log li.own", has_text="Ta main").nth(1).wait_for()
        # All that others could read of it has come to their pages by now.
        around.typed("à qui le tour")
        for page in (theirs, shown):
            page.locator("#log li", has_text="C'est à").first.wait_for()
            assert "Ta main" not in told(page)
        assert not set(map(str, hand)) <= set(theirs.locator("#sections .big").all_inner_texts())
        # Who takes the phone's own voice is not read to twice.
        mine.locator("input[value=phone]").check()
        assert live.get_attribute("aria-live") == "off"


SPEAKS = """window.spoken = [];
speechSynthesis.speak = (told) => {
  spoken.push([told.text, told.rate, told.volume.toFixed(1), told.lang]);
};"""
"""A false voice in the page, as the browser of a computer has none."""


@pytest.mark.long
def test_the_phones_own_voice_reads_what_is_its_own_as_it_was_set(browser: Any) -> None:
    with table() as around:
        page = joined(browser, around, "Alice")
        page.add_init_script(SPEAKS)
        for number in range(2):
            page.reload()
            page.get_by_role("heading", name="Ta main").wait_for()
            if not number:
                page.locator("input[value=phone]").check()
                page.locator("#rate").fill("2")
                page.locator("#volume").fill("0.5")
            page.get_by_role("button", name="Ma main").press("Enter")
            until(page, "spoken.some((one) => one[0].startsWith('Ta main'))")
            around.typed("à qui le tour")
            page.locator("#log li", has_text="C'est à").first.wait_for()
            spoken = page.evaluate("spoken")
            # What all hear is heard at the table; settings stay after a reload.
            assert [one[1:] for one in spoken] == [[2, "0.5", "fr"]] * len(spoken)
            assert not [one for one in spoken if one[0].startswith("C'est à")]
        page.get_by_role("button", name="Répète").press("Enter")
        until(page, "spoken.filter((one) => one[0].startsWith('Ta main')).length > 1")


@pytest.mark.long
def test_all_is_reached_by_the_tab_key_in_the_order_in_which_it_stands(browser: Any) -> None:
    with table("kingdom_builder") as around:
        page = joined(browser, around, ("Alice", "Bob")[around.match.to_act or 0])
        page.locator(".hex").first.wait_for()
        page.evaluate("document.activeElement.blur(); window.getSelection().removeAllRanges()")
        page.evaluate("scrollTo(0, 0); document.body.tabIndex = -1; document.body.focus()")
        stops: list[Any] = []
        for _ in range(90):
            page.keyboard.press("Tab")
            now = page.evaluate(FOCUSED)
            if now is None or (stops and now == stops[0]):
                break
            stops.append(now)
        assert 10 < len(stops) < 90
        assert [one["name"] for one in stops[:2]] == [
            around.hub.words.phrase(f"pocket-page-{key}") for key in ("skip", "skip-settings")
        ]
        assert [one for one in stops if not (one["name"] and one["seen"] and one["ringed"])] == []
        tops = [one["top"] for one in stops]
        # What stands beside each other may differ by a few pixels.
        assert [(a, b) for a, b in pairwise(tops) if b < a - 60] == []
        pressed = {one["name"] for one in stops}
        for button in ("Répète", "Aide", "Annule", "À qui le tour", "Envoyer", "Quitter ta place"):
            assert button in pressed, button
        # The board is one stop; the arrow keys go on from there.
        assert len([one for one in stops if " : " in one["name"] and one["kind"] == "g"]) == 1
        assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.long
def test_a_match_is_set_up_by_taps_and_the_phone_becomes_a_player(
    browser: Any, tmp_path: Path
) -> None:
    port = free_port()
    with program(tmp_path, port, "--seed", "3") as running:
        running.says("Quel jeu")
        page = opened(browser, port)
        page.get_by_role("button", name="Demander le code").press("Enter")
        code = running.code()
        page.locator("#code:focus").wait_for()
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="Préparer la partie").wait_for()
        kingsbridge = page.locator("#offered").get_by_role("button", name="Kingsbridge")
        kingsbridge.wait_for()
        assert "Quel jeu" in page.locator("#asked").inner_text()
        assert problems(page, TAGS) == [] and page.evaluate(UNNAMED) == []
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate(SIDEWAYS) <= 0
        page.screenshot(path=tmp_path / "before.png", full_page=True)
        pressed: list[str] = []
        offered = page.locator("#offered").get_by_role("button")
        while (now := offered.all_inner_texts()) != ["oui", "non"]:
            shown = page.locator("#offered").get_attribute("data-offered")
            if now == ["sans prénom"]:
                page.locator("#before-say").fill("Anna, Bilal")
                page.keyboard.press("Enter")
                assert page.locator("#before-say:focus").count() == 1
            else:
                pressed.append("deux joueurs" if "deux joueurs" in now else now[0])
                offered.get_by_text(pressed[-1], exact=True).press("Enter")
            until(
                page,
                "shown => document.getElementById('offered').dataset.offered !== shown",
                arg=shown,
            )
            # A button that is gone leaves who pressed it in the same part of the page.
            assert page.locator("#before :focus, #before:focus").count() == 1
        assert pressed[:2] == ["Kingsbridge", "deux joueurs"] and len(pressed) > 2
        offered.get_by_text("oui", exact=True).press("Enter")
        page.get_by_role("button", name="C'est moi : Bilal").press("Enter")
        page.get_by_role("heading", name="Bilal", exact=True).wait_for()
        page.get_by_role("heading", name="Ta main").wait_for()
        running.says("Le téléphone de Bilal est là")
        page.reload()
        page.get_by_role("heading", name="Bilal", exact=True).wait_for()

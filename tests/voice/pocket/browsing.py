"""What the tests of pages do with a real browser: open, join, and look for problems."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from .table import Table

__all__ = [
    "CHROMIUM",
    "COLOURS",
    "FLAGS",
    "SIDEWAYS",
    "TAGS",
    "UNNAMED",
    "in_browser",
    "joined",
    "opened",
    "problems",
    "scanned",
    "told",
    "until",
]

image = pytest.importorskip("PIL.Image", reason="no extra browser")
zxingcpp = pytest.importorskip("zxingcpp", reason="no extra browser")
axe_core = pytest.importorskip("axe_core_python.sync_playwright", reason="no extra browser")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
# Skipped where there is none: it cannot be had from the package index, and is no dependency.
in_browser = pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine")

SPOKEN = Path(__file__).parents[3] / "audio_fixtures" / "fr" / "talk"
(SOUND,) = SPOKEN.glob("l-adresse.fr-ch*.wav")
"""What Chromium's false microphone hears, over and over."""
FLAGS = (
    *("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"),
    f"--use-file-for-fake-audio-capture={SOUND}",
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
UNNAMED = """() => [...document.querySelectorAll('button, input, a')]
  .filter((one) => one.checkVisibility())
  .filter((one) => !(one.innerText || '').trim() && !(one.labels && one.labels.length))
  .map((one) => one.outerHTML)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def until(page: Any, true: str, arg: object = None) -> None:
    """Wait until an expression of the page is true, half a minute at most.

    The page's own waiting evaluates text again and again in it, which its policy forbids.
    """
    for _ in range(600):
        if page.evaluate(true, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {true}")


def opened(browser: Any, around: Table | int, path: str = "/", width: int = 390) -> Any:
    """Return a page of a phone of its own."""
    phone = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    page = phone.new_page()
    page.set_default_timeout(120_000)
    port = around if isinstance(around, int) else around.port
    page.goto(f"http://127.0.0.1:{port}{path}")
    return page


MODULE = 8
"""Pixels of a module of a QR code, as a camera sees it."""
LIGHT = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}


def scanned(lines: Sequence[str]) -> str:
    """Return what the QR code says whose blocks a dark terminal shows, as a camera reads it."""
    shown = image.new("L", (MODULE * len(lines[0]), 2 * MODULE * len(lines)))
    for row, line in enumerate(lines):
        for column, block in enumerate(line):
            for half, light in enumerate(LIGHT[block]):
                left, top = MODULE * column, MODULE * (2 * row + half)
                shown.paste(255 * light, (left, top, left + MODULE, top + MODULE))
    (found,) = zxingcpp.read_barcodes(shown)
    return str(found.text)


def joined(browser: Any, around: Table, name: str, url: str = "") -> Any:
    """Return a page that has come in by the code that is said, with the keyboard alone.

    ``url`` is what was scanned, where something was.
    """
    page = opened(browser, around)
    if url:
        page.goto(url)
    ask = page.get_by_role("button", name=name)
    ask.wait_for()
    ask.focus()
    page.keyboard.press("Enter")
    code = around.code()
    page.locator("#code:focus").wait_for()
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Ta main").wait_for()
    # The form is gone: who listens stands at the head of the page, not nowhere.
    until(page, "document.activeElement.id === 'turn-part'")
    around.heard.until("est là")
    return page


COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that another colour scheme can change."""


def problems(page: Any, rules: Any = TAGS) -> list[str]:
    found = axe_core.Axe().run(page, options={"runOnly": rules})
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


def told(page: Any) -> str:
    return " ".join(page.locator("#log, #old").all_text_contents())

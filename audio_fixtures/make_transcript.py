"""Write the transcripts in ``docs`` again: ``python audio_fixtures/make_transcript.py``.

Each page is a scenario, word for word, as ``heraut replay`` plays it: the first five minutes of
somebody who has never heard of Héraut, a solo game of Kingsbridge, and the first turn of Kingdom
Builder. The first one also tells at which minute each thing is said, by the length of the
recordings and of the sentences as Héraut's own voice speaks them.
"""

from __future__ import annotations

import json
import re
import wave
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner

from heraut.voice.commands.replay import replay
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.scenarios.scenario import Scenario, Step, load_scenario

HERE = Path(__file__).resolve().parent
_MINUTE: Final = 60
_THOUGHT: Final = 1.5
"""Seconds from the end of what Héraut says to the player's next word, and again to his answer."""


@dataclass(frozen=True, slots=True)
class Page:
    """One transcript: of which scenario, and how it begins."""

    scenario: Path
    file: Path
    title: str
    about: str
    speakers: Mapping[str, str]
    """Who speaks, by the voice."""
    minutes: bool = False
    """Whether the page is parted by minutes, not by turns."""

    def introduction(self) -> str:
        """Return the head of the page, in Markdown."""
        return (
            f"# {self.title}\n\n{self.about}\n\n"
            f"It is the scenario `audio_fixtures/scenarios/{self.scenario.name}`: recorded speech, "
            "heard by the real ears. `heraut replay` plays it again. "
            "`python audio_fixtures/make_transcript.py` writes this page, and the tests compare "
            "the two.\n"
        )


def page_of(
    scenario: str,
    file: str,
    title: str,
    about: str,
    speakers: Mapping[str, str],
    minutes: bool = False,
) -> Page:
    """Return the page of a scenario, both by the name of their file without its ending."""
    return Page(
        HERE / "scenarios" / f"{scenario}.yaml",
        HERE.parent / "docs" / f"{file}.md",
        title,
        about,
        speakers,
        minutes,
    )


PAGES = (
    page_of(
        "first-minutes",
        "first-minutes",
        "The first five minutes, word for word",
        "A machine with a microphone and a loudspeaker, no screen and no keyboard, and somebody "
        "who has never heard of Héraut: what she hears and what she says, in French. The "
        "machine was made ready as [power-on-to-play.md](power-on-to-play.md) tells, and "
        "switched on. Nothing was explained to her. She says good day, asks for help and why, "
        "tries what cannot be, takes a move back, and leaves.",
        {"fr+steph": "Joueuse"},
        minutes=True,
    ),
    page_of(
        "solo-game",
        "solo-game",
        "A solo game, word for word",
        "One whole solo game of Kingsbridge with app cards, from the setup to the score: what a "
        "player says and what Héraut answers, in French. Nobody looks at anything. The player "
        "wears headphones, so what Héraut says of her hand is for her alone.",
        {"fr+steph": "Joueuse"},
    ),
    page_of(
        "first-turn",
        "kingdom-builder-first-turn",
        "The first turn of Kingdom Builder, word for word",
        "From « nouvelle partie » to the third settlement: what two players say and what Héraut "
        "answers, in French. Nobody looks at anything. Alice sets the match up; Simon, who "
        "begins, asks where he may play, goes there, asks what is around him, and builds. Héraut "
        "holds the board and the cards.",
        {"fr+steph": "Alice", "fr+m7": "Simon"},
    ),
)


def turns(
    steps: Iterable[Step], told: Iterable[Iterable[str]], speakers: Mapping[str, str]
) -> Iterator[list[str]]:
    """Yield the setup, then each turn: paragraphs of what was said, by turns of the speakers.

    ``told`` is what Héraut said before the first step and after each.
    """
    answers = iter(told)
    page = [f"**Héraut :** {' '.join(next(answers))}"]
    begun = False
    for step, said in zip(steps, answers, strict=True):
        page.append(f"**{speakers[step.voice]} :** {step.words}")
        page.append(f"**Héraut :** {' '.join(said)}")
        if "end" in step.does or (not begun and step.words == "oui"):
            begun = True
            yield page
            page = []
    yield page


def seconds(script: Scenario, told: Iterable[Iterable[str]]) -> Iterator[float]:
    """Yield how long each paragraph takes to be heard: Héraut, the player, Héraut..."""
    answers = iter(told)
    with Synthesiser() as voice:

        def aloud(sentences: Iterable[str]) -> float:
            return _THOUGHT + sum(voice.render(each).seconds for each in sentences)

        yield aloud(next(answers))
        for step, said in zip(script.steps, answers, strict=True):
            with wave.open(str(script.path.parent / step.what)) as sound:
                yield _THOUGHT + sound.getnframes() / sound.getframerate()
            yield aloud(said)


def by_minute(paragraphs: Iterable[str], lengths: Iterable[float]) -> Iterator[str]:
    """Yield paragraphs, and before the first that begins in a minute the number of that minute."""
    begins = 0.0
    last = 0
    for paragraph, length in zip(paragraphs, lengths, strict=True):
        minute = int(begins / _MINUTE) + 1
        if minute != last:
            yield f"## Minute {minute}\n"
        yield f"{paragraph}\n"
        begins, last = begins + length, minute


def untimed(page: str) -> str:
    """Return a page without its minutes: another voice may be quicker."""
    return re.sub("^## Minute .*\n\n", "", page, flags=re.MULTILINE)


def transcript(page: Page, report: dict[str, Any]) -> str:
    """Return the page for what ``heraut replay --json`` reports of its scenario."""
    script = load_scenario(page.scenario)
    told = [step["said"] for step in report["steps"]]
    lines = [page.introduction()]
    parts = list(turns(script.steps, told, page.speakers))
    if page.minutes:
        paragraphs = (paragraph for part in parts for paragraph in part)
        return "\n".join([*lines, *by_minute(paragraphs, seconds(script, told))])
    for number, turn in enumerate(parts):
        lines.append(f"## {f'Tour {number}' if number else 'Préparer la partie'}\n")
        lines += [f"{paragraph}\n" for paragraph in turn]
    return "\n".join(lines)


def main() -> None:
    """Play the scenarios and write the pages."""
    for page in PAGES:
        result = CliRunner().invoke(replay, [str(page.scenario), "--json"], catch_exceptions=False)
        report = json.loads(result.output)
        if not report["ok"]:
            raise SystemExit(f"heraut replay {page.scenario} finds differences: nothing is written")
        page.file.write_text(transcript(page, report), encoding="utf-8", newline="\n")
        print(f"{page.file}: {len(report['steps'])} steps")


if __name__ == "__main__":
    main()

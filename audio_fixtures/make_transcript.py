"""Write ``docs/solo-game.md`` again: ``python audio_fixtures/make_transcript.py``.

The page is the solo game of the scenarios, word for word, as ``heraut replay`` plays it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from heraut.voice.commands.replay import replay
from heraut.voice.scenario import Step, load_scenario

HERE = Path(__file__).resolve().parent
SCENARIO = HERE / "scenarios" / "solo-game.yaml"
PAGE = HERE.parent / "docs" / "solo-game.md"

INTRODUCTION = (
    "# A solo game, word for word\n\n"
    "One whole solo game of Kingsbridge with app cards, from the setup to the score: what a player "
    "says and what Héraut answers, in French. Nobody looks at anything. The player wears "
    "headphones, so what Héraut says of her hand is for her alone.\n\n"
    "It is the scenario `audio_fixtures/scenarios/solo-game.yaml`: recorded speech, heard by the "
    "real ears. `heraut replay` plays it again. `python audio_fixtures/make_transcript.py` writes "
    "this page, and the tests compare the two.\n"
)


def turns(steps: Iterable[Step], told: Iterable[Iterable[str]]) -> Iterator[list[str]]:
    """Yield the setup, then each turn: paragraphs of what was said, by turns of the speakers.

    ``told`` is what Héraut said before the first step and after each.
    """
    answers = iter(told)
    page = [f"**Héraut :** {' '.join(next(answers))}"]
    begun = False
    for step, said in zip(steps, answers, strict=True):
        page.append(f"**Joueuse :** {step.words}")
        page.append(f"**Héraut :** {' '.join(said)}")
        if "end" in step.does or (not begun and step.words == "oui"):
            begun = True
            yield page
            page = []
    yield page


def transcript(report: dict[str, Any]) -> str:
    """Return the page for what ``heraut replay --json`` reports of the scenario."""
    steps = load_scenario(SCENARIO).steps
    told = [step["said"] for step in report["steps"]]
    lines = [INTRODUCTION]
    for number, page in enumerate(turns(steps, told)):
        lines.append(f"## {f'Tour {number}' if number else 'Préparer la partie'}\n")
        lines += [f"{paragraph}\n" for paragraph in page]
    return "\n".join(lines)


def main() -> None:
    """Play the scenario and write the page."""
    result = CliRunner().invoke(replay, [str(SCENARIO), "--json"], catch_exceptions=False)
    report = json.loads(result.output)
    if not report["ok"]:
        raise SystemExit(f"heraut replay {SCENARIO} finds differences: nothing was written")
    PAGE.write_text(transcript(report), encoding="utf-8", newline="\n")
    print(f"{PAGE}: {len(report['steps'])} steps")


if __name__ == "__main__":
    main()

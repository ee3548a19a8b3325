"""``heraut replay``: a scenario through the real stack; exit 1 when an expectation fails."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import click

from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.herald import Words
from heraut.voice.scenarios.scenario import StepKind, load_scenario
from heraut.voice.scenarios.scenario_runner import Performed, ScenarioRunner


@click.command(cls=Command)
@click.argument("scenario", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@options.as_json
def replay(scenario: Path, as_json: bool) -> None:
    """Perform a scenario and compare what comes of it."""
    script = load_scenario(scenario)
    words = Words(script.lang)
    steps: list[Performed] = []
    with ScenarioRunner(script) as runner:
        for done in runner.perform():
            steps.append(done)
            if not as_json:
                for line in performed_lines(done, words, runner.talk.task.herald.name):
                    click.echo(line)
    problems = [(done.step.line, text) for done in steps if done.step for text in done.problems]
    if as_json:
        report = {
            "scenario": str(scenario),
            "title": script.title,
            "ok": not problems,
            "steps": [_record(done) for done in steps],
        }
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    elif problems:
        for number, problem in problems:
            click.echo(words.text("replay-difference", line=number, problem=problem))
        click.echo(words.text("replay-bad", count=len(problems)))
    else:
        click.echo(words.text("replay-good", count=len(script.steps)))
    sys.exit(1 if problems else 0)


def performed_lines(done: Performed, words: Words, name: Callable[[int], str]) -> list[str]:
    """Return a performed step as plain lines: what was heard or tapped, done and said."""
    lines: list[str] = []
    match done.step.kind if done.step else None:
        case StepKind.HEAR:
            lines += [words.text("demo-heard", words=text) for text in done.heard]
            if not done.heard:
                lines.append(words.text("demo-heard-nothing"))
        case StepKind.TAP if done.step:
            lines.append(words.text("demo-tapped", card=done.step.what))
        case StepKind.TAG if done.step:
            lines.append(words.text("demo-tag", sort=done.step.what))
        case StepKind.READER if done.step:
            lines.append(words.text("demo-reader", act=done.step.what))
        case _:
            pass
    for output in done.outputs:
        match output:
            case Played(notation, _):
                lines.append(words.text("demo-did", notation=notation))
            case Spoken(text, None):
                lines.append(words.text("demo-said", text=text))
            case Spoken(text, int() as seat):
                lines.append(words.text("demo-said-ear", seat=name(seat), text=text))
            case _:
                pass
    return lines


def _record(done: Performed) -> dict[str, object]:
    return {
        "line": done.step.line if done.step else 0,
        "kind": str(done.step.kind) if done.step else "begin",
        "what": done.step.what if done.step else "",
        "heard": list(done.heard),
        "did": [output.notation for output in done.outputs if isinstance(output, Played)],
        "said": [output.text for output in done.said],
        "problems": list(done.problems),
    }

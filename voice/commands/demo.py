"""``heraut demo``: a short recorded scenario, on nothing but what is in the package."""

from __future__ import annotations

import contextlib
import sys
from contextlib import ExitStack
from importlib.resources import as_file, files
from pathlib import Path

import click

from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command
from heraut.voice.commands.replay import performed_lines
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import read_wav
from heraut.voice.herald import Words
from heraut.voice.home.own_voice import own_mouth
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.outputs import AudioOutput, WavOutput
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.runtime.output_sinks import Speaker
from heraut.voice.scenarios.scenario import StepKind, load_scenario
from heraut.voice.scenarios.scenario_runner import ScenarioRunner


@click.command(cls=Command)
@options.lang
@click.option(
    "--wav", type=click.Path(path_type=Path, dir_okay=False), default=Path("heraut-demo.wav")
)
@click.option("--silent", is_flag=True)
def demo(lang: str, wav: Path, silent: bool) -> None:
    """Perform the recorded piece of play and write what is said to ``wav``."""
    words = Words(lang)
    click.echo(words.text("demo-opening"))
    problems: list[tuple[int, str]] = []
    with ExitStack() as stack:
        folder = stack.enter_context(as_file(files("heraut.voice.demo") / lang))
        script = load_scenario(folder / "demo.yaml")
        runner = stack.enter_context(ScenarioRunner(script))
        loudspeakers: list[AudioOutput] = [WavOutput(wav)]
        loud = None if silent else _speaker()
        if loud is not None:
            loudspeakers.append(loud)
        mouth = stack.enter_context(own_mouth(words, {TABLE_CHANNEL: loudspeakers}))
        mouth.on_problem(lambda error: click.echo(words.error(error)))
        speaker = Speaker(mouth)
        for done in runner.perform():
            for line in performed_lines(done, words, runner.talk.task.herald.name):
                click.echo(line)
            if done.step is not None and done.step.kind is StepKind.HEAR:
                _play(folder / done.step.what, loudspeakers)
            speaker.tell(done.outputs)
            mouth.wait()
            if done.step is not None:
                problems += [(done.step.line, problem) for problem in done.problems]
    for number, problem in problems:
        click.echo(words.text("replay-difference", line=number, problem=problem))
    click.echo(words.text("demo-wav", path=str(wav)))
    click.echo(words.text("demo-no-speaker" if loud is None else "demo-played-aloud"))
    click.echo(words.text("demo-end"))
    sys.exit(1 if problems else 0)


def _speaker() -> SpeakerOutput | None:
    """Return the loudspeaker, or ``None`` when there is none: the demo needs no device."""
    try:
        return SpeakerOutput()
    except MouthError:
        return None


def _play(recording: Path, loudspeakers: list[AudioOutput]) -> None:
    """Let what the player says be heard, before the answer; the mouth is silent meanwhile."""
    sound = Pcm(read_wav(recording), RATE)
    for loudspeaker in loudspeakers:
        # A device that fails is reported by the mouth, which uses it next.
        with contextlib.suppress(MouthError):
            loudspeaker.start(sound)
    for loudspeaker in loudspeakers:
        with contextlib.suppress(MouthError):
            loudspeaker.wait()

"""Make the sounds of the scenarios and of the demo again.

``python audio_fixtures/make_scenarios.py`` makes all; ``FILE...`` those of these scenarios only;
``--missing`` only those that are not there; ``--only TEXT`` only those whose name holds TEXT.

Every ``hear`` step of a scenario says its words and its voice; they alone settle its WAV, however
often it is heard. The voices are espeak-ng's, as in ``make_fixtures.py``: none that the embedded
model was trained on. Sounds that no step names any more are removed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from make_fixtures import VARIANTS, Manner, slug, sound, write  # noqa: E402

from heraut.voice.scenarios.scenario import Scenario, Step, StepKind, load_scenario  # noqa: E402

FOLDERS = (HERE / "scenarios", *sorted((HERE.parent / "voice" / "demo").glob("*/")))
"""Where scenarios are, each folder with its sounds in ``sounds``."""


def manner(voice: str) -> Manner:
    """Return how a voice speaks in a scenario: a person does not change from step to step."""
    return Manner(voice, rate=150, pitch=50, spread=50, level=-6.0)


def file_name(step: Step) -> str:
    """Return what the sound of a step must be called, from its scenario's folder."""
    return f"sounds/{slug(step.words)}.{slug(step.voice)}.wav"


def heard(script: Scenario) -> Iterator[tuple[Path, Step]]:
    """Yield each sound of a scenario with the first step that it is for.

    Raises ``ValueError`` for a step that does not say how its sound is made, wants a voice that the
    model may have been trained on, or misnames the sound: under one name there is one sound.
    """
    seen = set()
    for step in script.steps:
        if step.kind is not StepKind.HEAR or step.what in seen:
            continue
        where = f"{script.path}, line {step.line}"
        if not step.words or not step.voice:
            raise ValueError(f"{where}: words and voice are needed to make the sound")
        if step.voice.partition("+")[2] not in VARIANTS:
            raise ValueError(f"{where}: the voice must be one of {', '.join(VARIANTS)}")
        if step.what != file_name(step):
            raise ValueError(f"{where}: the sound must be called {file_name(step)}")
        seen.add(step.what)
        yield script.path.parent / step.what, step


def make(scenarios: Iterable[Path], missing: bool = False, only: str = "") -> int:
    """Write the sounds of these scenarios whose name holds ``only``; return how many were made."""
    made = set()
    for scenario in scenarios:
        for path, step in heard(load_scenario(scenario)):
            if path in made or only not in step.what or (missing and path.exists()):
                continue
            write(path, sound(step.words, manner(step.voice)))
            made.add(path)
    return len(made)


def unused(folder: Path) -> list[Path]:
    """Return the sounds of a folder that no scenario in it needs."""
    scripts = map(load_scenario, sorted(folder.glob("*.yaml")))
    needed = {path for script in scripts for path, _ in heard(script)}
    return sorted(set((folder / "sounds").glob("*.wav")) - needed)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the sounds of the scenarios again.")
    parser.add_argument("scenarios", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--missing", action="store_true", help="only sounds that are not there")
    parser.add_argument("--only", default="", metavar="TEXT")
    options = parser.parse_args()
    everything = [path for folder in FOLDERS for path in sorted(folder.glob("*.yaml"))]
    chosen = [path.resolve() for path in options.scenarios] or everything
    count = make(chosen, options.missing, options.only)
    for folder in FOLDERS:
        for path in unused(folder):
            path.unlink()
    print(f"{count} sounds made.")


if __name__ == "__main__":
    main()

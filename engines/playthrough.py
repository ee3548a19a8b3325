"""Golden playthroughs: whole games as text, to be read by people and replayed by tests.

``python -m heraut.engines.playthrough --write tests/playthroughs`` writes them all anew. A file is
``<game>/<seats>-<options>.txt``: how the match was set up, then every action (``>``), its events,
and what changed for everybody to see (``=``), at the end the scores.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, TABLE, Event
from heraut.engines.registry import RULES
from heraut.engines.rules import Rules
from heraut.engines.setup import complete_options
from heraut.engines.simulate import Policy, Setup, choose, corrected, keen, walk


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A game as set up and played."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    notations: tuple[str, ...]


_ALONE: Final = ("solo_", "malus_")
"""How options begin that are about a game alone."""


def cases(rules: Rules[Any, Any]) -> Iterator[tuple[str, Setup, Policy]]:
    """Yield the file names, the set-ups and the play of the playthroughs that a game must have.

    Every mode and number of seats with the default options, played well, and once at random;
    and each other value of each option once, played at random, which leads into the corners that
    the options are about. Where the real table can be put right, one with real cards shows that.
    """
    default = complete_options(rules.options, {})
    modes = rules.options.get("mode", ())
    seen = set()
    for mode in modes or ("",):
        name = mode if mode not in ("", default.get("mode")) else "default"
        options = {**default, "mode": mode} if mode else default
        for seats in rules.seats:
            setup = Setup(seats, options)
            shown = rules.view(rules.start(seats, options), PUBLIC).shown().get("mode")
            if (seats, shown) not in seen:
                seen.add((seats, shown))
                yield f"{seats}-{name}.txt", setup, keen
        yield f"{_stage(rules, '')}-{name}-random.txt", Setup(_stage(rules, ""), options), choose
    fullest = {"mode": modes[1]} if modes[1:] else {}
    for option, values in rules.options.items():
        if option == "mode":
            continue
        seats = _stage(rules, option)
        for value in values[1:]:
            setup = Setup(seats, {**default, **fullest, option: value})
            yield f"{seats}-{option}-{value}.txt", setup, choose
    if rules.table_facts:
        seats = _stage(rules, "")
        setup = Setup(seats, {**default, **fullest, "cards": "table"})
        yield f"{seats}-facts.txt", setup, corrected


def _stage(rules: Rules[Any, Any], option: str) -> int:
    """Return how many seats show what an option does; some are about a single one."""
    return rules.seats[0] if option.startswith(_ALONE) else min(3, rules.seats[-1])


def written(rules: Rules[Any, Any], setup: Setup, policy: Policy, seed: int) -> Playthrough:
    """Return a new game."""
    steps = walk(rules, setup, Random(seed), policy=policy)
    notations = tuple(str(step.action) for step in steps)
    return Playthrough(rules.name, setup.seats, setup.options, seed, notations)


def render(played: Playthrough) -> str:
    """Return a playthrough as text, from a new match with its actions."""
    match = Match.new(played.game, played.seats, played.options, played.seed)
    return "".join(f"{line}\n" for line in _lines(match, played.notations))


def read(text: str) -> Playthrough:
    """Return the set-up and the actions of a playthrough's text; the rest is not looked at."""
    header = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    return Playthrough(
        game=header["game"],
        seats=int(header["seats"]),
        options=dict(option.split("=", 1) for option in header["options"].split()),
        seed=int(header["seed"]),
        notations=tuple(
            line.split(": ", 1)[1] for line in text.splitlines() if line.startswith("> ")
        ),
    )


def main(arguments: list[str] | None = None) -> None:
    """Write every playthrough of every game, or of the one that is named."""
    parser = argparse.ArgumentParser(
        prog="python -m heraut.engines.playthrough",
        description="Write the golden playthroughs of every game anew.",
    )
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--game", choices=RULES, help="only this game's")
    given = parser.parse_args(arguments)
    folder: Path = given.write
    for rules in [RULES[given.game]] if given.game else RULES.values():
        (folder / rules.name).mkdir(parents=True, exist_ok=True)
        for seed, (name, setup, policy) in enumerate(cases(rules), 1):
            path = folder / rules.name / name
            text = render(written(rules, setup, policy, seed))
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{path}: {text.count(chr(10))} lines")


def _lines(match: Match, notations: Iterable[str]) -> Iterator[str]:
    yield f"game: {match.rules.name}"
    yield f"seats: {match.seats}"
    yield f"options: {' '.join(f'{name}={value}' for name, value in match.options.items())}"
    yield f"seed: {match.seed}"
    yield ""
    view = match.rules.view(match.state, PUBLIC).shown()
    yield from _changes({}, view)
    for notation in notations:
        match = match.play(notation)
        step = match.history[-1]
        yield f"> {'table' if step.by == TABLE else f'seat {step.by}'}: {step.notation}"
        yield from map(event_line, step.events)
        before, view = view, match.rules.view(match.state, PUBLIC).shown()
        yield from _changes(before, view)
    yield ""
    for score in match.rules.scores(match.state):
        yield f"seat {score.seat}: {score.points}{' won' if score.won else ''}"


def event_line(event: Event) -> str:
    """Return an event as a line: its key, who may know it, and its values."""
    to = "" if event.audience is None else f" to {','.join(map(str, sorted(event.audience)))}"
    values = "".join(f" {name}={_text(value)}" for name, value in event.args.items())
    return f"  {event.key}{to}{values}"


def _changes(before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[str]:
    for name, value in after.items():
        if name not in before or before[name] != value:
            yield f"  = {name} {_text(value)}"


def _text(value: object) -> str:
    """Return a value in the shortest form that stays readable."""
    if isinstance(value, tuple):
        inner = " ".join(map(_text, value))
        return f"({inner})"
    if isinstance(value, Mapping):
        return f"({' '.join(f'{name}={_text(inner)}' for name, inner in value.items())})"
    return str(value)


if __name__ == "__main__":
    main()

"""``heraut play``: a live match, by microphone and reader, or by typed lines."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import click

from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.setup import check_seats
from heraut.plain_file import plain
from heraut.voice.box_data.corrections import installed
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command, worded
from heraut.voice.herald import Verbosity, Words
from heraut.voice.home.settings import LISTEN, RATE, SPEECH, VOLUME, SettingsDamaged, unusable
from heraut.voice.runtime.live import Live
from heraut.voice.runtime.machine_key import machine_seal
from heraut.voice.runtime.match_factory import MatchFactory
from heraut.voice.runtime.match_opening import NewMatch, ToResume, ToSetUp
from heraut.voice.runtime.phones import Pocket
from heraut.voice.runtime.speech_outputs import EarDevice, SpeechWanted
from heraut.voice.tasks.match.program_seats import named


def ear_device(text: str) -> EarDevice:
    """Return ``SEAT=DEVICE``: a 1-based seat, and an output's number or part of its name."""
    seat, equals, device = text.partition("=")
    if not (seat.isdecimal() and len(seat) < 9 and int(seat) >= 1 and equals and device):
        raise click.BadParameter(worded("usage-play-ear", text=text))
    return EarDevice(int(seat) - 1, device)


_USUAL_SEATS = 2
"""How many play when nobody says."""


@click.command(cls=Command)
@common.any_game
@click.option("--setup", is_flag=True)
@click.option("--seats", type=int)
@click.option("--players")
@click.option("--cards", type=click.Choice(["app", "table"]))
@common.rule_options
@click.option("--seed", type=int)
@common.lang
@common.verbosity
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--resume", type=click.Path(path_type=Path))
@click.option("--text", is_flag=True)
@click.option("--greet", is_flag=True)
@click.option("--reader")
@click.option("--speech", type=click.Choice(SPEECH), default=SPEECH[0])
@click.option("--rate", type=click.IntRange(RATE[0], RATE[-1]))
@click.option("--volume", type=click.IntRange(VOLUME[0], VOLUME[-1]))
@click.option("--voice")
@click.option("--model")
@click.option("--listen", type=click.Choice(LISTEN), default=LISTEN[0])
@click.option("--headphones/--no-headphones", is_flag=True)
@click.option("--ear", "named_ears", multiple=True)
@click.option("--pocket/--no-pocket", is_flag=True)
@click.option("--pocket-address", default="")
@click.option("--pocket-port", type=click.IntRange(1024, 65535))
def play(
    game: str | None,
    setup: bool,
    seats: int | None,
    players: str | None,
    cards: str | None,
    options: dict[str, str],
    seed: int | None,
    lang: str,
    verbosity: str,
    save: Path | None,
    resume: Path | None,
    text: bool,
    greet: bool,
    reader: str | None,
    named_ears: tuple[str, ...],
    speech: str,
    rate: int | None,
    volume: int | None,
    voice: str | None,
    model: str | None,
    listen: str,
    headphones: bool,
    pocket: bool,
    pocket_address: str,
    pocket_port: int | None,
) -> None:
    """Play a match of ``game``; without it all is set up by voice."""
    told = [each is not None for each in (seats, players, cards, options or None)]
    if resume is not None and (setup or any((*told, save is not None, seed is not None))):
        raise click.UsageError(worded("usage-play-resumed"))
    asked = resume is None and (setup or game is None)
    if asked and any(told):
        raise click.UsageError(worded("usage-play-setup"))
    ears = tuple(map(ear_device, named_ears))
    live = Live(
        factory=MatchFactory(
            lang,
            Verbosity(verbosity),
            frozenset(ear.seat for ear in ears),
            overlay=installed,
            seal=machine_seal,
        ),
        typed=text,
        reader=_reader(reader, text),
        ears=ears,
        stream=sys.stdin or StringIO(),
        listen=listen,
        barge_in=headphones,
        pocket=_pocket(pocket, pocket_address, pocket_port),
        speech=SpeechWanted(rate, volume, voice, speech),
        model=model,
        first_told=({"live-greeting": {}} if greet else {}) | dict(_settings_trouble()),
        greets=greet,
    )
    if resume is not None:
        if not resume.exists():
            raise NoSuchFile(resume)
        live.play(ToResume(plain(resume), "" if game is None else find_rules(game).name))
        return
    seed = secrets.randbits(32) if seed is None else seed
    if asked:
        live.play(ToSetUp(seed, "" if game is None else find_rules(game).name, save))
        return
    assert game is not None
    rules = find_rules(game)
    chosen = options if cards is None else {**options, "cards": cards}
    names = named(Words(lang), _names(players, seats, rules))
    live.play(NewMatch(rules.name, names, chosen, seed, save))


class NoSuchFile(FileNotFoundError):
    """The file that was named does not exist."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no file {path}")
        self.key = "no_such_file"
        self.details: dict[str, object] = {"path": str(path)}


def _settings_trouble() -> Mapping[str, Mapping[str, object]]:
    """Return the messages about remembered settings that cannot be used, with their values."""
    try:
        left_out = unusable()
    except SettingsDamaged as damaged:
        return {"error-settings-damaged": damaged.details}
    return {"settings-unusable": {"names": left_out}} if left_out else {}


def _reader(named: str | None, typed: bool) -> str | None:
    """Return the reader to use: a spoken match looks for a USB one unless told otherwise."""
    if named is None:
        return None if typed else "usb"
    return None if named == "none" else named


def _pocket(wanted: bool, host: str, port: int | None) -> Pocket | None:
    """Return where phones find their pages; who names an address or a port wants them."""
    return Pocket(host, port or 0) if wanted or host or port else None


def _names(players: str | None, seats: int | None, rules: Rules[Any, Any]) -> tuple[str, ...]:
    """Return a name for each seat, empty where none was given."""
    names = () if players is None else _listed(players)
    if names and seats is not None and seats != len(names):
        raise click.UsageError(worded("usage-play-names", names=len(names), seats=seats))
    usual = _USUAL_SEATS if _USUAL_SEATS in rules.seats else rules.seats[0]
    wanted = len(names) or (usual if seats is None else seats)
    count = check_seats(rules.name, rules.seats, wanted)
    return names or ("",) * count


def _listed(players: str) -> tuple[str, ...]:
    """Return the names in a list. Raises ``click.UsageError`` for what cannot be told apart."""
    from heraut.voice.tasks.setup.plan import LONGEST_NAME  # without names the setup stays unloaded

    names = tuple(name.strip() for name in players.split(","))
    if any(not 1 <= len(name) <= LONGEST_NAME for name in names):
        raise click.UsageError(worded("usage-play-short-names"))
    if len({name.casefold() for name in names}) != len(names):
        raise click.UsageError(worded("usage-play-same-names"))
    return names

"""``heraut play``: a live match, by microphone and reader, or by typed lines."""

from __future__ import annotations

import secrets
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import click

from heraut.engines.protocol import Rules
from heraut.engines.registry import find_rules
from heraut.engines.setup import check_seats
from heraut.voice.box_data.corrections import installed
from heraut.voice.herald import LANGUAGES, Verbosity
from heraut.voice.runtime.live import EarDevice, Live, NewMatch, ToSetUp
from heraut.voice.runtime.match_factory import MatchFactory, new_save
from heraut.voice.tasks.setup.plan import LONGEST_NAME

__all__ = ["play"]


def _ear_device(text: str) -> EarDevice:
    """Return ``SEAT=DEVICE``: a 1-based seat, and an output's number or part of its name."""
    seat, equals, device = text.partition("=")
    if not (seat.isdecimal() and int(seat) >= 1 and equals and device):
        raise click.BadParameter(f"« {text} » : il faut par exemple 1=casque.")
    return EarDevice(int(seat) - 1, device)


_USUAL_SEATS = 2
"""How many play when nobody says."""


@click.command()
@click.argument("game", required=False)
@click.option("--setup", is_flag=True, help="Tout régler à la voix, même si le jeu est nommé.")
@click.option("--seats", type=int, help="Combien de personnes jouent.")
@click.option("--players", help="Les prénoms, séparés par des virgules, dans l'ordre du tour.")
@click.option("--cards", type=click.Choice(["app", "table"]), help="Qui tient les cartes.")
@click.option("--option", "options", multiple=True, metavar="NOM=VALEUR", help="Option de règle.")
@click.option("--seed", type=int, help="Pour refaire la même distribution.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="fr", help="La langue.")
@click.option(
    "--verbosity",
    type=click.Choice([str(level) for level in Verbosity]),
    default=str(Verbosity.NORMAL),
    help="Combien de détails.",
)
@click.option("--save", type=click.Path(path_type=Path), help="Le fichier où garder la partie.")
@click.option("--resume", type=click.Path(path_type=Path), help="La partie gardée à reprendre.")
@click.option("--text", is_flag=True, help="Taper les phrases au lieu de les dire.")
@click.option(
    "--reader", metavar="CHEMIN", help="Le lecteur : usb, tty:USB0:pn532, ou none pour jouer sans."
)
@click.option("--headphones", is_flag=True, help="Casques pour tous : on peut me couper la parole.")
@click.option("--ear", "named_ears", metavar="PLACE=SORTIE", multiple=True, help="Un casque.")
def play(
    game: str | None,
    setup: bool,
    seats: int | None,
    players: str | None,
    cards: str | None,
    options: tuple[str, ...],
    seed: int | None,
    lang: str,
    verbosity: str,
    save: Path | None,
    resume: Path | None,
    text: bool,
    reader: str | None,
    named_ears: tuple[str, ...],
    headphones: bool,
) -> None:
    """Jouer une partie de GAME, par exemple kingsbridge. Sans GAME, tout se règle à la voix."""
    told = [each is not None for each in (seats, players, cards, options or None)]
    if resume is not None and (setup or any((*told, save is not None, seed is not None))):
        raise click.UsageError("Une partie reprise garde ses joueurs et ses options.")
    asked = resume is None and (setup or game is None)
    if asked and any(told):
        raise click.UsageError(
            "La préparation à la voix demande les joueurs et les options. "
            "Pour les donner ici, nomme un jeu, par exemple kingsbridge, sans --setup."
        )
    ears = tuple(map(_ear_device, named_ears))
    live = Live(
        factory=MatchFactory(
            lang, Verbosity(verbosity), frozenset(ear.seat for ear in ears), overlay=installed
        ),
        typed=text,
        reader=_reader(reader, text),
        ears=ears,
        stream=sys.stdin or StringIO(),
        barge_in=headphones,
    )
    if resume is not None:
        if not resume.exists():
            raise NoSuchFile(resume)
        live.play(resume)
        return
    seed = secrets.randbits(32) if seed is None else seed
    if asked:
        live.play(ToSetUp(seed, "" if game is None else find_rules(game).name, save))
        return
    assert game is not None
    rules = find_rules(game)
    chosen = dict(_pair(option) for option in options)
    if cards is not None:
        chosen["cards"] = cards
    live.play(
        NewMatch(
            rules.name,
            _names(players, seats, rules),
            chosen,
            seed,
            save or new_save(rules.name),
        )
    )


class NoSuchFile(FileNotFoundError):
    """The file that was named does not exist."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"no file {path}")
        self.key = "no_such_file"
        self.details: dict[str, object] = {"path": str(path)}


def _reader(named: str | None, typed: bool) -> str | None:
    """Return the reader to use: a spoken match looks for a USB one unless told otherwise."""
    if named is None:
        return None if typed else "usb"
    return None if named == "none" else named


def _names(players: str | None, seats: int | None, rules: Rules[Any, Any]) -> tuple[str, ...]:
    """Return a name for each seat, empty where none was given."""
    names = () if players is None else tuple(name.strip() for name in players.split(","))
    if names and seats is not None and seats != len(names):
        raise click.UsageError(f"{len(names)} prénoms pour {seats} places.")
    if any(not 1 <= len(name) <= LONGEST_NAME for name in names):
        raise click.UsageError("Il faut des prénoms courts, séparés par des virgules.")
    if len({name.casefold() for name in names}) != len(names):
        raise click.UsageError("Il faut des prénoms différents : on les distingue à l'oreille.")
    usual = _USUAL_SEATS if _USUAL_SEATS in rules.seats else rules.seats[0]
    wanted = len(names) or (usual if seats is None else seats)
    count = check_seats(rules.name, rules.seats, wanted)
    return names or ("",) * count


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not (name and equals and value):
        raise click.UsageError(f"{option!r} : une option s'écrit nom=valeur.")
    return name, value

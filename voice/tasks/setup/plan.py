"""What was chosen so far, which question is next, and which answers may not be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from heraut.voice.dialogue.errors import Refused
from heraut.voice.tasks.setup.menu import Choice, Menu

LONGEST_NAME: Final = 40
"""Letters of a player's name, which is said at every turn."""

RANDOM: Final = -1
"""Who begins is to be drawn."""
SEVERAL: Final = "against_several"
"""How it is said that the program plays several seats, with ``{n}`` for how many."""
WITHOUT: Final = "without_program"
"""How it is said that it plays none."""
OF_THE_GAMES: Final = ("easiest", "duration", "alone", "four")
"""What is asked of the games before one is chosen; each is a message."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One answer: what it is about, and what was chosen.

    The slots are ``game``, ``seats``, ``option``, ``name``, ``unnamed``, ``own`` (the name of who
    speaks is missing), ``place`` (who begins, from 1), ``starter`` (who begins, by name),
    ``random``, ``against`` (the program plays a seat, or so many), ``strength`` (how well, all its
    seats or the one of the option's number), ``number`` (a number alone), ``nth`` (of what was
    offered), ``any`` (what is usual), ``me`` (who speaks begins), ``somebody`` (who begins was
    described, not named), ``speaker`` (the name of who speaks), ``whose`` (a new name, nobody knows
    for whom), ``gone`` (somebody unknown does not play), ``other`` (of the two answers to the last
    question), ``again`` (all as in the last match), ``people`` (who played it), and ``resume``,
    ``older``, ``kept``, ``learn``, ``options``, ``rest``, ``recap``, ``who``, :data:`OF_THE_GAMES`
    and ``early`` (something of a match that has not begun), which choose nothing by themselves.
    """

    slot: str
    value: int | str = ""
    said: str = ""
    """How Héraut says it."""
    option: str = ""
    """Which option has the value; ``""``: none."""


def so_many(seats: int, menu: Menu) -> Piece:
    """Return the answer that ``seats`` play."""
    return Piece("seats", seats, menu.numbers.get(("seats", seats), ""))


def at_place(place: int, menu: Menu) -> Piece:
    """Return the answer that who sits at ``place`` begins."""
    return Piece("place", place, menu.numbers.get(("place", place), ""))


def against(count: int, menu: Menu) -> Piece:
    """Return the answer that the program plays so many seats, or none."""
    several = menu.said.get(SEVERAL, "").replace("{n}", menu.count(count))
    said = several if count else menu.said.get(WITHOUT, "")
    return menu.against[0] if count == 1 else Piece("against", count, said)


def seats_of_program(piece: Piece) -> int:
    """Return how many seats such an answer gives to the program: one where it names no number."""
    return piece.value if isinstance(piece.value, int) else 1


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be asked next."""

    name: str
    """``game``, ``seats``, ``option``, ``strength``, ``names``, ``first``, ``ready``;
    ``resume`` when it is asked for the last match."""
    option: str = ""
    """Which option is asked for; ``""``: none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match in the making. Immutable: every answer gives a new one."""

    game: str = ""
    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    """The options that were named, by name."""
    names: tuple[str, ...] = ()
    """The first names told so far, in the order of the turn."""
    named: bool = False
    """Whether no more names are to come; seats beyond them are called by their number."""
    own: bool = False
    """Whether who speaks has told the others' names and not the own one."""
    speaker: str = ""
    """The name of who speaks, where that one gave it: whom « moi » means."""
    rivals: tuple[str, ...] = ()
    """What the program is called on the last seats, by its strength; ``""``: that is open yet."""
    first: int | None = None
    """Who begins: the place in the order of the names, from 0; :data:`RANDOM` to be drawn."""

    def applying(self, menu: Menu) -> Iterator[Choice]:
        """Yield the options that change something in such a match."""
        if not self.game:
            return
        active: dict[str, str] = {}
        for choice in menu.games[self.game].choices.values():
            idle = any(active.get(name) in values for name, values in choice.unless.items())
            if choice.least <= max(self.seats, 1) <= choice.most and not idle:
                active[choice.name] = self.options.get(choice.name, choice.default)
                yield choice

    def question(self, menu: Menu) -> Question:
        """Return what is to be asked next."""
        if not self.game:
            return Question("game")
        if not self.seats:
            return Question("seats")
        for choice in self.applying(menu):
            if choice.asked and choice.name not in self.options:
                return Question("option", choice.name)
        if "" in self.rivals:
            return Question("strength")
        if self.seats > 1 and not self.named:
            return Question("names")
        asked = not menu.games[self.game].draws_first
        if asked and self.seats > 1 and any(self.names) and self.first is None:
            return Question("first")
        return Question("ready")

    def chosen(self, menu: Menu) -> dict[str, str]:
        """Return the options that were named and change something."""
        return {
            choice.name: self.options[choice.name]
            for choice in self.applying(menu)
            if choice.name in self.options
        }

    @property
    def people(self) -> int:
        """How many seats people play."""
        return self.seats - len(self.rivals)

    @property
    def known(self) -> tuple[str, ...]:
        """The names told so far, and the program's where it has any."""
        return (*self.names, *filter(None, self.rivals))

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat, the one who begins first; empty where none was told."""
        unnamed = ("",) * (self.people - len(self.names))
        names = (*self.names, *unnamed, *self.rivals)
        shift = max(self.first or 0, 0)
        return (*names[shift:], *names[:shift])

    def only_game(self, menu: Menu) -> str:
        """Return the one game that all that was said so far leaves; ``""``: several, or none."""
        fitting = [
            game.name
            for game in menu.games.values()
            if (not self.seats or self.seats in menu.seats(game.name))
            and all(
                name in game.choices and value in game.choices[name].said
                for name, value in self.options.items()
            )
        ]
        return fitting[0] if len(fitting) == 1 else ""

    def rest(self, menu: Menu) -> Plan:
        """Return the plan with the usual answer to every question that is still open."""
        drawn = bool(self.game) and menu.games[self.game].draws_first
        plan = replace(self, named=True, first=None if drawn else self.first or 0)
        if "" in self.rivals:
            strengths = menu.against[1:]
            usual = str(strengths[len(strengths) // 2].value)
            plan = replace(plan, rivals=_told_apart([one or usual for one in self.rivals], menu))
        asked = [choice for choice in plan.applying(menu) if choice.asked]
        for choice in asked:
            plan = replace(plan, options={choice.name: choice.default, **plan.options})
        return plan

    def after(self, piece: Piece, menu: Menu) -> Plan:
        """Return the plan after one answer. Raises ``Refused``."""
        begins = piece.slot in ("place", "starter", "random")
        if begins and self.game and menu.games[self.game].draws_first:
            raise Refused("draws-first", game=menu.games[self.game].said)
        match piece.slot, piece.value:
            case "game", str() as game:
                return self._playing(game, menu)
            case "seats", int() as seats:
                return self._for(seats, menu)
            case "option", str() as value:
                return self._with(piece.option, value, menu)
            case "name", str() as name:
                return self._naming(name)
            case "against", _:
                return self._against(seats_of_program(piece), menu)
            case "strength", str() as rival:
                if not self.rivals:
                    raise Refused("no-rival", example=menu.against[0].said)
                which = int(piece.option) if piece.option else 0
                one_of = enumerate(self.rivals, 1)
                rivals = [rival if which in (0, number) else one for number, one in one_of]
                return replace(self, rivals=_told_apart(rivals, menu))
            case "unnamed", _:
                return replace(self, names=(), named=True, own=False)
            case "speaker", str() as name:
                return replace(self, speaker=name)
            case "gone", str() as name:
                raise Refused("no-such-name", name=name, names=self.known, known=len(self.known))
            case "own", _:
                return replace(self, own=not self.named)
            case "place", int() as place:
                if not self.seats:
                    raise Refused("seats-first")
                if not 1 <= place <= self.seats:
                    raise Refused("no-such-place", place=place, seats=self.seats)
                return replace(self, first=place - 1)
            case "starter", str() as name:
                known = [each.casefold() for each in self.known]
                if name.casefold() not in known:
                    raise Refused("no-such-name", name=name, names=self.known, known=len(known))
                place = known.index(name.casefold())
                of_program = self.seats - len(known)  # seats without a name come before them
                return replace(self, first=place + (of_program if place >= len(self.names) else 0))
            case "random", _:
                return replace(self, first=RANDOM)
        raise ValueError(f"nothing is chosen by {piece.slot!r}")

    def _playing(self, game: str, menu: Menu) -> Plan:
        seats = self.seats
        if self.game and menu.only_seats(self.game):
            seats = 0  # it was the game that said how many
        allowed = menu.seats(game)
        if not allowed or (seats and seats not in allowed):
            raise _not_for(seats, allowed, menu)
        known = menu.games[game].choices
        options = {
            name: value
            for name, value in self.options.items()
            if name in known and value in known[name].said
        }
        first = None if menu.games[game].draws_first else self.first
        plan = replace(self, game=game, seats=seats, options=options, first=first)
        only = menu.only_seats(game)
        return plan._for(only, menu) if only else plan

    def _for(self, seats: int, menu: Menu) -> Plan:
        allowed = menu.seats(self.game)
        if seats not in allowed:
            raise _not_for(seats, allowed, menu)
        rivals = self.rivals[: seats - 1]  # alone is without the program
        people = seats - len(rivals)
        if people < len(self.names):
            raise Refused("fewer-than-names", seats=seats, names=self.names)
        named = (self.named and not self.names) or len(self.names) == people
        first = self.first if self.first is not None and self.first < seats else None
        return replace(self, seats=seats, named=named, first=first, rivals=rivals)

    def _against(self, count: int, menu: Menu) -> Plan:
        """Give the last seats to the program, one where it is not said how many, or none.

        Without a number of seats one person plays; where all have their names there are more.
        """
        if not count:
            return replace(self, rivals=())._for(self.people, menu)
        if self.rivals and count <= len(self.rivals):
            return self
        rivals = (*self.rivals, *("" for _ in range(count - len(self.rivals))))
        people = max(len(self.names), 1)
        plan = self if self.seats >= people + count else self._for(people + count, menu)
        named = plan.named or len(plan.names) == plan.seats - count
        return replace(plan, rivals=rivals, named=named)

    def _with(self, option: str, value: str, menu: Menu) -> Plan:
        if self.game and value not in self._values(option, menu):
            raise Refused("no-such-option", game=menu.games[self.game].said)
        return replace(self, options={**self.options, option: value})

    def _values(self, name: str, menu: Menu) -> frozenset[str]:
        choice = menu.games[self.game].choices.get(name)
        return frozenset() if choice is None else frozenset(choice.said)

    def _naming(self, name: str) -> Plan:
        if len(name) > LONGEST_NAME:
            raise Refused("long-name", most=LONGEST_NAME)
        if name.casefold() in (known.casefold() for known in self.names):
            raise Refused("same-name", name=name)
        if self.seats and len(self.names) >= self.people:
            raise Refused("names-full", name=name, seats=self.seats)
        names = (*self.names, name)
        whole = len(names) == self.people
        speaker = name if self.own and whole else self.speaker
        return replace(self, names=names, named=whole, own=self.own and not whole, speaker=speaker)


def _told_apart(rivals: Sequence[str], menu: Menu) -> tuple[str, ...]:
    """Return names of the program, the second of as strong ones with its number."""
    plain = [
        next((p.value for p in menu.against[1:] if one.startswith(str(p.value))), one)
        for one in rivals
    ]
    before = [plain[:at].count(one) for at, one in enumerate(plain)]
    return tuple(
        f"{one} {menu.count(nth + 1)}" if nth and one else str(one)
        for one, nth in zip(plain, before, strict=True)
    )


def _not_for(seats: int, allowed: range, menu: Menu) -> Refused:
    """Return why a game is not for so many, or for nobody with so many headphones."""
    if not allowed or seats < menu.least_seats:
        return Refused("headphones", least=menu.least_seats)
    least, most = allowed[0], allowed[-1]
    return Refused("seats", seats=seats, least=least, most=most, numbers=len(allowed))


def retold(plan: Plan, instead: Mapping[str, str]) -> Sequence[Piece]:
    """Return a plan's people as new answers, with other names, or none, for some of them.

    Said back are the other names, or who is left where one has gone.
    """
    new = {*instead.values()} - {""}
    names = [instead.get(name, name) for name in plan.names]
    first = -1 if plan.first is None else plan.first
    begins = plan.names[first] if 0 <= first < len(plan.names) else ""
    starter = instead.get(begins, begins)
    people = (Piece("name", n, n if n in new or not new else "") for n in names if n)
    told = [Piece("unnamed"), *people]
    return [*told, *([Piece("starter", starter)] if starter else [])]

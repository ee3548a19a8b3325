"""What lies where in a game of Un Monde Sans Fin: frozen, and honest about what nobody has told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heraut.engines.protocol import TABLE, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.cards import SIDES, EventCard
from heraut.engines.world_without_end.effects import ACTIONS, STARRED, Effect
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.options import WorldWithoutEndOptions
from heraut.engines.world_without_end.printed import SITES, Plan

ROUNDS: Final = 6
"""Rounds of a period."""
HOUSES: Final = 4
SEALS: Final = 2
WOOL_PRICE: Final = 2
CLOTH_PRICE: Final = 4
BUILD_POINTS: Final = 3
"""Points for each material (rulebook, the action card for projects)."""
HEAL_POINTS: Final = 2
PLAGUE_PERIOD: Final = 3

DUTIES: Final = ("piety", "wheat", "gold")
"""What is owed at a period's end; each also stands for its penalty: penance, begging, court."""
DUTY_OWED: Final = {"piety": 2, "wheat": 2}
DUTY_LOSS: Final = {"piety": 3, "wheat": 2, "gold": 1}
"""Points lost for each that is missing (rulebook, the duties)."""

SOURCES: Final = (
    "project",
    "donation",
    "tower",
    "medicine",
    "harvest",
    "income",
    "favour",
    "event",
    "forgo",
    "duty",
    "table",
)
"""Where points come from: materials that were laid, finished projects to which one gave, the spire,
healing, what houses and incomes bring, favours, event cards, cards that were not used, duties that
were missed, and what was put right at the table."""

HIDDEN: Final = 0
HEALED: Final = -1
"""What a plague tile may show besides its value."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something that is still to be done, by the rules alone or by whoever decides it."""

    kind: str
    """One of ``DUE`` when it has to be decided, else a step of the game."""
    seat: Seat = TABLE
    """Whose it is."""
    what: str = ""
    """An action card, an event card, a duty: what it is about."""
    by: str = ""
    """What has brought it."""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Project:
    """A building project on the board."""

    plan: Plan
    stone: int = 0
    wood: int = 0
    """Materials that lie on it."""
    donors: tuple[Seat, ...] = ()
    """Whose seals lie on it, sorted."""
    covered: bool = False
    """Nobody may build there, or give, before the period ends."""
    done: bool = False

    def lacks(self, material: str) -> int:
        """Return how many more of a material it needs."""
        if material == "stone":
            return self.plan.stone - self.stone
        return self.plan.wood - self.wood

    @property
    def condition(self) -> str:
        """``done``, ``covered`` or ``open``."""
        return "done" if self.done else "covered" if self.covered else "open"

    @property
    def full(self) -> bool:
        """Whether every space is taken."""
        return not self.lacks("stone") and not self.lacks("wood")

    @property
    def open(self) -> bool:
        """Whether one may build there, or give."""
        return not self.done and not self.covered

    def plus(self, material: str, count: int = 1) -> Project:
        """Return the project with more of a material."""
        if material == "stone":
            return changed(self, stone=self.stone + count)
        return changed(self, wood=self.wood + count)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match."""

    options: WorldWithoutEndOptions
    box: Box
    stocks: tuple[tuple[int, ...], ...]
    """By seat, what lies behind its screen: a count for each of ``GOODS``."""
    points: tuple[int, ...]
    visible: tuple[tuple[str, ...], ...]
    """By seat, the action cards laid face up this period, in order."""
    hidden: tuple[tuple[str | None, ...], ...]
    """By seat, those put away face down, in order; ``None``: one that Héraut does not know."""
    last: tuple[str, ...]
    """By seat, the action card last used this period, for Privilege; empty: none."""
    supply: tuple[int, ...]
    """How many of each of ``GOODS`` but gold are left in the supply or on the board."""
    projects: tuple[Project, ...]
    """The building projects that have come, in the order in which they came."""
    houses: tuple[Seat, ...] = (TABLE,) * SITES
    """By site, whose house stands there; ``TABLE``: nobody's."""
    substitutes: tuple[int, int] = (0, 0)
    """Stones and woods that stand for missing ones, when a project was finished at once."""
    marker: int = 0
    """Where the favour marker stands, from 0."""
    covered: tuple[int, ...] = ()
    """Favour spaces under covers, sorted."""
    closed: tuple[str, ...] = ("cloth",)
    """Goods whose space on the market is covered."""
    tiles: tuple[int, ...] = ()
    """By place, the value of its plague tile when somebody is sick there, else ``HIDDEN`` or
    ``HEALED``; empty before the plague comes."""
    tiles_left: tuple[int, ...] = ()
    """How many tiles of each value are still face down."""
    period: int = 0
    """From 1; 0: the setup."""
    round: int = 0
    first: Seat = 0
    """The active player: who has the shield."""
    drawn: tuple[str, ...] = ()
    """The event cards of this period that have come, in order."""
    told: tuple[EventCard, ...] = ()
    """Event cards that were told at the table, as the data does not hold them."""
    event: str = ""
    """The event card of this round; empty: not drawn yet."""
    steps: int = -1
    """Where its arrow points; -1: not turned yet."""
    standing: tuple[tuple[str, int], ...] = ()
    """The permanent cards of earlier rounds and their slots, the oldest first."""
    forced: bool = False
    """Nobody may use an action card this round."""
    court: tuple[Seat, ...] = ()
    """Seats that do not act in this round."""
    begging: tuple[Seat, ...] = ()
    """Seats without an income in this round."""
    penalties: tuple[tuple[Seat, str], ...] = ()
    """What awaits seats at the beginning of the next period."""
    missed: tuple[tuple[Seat, str, int], ...] = ()
    """What seats could not pay at this period's end: seat, duty, points lost."""
    exchanged: tuple[tuple[Seat, str], ...] = ()
    """Who has exchanged by which permanent card this round."""
    extras: tuple[tuple[Seat, str], ...] = ()
    """Who has used, or not used, the further choice of which card this round."""
    tax: int = 0
    """What was rolled last."""
    tasks: tuple[Task, ...] = ()
    """What is still to be done, the next first; empty when the match is over."""
    halves: tuple[int, ...] = ()
    """By seat, the final score in half points; empty before the end."""
    winners: tuple[Seat, ...] = ()
    earned: tuple[tuple[tuple[str, int], ...], ...] = ()
    """By seat, the points that each of :data:`SOURCES` has brought or cost, sorted; empty before
    any has."""
    healers: tuple[tuple[int, Seat], ...] = ()
    """At which plague places who healed, in order."""
    kept: tuple[tuple[int, int], ...] = ()
    """By seat, the materials and the gold that the final count found; empty before the end."""

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.stocks))

    @property
    def task(self) -> Task:
        """What has to be done now. Only while the match goes on."""
        return self.tasks[0]

    @property
    def phase(self) -> str:
        """What has to be decided; ``over`` when the match is."""
        return self.tasks[0].kind if self.tasks else "over"

    @property
    def turn(self) -> Seat | None:
        """Who decides, or for whom the table does: the active player, or whose card is drawn."""
        if self.phase in ("first", "over"):
            return None
        return self.first if self.task.seat == TABLE else self.task.seat

    def clockwise(self) -> tuple[Seat, ...]:
        """Return every seat, from the active player on."""
        count = len(self.stocks)
        return tuple((self.first + step) % count for step in range(count))

    def side(self, seat: Seat) -> int:
        """Return at which side of the board a seat is, clockwise from seat 0 (E40)."""
        apart = len(self.stocks) == 2 and self.options.two_seats == "opposite"
        return seat * (SIDES // 2 if apart else 1)

    def has(self, seat: Seat, good: str) -> int:
        """Return how many of a good lie behind a seat's screen."""
        return self.stocks[seat][GOODS.index(good)]

    def left(self, good: str) -> int | None:
        """Return how many of a good the supply has; ``None``: it does not run out."""
        return None if good == "gold" else self.supply[GOODS.index(good)]

    def find_card(self, name: str) -> EventCard | None:
        """Return an event card by its id, ``None`` when there is no such one."""
        for told in self.told:
            if told.name == name:
                return told
        return self.box.by_name.get(name)

    def card(self, name: str) -> EventCard:
        """Return an event card that there is, by its id. Raises ``KeyError``."""
        card = self.find_card(name)
        if card is None:
            raise KeyError(name)
        return card

    def asked(self, task: Task) -> tuple[EventCard, Effect]:
        """Return the card and the effect that ask a seat for something."""
        card = self.card(task.what)
        return card, card.effects[task.number]

    def turned(self) -> EventCard:
        """Return the event card of this round. Only once it is drawn."""
        return self.card(self.event)

    def in_force(self) -> tuple[tuple[EventCard, Effect], ...]:
        """Return every effect that holds now, with its card: the older cards first.

        A permanent card holds from phase 5 of its round on, also beside two older ones (E02).
        """
        cards = [self.card(name) for name, _ in self.standing]
        if self.event:
            cards.append(self.turned())
        return tuple([(card, effect) for card in cards for effect in card.effects])

    def offers(self, seat: Seat) -> tuple[str, ...]:
        """Return the permanent cards by which a seat may still exchange this round (E38)."""
        return tuple(
            card.name
            for card, effect in self.in_force()
            if card.permanent
            and effect.op == "may_exchange"
            and (seat, card.name) not in self.exchanged
        )

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """Return the action cards that a seat may still have in hand, in order."""
        gone = {*self.visible[seat], *self.hidden[seat]}
        return tuple([action for action in self.usable() if action not in gone])

    def usable(self) -> tuple[str, ...]:
        """Return the action cards of this period."""
        return STARRED if self.starred else ACTIONS

    @property
    def starred(self) -> bool:
        """Whether only the six starred action cards are in play (rulebook, a first game)."""
        return self.options.action_cards == "first_game" and self.period <= 1

    def in_hand(self, seat: Seat) -> int:
        """Return how many action cards a seat has in hand."""
        return len(self.usable()) - len(self.visible[seat]) - len(self.hidden[seat])

    def find_project(self, name: str) -> Project | None:
        """Return a project, ``None`` when it is not on the board."""
        return next((project for project in self.projects if project.plan.project == name), None)

    def project(self, name: str) -> Project:
        """Return a project on the board. Raises ``KeyError``."""
        return {project.plan.project: project for project in self.projects}[name]

    def seals(self, seat: Seat) -> int:
        """Return how many seals a seat has left; those on finished projects came back."""
        return SEALS - sum(seat in p.donors for p in self.projects if not p.done)

    def duties_missed(self, seat: Seat) -> tuple[str, ...]:
        """Return the duties that a seat could not meet, and what they bring has not come yet."""
        return tuple(duty for who, duty, _ in self.missed if who == seat)

    def price(self, good: str) -> int:
        """Return what the market pays for a good now; 0: its space is covered."""
        if good in self.closed:
            return 0
        price = WOOL_PRICE if good == "wool" else CLOTH_PRICE
        for _, effect in self.in_force():
            if effect.op == "market_price" and effect.text("good") == good:
                price = effect.number("price")
        return price

    def own_sites(self, seat: Seat) -> tuple[int, ...]:
        """Return the sites of a seat's houses, from 1."""
        return tuple(site for site, owner in enumerate(self.houses, 1) if owner == seat)

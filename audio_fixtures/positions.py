"""Positions of a match for the spoken fixtures: what each game's list of sentences names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def read(game: str, entry: Mapping[str, Any]) -> Any:
    """Return the position that an entry of a list of sentences describes."""
    if game == "seven_kingdoms":
        return kingdoms(**entry)
    if game == "kingdom_builder":
        return board(**entry)
    if game == "world_without_end":
        return town(**entry)
    return spent(**entry) if "seed" in entry else columns(**entry)


# Kingsbridge ------------------------------------------------------------------------------------


def columns(
    columns: Sequence[Sequence[int]],
    hand: Sequence[int] = (),
    then: Sequence[str] = (),
    deal: bool = True,
    seats: int = 2,
    mode: str = "basic",
    characters: Sequence[str] = (),
    reveal: bool = True,
    house: Mapping[str, str] | None = None,
) -> Any:
    """Return a position with table cards in which the columns are as given, first to last rank.

    With ``hand`` the seat on turn holds these cards and Héraut knows them, else its cards are all
    unknown. ``characters`` are those on top, by seat; alone and together the open three. ``then``
    is what was done since; what is to be drawn in between stays hidden. ``house`` are more options.
    Without ``deal`` nothing is drawn yet, without ``reveal`` no character is there yet. Every
    notation is checked by the rules.
    """
    from heraut.engines.match import Match
    from heraut.voice.evaluation.fixtures import Position

    options = {"cards": "table", **({"mode": mode} if mode != "basic" else {}), **(house or {})}
    match = Match.new("kingsbridge", seats, options, 1)
    for cards in columns:
        match = match.play(f"start {cards[0]}")
    drawn = iter(hand)  # the first cards drawn are those of seat 0

    def now(match: Match) -> Position:
        return Position(seats, 1, options, tuple(step.notation for step in match.history))

    wanted = [
        (card, number)
        for number, cards in enumerate(columns, 1)
        for card in range(cards[0] + 1, cards[-1] + 1)
    ]
    if not deal:
        return now(match)
    match = brought(match, None if wanted else drawn, characters if reveal else None)
    if not reveal:
        return now(match)
    for count, (card, number) in enumerate(wanted, 1):
        match = match.play(f"place {card} {number}")
        if count % 6 == 0 or count == len(wanted):
            match = brought(match.play("end"))
    if wanted and hand:
        match = brought(match.play("exchange all"), drawn)
        for _ in range(seats - 1):
            match = brought(match.play("exchange ?"))
    for notation in then:
        match = brought(match.play(notation))
    return now(match)


def brought(
    match: Any, cards: Iterator[int] | None = None, characters: Sequence[str] | None = ()
) -> Any:
    """Return the match after the table has brought all it has to: these cards first, then hidden.

    Those in ``characters`` are revealed last, in the seats' order, so that they lie on top, or are
    the open ones; the others come in the order of the rules. With ``None`` no character comes.
    """
    from heraut.engines.protocol import PUBLIC, TABLE

    while match.to_act == TABLE:
        outcomes = [str(action) for action in match.rules.odds(match.state)]
        if not outcomes[0].startswith("reveal"):
            match = match.play(f"draw {next(cards or iter(()), '?')}")
            continue
        if characters is None:
            break
        wanted = [f"reveal {name}" for name in characters]
        left = match.rules.view(match.state, PUBLIC).left
        others = [outcome for outcome in outcomes if outcome not in wanted]
        match = match.play(wanted[-left] if left <= len(wanted) else others[0])
    return match


def spent(seats: int, seed: int) -> Any:
    """Return a position with app cards in which the seat on turn may pass and can place nothing."""
    from heraut.engines.match import Match
    from heraut.voice.evaluation.fixtures import Position

    match = Match.new("kingsbridge", seats, {"cards": "app"}, seed).settle()
    done: list[str] = []
    while match.to_act is not None:
        may = [str(action) for action in match.rules.legal(match.state)]
        places = [action for action in may if action.startswith("place")]
        if "pass" in may and not places:
            return Position(seats, seed, {"cards": "app"}, tuple(done))
        done.append(places[-1] if places else "end" if "end" in may else max(may, key=len))
        match = match.play(done[-1]).settle()
    raise ValueError(f"with {seats} seats and seed {seed} nobody comes to pass")


# 7 Kingdoms -------------------------------------------------------------------------------------


def kingdoms(
    hand: Sequence[int] | None = None,
    row: Sequence[int] = (),
    then: Sequence[str] = (),
    seats: int = 2,
    house: Mapping[str, str] | None = None,
) -> Any:
    """Return a position of a first round with table cards; seat 1 is the first player.

    With ``hand`` all is laid and dealt: crests one to seven, the double and the three as tokens,
    these cards to seat 1, known as far as given, hidden ones to the others, and the ``row`` as far
    as given. Without it nothing is done. ``then`` is what was done since, the table's part too.
    ``house`` are more options. Every notation is checked by the rules.
    """
    from heraut.engines.match import Match
    from heraut.voice.evaluation.fixtures import Position

    options = {"cards": "table", **(house or {})}
    done: list[str] = []
    if hand is not None:
        done += [f"crest {crest}" for crest in range(1, 8)]
        done += ["token double", "token plus_3", "first 1"]
        done += [f"draw {card}" for card in hand]
        done += ["draw ?"] * (3 * seats - len(hand))
        done += [f"row {card}" for card in row]
    match = Match.new("seven_kingdoms", seats, options, 1)
    for notation in (*done, *then):
        match = match.play(notation)
    return Position(seats, 1, options, tuple(step.notation for step in match.history))


# Kingdom Builder --------------------------------------------------------------------------------


def board(
    base: Sequence[str] = (),
    then: Sequence[str] = (),
    seats: int = 2,
    house: Mapping[str, str] | None = None,
) -> Any:
    """Return a position on the board of the first game, with table cards.

    ``base`` and ``then`` are what was done, the table's part too: positions that begin alike share
    their ``base``. ``house`` are more options, such as another setup. Every notation is checked by
    the rules.
    """
    from heraut.engines.match import Match
    from heraut.voice.evaluation.fixtures import Position

    options = {"cards": "table", "setup": "first_game", **(house or {})}
    match = Match.new("kingdom_builder", seats, options, 1)
    for notation in (*base, *then):
        match = match.play(notation)
    return Position(seats, 1, options, tuple(step.notation for step in match.history))


# Un Monde Sans Fin ------------------------------------------------------------------------------


def town(
    base: Sequence[str] = (),
    then: Sequence[str] = (),
    idle: Sequence[int] = (),
    seats: int = 2,
    house: Mapping[str, str] | None = None,
) -> Any:
    """Return a position of a match with table cards; seat 1 is the first player.

    With ``idle``, a period and a round, nobody does anything before that round, which is about to
    begin; a seventh round is the end of the period. ``base`` and ``then`` are what was done since,
    the table's part too: positions that begin alike share their ``base``. ``house`` are more
    options. Every notation is checked by the rules.
    """
    from heraut.engines.match import Match
    from heraut.voice.evaluation.fixtures import Position

    options = {"cards": "table", **(house or {})}
    match = Match.new("world_without_end", seats, options, 1)
    if idle:
        match = idled(match, *idle)
    for notation in (*base, *then):
        match = match.play(notation)
    return Position(seats, 1, options, tuple(step.notation for step in match.history))


def idled(match: Any, period: int, round_: int) -> Any:
    """Return the match at a round of a period, when the table has to bring what it begins with.

    The lowest of what may come comes; nobody steps on the favour track, uses a card or protects.
    """
    from heraut.engines.protocol import PUBLIC, TABLE

    while True:
        view = match.rules.view(match.state, PUBLIC)
        now, phase = (view.state.period, view.state.round), match.rules.phase(match.state)
        if phase == "event" and now == (period, round_):
            return match
        if phase == "tax" and now[0] == period and round_ > now[1]:
            return match
        if match.to_act == TABLE:
            match = match.play(str(next(iter(match.rules.odds(match.state)))))
            continue
        may = [str(action) for action in match.rules.legal(match.state)]
        still = ("pass", "discard ?", *(action for action in may if action.startswith("forgo")))
        match = match.play(next((action for action in still if action in may), may[0]))

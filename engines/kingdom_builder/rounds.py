"""How a match goes on by itself: whose turn it is, terrain cards that fit nowhere, the end."""

from __future__ import annotations

from heraut.engines.kingdom_builder.placement import sites, usable
from heraut.engines.kingdom_builder.prompts import prompts
from heraut.engines.kingdom_builder.scores import points
from heraut.engines.kingdom_builder.state import BUILD, CAVE, HIDDEN, Deck, Phase, State
from heraut.engines.protocol import Event, Later, Outcome, Seat
from heraut.engines.records import changed, put


def begin_round(state: State) -> Outcome[State]:
    """Begin a round with the first player."""
    state = changed(state, round=state.round + 1)
    told = Event("round_began", {"round": state.round, "seat": state.first})
    state, events = begin_turn(state, state.first)
    return state, [told, *events]


def next_turn(state: State) -> Outcome[State]:
    """Let the next seat begin its turn; after the last round, count."""
    seat = (state.turn + 1) % len(state.realms)
    if seat != state.first:
        return begin_turn(state, seat)
    return _finish(state) if state.last else begin_round(state)


def turned_up(state: State, terrain: str) -> Outcome[State]:
    """Show the card that the seat on turn has held hidden."""
    realms = put(state.realms, state.turn, state.realm.with_card(""))
    return _shown(changed(state, realms=realms, card=terrain, phase=Phase.TURN))


def with_fitting_card(state: State) -> Outcome[State]:
    """Go on with a turn, or have another card drawn when no hex is left for the card shown.

    The rulebook's exception of placement rule 2: a card that could not be used leaves the game.
    What is left to build when the terrain runs out half-way is built with the next card, unless
    ``short_terrain=stop`` (rule note "no free hex of the terrain").
    """
    if not state.due:
        return state, []
    if state.card and sites(state, "build") & ~state.occupied:
        return state, _beginning(state)
    events: list[Event] = []
    deck = state.deck
    if state.card:
        facts = {"seat": state.turn, "terrain": state.card, "used": state.built_with}
        events.append(Event("no_hex_left", facts))
        if state.begun and state.options.short_terrain == "stop":
            state = changed(state, due=0)
            return state, [*events, building_done(state)]
        deck = (deck.discarded if state.built_with else deck.without)(state.card)
    state, more = draw_next(changed(state, built_with=False), deck, Phase.REDRAW)
    if state.phase is Phase.REDRAW:
        return state, [*events, *more, *prompts(state)]
    # No card is left at all, not even a discarded one: nothing can be built any more.
    state = changed(state, due=0)
    return state, [*events, Event("no_card_left", {"seat": state.turn}), building_done(state)]


def draw_next(state: State, deck: Deck, phase: Phase) -> Outcome[State]:
    """Have a card drawn from this deck, in a phase of draws; no card is shown any more.

    The discarded cards make a new pile if need be. The phase stays as it was when there are none.
    """
    if deck.pile:
        return changed(state, deck=deck, card="", phase=phase), []
    again = deck.reshuffled()
    if not again.pile:
        return changed(state, deck=deck, card=""), []
    told = Event("reshuffled", {"count": again.pile})
    return changed(state, deck=again, card="", phase=phase), [told]


def begin_turn(state: State, seat: Seat) -> Outcome[State]:
    """Let a seat begin its turn: its card is turned up, if Héraut knows it."""
    realm = state.realms[seat]
    hidden = realm.card == HIDDEN
    state = changed(
        state,
        turn=seat,
        realms=state.realms if hidden else put(state.realms, seat, realm.with_card("")),
        card="" if hidden else realm.card,
        due=min(BUILD, realm.left),
        begun=False,
        built_with=False,
        ready=(*state.held_by(seat), *((CAVE,) if state.caves else ())),
        used=(),
        fresh=0,
        phase=Phase.SHOW if hidden else Phase.TURN,
    )
    if hidden:
        return state, prompts(state)
    return _shown(state) if realm.card else with_fitting_card(state)


def _shown(state: State) -> Outcome[State]:
    shown = Event("card_shown", {"seat": state.turn, "terrain": state.card})
    state, events = with_fitting_card(state)
    return state, [shown, *events]


def _beginning(state: State) -> list[Event]:
    """Return that a turn begins, when nothing has been done in it yet."""
    if state.begun or state.used:
        return []
    return [Event("turn_began", Later(_begun_with, state))]


def _begun_with(state: State) -> dict[str, object]:
    facts = {"seat": state.turn, "terrain": state.card, "due": state.due}
    return {**facts, **usable(state)}


def building_done(state: State) -> Event:
    """Return that the mandatory action is over, and what can still be used on this board."""
    return Event("building_done", Later(_left_to_use, state))


def _left_to_use(state: State) -> dict[str, object]:
    return {"seat": state.turn, **usable(state)}


def _finish(state: State) -> Outcome[State]:
    """Count (rulebook, final scoring): goal by goal, castles, capitols; ties share the victory."""
    worths = points(state, state.owns)
    events = [Event("match_ended")]
    for reason in zip(*worths, strict=True):
        facts = {"goal": reason[0].goal, "points": tuple(worth.points for worth in reason)}
        events.append(Event("goal_scored", facts))
    sums = [sum(worth.points for worth in mine) for mine in worths]
    for seat, total in enumerate(sums):
        events.append(Event("final_score", {"seat": seat, "points": total}))
    winners = tuple(seat for seat, total in enumerate(sums) if total == max(sums))
    events.append(Event("won", {"winners": winners, "points": max(sums)}))
    return changed(state, phase=Phase.OVER, winners=winners), events

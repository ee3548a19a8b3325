"""What has to be taken before it is put somewhere: « le seize dans ma main » names the card.

Only where these are all that may be taken: who may take more, or empties slots, says first which.
"""

from __future__ import annotations

from heraut.engines.notation import Action
from heraut.engines.seven_kingdoms.actions import Keep, Take, Validate
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.ranks import CHOICES, more, reach
from heraut.engines.seven_kingdoms.state import Phase, State


def lead(state: State, action: Action) -> Take | None:
    """Return the taking of the cards that are to be validated or kept, while it is due."""
    if not isinstance(action, Validate | Keep) or state.phase is not Phase.TAKE:
        return None
    most = CHOICES.get(rank_of(state.card), 0)
    whole = most == 1 or (most and len(action.cards) == more(state))
    return Take(action.cards) if whole and {*action.cards} <= {*reach(state)} else None

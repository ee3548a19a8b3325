"""How well a model hears, measured as it is used in play.

``wordings`` draws sentences from the grammars, ``sentences`` puts them into positions of real
matches, ``heldout`` has voices speak them that no model learnt from. ``words`` lists the words
whose ``confusion`` is counted, ``footprint`` tells what a model costs. ``figures`` measures all of
it, ``tables`` and ``picture`` show it, and ``card`` is the command.
"""

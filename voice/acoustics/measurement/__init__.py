"""How well a model hears, measured as it is used in play.

``wordings`` draws sentences from the grammars, ``sentences`` puts them into positions of real
matches, ``heldout`` has voices speak them that no model learnt from. ``words`` lists the words
whose ``confusion`` is counted, ``footprint`` tells what a model costs. ``figures`` measures all of
it, ``tables`` and ``picture`` show it, and ``card`` is the command.

``mbrola`` speaks in voices of people that are only measured with: ``families`` and
``family_card`` tell how a model hears them, ``respoken`` has them say what recordings say.
``table_talk`` has them talk to each other, and command beside that, and ``talk_card`` tells what
comes of it. ``lines`` measured which words should name a board's lines, ``phrase_sets`` tells how
soon Héraut is ready for what may be said.
"""

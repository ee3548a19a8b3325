"""Rules engines: pure functions over frozen states, one module or package per game.

``protocol`` is the contract, ``registry`` lists the games, ``match`` keeps the history of a match,
``journal`` writes it down, ``simulate`` plays at random. Engines know nothing of speech or cards.
"""

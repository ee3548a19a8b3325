"""Rules engines: pure functions over frozen states, one module or package per game.

``rules``
    the contract, with what a game declares for it: its actions in ``notation``, what it says in
    ``vocabulary``, its ``options``, what its box holds in ``facts``, and in ``forms`` how a card is
    told that no file knows.
``protocol``, ``setup``
    the values that pass between a game and the rest, and what a match may be set up with.
``registry``
    the games.
``match``, ``chance``, ``journal``, ``sealing``
    the history of a match, what the table does in it, and how it is written down and sealed.
``simulate``, ``playthrough``
    random play, and golden playthroughs.
``thinking``, ``players``, ``contests``
    players that think, with each game's ``knowledge``, and how strong they are.
``table_facts``
    what lies on the real table and is believed otherwise.
``listing``, ``records``, ``comparison``
    what frozen states and long lists of actions are made of, and who has most of something.

Engines know nothing of speech or cards.
"""

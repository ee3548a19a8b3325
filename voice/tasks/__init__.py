"""What one can talk about with Héraut; each is a task that the runtime feeds.

``match``
    one match and the conversation about it.
``setup``
    choosing game, players and options before there is a match.
``lesson``
    learning a game by playing it.
``explanations``
    which message explains a word of a game.
``card_entry``
    telling a card that no file knows, by questions.
"""

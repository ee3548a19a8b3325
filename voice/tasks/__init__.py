"""What one can talk about with Héraut; each is a task that the runtime feeds.

``match``
    one match and the conversation about it.
``setup``
    choosing game, players and options before there is a match.
``card_entry``
    telling a card that no file knows, by questions.
"""

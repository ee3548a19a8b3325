"""What a game takes from its box and no rulebook tells.

``facts`` puts it into words, with how sure it is; ``corrections`` keeps what a box's owner knows
better.
"""

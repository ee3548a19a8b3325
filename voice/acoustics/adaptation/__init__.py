"""The door for people: a personal model, fitted to somebody's recordings.

``recordings`` reads what ``heraut record`` wrote and leaves some of it out; ``examples`` turns the
rest, aligned by the model itself, into something to learn from; ``finetune`` goes on teaching the
model's own network; ``installation`` puts the personal model in its place; ``pipeline`` is all of
it, and ``command`` says it in words. ``strangers`` are synthetic speakers to try it on;
``errors`` has its one error.
"""

"""The threads around a conversation, and how its tasks are opened.

``event_loop`` owns one conversation and takes what reaches the table one thing at a time;
``microphone_feed`` feeds it what the ears hear, ``output_sinks`` print and speak what comes of it.
``match_factory`` opens matches, new or kept; ``seat_rotation`` leads the places of a setup to the
seats of its match. ``program_players`` think for the seats that the program plays.
``match_opening`` names or asks for the match to be played; ``live`` is all of it around real
devices.
"""

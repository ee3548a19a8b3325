"""The threads around a task, and how a task is opened.

``event_loop`` owns one task and takes what reaches the table one thing at a time;
``microphone_feed`` feeds it what the ears hear, which ``active_dialogue`` says what to listen for;
``output_sinks`` print and speak what comes of it. ``session_factory`` opens matches, new or kept;
``setup_loop`` runs the setup before one, and ``seat_rotation`` leads its places to the seats of the
match. ``live`` is all of it around real devices.
"""

"""The threads around a conversation, and how its tasks are opened.

``event_loop`` owns one conversation and takes what reaches the table one thing at a time;
``microphone_feed`` feeds it what the ears hear, ``output_sinks`` print and speak what comes of it.
``match_factory`` opens matches, new or kept; ``seat_rotation`` leads the places of a setup to the
seats of its match. ``program_players`` think for the seats that the program plays.
``match_opening`` names or asks for the match to be played; ``live`` is all of it around real
devices.

What it is told to whom: ``speech_outputs``, ``reader_voice`` through a screen reader, ``phones``,
``voice_controls``; ``first_questions`` and ``lost_names`` come before play. When it listens:
``push_to_talk``, and ``second_hearing`` beside the talk. ``lessons`` opens lessons. What is kept:
``kept_matches``, each under a ``journal_lock``, sealed by ``machine_key`` with ``cipher``.
``malloc_arenas`` keeps memory flat.
"""

"""One match and the talk about it, with no thread, sound or reader.

``played_match`` is a match that is played, written down and taken back (``taking_back``),
``match_task`` the same as a task, ``seat_task`` as one seat talks about it from its phone.
``listener`` tells what words mean now: a move, an answer, a question; ``understanding`` asks the
grammar, and ``typed`` is a package of its own for words that fit no sentence. ``interpretation``
puts it together with what is pending; ``transitions`` is the dialogue as one pure table: a
``dialogue_state`` and one of the ``inputs`` give a state and ``effects``; it has ``commands`` for
words, ``shown_cards`` for cards. ``match_context`` is what the dialogue may ask of the match,
``dialogue_context`` what each seat was told in it. ``chain_playing`` plays what was said in one
breath, ``said_again`` tells what was said once more by mistake; ``narrator`` puts what happened
into words, by ``examples`` where a game has none, and in ``parts`` where it is much; ``answers``
what is asked, ``offered_sentences`` writes what is offered as one writes it. ``card_taps`` tells
what a tapped card means, ``table_prompts`` what the table must bring, ``query_privacy`` who may ask
a question; ``program_seats`` are those the program plays; ``side_tasks`` is how another task comes
up in between; ``rehearsal`` takes sentences that nobody has said, so that the first one is answered
soon.
"""

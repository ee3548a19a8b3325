"""One match and the conversation about it, with no thread, sound or reader.

``session`` is the match with its dialogue; ``narrator`` puts what happened into words.
``match_context`` is what the dialogue may ask of the match, ``dialogue_context`` what each seat was
told in it. ``card_taps`` tells what a tapped card means, ``table_prompts`` what the table must
bring, ``query_privacy`` who may ask a question; ``guide`` is the player's guide, read aloud.
"""

"""Typed words that fit no sentence, and those that a second ear writes down: what they mean.

``free_speech``, ``wide_reading``, ``possible_moves``, ``joined_numbers``, ``led_commands``
    a move in words of one's own: what is left out, and which of several near readings can be
    played.
``free_questions``, ``question_examples``, ``example_filters``, ``whole_questions``,
``example_files``, ``other_terms``, ``question_weights``, ``question_training``
    questions, found by examples, by what these teach, or by their own words, and words that are
    explained.
``mentions``, ``people``, ``first_names``, ``place_terms``, ``shared_parts``
    who and what is named in them, and how a place is described.
``asides``, ``clauses``, ``clefts``, ``digressions``, ``lots``
    what people say around what they mean, where one stops for breath, and what is left to chance.
``corrections``, ``correcting_words``, ``correction_mentions``, ``variations``, ``slips``,
``regrets``
    what somebody says in place of something, and what somebody is sorry for.
``candidates``, ``move_kinds``, ``trigrams``, ``ranking``, ``proposals``
    what words may have meant that were not understood: the nearest, to be offered.

Nothing here is played unless it is read back, or is sure by the words alone.
"""

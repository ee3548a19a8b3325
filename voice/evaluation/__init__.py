"""How well recorded sentences are understood, and the recording of them.

``fixtures`` reads and writes the list of recordings, ``recorder`` makes new ones; ``evaluation``
hears and interprets them as in play, ``workers`` has it done by many, ``scoring`` compares
what was understood with what was meant, and counts. ``second_listener`` is the second ear there,
``said_words`` tells whether a recording holds what was asked for, ``word_trial`` whether somebody
is heard at all. ``calibration`` fits a model's thresholds.

``sentence_list`` reads what people might say, each in its position, and ``understanding`` compares
what comes of it with what they mean. ``spoken_games`` are whole games in typed sentences.
"""

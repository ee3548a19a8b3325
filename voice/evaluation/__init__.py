"""How well recorded sentences are understood, and the recording of them.

``fixtures`` reads and writes the list of recordings, ``recorder`` makes new ones; ``evaluation``
hears and interprets them as in play, ``workers`` has it done by many, ``scoring`` compares
what was understood with what was meant, and counts.
"""

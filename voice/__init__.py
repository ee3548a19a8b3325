"""Voice in, voice out, and the wiring: the only part that knows the three others.

``ears``, ``models``, ``acoustics``
    sound to words: sources, end of speech, Vosk; what it hears with, and how its words are made.
``dialogue``
    the conversation as a pure table.
``herald``, ``phrases``, ``guide``
    events, answers and refusals to sentences; the words in each language; the player's guide.
``mouth``
    sentences to sound: synthesis in a child process, playback, earcons.
``session``, ``outcomes``, ``opening``
    one match with its conversation, what comes of it, and how it is opened.
``assistant``, ``listening``, ``telling``, ``live``
    the threads around a session: what feeds it, who tells what came of it, live play.
``scenario``, ``rehearsal``, ``demo``
    recorded pieces of play, through the real stack without hardware.
``fixtures``, ``evaluation``, ``scoring``, ``recording``
    recorded sentences, and how well they are understood.
``cli``, ``commands``
    the command line.
"""

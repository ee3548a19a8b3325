"""Voice in, voice out, and the wiring: the only part that knows the three others.

``ears``
    sound to words: sources, end of speech, Vosk; ``models`` holds what it hears with.
``dialogue``
    the conversation as a pure table.
``herald``
    events, answers and refusals to sentences; ``phrases`` holds the words.
``mouth``
    sentences to sound: synthesis in a child process, playback, earcons.
``session`` and ``assistant``
    one match with its conversation; the threads around it.
``cli`` and ``commands``
    the command line.
"""

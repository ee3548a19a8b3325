"""Voice in, voice out, and the wiring: the only part that knows the three others.

What players need, from the sound that comes in to the sound that goes out:

``ears``, ``models``
    sound to words: sources, end of speech, Vosk; what it hears with.
``dialogue``
    the machine that all talk goes through: doors, a stack of tasks, what means the same in all.
``tasks``
    what one can talk about: a match, its setup, a card that no file knows.
``herald``, ``phrases``
    events, answers and refusals to sentences; the words in each language.
``mouth``
    sentences to sound: synthesis in a child process, playback, earcons.
``devices``
    the sound devices of the machine, as far as ears and mouth share them.
``runtime``
    the threads around a conversation: what feeds it, who gets what came of it, live play.
``box_data``, ``kit``
    what no rulebook tells of a box, with its owner's corrections; labels and boards to print.
``child_answers``, ``workers``
    what child processes answer, and work that many of them share.
``home``, ``pocket``
    Héraut at home on a computer; the pages of the players' phones.
``commands``, ``demo``
    the command line, and the piece of play that it shows.

What testers and the makers of the model need besides:

``scenarios``
    recorded pieces of play, through the real stack without hardware.
``evaluation``
    recorded sentences, and how well they are understood.
``openspiel``
    the engines as OpenSpiel sees them, to be judged by its own test.
``acoustics``
    how the embedded acoustic model is made, taught new words, and measured.

``main`` is the package ``heraut`` itself, which holds all this.
"""

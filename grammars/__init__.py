"""From heard words to what was meant; languages are data in ``<lang>/*.yaml``.

``meaning``
    the values that come in and go out.
``source``, ``schema``, ``spec``, ``taps``, ``named``
    the files, and what they may say; every complaint names file and line.
``word_rows``, ``around``
    words in a row, as the files list them, and those that people say around what they mean.
``network``, ``automaton``
    the templates of one scope as an automaton over words.
``confusions``, ``matcher``
    what may be taken for what, and the nearest spoken forms by cost.
``command_chains``, ``chain_links``
    several commands in one breath.
``slot_values``, ``forms``, ``names``, ``conjugation``
    what may go into slots, spoken forms with them, what is called by name, and the verbs.
``listening``, ``phrase_cover``
    phrases for the recogniser.
``grammar``
    all of this for one language and game.
``action_resolver``, ``disambiguation``, ``compound_commands``, ``acoustic_neighbours``,
``nbest``, ``sureness``, ``excerpts``, ``interpret``
    what was meant, put before the rules: one sentence or several, and how sure that is.
``typed``
    a package: typed words that fit no sentence.
``thresholds``
    how far the scores of a recogniser may be trusted.
``memory``
    what the talk remembers: where one is, and the list that was told last.
``surface_forms``, ``completions``, ``bare_pieces``, ``move_verbs``
    how an action is said, what may still be said to make one, a number said alone, and the verbs
    that begin one.
``sentence_templates``
    sentences put together from lists of words, for setups and card entry.
``typed_normaliser``, ``written_words``
    typed words, written as the templates write them, with every word of these.

Nothing here knows of audio.
"""

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import UNKNOWN
from heraut.grammars.source import GrammarError

__all__ = ["UNKNOWN", "Grammar", "GrammarError"]

"""From heard words to what was meant; languages are data in ``<lang>/*.yaml``.

``meaning``
    the values that come in and go out.
``source``, ``schema``, ``spec``, ``taps``
    the files, and what they may say; every complaint names file and line.
``network``, ``automaton``
    the templates of one scope as an automaton over words.
``confusions``, ``matcher``
    what may be taken for what, and the nearest spoken forms by cost.
``command_chains``, ``chain_links``
    several commands in one breath.
``slot_values``, ``forms``
    what may go into slots, and spoken forms with them.
``listening``, ``phrase_cover``
    phrases for the recogniser.
``grammar``
    all of this for one language and game.
``action_resolver``, ``disambiguation``, ``compound_commands``, ``acoustic_neighbours``,
``nbest``, ``sureness``, ``excerpts``, ``interpret``
    what was meant, put before the rules: one sentence or several, and how sure that is.
``free_speech``, ``conjugation``, ``people``, ``free_questions``, ``question_examples``,
``example_files``, ``mentions``
    typed words that fit no sentence: what is left out, names, and questions found by examples.
``thresholds``
    how far the scores of a recogniser may be trusted.
``memory``
    what the talk remembers: where one is, and the list that was told last.
``surface_forms``, ``completions``, ``bare_pieces``, ``move_verbs``
    how an action is said, what may still be said to make one, a number said alone, and the verbs
    that begin one.
``asides``, ``clauses``
    what people say around what they mean, and where one stops for breath.
``sentence_templates``
    sentences put together from lists of words, for setups and card entry.
``typed_normaliser``
    typed words, written as the templates write them.

Nothing here knows of audio.
"""

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import UNKNOWN
from heraut.grammars.source import GrammarError

__all__ = ["UNKNOWN", "Grammar", "GrammarError"]

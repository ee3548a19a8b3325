"""The one error of adapting."""

from __future__ import annotations

from heraut.errors import KeyedError


class AdaptError(KeyedError, ValueError):
    """A personal model cannot be made, or a recording cannot help to make it.

    ``key`` names the problem and is the end of its message's id; ``details`` are the values that
    the message's words need.

    ================== =======================================================================
    adapt_too_few      ``found`` recordings can be used and ``needed`` are, so ``missing`` more
    adapt_foreign      the network of the model ``base`` is none of Héraut's own
    adapt_name         nothing is left of ``name`` that can name a folder
    adapt_taken        there is a model ``name`` already; whether it is ``personal``
    adapt_worse        it would understand ``after`` of ``left`` recordings, ``base`` ``before``
    adapt_no_words     nothing is said in ``file``
    adapt_lang         ``file`` is in the language ``lang``, the model in another
    adapt_unknown      ``file`` has ``words`` that the model does not know
    adapt_silent       there is no sound in ``file``
    adapt_hopeless     what ``file`` holds is not what its line says: ``words``
    ================== =======================================================================

    The last five are about one recording, which is left aside.
    """

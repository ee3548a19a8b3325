"""Listening at the table: what the ears expect now, and the microphone that feeds them."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from functools import partial
from queue import Queue
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.ears.endpoint import ANSWER, MOVE, Ending, Patience
from heraut.voice.ears.microphone import MicrophoneSource
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.runtime.event_loop import Closed, Given, Problem, Said
from heraut.voice.runtime.push_to_talk import PushToTalk
from heraut.voice.runtime.reader_voice import ReaderVoice

_LOG = logging.getLogger(__name__)
_RETRY: Final = 0.5
"""Seconds between two attempts to find a microphone that was lost."""
_LAST_SOUND: Final = 1.0
"""Seconds that the ears may take to end."""

PATIENCE: Final[Mapping[Scope, Patience]] = {
    Scope.TURN: MOVE,
    Scope.FILL: MOVE,
    Scope.CONFIRM: ANSWER,
    Scope.CHOOSE: ANSWER,
}
"""How long a silence ends a sentence of each kind."""


_YES_NO: Final = Scope.CONFIRM
_INSTEAD: Final[Mapping[Scope, tuple[Scope, ...]]] = {
    Scope.TURN: (),
    Scope.FILL: (Scope.FILL,),
    Scope.CONFIRM: (Scope.TURN,),
    Scope.CHOOSE: (Scope.TURN,),
}
"""What is listened for besides the answers: who is asked something may say something else."""


def expect(ears: Ears, talk: Conversation) -> None:
    """Make the ears listen for what the conversation waits for now."""
    listen_for(ears, talk.grammar, talk.moment.scope, talk.moment.besides)


def listen_for(ears: Ears, grammar: Grammar, scope: Scope, more: Iterable[Scope] = ()) -> None:
    """Make the ears listen for what may be said in a scope, and in ``more``."""
    instead = _INSTEAD[scope]
    awaited = grammar.listening.answers if instead else grammar.listening.everything
    ears.expect(
        dict.fromkeys(phrase for one in (scope, *more) for phrase in awaited(one)),
        patience=PATIENCE[scope],
        # What is whole as an answer may be the beginning of something else.
        ending=partial(_ending, grammar, scope),
        besides=dict.fromkeys(
            phrase for one in instead for phrase in grammar.listening.everything(one)
        ),
    )


def _ending(grammar: Grammar, scope: Scope, words: str) -> Ending:
    """Tell what words are in a scope."""
    if grammar.complete(words, scope):
        return Ending.WHOLE if grammar.leads_on(words, scope) else Ending.COMPLETE
    return Ending.WHOLE if grammar.whole(words, scope) else Ending.UNFINISHED


class MicrophoneFeed:
    """Feeds what the microphone hears; deaf while our own voice sounds. A context manager."""

    def __init__(
        self,
        ears: Ears,
        talk: Conversation,
        inbox: Queue[Given | Closed],
        mouth: Mouth | None,
        *,
        barge_in: bool = False,
        missing: bool = False,
        pushes: PushToTalk | None = None,
    ) -> None:
        """``missing`` tells that there is no microphone yet, and that this was said."""
        self._ears = ears
        self._talk = talk
        self._inbox = inbox
        self._pushes = pushes or PushToTalk()
        self._gate = self._pushes.gate
        self._reader: ReaderVoice | None = None
        self._shut: dict[str, AbstractContextManager[None]] = {}
        """What holds the gate shut, by who speaks."""
        self._source = MicrophoneSource(paused=lambda: self._gate.is_shut)
        self._lost = missing
        """Whether the microphone is gone, and was said to be."""
        self._heard = 0.0
        """Seconds of sound heard since the microphone was opened."""
        self._asked = 0.0
        """How far that was when the present question was asked."""
        self._question = talk.moment
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heraut-ears", daemon=True)
        if mouth is not None and not barge_in and mouth.has(TABLE_CHANNEL):
            mouth.on_speaking(partial(self._speaking, "mouth"))

    def __enter__(self) -> MicrophoneFeed:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._source.stop()
        self._thread.join(timeout=_LAST_SOUND)

    def mind(self, reader: ReaderVoice) -> None:
        """Be deaf while a screen reader speaks, and take what it said for no sentence of ours."""
        self._reader = reader
        reader.on_speaking(partial(self._speaking, "reader"))

    def asked(self) -> None:
        """Listen for what the conversation waits for now; note when it began to ask."""
        expect(self._ears, self._talk)
        if self._talk.moment is not self._question:
            self._question = self._talk.moment
            self._asked = self._heard

    def _speaking(self, who: str, begins: bool) -> None:
        if begins and who not in self._shut:
            self._shut[who] = self._gate.shut()
            self._shut[who].__enter__()
        elif not begins and who in self._shut:
            self._shut.pop(who).__exit__(None, None, None)

    def _is_echo(self, heard: Heard) -> bool:
        """Tell whether it is the screen reader that was heard; a no does no harm, and is taken."""
        best = heard.hypotheses[0].words if heard.hypotheses else ()
        if self._reader is None or not self._reader.is_echo(best):
            return False
        return not any(one.intent == "no" for one in self._talk.grammar.readings(best, _YES_NO))

    def _run(self) -> None:
        expect(self._ears, self._talk)
        while not self._ended.is_set():
            try:
                for utterance in self._ears.listen(self):
                    if self._is_echo(utterance.heard):
                        continue
                    early = self._talk.moment.asking and utterance.start < self._asked
                    self._pushes.taken()
                    # Who had begun to speak before the question was asked did not answer it.
                    said = Said(utterance.heard, utterance.sound)
                    self._answered(Given(Problem("heard_too_early") if early else said))
                    if self._ended.is_set():
                        return
            except AudioError as trouble:
                self._trouble(Problem("error_" + trouble.key, trouble.details))
            except Exception:
                _LOG.exception("the ears failed")
                self._trouble(Problem("error_ears"))

    def _trouble(self, problem: Problem) -> None:
        """Say once that nothing is heard, and wait a little before listening again."""
        if not self._lost:
            self._lost = True
            self._inbox.put(Given(problem))
        self._ended.wait(_RETRY)

    live = True

    def chunks(self) -> Iterator[bytes]:
        """Yield what the microphone hears; say when it is back after it was lost."""
        self._heard = self._asked = 0.0
        for chunk in self._source.chunks():
            self._heard += len(chunk) / (2 * RATE)
            if self._lost:
                self._lost = False
                self._inbox.put(Given(Problem("live-listening")))
            yield chunk
            # Ears that lag behind are still given what came before the push.
            seconds = 0.0 if self._source.deaf else len(chunk) / (2 * RATE)
            if self._pushes.passed(seconds, lambda: self._ears.hearing):
                self._inbox.put(Given(Problem("push-unheard")))

    def _answered(self, given: Given) -> None:
        self._inbox.put(given)
        while not given.answered.wait(0.2):
            if self._ended.is_set():
                return

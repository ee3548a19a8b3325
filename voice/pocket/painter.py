"""Makes the scenes beside the talk: to find the sentences of all legal moves takes a while."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterable
from typing import Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat
from heraut.grammars import Grammar
from heraut.voice.herald import Words
from heraut.voice.pocket.scene import Pending, Snapshot, scene
from heraut.voice.pocket.sections import Json
from heraut.voice.tasks.match.rehearsal import rehearse

_LOG = logging.getLogger(__name__)
_PATIENCE: Final = 2.0


class Painter:
    """A thread that turns the newest snapshot into the scenes of all viewers.

    ``shown`` is called in that thread, once they are there. Older snapshots are left out.
    """

    def __init__(self, lang: str, shown: Callable[[], None]) -> None:
        # Its own: what the talk uses is not to be used by two threads.
        self._words = Words(lang)
        self._shown = shown
        self._wanted: tuple[Snapshot, tuple[Seat, ...]] | None = None
        self._scenes: dict[Seat, tuple[int, str]] = {}
        self._made_of: dict[Seat, tuple[Match, Pending]] = {}
        """All that each viewer's newest scene was made of."""
        self._rehearsed: set[str] = set()
        """The games whose sentences have been read."""
        self._busy = False
        self._closing = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="pocket-painter", daemon=True)
        self._thread.start()

    def paint(self, snapshot: Snapshot, seats: Iterable[Seat]) -> None:
        """Make the scenes of the table and of these seats, in place of any not yet begun."""
        with self._changed:
            self._wanted = snapshot, (PUBLIC, *seats)
            self._changed.notify()

    def show(self, viewer: Seat, scene: Json) -> None:
        """Show a scene that is no match's, until one of a match is made."""
        made = json.dumps(scene, ensure_ascii=False, sort_keys=True)
        number, old = self.scene(viewer)
        if made != old:
            self._scenes[viewer] = number + 1, made
            self._shown()

    def scene(self, viewer: Seat) -> tuple[int, str]:
        """Return the number of a viewer's newest scene and its JSON; 0 before the first."""
        return self._scenes.get(viewer, (0, ""))

    @property
    def idle(self) -> bool:
        """Whether all that was wanted has been made."""
        with self._changed:
            return self._wanted is None and not self._busy

    def close(self) -> None:
        """Stop."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(_PATIENCE)

    def _run(self) -> None:
        while True:
            with self._changed:
                while self._wanted is None and not self._closing:
                    self._changed.wait()
                if self._closing or self._wanted is None:
                    return
                (snapshot, viewers), self._wanted = self._wanted, None
                self._busy = True
            try:
                self._paint(snapshot, viewers)
            except Exception:
                # The pages stay as they are; the talk goes on.
                _LOG.exception("no scene was made")
            with self._changed:
                self._busy = False

    def _paint(self, snapshot: Snapshot, viewers: Iterable[Seat]) -> None:
        game = snapshot.match.rules.name
        grammar = Grammar.load(self._words.lang, game)
        if game not in self._rehearsed:
            self._rehearsed.add(game)
            rehearse(snapshot.match, self._words)
        for viewer in viewers:
            match, pending = snapshot.match, snapshot.pending.get(viewer, Pending())
            before = self._made_of.get(viewer)
            # Most of what is said changes nothing on a page, and a scene costs up to 15 ms.
            if before is not None and before[0] is match and before[1] == pending:
                continue
            made = json.dumps(
                scene(snapshot, grammar, self._words, viewer), ensure_ascii=False, sort_keys=True
            )
            self._made_of[viewer] = match, pending
            number, old = self.scene(viewer)
            if made != old:
                self._scenes[viewer] = number + 1, made
                self._shown()

"""How Héraut speaks, changed by the players while they play, and remembered if they ask for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from heraut.voice.herald import Herald, Verbosity
from heraut.voice.home.settings import LISTEN, SPOKEN_NAMES, Value, remember

if TYPE_CHECKING:
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.mouth.settings import Change, VoiceSettings
    from heraut.voice.runtime.push_to_talk import PushToTalk

Told = tuple[str, Mapping[str, object]]
"""A message and its values."""


class VoiceControls:
    """Changes the voice and the detail, goes back, remembers; without a mouth only the detail.

    ``begun`` is the detail that the talk began with, ``pushes`` says when the microphone listens,
    where there is one.
    """

    def __init__(
        self,
        mouth: Mouth | None,
        begun: Verbosity = Verbosity.NORMAL,
        pushes: PushToTalk | None = None,
    ) -> None:
        self._mouth = mouth
        self._pushes = pushes
        self._began = (mouth.settings if mouth is not None else None, begun)
        self._before: list[tuple[VoiceSettings | None, Verbosity]] = []
        """How it was before each change, the latest last."""

    def __call__(self, setting: str, herald: Herald) -> Told:
        """Do what a sentence about the voice asks; return what tells the result."""
        match setting:
            case "keep_settings":
                return self._keep(herald)
            case "voice_as_before":
                return self._back(herald)
            case "reset_settings":
                return self._reset(herald)
            case "report":
                return self._report()
            case "listen_always" | "listen_push":
                return self._listen(setting.removeprefix("listen_"))
            case "more_detail" | "less_detail":
                self._note(herald)
                return "detail-changed", {}
        if self._mouth is None:
            return "no-voice-to-adjust", {}
        self._note(herald)
        key, details, changed = self._changed(self._mouth, setting)
        if not changed:
            self._before.pop()
        return key, details

    def _changed(self, mouth: Mouth, setting: str) -> tuple[str, Mapping[str, object], bool]:
        if setting == "change_voice":
            return self._next_voice(mouth)
        changes: dict[str, tuple[Callable[[], Change], str]] = {
            "faster": (mouth.faster, "fastest"),
            "slower": (mouth.slower, "slowest"),
            "louder": (mouth.louder, "loudest"),
            "softer": (mouth.softer, "softest"),
        }
        change, limit = changes[setting]
        made = change()
        key = setting if made.changed else limit
        return f"mouth-{key}", {"rate": int(made.value), "percent": made.percent}, made.changed

    @staticmethod
    def _next_voice(mouth: Mouth) -> tuple[str, Mapping[str, object], bool]:
        name, place, count = mouth.next_voice()
        if count < 2:
            return "mouth-one-voice", {}, False
        return "mouth-other-voice", {"voice": name, "number": place, "count": count}, True

    def _listen(self, when: str) -> Told:
        if self._pushes is None:
            return "no-microphone-to-adjust", {}
        self._pushes.when = when
        return f"listens-{when}", {}

    def _note(self, herald: Herald) -> None:
        self._before.append((self._settings, herald.verbosity))

    @property
    def _settings(self) -> VoiceSettings | None:
        return self._mouth.settings if self._mouth is not None else None

    def _take(self, how: tuple[VoiceSettings | None, Verbosity], herald: Herald) -> None:
        settings, herald.verbosity = how
        if self._mouth is not None and settings is not None:
            self._mouth.settings = settings

    def _back(self, herald: Herald) -> Told:
        """Speak as before the latest change; before any, as the talk began."""
        now = (self._settings, herald.verbosity)
        before = self._began
        while self._before:  # a wish at its limit changed nothing
            if (before := self._before.pop()) != now:
                break
        if before == now:
            return "mouth-as-ever", {}
        self._take(before, herald)
        return "mouth-as-before", self._details(herald)

    def _keep(self, herald: Herald) -> Told:
        details = self._details(herald)
        kept: dict[str, Value | None] = {"verbosity": str(herald.verbosity)}
        if self._settings is not None:
            kept |= {
                "rate": self._settings.rate,
                "volume": round(self._settings.volume * 100),
                "voice": self._settings.voice,
            }
        if self._pushes is not None:
            kept["listen"] = self._pushes.when
        return self._written(kept) or ("settings-kept", details)

    @staticmethod
    def _report() -> Told:
        """Write down what was said last, for those who can mend what is wrong."""
        from heraut.voice.home.problem_log import write_problem

        path = write_problem("reported-by-player")
        return ("problem-not-written" if path is None else "problem-reported"), {}

    def _reset(self, herald: Herald) -> Told:
        from heraut.voice.mouth.settings import VoiceSettings

        failed = self._written(dict.fromkeys(SPOKEN_NAMES))
        self._note(herald)
        usual = None if self._settings is None else VoiceSettings(lang=self._settings.lang)
        self._take((usual, Verbosity.NORMAL), herald)
        if self._pushes is not None:
            self._pushes.when = LISTEN[0]
        return failed or ("settings-forgotten", self._details(herald))

    @staticmethod
    def _written(values: Mapping[str, Any]) -> Told | None:
        """Write to the file of settings; return what tells that it could not be done."""
        try:
            remember(values)
        except OSError as problem:
            return "settings-not-written", {"why": problem.strerror or str(problem)}
        return None

    def _details(self, herald: Herald) -> Mapping[str, object]:
        """Return how Héraut speaks now, for the words that tell it."""
        settings = self._settings
        if settings is None:
            return {"level": str(herald.verbosity), "rate": 0, "percent": 0, "voice": "none"}
        return {
            "level": str(herald.verbosity),
            "rate": settings.rate,
            "percent": round(settings.volume * 100),
            "voice": settings.voice or "none",
        }

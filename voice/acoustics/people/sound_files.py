"""Sound of people, in whatever form it is kept: G.722, GSM, Ogg Vorbis, WAV."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.errors import KeyedError
from heraut.voice.ears.sound import RATE

_BARE: Final = {".g722": "g722", ".gsm": "gsm"}
"""Forms that do not say by themselves what they are."""


class SoundFileError(KeyedError, ValueError):
    """A file has no sound that can be read.

    ``key`` is ``no_sound``; ``details`` hold its ``path`` and the ``reason``.
    """


def read(path: Path) -> NDArray[np.int16]:
    """Return the sound of a file, mono at 16,000 Hz. Raises :class:`SoundFileError`."""
    import av

    pieces = []
    resampler = av.AudioResampler(format="s16", layout="mono", rate=RATE)
    try:
        with av.open(str(path), format=_BARE.get(path.suffix)) as container:
            for frame in container.decode(audio=0):
                frame.pts = None  # files that were cut have times that do not follow each other
                pieces += [piece.to_ndarray()[0] for piece in resampler.resample(frame)]
            pieces += [piece.to_ndarray()[0] for piece in resampler.resample(None)]
    except (av.FFmpegError, IndexError, OSError) as error:
        raise _unreadable(path, str(error)) from error
    if not pieces:
        raise _unreadable(path, "it is empty")
    return np.concatenate(pieces).astype(np.int16, copy=False)


def _unreadable(path: Path, reason: str) -> SoundFileError:
    return SoundFileError("no_sound", f"{path}: {reason}", path=str(path), reason=reason)

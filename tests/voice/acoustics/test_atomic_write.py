from __future__ import annotations

from pathlib import Path

import pytest

from heraut.voice.acoustics.atomic_write import replacing, write_atomically


def test_what_was_there_stays_until_the_new_file_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, "été\n")
    assert path.read_bytes() == "été\n".encode()
    with pytest.raises(OSError, match="full"), replacing(path) as half:
        half.write_text("cut o", encoding="utf-8")
        raise OSError("the disk is full")
    assert path.read_text(encoding="utf-8") == "été\n"
    assert list(tmp_path.iterdir()) == [path]

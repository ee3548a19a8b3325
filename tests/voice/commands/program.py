"""Héraut called as a program, in a process of its own or quickly in this one."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from io import StringIO
from pathlib import Path

import pytest

from heraut.voice.commands.main import main

__all__ = ["Result", "called", "started"]

Result = subprocess.CompletedProcess[str]


def started(home: Path, *args: str, lines: str = "") -> Result:
    return subprocess.run(
        [sys.executable, "-m", "heraut", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env={**os.environ, "HERAUT_HOME": str(home), "PYTHONUTF8": "1", "LANGUAGE": "en"},
        timeout=120,
        check=False,
    )


def called(home: Path, *args: str, lines: str = "") -> Result:
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(home)
        patch.setenv("HERAUT_HOME", str(home))
        patch.setenv("LANGUAGE", "en")  # set by the program, and put back after it
        patch.setattr("sys.argv", ["heraut", *args])
        patch.setattr("sys.stdin", StringIO(lines))
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", err)
        patch.setattr(threading, "excepthook", threading.excepthook)
        patch.setattr(sys, "unraisablehook", sys.unraisablehook)
        patch.setattr(logging.getLogger("heraut"), "handlers", [])
        with pytest.raises(SystemExit) as ended:
            main()
    return subprocess.CompletedProcess(args, ended.value.code or 0, out.getvalue(), err.getvalue())

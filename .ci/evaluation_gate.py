"""The gate of recognition: ``evaluation_gate.py HERAUT FIXTURES [NUMBER]`` evaluates and judges.

At least 97 of 100 fixtures must give the same command, and none a wrong one. A slip of the
recogniser that is asked about costs a second; a move that was not meant costs trust. With a number
a third of them is heard, with another number another third.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

LEAST_SAME = 0.97
THIRDS = 3


def main(heraut: str, fixtures: str, number: str = "") -> int:
    """Run the evaluation, print its figures in plain lines, and return the exit code."""
    if not number:
        return judge(heraut, fixtures)
    lines = (Path(fixtures) / "manifest.jsonl").read_text(encoding="utf-8").splitlines(True)
    # A list names its recordings from where it lies.
    with NamedTemporaryFile("w", encoding="utf-8", dir=fixtures, suffix=".jsonl") as third:
        third.writelines(lines[int(number) % THIRDS :: THIRDS])
        third.flush()
        return judge(heraut, third.name)


def judge(heraut: str, fixtures: str) -> int:
    """Evaluate a folder of fixtures or a list; return the exit code."""
    workers = str(os.cpu_count() or 1)
    command = [heraut, "evaluate", fixtures, "--workers", workers, "--json"]
    report = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    total = report["total"]
    heard = total["same"] + total["wrong"] + total["rejected"]
    print(f"Same {total['same']}, wrong {total['wrong']}, rejected {total['rejected']} of {heard}.")
    print(f"Real-time factor {report['rtf']}; latency in milliseconds {report['latency_ms']}.")
    for error in report["errors"]:
        print(f"Not the same: {json.dumps(error, ensure_ascii=False)}")
    if not heard:
        print("Nothing was evaluated.")
        return 1
    if total["wrong"]:
        print("No command may be wrong.")
        return 1
    if total["same"] < LEAST_SAME * heard:
        print(f"At least {LEAST_SAME:.0%} must be the same; these are {total['same'] / heard:.1%}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

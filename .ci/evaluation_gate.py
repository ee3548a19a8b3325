"""The gate of recognition: ``evaluation_gate.py HERAUT FIXTURES`` evaluates and judges.

At least 97 of 100 fixtures must give the same command, and none a wrong one. A slip of the
recogniser that is asked about costs a second; a move that was not meant costs trust.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

LEAST_SAME = 0.97


def main(heraut: str, fixtures: str) -> int:
    """Run the evaluation, print its figures in plain lines, and return the exit code."""
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

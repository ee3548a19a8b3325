"""Replays every scenario: ``replays.py HERAUT SCENARIO...``, one for each processor at a time.

What each says is printed whole when it has ended; the exit code is 1 if one has failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor


def main(heraut: str, *scenarios: str) -> int:
    """Replay them, print what they say in the order given, and return the exit code."""
    if not scenarios:
        print("There is no scenario to replay.")
        return 1

    def replayed(scenario: str) -> tuple[str, int, float]:
        began = time.monotonic()
        run = subprocess.run(
            [heraut, "replay", scenario],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        return run.stdout, run.returncode, time.monotonic() - began

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for scenario, (said, code, took) in zip(
            scenarios, pool.map(replayed, scenarios), strict=True
        ):
            print(said.rstrip())
            result = "FAILED" if code else "passed"
            print(f"{scenario}: {result} in {took:.0f} seconds.", flush=True)
            if code:
                failed.append(scenario)
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

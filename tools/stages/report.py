"""What tools/test prints at its end."""

import re

from failing import lines
from lanes import FAILED, minutes

MOST_LINES = 200
# The lines of tests that passed, among which the others would be lost.
PASSED_TEST = re.compile(r"^(?:◇ .* started|✔ .* passed after .*)\.$")
CLOSING = re.compile(r"Test run with .* (?:passed|failed)")


def table(rows, seconds):
    yield f"{'stage':<14} {'minutes':>7}"
    for row in rows:
        yield f"{row.name:<14} {minutes(row.seconds):>7}  {row.result}" + (f" ({row.note})" if row.note else "")
    # Lanes go on at the same time: this is less than the sum.
    yield f"{'total':<14} {minutes(seconds):>7}"


def failures(rows):
    """The end of the log of each stage that failed."""
    for row in rows:
        if row.result == FAILED and row.log:
            yield f"\n---- {row.name} failed; the end of its output (complete output: {row.log})"
            yield from [line for line in lines(row.log) if not PASSED_TEST.match(line)][-MOST_LINES:]
            yield "----"


def closing_line(log):
    """The test runner's own; None when the log has none."""
    found = [line for line in lines(log) if CLOSING.search(line)] if log.exists() else []
    return found[-1] if found else None

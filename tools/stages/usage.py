"""The text of tools/test --help, which is made of the table."""

import textwrap

from stage import ALONE
from table import STAGES

HEAD = """\
usage: tools/test [--all] [--again] [--filter REGEX]

Installs missing packages, builds, and runs all checks and tests. Two lanes run at the same time: one is limited by the
processor, the other mostly waits. Stages that measure cost or time run alone at the end. A failed stage is reported at
once, and the other stages continue. The run ends with the minutes of each stage, the slowest tests, and the summary of
the Swift tests.

  --all            run each stage at full size (default: smoke size, which has one real case of each kind)
  --again          also run the stages that are unchanged
  --filter REGEX   run the checks, the build, and only the tests whose name (Target.Suite/function) matches
  --help           print this text

A stage that passed is skipped as `unchanged` until one of its inputs changes: the sources of its programs, its tool,
files that it reads, the compiler, or packages of Swift, Debian and PyPI. In a new build folder every stage runs. Swift
tests are skipped by target. Checks and the build are never skipped.

The build folder keeps the output of each stage in `stage-logs`, the slowest tests in `stage-logs/slowest.txt`, and the
inputs of passed stages in `passed`.

ROLLCALL_SCRATCH   the build folder (default: .build)
The exit status is 0 only if each stage passed or is unchanged.

The stages, what each proves, and what only --all runs:"""

WIDTH, NAME = 120, 16


def text():
    return "\n".join([HEAD, *(line for stage in STAGES for line in described(stage))])


def described(stage):
    sentences = stage.proves
    if stage.smoke is None or stage.only_in_all:
        what = stage.only_in_all or "All of it."
        sentences += f" Only in --all: {what[0].lower()}{what[1:]}"
    if stage.lane == ALONE:
        sentences += " Runs alone."
    margin = " " * (NAME + 2)
    yield from textwrap.wrap(
        sentences, WIDTH, initial_indent=f"  {stage.name:<{NAME}}", subsequent_indent=margin, break_on_hyphens=False)

"""The text of tools/test --help, which is made of the table."""

import textwrap

from stage import ALONE
from table import STAGES

HEAD = """\
usage: tools/test [--all] [--again] [--filter REGEX]

Installs what is missing, builds, and runs each check and each test. Two lanes run at the same time: one computes, the
other mostly waits. What measures cost or time runs alone at the end. A stage that failed is told at once; the others go
on. In the end come the minutes of each stage, the slowest tests, and the test runner's own closing line.

  --all            each stage at full size; without it, at smoke size, which has one real case of each kind
  --again          also the stages that are unchanged
  --filter REGEX   the checks, the build, and the tests whose name (Target.Suite/function) matches
  --help           this text

A stage that passed is left out as `unchanged` until something that it depends on changes: sources of its programs, its
tool, files that it reads, the compiler, packages of Swift, Debian and PyPI. A new build folder knows of no stage that
passed. The Swift tests are left out by target. Checks and build are never left out.

The build folder keeps what each stage printed in `stage-logs`, the slowest tests in `stage-logs/slowest.txt`, and in
`passed` how stages were when they passed.

ROLLCALL_SCRATCH   the build folder (default: .build)
The exit status is 0 only if each stage passed or is unchanged.

The stages, what each proves, and what is only in --all:"""

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

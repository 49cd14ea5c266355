"""What the table says, against the project: names that are not there would make keys that never change."""

import re
from pathlib import Path

from keys import Tree
from main import jobs, parsed
from package import parts
from stage import ALONE
from table import READ_BY_TESTS, STAGES, chosen

ROOT = Path(__file__).resolve().parent.parent.parent


def finds_files_that_are_not_there(_):
    for stage in STAGES:
        for path in [*(f"tools/{name}" for name in stage.tools), *stage.reads]:
            if Tree(ROOT).number(path) == Tree(ROOT).number("no such file"):
                yield f"{stage.name} has {path}, which does not exist"
    for target, paths in READ_BY_TESTS.items():
        yield from (f"{target} has {path}, which does not exist" for path in paths if not (ROOT / path).exists())


def finds_tests_that_run_at_another_size_than_asked_for(folder):
    """The Swift tests have a job of another kind than the other stages."""
    for sizes, is_full in (([], False), (["--all"], True)):
        stage = next(each for each in STAGES if each.name == "tests")
        job, = jobs([stage], parsed([*sizes, "--filter", "Suite"]), folder, folder)
        if stage.command(is_full) not in job.begin():
            yield f"tools/test {' '.join(sizes)} runs the tests at another size"


def finds_tests_whose_reading_nobody_declared(_):
    """A test that asks for its own path reads files of the project by it."""
    for folder in sorted(folder for tests in parts(ROOT, "Tests") for folder in tests.iterdir()):
        asks = any("#filePath" in file.read_text(encoding="utf-8") for file in folder.rglob("*.swift"))
        if asks and folder.name not in READ_BY_TESTS:
            yield f"{folder.name} uses #filePath, but is missing in READ_BY_TESTS in table.py"


def finds_tools_that_a_command_starts_and_no_key_has(_):
    for stage in STAGES:
        started = set(re.findall(r"tools/([\w-]+)", f"{stage.smoke}\n{stage.full}"))
        for tool in sorted(started - set(stage.tools)) if stage.keyed else []:
            yield f"{stage.name} starts tools/{tool}, which is missing in its key"


def finds_stages_that_are_missing_or_double(_):
    names = [stage.name for stage in STAGES]
    if len(set(names)) != len(names):
        yield "two stages have the same name"
    small, whole = ([stage.name for stage in chosen(is_full, False)] for is_full in (False, True))
    if whole != names:
        yield "--all does not have all stages"
    if not {"tests", "radio", "console", "faults", "attack"} <= set(small) or "fuzz" in small:
        yield f"the smoke size has {small}"
    if [stage.name for stage in chosen(False, True)] != [
        "layers", "generated", "format", "house", "docs", "stages", "build", "tests",
    ]:  # fmt: skip
        yield "with --filter other stages run than the checks, the build and the tests"
    if any(stage.needs_build and not stage.targets and stage.name != "tests" for stage in STAGES):
        yield "a stage that needs the build names no target"
    if {stage.name for stage in STAGES if stage.lane == ALONE} < {"attack", "bench"}:
        yield "what measures does not run alone"

"""Keys of a toy project: each thing that a stage depends on changes its key, and nothing else does."""

import os

from keyed import ALL, SMOKE, Keyed
from keys import Keys, number_of
from lanes import UNCHANGED
from package import Target
from passed import Passed
from stage import COMPUTES, Stage
from swift_tests import SwiftTests
from trees import write_tree

TARGETS = {
    target.name: target
    for target in (
        Target("Wire", "regular", "Sources/Wire"),
        Target("Clock", "regular", "Packages/Clock/Sources/Clock", package="Packages/Clock"),
        Target("ClockTests", "test", "Packages/Clock/Tests/ClockTests", ["Clock"], package="Packages/Clock"),
        Target("Store", "regular", "sql", ["Wire", "Clock"]),
        Target("other", "executable", "Sources/other"),
        Target("WireTests", "test", "Tests/WireTests", ["Wire"]),
        Target("StoreTests", "test", "Tests/StoreTests", ["Store"]),
    )
}
FILES = {
    "Package.swift": "1", "Sources/Wire/a.swift": "1", "sql/one.sql": "1", "Sources/other/a.swift": "1",
    "Tests/WireTests/a.swift": "1", "Tests/StoreTests/a.swift": "1", "tools/lib/a.py": "1", "tools/look": "1",
    "tools/looks/a.py": "1", "demo/a.csv": "1", "docs/a.md": "1", "Packages/Clock/Package.swift": "1",
    "Packages/Clock/Sources/Clock/a.swift": "1", "Packages/Clock/Tests/ClockTests/a.swift": "1",
}  # fmt: skip
STAGE = Stage(
    "look", COMPUTES, "It looks.", smoke="small", full="large", targets=("Store",), tools=("look", "looks"),
    reads=("demo",), kept=("python/*.dist-info",))
CHANGES = [
    "Package.swift", "Sources/Wire/a.swift", "sql/one.sql", "tools/lib/a.py", "tools/look", "tools/looks/a.py",
    "demo/a.csv", "sql/two.sql", "Packages/Clock/Package.swift", "Packages/Clock/Sources/Clock/a.swift",
]  # fmt: skip


def project(folder):
    write_tree(folder, FILES)
    return Keys(folder, folder / "build", TARGETS, "Swift version 6")


def finds_what_changes_a_key(folder):
    keys = project(folder)
    first = keys.content(STAGE)
    for path in CHANGES:
        write_tree(folder, {path: "2"})
        if keys.content(STAGE) == first:
            yield f"a change of {path} does not change the key"
        write_tree(folder, FILES)
        (folder / "sql/two.sql").unlink(missing_ok=True)
    for path in ("Sources/other/a.swift", "docs/a.md", "tools/lib/__pycache__/a.pyc", "Tests/WireTests/a.swift",
                 "Packages/Clock/Tests/ClockTests/a.swift"):
        write_tree(folder, {path: "2"})
        if keys.content(STAGE) != first:
            yield f"a change of {path} changes the key"
    if number_of(["a", "bc"]) == number_of(["ab", "c"]):
        yield "other words with the same letters have the same number"


def finds_what_changes_surroundings(folder):
    keys = project(folder)
    first = keys.surroundings(kept=STAGE.kept)
    if Keys(folder, folder / "build", TARGETS, "Swift version 7").surroundings(kept=STAGE.kept) == first:
        yield "another compiler does not change the key"
    write_tree(folder, {"build/python/playwright-1.2.dist-info": ""})
    second = keys.surroundings(kept=STAGE.kept)
    if second == first:
        yield "a package of PyPI does not change the key"
    write_tree(folder, {"Package.resolved": "1"})
    if keys.surroundings(kept=STAGE.kept) == second:
        yield "Package.resolved does not change the key"
    third = keys.surroundings(kept=STAGE.kept)
    os.environ["ROLLCALL_TOY"] = "1"
    if keys.surroundings(kept=STAGE.kept) == third:
        yield "a variable does not change the key"
    del os.environ["ROLLCALL_TOY"]


def log_of(folder):
    log = folder / "log"
    log.write_text("", encoding="utf-8")
    return log


def finds_whether_a_stage_is_left_out(folder):
    keys, passed, log = project(folder), Passed(folder / "passed"), log_of(folder)

    def stage(is_full=False, again=False):
        return Keyed(STAGE, is_full, lambda: keys, passed, again)

    def run(status, **size):
        one = stage(**size)
        one.begin()
        one.end(status, log)

    if stage().begin() != "small":
        yield f"a stage that never ran is {UNCHANGED}"
    run(0)
    if stage().begin() is not None:
        yield "a stage that passed runs once more"
    if stage(again=True).begin() is None:
        yield "--again leaves out a stage"
    if stage(is_full=True).begin() is None:
        yield "what passed at smoke size is left out of --all"
    write_tree(folder, {"demo/a.csv": "2"})
    if stage().begin() is None:
        yield "a stage is left out though a file changed"
    run(0, is_full=True)
    if stage().begin() is not None or set(passed.keys("look")) != {SMOKE, ALL}:
        yield "what passed in --all runs at smoke size once more"
    run(1, again=True)
    if stage().begin() is None or stage(is_full=True).begin() is None:
        yield "a stage that failed is left out"
    changing = stage()
    changing.begin()
    write_tree(folder, {"demo/a.csv": "3"})
    changing.end(0, log)
    if passed.keys("look"):
        yield "a key is kept though a file changed while the stage ran"


EVENT = '{{"kind":"event","payload":{{"kind":"{}","instant":{{"absolute":{}}},"testID":"{}"{}}}}}\n'
ISSUE = ',"issue":{"isKnown":false,"isFailure":true}'


def finds_which_targets_of_tests_are_left_out(folder):
    keys, passed, log = project(folder), Passed(folder / "passed"), log_of(folder)
    stage = Stage("tests", COMPUTES, "Each passes.", smoke="swift test", full="swift test")

    def script(filter):
        return f"filter=({filter})\nswift test"

    def begun():
        one = SwiftTests(stage, "swift test", folder, lambda: keys, passed)
        return one, one.begin()

    def run(status, result, events):
        one, _ = begun()
        log.write_text(f"Test run with 2 tests {result} after 1 second.\n", encoding="utf-8")
        (folder / "events").write_text(events + EVENT.format("runEnded", 9, "", ""), encoding="utf-8")
        return one.end(status, log)

    if begun()[1] != script(""):
        yield "at first not all tests run"
    run(1, "failed", EVENT.format("issueRecorded", 1, "WireTests.A/b()/C.swift:1:2", ISSUE))
    if begun()[1] != script(r"--filter '^(WireTests)\.'"):
        yield f"after a failure in one target runs: {begun()[1]}"
    if not run(0, "passed", "").note.startswith("WireTests; unchanged: 1 target"):
        yield "the note does not say what was left out"
    if begun()[1] is not None:
        yield "tests that passed run once more"
    write_tree(folder, {"sql/one.sql": "2"})
    if begun()[1] != script(r"--filter '^(StoreTests)\.'"):
        yield f"after a change in one target runs: {begun()[1]}"
    if run(0, "passed", "").passed is not True or run(0, "with 0 tests passed", "").passed:
        yield "a run of no test passes"
    write_tree(folder, {"Package.swift": "2"})
    one, _ = begun()
    log.write_text("It crashed.\n", encoding="utf-8")
    (folder / "events").unlink()
    if one.end(1, log).passed or begun()[1] != script(""):
        yield "a run that died proves something"
    if one.end(0, log).passed:
        yield "a run without an end passes"

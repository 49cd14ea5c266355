"""What is found in logs, events and tallies."""

import json

from failing import failing_line, last_line, left_out
from lanes import FAILED, PASSED, Row
from report import closing_line, failures, table
from slowest import Events, seconds_inside, slowest

LOGS = {
    '✘ Test "A login" recorded an issue at A.swift:1:2: it failed': [
        "error: a server's own, which a test provokes", '✔ Test "What failed is told" passed after 0.1 seconds.',
        '✘ Test "A login" recorded an issue at A.swift:1:2: it failed', "✘ Test run with 2 tests failed after 1 s."],
    "/a/B.swift:3:4: error: cannot find 'x' in scope": [
        "error: emit-module failed", "/a/B.swift:3:4: error: cannot find 'x' in scope", "error: fatalError"],
    "FAILED  logins: it took 3 s": ["ok  none failed (1.0 s)", "FAILED  logins: it took 3 s", "9 passed, 1 failed"],
    "ValueError: no number": [
        "begun", "Traceback (most recent call last):", '  File "a.py", line 1', "    int(x)", "ValueError: no number"],
    "the school failed to open": ["3 passed, 0 failed", "the school failed to open", "bye"],
    "Sources/A.swift: 300 lines": ["figures", "Sources/A.swift: 300 lines", "README.md:1: '`x`' is not there"],
    "the last": ["the first", "the last", ""],
    "It printed nothing.": [],
}  # fmt: skip


def finds_the_failing_line(folder):
    log = folder / "log"
    for expected, lines in LOGS.items():
        log.write_text("\n".join(lines), encoding="utf-8")
        if (found := failing_line(log)) != expected:
            yield f"'{found}' was found, not '{expected}'"
    log.write_bytes(b"10 %\r50 %\r\xff90 %\r\n\n")
    if last_line(log) != "\N{REPLACEMENT CHARACTER}90 %":
        yield f"the last line is '{last_line(log)}'"
    log.write_text("a\nLeft out: houses\n", encoding="utf-8")
    if left_out(log) != "without houses":
        yield "what a stage left out is not told"


def event(kind, moment, test, **more):
    payload = {"kind": kind, "instant": {"absolute": moment}, "testID": test, **more}
    return json.dumps({"kind": "event", "payload": payload, "version": "6.3.0"})


def finds_the_slowest(folder):
    place = "/A.swift:1:2"
    lines = [
        event("testStarted", 1, "ATests.Suite"), event("testStarted", 2, f"ATests.Suite/one(n:){place}"),
        event("testStarted", 2, f"ATests.Suite/Inner/two(){place}"),
        event("testEnded", 5, f"ATests.Suite/one(n:){place}"),
        event("issueRecorded", 5, f"ATests.Suite/Inner/two(){place}", issue={"isKnown": True, "isFailure": False}),
        event("testEnded", 9, f"ATests.Suite/Inner/two(){place}"), event("testEnded", 9, "ATests.Suite"),
        event("issueRecorded", 9, f"BTests.three(){place}", issue={"isKnown": False, "isFailure": True}),
        '{"kind":"test","payload":{}}', "{cut sh",
    ]  # fmt: skip
    (folder / "events").write_text("\n".join(lines), encoding="utf-8")
    events = Events(folder / "events")
    if events.seconds != {"ATests.Suite/one(n:)": 3, "ATests.Suite/Inner/two()": 7}:
        yield f"the seconds are {events.seconds}"
    if events.failed != {"BTests"} or events.has_ended:
        yield f"failed are {events.failed}"
    told = list(slowest(events.seconds))
    if told[1:3] != ["     7.00 s  ATests.Suite/Inner", "     3.00 s  ATests.Suite"]:
        yield f"the slowest suites are {told[1:3]}"
    if Events(folder / "none").seconds or seconds_inside(folder / "none"):
        yield "files that are not there tell seconds"
    tally = {"counts": {"schools": 1}, "seconds": {f"A.Suite/one(){place}": 2.5}}
    (folder / "tally").write_text(json.dumps(tally), encoding="utf-8")
    if list(slowest(seconds_inside(folder / "tally")))[-1] != "     2.50 s  A.Suite/one()":
        yield "the seconds of a tally are not told"


def finds_what_the_report_says(folder):
    log = folder / "tests.log"
    log.write_text("✔ Test a() passed after 1 second.\n✘ b\n✘ Test run with 3 tests failed after 2 seconds.\n")
    if closing_line(log) != "✘ Test run with 3 tests failed after 2 seconds.":
        yield "the closing line is not found"
    rows = [Row("build", 90, PASSED), Row("tests", 120, FAILED, "ATests", log)]
    expected = ["build             1.50  passed", "tests             2.00  failed (ATests)", "total             2.10"]
    if list(table(rows, 126))[1:] != expected:
        yield f"the table is {list(table(rows, 126))}"
    told = "\n".join(failures(rows))
    if "✘ b" not in told or "✔" in told:
        yield f"the report of the failure is: {told}"

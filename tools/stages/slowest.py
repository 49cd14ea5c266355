"""The slowest tests and suites of a run, and the targets of tests that failed.

Swift Testing writes its events into a file, an object of JSON in each line. Its log would not do: it names neither the
target of a test nor which of two tests with the same sentence is meant. The time of a test by these events counts its
wait at a gate; the tally, which the test process writes, has the seconds inside the gate.
"""

import json
from collections import defaultdict

MOST = 20


class Events:
    """What the file of events says. It is cut short when the process died."""

    def __init__(self, file):
        self.seconds, self.failed, self.begun, self.has_ended = {}, set(), {}, False
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines() if file.exists() else []:
            try:
                record = json.loads(line)
            except ValueError:
                continue
            self._take(record["kind"], record["payload"])

    def _take(self, kind, payload):
        if kind != "event":
            return
        test, moment = payload.get("testID", ""), payload["instant"]["absolute"]
        match payload["kind"]:
            case "testStarted":
                self.begun[test] = moment
            # A suite has no place in the source. Its time is that of all that goes on meanwhile, so only tests count.
            case "testEnded" if name_of(test) != test:
                self.seconds[name_of(test)] = moment - self.begun.get(test, moment)
            case "issueRecorded" if not is_known(payload["issue"]):
                self.failed.add(target_of(test))
            case "runEnded":
                self.has_ended = True


def is_known(issue):
    return issue.get("isKnown", False) or not issue.get("isFailure", True)


def target_of(test):
    """`Target` of `Target.Suite/test()/File.swift:1:2`; empty when an issue belongs to no test."""
    return test.split(".", 1)[0]


def name_of(test):
    """Without the place in the source."""
    name, _, place = test.rpartition("/")
    return name if ".swift:" in place else test


def seconds_inside(tally):
    """Of the tally: seconds by test; none when it does not tell."""
    try:
        seconds = json.loads(tally.read_text(encoding="utf-8")).get("seconds", {})
        return {name_of(test): spent for test, spent in seconds.items()}
    except (OSError, ValueError):
        return {}


def slowest(seconds):
    """The lines about the slowest suites and tests, by the seconds of each test."""
    suites = defaultdict(float)
    for test, spent in seconds.items():
        suites[test.rpartition("/")[0] or target_of(test)] += spent
    yield from rows(f"The {MOST} slowest suites, by the total time of their tests:", suites)
    yield ""
    yield from rows(f"The {MOST} slowest tests:", seconds)


def rows(title, seconds):
    yield title
    for name, spent in sorted(seconds.items(), key=lambda item: -item[1])[:MOST]:
        yield f"{spent:>9.2f} s  {name}"

"""The stage of Swift tests, which has a key for each target of tests: those that reach no change are left out."""

import shlex

from lanes import Job, Verdict
from report import closing_line
from slowest import Events, seconds_inside, slowest
from table import READ_BY_TESTS

# Longer lists of names are told as a number.
MOST_NAMES = 6


class SwiftTests:
    """The command has a variable `filter`, an array of arguments. With a filter of the user's there are no keys."""

    def __init__(self, stage, command, logs, keys=None, passed=None, again=False, only=None):
        self.stage, self.command, self.logs, self.only = stage, command, logs, only
        self.keys, self.passed, self.again = keys, passed, again
        self.before, self.ran, self.unchanged = {}, [], []

    @property
    def job(self):
        return Job(self.stage.name, self.stage.lane, self.begin, self.end, needs=("build",))

    @property
    def targets(self):
        return sorted(name for name, target in self.keys().targets.items() if target.kind == "test" and target.is_main)

    def begin(self):
        if self.only is not None:
            return self._script(self.only)
        if self.keys() is None:
            return self._script()
        self.before = self._keys()
        kept = {} if self.again else self.passed.keys(self.stage.name)
        self.unchanged = [name for name in self.targets if kept.get(name) == self.before[name]]
        self.ran = [name for name in self.targets if name not in self.unchanged]
        if not self.ran:
            return None
        return self._script(rf"^({'|'.join(self.ran)})\.") if self.unchanged else self._script()

    def _script(self, pattern=None):
        arguments = "" if pattern is None else f"--filter {shlex.quote(pattern)}"
        return f"filter=({arguments})\n{self.command}"

    def _keys(self):
        keys, surroundings = self.keys(), self.keys().surroundings(self.stage.debian, self.stage.kept)
        return {
            name: keys.key(keys.content_of_tests(name, READ_BY_TESTS.get(name, ())), surroundings, self.command)
            for name in self.targets
        }

    def end(self, status, log):
        events, closing = Events(self.logs / "events"), closing_line(log)
        self._tell_slowest(events)
        self._keep(status == 0, events, closing)
        if status == 0 and closing is None:
            return Verdict(False, line="The test runner did not say how the run ended.")
        if status == 0 and "with 0 tests" in closing:
            return Verdict(False, line="No test ran. Does the filter match any?")
        return Verdict(status == 0, note=self._note())

    def _note(self):
        if not self.unchanged:
            return ""
        ran = ", ".join(self.ran) if len(self.ran) <= MOST_NAMES else f"{len(self.ran)} targets"
        left = f"{len(self.unchanged)} {'target' if len(self.unchanged) == 1 else 'targets'}"
        return f"{ran}; unchanged: {left}"

    def _keep(self, is_passed, events, closing):
        """Keeps the keys of targets in which no test failed. A run that died proves nothing for any."""
        if not self.before:
            return
        if is_passed:
            failed = set()
        elif closing and events.has_ended and "" not in events.failed and events.failed:
            failed = events.failed
        else:
            failed = set(self.ran)
        now = self._keys()
        kept = {name: now[name] for name in self.ran if name not in failed and now[name] == self.before[name]}
        self.passed.forget(self.stage.name, failed)
        self.passed.keep(self.stage.name, kept)

    def _tell_slowest(self, events):
        seconds = seconds_inside(self.logs / "tally.json") or events.seconds
        kept = self.logs / "slowest.txt"
        kept.unlink(missing_ok=True)
        if seconds:
            kept.write_text("\n".join(slowest(seconds)) + "\n", encoding="utf-8")

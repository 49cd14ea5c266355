"""What the checks found: a line for each as it ends, a table of the goals, and the count at the end."""

import time
import traceback

CHECKS = []


class Failed(Exception):
    """A check that does not hold; the text says what was seen in its place."""


class Skipped(Exception):
    """A check that this server cannot be given."""


def check(name):
    """Puts a function into the list of checks, under the name that the output shows."""
    def add(function):
        CHECKS.append((name, function))
        return function
    return add


def must(condition, sentence):
    if not condition:
        raise Failed(sentence)


def percentile(values, share):
    """The value below which that share of all lies; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Findings:
    """Runs checks and counts. Nothing is left out silently: a check that broke has failed."""

    def __init__(self, only="", print=print):
        self.only, self.print = only.lower(), print
        self.passed, self.failures, self.goals = 0, [], []

    def wants(self, name):
        return self.only in name.lower()

    def run(self, name, function, *arguments):
        if not self.wants(name):
            return
        began = time.monotonic()
        try:
            function(*arguments)
        except Skipped as reason:
            self.print(f"--  {name}: {reason}")
        except Failed as sentence:
            self.fail(name, str(sentence))
        except Exception as error:  # A check that breaks must not end the others.
            place = traceback.extract_tb(error.__traceback__)[-1]
            self.fail(name, f"the check broke: {type(error).__name__}: {error} ({place.name}, line {place.lineno})")
        else:
            self.passed += 1
            self.print(f"ok  {name} ({time.monotonic() - began:.1f} s)")

    def fail(self, name, sentence):
        self.failures.append(name)
        self.print(f"FAILED  {name}: {sentence}")

    def goal(self, what, measured, most, unit):
        """Notes a figure for the table; whether it holds is for a check to say."""
        self.goals.append((what, measured, most, unit))

    def close(self):
        """Prints the table and the count; returns the exit status."""
        if self.goals:
            self.print(f"\n{'goal':<58} {'measured':>10} {'must be':>12}")
        for what, measured, most, unit in self.goals:
            mark = "" if measured <= most else "  <--"
            self.print(f"{what:<58} {measured:>7.1f} {unit:<2} <= {most:>6g} {unit}{mark}")
        if self.failures:
            self.print("\nFailed: " + "; ".join(self.failures))
        self.print(f"\n{self.passed} passed, {len(self.failures)} failed")
        return 1 if self.failures or not self.passed else 0

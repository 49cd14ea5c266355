"""What a log says in one line."""

import re

# What stands in the logs of stages that failed, the surest first: a log may hold a server's errors that a test
# provokes, long before the line that says which test failed.
SIGNS = (
    re.compile(r"✘(?! Test run with)"),
    re.compile(r"^(?:FAIL|FAILED|WRONG)\b"),
    re.compile(r"^\S+:\d+: error: "),
    re.compile(r"(?:^|[\s:])(?:fatal )?error:", re.IGNORECASE),
    re.compile(r"^(?!.*\b0 failed).*\bfailed\b", re.IGNORECASE),
    re.compile(r"^[\w./+-]+\.\w+(?::\d+)*: "),
)
# The lines of tests that go on or passed. Their names speak of failures too.
UNEVENTFUL = re.compile(r"^(?:[◇✔➜━↳] |ok\b)")
TRACEBACK = "Traceback (most recent call last):"


def lines(log):
    return log.read_text(encoding="utf-8", errors="replace").splitlines()


def failing_line(log):
    """The first line that says what is wrong; the last one of the log if none does."""
    read = [line for line in lines(log) if not UNEVENTFUL.match(line)]
    for sign in SIGNS[:3]:
        if found := next(filter(sign.search, read), None):
            return found.strip()
    if raised := exception(read):
        return raised
    for sign in SIGNS[3:]:
        if found := next(filter(sign.search, read), None):
            return found.strip()
    return last_line(log) or "It printed nothing."


def exception(read):
    """The last line of the first traceback of Python's, which says what was raised."""
    if TRACEBACK not in map(str.strip, read):
        return None
    begin = [line.strip() for line in read].index(TRACEBACK)
    return next((line for line in read[begin + 1 :] if line and not line[0].isspace()), None)


def last_line(log):
    """Without what a terminal would have overwritten."""
    written = [line for line in lines(log) if line.strip()]
    return written[-1].rstrip("\r").rpartition("\r")[2].strip() if written else ""


def left_out(log):
    """What a stage says that it could not do on this machine."""
    said = [line.removeprefix("Left out: ") for line in lines(log) if line.startswith("Left out: ")]
    return f"without {'; '.join(said)}" if said else ""

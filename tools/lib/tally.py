"""What the Swift tests may cost, in counts that do not depend on the machine: see check-house --tally."""

import json

# What the whole suite costs at the most. Requests leave room for those that wait for something by asking again, and
# databases and hashes a little for logins that a database that is away refuses early or late. A count rises only with
# the tests that need it, and with the reason in the commit.
MOST = {
    "schools": 817,
    "databases": 1227,
    "servers": 543,
    "hashes": 3510,
    "requests": 55000,
}
MEANINGS = {
    "schools": "schools opened",
    "databases": "databases copied or made",
    "servers": "servers with sockets",
    "hashes": "passwords hashed",
    "requests": "requests sent",
}


def read_counts(text):
    """The counts of a tally that the tests wrote. Throws ValueError if there is none."""
    try:
        counts = json.loads(text)["counts"]
        return {name: int(counts[name]) for name in MOST}
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"the file is not a tally of the tests: {error!r}") from error


def rows(counts, most=None):
    for name, bound in (most or MOST).items():
        yield f"{MEANINGS[name]:<26}{counts[name]:>8}  at most {bound}"


def breaches(counts, most=None):
    for name, bound in (most or MOST).items():
        if counts[name] > bound:
            yield (f"{MEANINGS[name]}: {counts[name]}, but at most {bound} are allowed. Use School.inProcess or share "
                   f"a school, or raise the limit in tools/lib/tally.py and give the reason in the commit.")


def self_test():
    """Empty if a count beyond its bound is found, and only then."""
    most = dict.fromkeys(MOST, 5)
    problems = []
    if list(breaches(most, most)):
        problems.append("tally: counts at their bounds were refused")
    if len(list(breaches({**most, "servers": 6}, most))) != 1:
        problems.append("tally: a count beyond its bound was not refused")
    try:
        read_counts('{"counts": {"schools": 1}}')
        problems.append("tally: one without servers was read")
    except ValueError:
        pass
    return problems

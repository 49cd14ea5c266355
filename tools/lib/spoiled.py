"""Surveys as somebody in a hurry makes them: the stays of a survey, wrong or too few.

Each way takes rows of session, start, end and room, and gives such rows back.
"""

import random


def without(rooms):
    names = set(rooms.split(","))
    return lambda stays: [stay for stay in stays if stay[3] not in names]


def only(rooms):
    names = set(rooms.split(","))
    return lambda stays: [stay for stay in stays if stay[3] in names]


def swapped(rooms):
    one, other = rooms.split(",")
    names = {one: other, other: one}
    return lambda stays: [[*stay[:3], names.get(stay[3], stay[3])] for stay in stays]


def all_said_to_be(room):
    return lambda stays: [[*stay[:3], room] for stay in stays]


def late(seconds):
    delay = float(seconds)
    return lambda stays: [[name, f"{float(a) + delay:.3f}", f"{float(b) + delay:.3f}", room] for name, a, b, room in stays]


def first_seconds(seconds):
    """So many seconds of each room, and no more."""
    most = float(seconds)

    def spoil(stays):
        left = {}
        for name, start, end, room in stays:
            rest = left.get(room, most)
            last = min(float(end), float(start) + rest)
            if rest > 0:
                left[room] = rest - (last - float(start))
                yield [name, start, f"{last:.3f}", room]

    return lambda stays: list(spoil(stays))


def rotated(_):
    """Every room is said to be the next one."""

    def spoil(stays):
        names = sorted({stay[3] for stay in stays})
        return [[*stay[:3], names[(names.index(stay[3]) + 1) % len(names)]] for stay in stays]

    return spoil


def drawn(_):
    """Every stay is said to be in a room drawn at random."""

    def spoil(stays):
        chance, names = random.Random(4), sorted({stay[3] for stay in stays})
        return [[*stay[:3], chance.choice(names)] for stay in stays]

    return spoil


WAYS = {
    "without": without, "only": only, "swapped": swapped, "all": all_said_to_be, "late": late,
    "seconds": first_seconds, "rotated": rotated, "drawn": drawn,
}


def way(text):
    """A way from how it is written: its name, and what it needs after a colon."""
    name, _, detail = text.partition(":")
    if name not in WAYS or bool(detail) == (name in ("rotated", "drawn")):
        raise ValueError(text)
    return WAYS[name](detail)

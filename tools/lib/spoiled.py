"""Surveys as somebody in a hurry makes them: the stays of a survey, wrong or too few.

Each way takes rows of session, start, end and room, and gives such rows back. A way is written as its name, and after
a colon what it needs: rooms of the survey, or seconds.
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


def said(rooms):
    """The first room is said to be the other."""
    one, other = rooms.split(",")
    return lambda stays: [[*stay[:3], other if stay[3] == one else stay[3]] for stay in stays]


def all_said_to_be(room):
    return lambda stays: [[*stay[:3], room] for stay in stays]


def late(delay):
    def later(time):
        return f"{float(time) + delay:.3f}"

    return lambda stays: [[name, later(start), later(end), room] for name, start, end, room in stays]


def first_seconds(most):
    """So many seconds of each room, and no more."""

    def spoil(stays):
        left = {}
        for name, start, end, room in stays:
            rest = left.get(room, most)
            last = min(float(end), float(start) + rest)
            if rest > 0:
                left[room] = rest - (last - float(start))
                yield [name, start, f"{last:.3f}", room]

    return lambda stays: list(spoil(stays))


def rotated(stays):
    """Every room is said to be the next one."""
    names = sorted({stay[3] for stay in stays})
    return [[*stay[:3], names[(names.index(stay[3]) + 1) % len(names)]] for stay in stays]


def every(number):
    """Every so many stays one is said to be in a room drawn at random."""

    if number < 1:
        raise ValueError

    def spoil(stays):
        chance, names = random.Random(4), sorted({stay[3] for stay in stays})
        return [
            [*stay[:3], chance.choice(names) if place % number == 0 else stay[3]] for place, stay in enumerate(stays)
        ]

    return spoil


def drawn(stays):
    """Every stay is said to be in a room drawn at random."""
    chance, names = random.Random(4), sorted({stay[3] for stay in stays})
    return [[*stay[:3], chance.choice(names)] for stay in stays]


OF_ROOMS = {"without": without, "only": only, "swapped": swapped, "said": said, "all": all_said_to_be}
OF_SECONDS = {"late": late, "seconds": first_seconds, "every": every}
OF_NOTHING = {"rotated": rotated, "drawn": drawn}


def way(text, rooms):
    """The way that is written so, in a recording of these rooms."""
    name, _, detail = text.partition(":")
    if name in OF_ROOMS:
        named = detail.split(",")
        unknown = [room for room in named if room not in rooms]
        if unknown:
            raise ValueError(f"{text}: the recording does not contain the room {unknown[0]!r}")
        counts = {"swapped": 2, "said": 2, "all": 1}
        if len(named) != counts.get(name, len(named)):
            raise ValueError(f"{text}: name {counts[name]} of the rooms {', '.join(sorted(rooms))}")
        return OF_ROOMS[name](detail)
    if name in OF_SECONDS:
        try:
            return OF_SECONDS[name](float(detail))
        except ValueError:
            raise ValueError(f"{text}: {detail!r} is not a number of seconds") from None
    if name in OF_NOTHING and not detail:
        return OF_NOTHING[name]
    raise ValueError(f"{text}: this way of spoiling does not exist; --help lists them")

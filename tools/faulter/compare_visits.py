"""Whether the record of visits is what a faultless server makes of the same evidence."""

from losses import Loss
from recording import PEOPLE

# Seconds by which an end of a visit may be off; what was on its way for some milliseconds more is dated by those.
TOLERANCE = 1.05


def compare_visits(run, seconds):
    actual = run.school.visits(run.start, run.start + seconds)
    faultless = run.twin.visits(run.start, run.start + seconds)
    losses = []
    for person in PEOPLE:
        losses += overlaps(person, actual[person])
        losses += splits(person, actual[person], faultless[person])
        losses += differences(person, actual[person], faultless[person])
    return losses


def overlaps(person, visits):
    for one, next_one in zip(visits, visits[1:]):
        if next_one[0] < one[1] - 0.001:
            yield Loss("visit overlaps", next_one[0], person=person)


def splits(person, actual, faultless):
    """A visit that goes on in the same room is two, where the faultless run has one."""
    borders = [edge for visit in faultless for edge in visit[:2]]
    for one, next_one in zip(actual, actual[1:]):
        gap = (one[1], next_one[0])
        if one[2] != next_one[2] or gap[1] - gap[0] > TOLERANCE:
            continue
        if not any(abs(border - gap[0]) <= TOLERANCE for border in borders):
            yield Loss("visit split", gap[0], person=person, detail=one[2])


def differences(person, actual, faultless):
    """Each stretch of more than the tolerance in which the room differs."""
    for start, end in _stretches(actual, faultless):
        if end - start > TOLERANCE:
            here, there = (_room(visits, (start + end) / 2) for visits in (actual, faultless))
            what = "visit lost" if here is None else "visit too much" if there is None else "visit elsewhere"
            yield Loss(what, start, person=person, detail=f"{here} for {there}, {end - start:.2f} s")


def _stretches(actual, faultless):
    edges = sorted({edge for visit in actual + faultless for edge in visit[:2]})
    begun = None
    for start, end in zip(edges, edges[1:]):
        middle = (start + end) / 2
        differs = _room(actual, middle) != _room(faultless, middle)
        if differs and begun is None:
            begun = start
        if not differs and begun is not None:
            yield begun, start
            begun = None
    if begun is not None:
        yield begun, edges[-1]


def _room(visits, moment):
    return next((room for start, end, room in visits if start <= moment < end), None)

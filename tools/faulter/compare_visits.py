"""Whether the record of visits is that of the faultless run."""

from losses import Loss
from recording import PEOPLE

# Seconds by which an end of a visit may be off; what was on its way for some milliseconds more is dated by those.
TOLERANCE = 1.05
# Seconds around what was not heard in which the record may differ: what was heard beside it decides otherwise.
AROUND = 6.0


def compare_visits(run, seconds):
    actual = run.school.visits(run.start, run.start + seconds)
    faultless = run.twin.visits(run.start, run.start + seconds)
    losses = []
    for person in PEOPLE:
        excused = [(start - AROUND, end + AROUND) for start, end in run.unheard()]
        losses += overlaps(person, actual[person])
        losses += splits(person, actual[person], faultless[person], excused)
        losses += differences(person, actual[person], faultless[person], excused)
    return losses


def overlaps(person, visits):
    for one, next_one in zip(visits, visits[1:]):
        if next_one[0] < one[1] - 0.001:
            yield Loss("visit overlaps", next_one[0], person=person)


def splits(person, actual, faultless, excused):
    """A visit that goes on in the same room is two, where the faultless run has one."""
    borders = [edge for visit in faultless for edge in visit[:2]]
    for one, next_one in zip(actual, actual[1:]):
        gap = (one[1], next_one[0])
        if one[2] != next_one[2] or gap[1] - gap[0] > TOLERANCE or _is_excused(*gap, excused):
            continue
        if not any(abs(border - gap[0]) <= TOLERANCE for border in borders):
            yield Loss("visit split", gap[0], person=person, detail=one[2])


def differences(person, actual, faultless, excused):
    """Each stretch of more than the tolerance in which the room differs."""
    for start, end in _stretches(actual, faultless):
        left = [piece for piece in _without(start, end, excused) if piece[1] - piece[0] > TOLERANCE]
        for piece in left:
            middle = (piece[0] + piece[1]) / 2
            here, there = _room(actual, middle), _room(faultless, middle)
            what = "visit lost" if here is None else "visit too much" if there is None else "visit elsewhere"
            yield Loss(what, piece[0], person=person, detail=f"{here} for {there}, {piece[1] - piece[0]:.2f} s")


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


def _is_excused(start, end, excused):
    return any(one <= end and start <= other for one, other in excused)


def _without(start, end, excused):
    """The parts of a stretch that are not excused."""
    pieces = [(start, end)]
    for one, other in excused:
        pieces = [
            part for piece in pieces for part in ((piece[0], min(piece[1], one)), (max(piece[0], other), piece[1]))
            if part[0] < part[1]]
    return pieces

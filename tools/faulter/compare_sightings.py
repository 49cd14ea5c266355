"""Whether what the nodes heard is stored once each, and at its time."""

from collections import defaultdict

from losses import Loss
from recording import COUNTS, LAST, PEOPLE, ROOMS

# The server tells a sighting's age by when a request came: it may take so long on its way.
TOLERANCE = 1.0
# Seconds by which a time may be wrong and the sighting still be found.
LONGEST_SHIFT = 60
# Seconds after the rounds of which the sightings are read.
BEYOND = 30


def compare_sightings(run, recording, seconds):
    """Returns the losses among the sightings of the three nodes."""
    stored = defaultdict(list)
    for room, person, moment, level, count in run.school.sightings(run.start, run.start + seconds + BEYOND):
        stored[room, person].append((moment, level, count))
    losses = []
    for receiver, room in ROOMS.items():
        node = run.node(room)
        for person in PEOPLE:
            # What is heard after the end is matched too, and says nothing of the rounds.
            expected = recording.expected(receiver, person, seconds + BEYOND)
            found = _compare(node, person, expected, stored[room, person], run)
            losses += [loss for loss in found if loss.second < seconds]
    return losses


def _compare(node, person, expected, stored, run):
    found, rest = _match(expected, stored)
    rest = list(_match_shifted(expected, found, rest + list(_surplus(expected, found))))
    for second in expected.keys() - found.keys():
        since, until = run.start + second, run.start + second + 1
        if not node.is_deaf(since, until):
            allowed = run.is_allowed(node, since, until)
            yield Loss("held by a damaged spool" if allowed else "missing", second, node.name, person)
    for second, moment in found.items():
        off = moment - second - LAST
        if abs(off) > TOLERANCE and not node.is_deaf(run.start + second, run.start + second + 1):
            yield Loss("at a wrong time", second, node.name, person, f"{off:+.1f} s")
    for moment, level, count in rest:
        if not node.is_deaf(run.start + moment - 1, run.start + moment + 1):
            what = "doubled" if list(_candidates(expected, moment, level, count)) else "never heard"
            yield Loss(what, moment, node.name, person, f"{level} dBm, {count}")


def _match(expected, stored):
    """By second, the times under which it was stored; and what belongs to none."""
    found, rest = defaultdict(list), []
    for moment, level, count in stored:
        seconds = _candidates(expected, moment, level, count)
        second = min(seconds, key=lambda one: abs(one + LAST - moment), default=None)
        if second is None:
            rest.append((moment, level, count))
        else:
            found[second].append(moment)
    return found, rest


def _surplus(expected, found):
    """Leaves each second the nearest of its times, and yields the others."""
    for second, moments in found.items():
        moments.sort(key=lambda moment: abs(moment - second - LAST))
        yield from ((moment, *expected[second]) for moment in moments[1:])
        found[second] = moments[0]


def _match_shifted(expected, found, rest):
    """What is left may be what is lacking, at a time that is wrong by more; yields what it is not."""
    for moment, level, count in rest:
        lacking = [
            second for second in expected.keys() - found.keys()
            if expected[second] == (level, count) and abs(second + LAST - moment) <= LONGEST_SHIFT]
        if lacking:
            found[min(lacking, key=lambda one: abs(one + LAST - moment))] = moment
        else:
            yield moment, level, count


def _candidates(expected, moment, level, count):
    """The seconds with this level and count, at most so far away that the next with this count is as near."""
    for second in range(int(moment) - COUNTS // 2, int(moment) + COUNTS // 2 + 1):
        if expected.get(second) == (level, count):
            yield second


def compare_handmade(run):
    """What nodes made by hand were told is stored, against what is."""
    stored = defaultdict(int)
    rows = run.postgres.sql("select scanner_id, count(*) from sighting group by scanner_id")
    for line in rows.splitlines():
        scanner, count = line.split("|")
        stored[int(scanner or 0)] += int(count)
    for name, room in (("flood", "gym"), ("drain", "barn"), ("long-away", "attic")):
        nodes = [node for node in run.handmade_nodes if node.room == room]
        acknowledged = sum(node.acknowledged for node in nodes)
        unsure, refused = sum(node.unsure for node in nodes), sum(node.refused for node in nodes)
        kept = stored[run.school.scanners[room]["scanner_id"]]
        if kept < acknowledged:
            yield Loss("missing", None, room, kind=name, count=acknowledged - kept, detail=f"{refused} refused")
        if kept > acknowledged + unsure:
            yield Loss("doubled", None, room, kind=name, count=kept - acknowledged - unsure)

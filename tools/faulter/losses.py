"""What a run has lost, to which faults that is put down, and the table of it."""

from collections import Counter, defaultdict

# Losses that are counted and fail nothing.
ALLOWED = {"held by a damaged spool"}
COLUMNS = {
    "missing": ["missing"], "doubled": ["doubled", "never heard"], "wrong time": ["at a wrong time"],
    "visits": ["visit lost", "visit too much", "visit elsewhere", "visit split", "visit overlaps"],
    "ended": ["ended by itself", "fault not mended"], "allowed": list(ALLOWED)}
# Seconds after a fault in which a loss is put down to it, and before.
AFTER, BEFORE = 6, 3


class Loss:
    """`second` since the start of the run; nil where it is known by its kind."""

    def __init__(self, what, second, node=None, person=None, detail="", kind=None, count=1):
        self.what, self.second, self.node, self.person = what, second, node, person
        self.detail, self.kind, self.count, self.faults = detail, kind, count, []

    @property
    def is_allowed(self):
        return self.what in ALLOWED

    def put_down(self, faults, start, length):
        """Finds the faults that were under way, else all of its round."""
        if self.kind is not None:
            self.faults = [fault for fault in faults if fault.name == self.kind]
            return
        moment = start + self.second
        self.faults = [
            fault for fault in faults
            if fault.began and fault.began - BEFORE <= moment <= (fault.ended or moment) + AFTER
            and (self.node is None or fault.node in (None, self.node))]
        if not self.faults:
            self.faults = [fault for fault in faults if fault.round == int(self.second // length)]


def stretches(losses):
    """Losses of one sort that follow each other second by second, told as one line each."""
    groups = defaultdict(list)
    for loss in losses:
        groups[loss.what, loss.node, loss.person, loss.kind].append(loss)
    for (what, node, person, kind), group in groups.items():
        group.sort(key=lambda loss: loss.second or 0)
        part = []
        for loss in group:
            if part and (loss.second or 0) - (part[-1].second or 0) > 3:
                yield _line(what, node, person, part)
                part = []
            part.append(loss)
        yield _line(what, node, person, part)


def _line(what, node, person, part):
    names = sorted({f"{fault.name} (round {fault.round + 1})" for loss in part for fault in loss.faults})
    where = " ".join(name for name in (node, person) if name)
    when = "" if part[0].second is None else f" at {part[0].second:.0f} s"
    if part[0].second is not None and part[-1].second - part[0].second > 1:
        when += f" to {part[-1].second:.0f} s"
    detail = f" ({part[0].detail})" if part[0].detail else ""
    return f"{what}: {where}{when}, {sum(loss.count for loss in part)}{detail}; meanwhile: {', '.join(names) or '-'}"


def table(faults, losses):
    """Lines: each kind with how often it was drawn and what was lost while it lasted."""
    drawn = Counter(fault.name for fault in faults if not fault.skipped)
    lost = defaultdict(Counter)
    for loss in losses:
        for name in {fault.name for fault in loss.faults}:
            lost[name][loss.what] += loss.count
    yield f"{'kind':<18}{'drawn':>6}" + "".join(f"{column:>12}" for column in COLUMNS)
    for name in sorted(drawn):
        sums = [sum(lost[name][what] for what in whats) for whats in COLUMNS.values()]
        yield f"{name:<18}{drawn[name]:>6}" + "".join(f"{number or '-':>12}" for number in sums)
    total = Counter()
    for loss in losses:
        total[loss.what] += loss.count
    sums = [sum(total[what] for what in whats) for whats in COLUMNS.values()]
    yield f"{'in all':<18}{sum(drawn.values()):>6}" + "".join(f"{number or '-':>12}" for number in sums)

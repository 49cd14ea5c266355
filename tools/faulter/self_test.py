"""Tests of the suite's own parts, without a server: that a loss would be seen, and that none is made up."""

import struct
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import compare_sightings
import compare_visits
from kinds import KINDS, SMOKE, draw
from losses import stretches, table
from recording import LAST, PEOPLE, ROOMS, Recording


class _Node:
    name = "hall"

    def __init__(self, deaf=()):
        self.deaf = deaf

    def is_deaf(self, since, until):
        return any(start < until and since < end for start, end in self.deaf)


class _Run:
    start = 0.0

    def is_allowed(self, _node, _since, _until):
        return False


def _sightings(change, deaf=()):
    """What is found where this was done to what is stored."""
    expected = Recording().expected("A3", "ada", 60)
    stored = [(second + LAST, *heard) for second, heard in expected.items()]
    change(stored)
    return Counter(loss.what for loss in compare_sightings._compare(_Node(deaf), "ada", expected, stored, _Run()))


def _late(stored):
    stored[20] = (stored[20][0] + 1.8, *stored[20][1:])


def _very_late(stored):
    stored[20] = (stored[20][0] + 11, *stored[20][1:])


def _round_late(stored):
    """By one round of the counts, to where a second with this count and level is already."""
    number = next(one for one in range(54) if stored[one][1:] == stored[one + 6][1:])
    stored[number] = (stored[number][0] + 6.1, *stored[number][1:])


def check_sightings():
    yield "nothing is lost", _sightings(lambda stored: None), Counter()
    yield "one is missing", _sightings(lambda stored: stored.pop(10)), Counter(missing=1)
    yield "one is doubled", _sightings(lambda stored: stored.append(stored[10])), Counter(doubled=1)
    yield "one is late", _sightings(_late), Counter({"at a wrong time": 1})
    yield "one is eleven seconds late", _sightings(_very_late), Counter({"at a wrong time": 1})
    yield "one is six seconds late", _sightings(_round_late), Counter({"at a wrong time": 1})
    yield "all are a third of a second late", _sightings(
        lambda stored: stored.__setitem__(slice(None), [(one[0] + 0.3, *one[1:]) for one in stored])), Counter()
    yield "nobody listened", _sightings(lambda stored: stored.pop(10), [(9.0, 12.0)]), Counter()


VISITS = [(0.0, 20.0, "hall"), (20.0, 40.0, "living"), (40.0, 60.0, "hall")]


def _visits(actual):
    found = [*compare_visits.overlaps("ada", actual), *compare_visits.splits("ada", actual, VISITS),
             *compare_visits.differences("ada", actual, VISITS)]
    return sorted(loss.what for loss in found)


def check_visits():
    yield "the same", _visits(VISITS), []
    yield "an end 0.9 s off", _visits([(0.0, 20.9, "hall"), (20.9, 40.0, "living"), VISITS[2]]), []
    yield "an end 1.1 s off", _visits([(0.0, 21.1, "hall"), (21.1, 40.0, "living"), VISITS[2]]), ["visit elsewhere"]
    yield "one lost", _visits([VISITS[0], VISITS[2]]), ["visit lost"]
    yield "one split", _visits([VISITS[0], (20.0, 30.0, "living"), (30.0, 40.0, "living"), VISITS[2]]), ["visit split"]
    yield "two overlap", _visits([VISITS[0], (15.0, 40.0, "living"), VISITS[2]]), ["visit overlaps"]


def check_draw():
    names = list(KINDS)
    faults = draw(names, 7, 30, 7)
    yield "seven rounds draw all", sorted({fault.name for fault in faults}), sorted(names)
    rounds = defaultdict(set)
    for fault in faults:
        rounds[fault.round].add(fault.name)
    yield "four kinds in each", [len(rounds[number]) for number in range(7)], [4] * 7
    again = [(fault.name, fault.moment) for fault in draw(names, 7, 30, 7)]
    yield "a seed draws the same", again, [(fault.name, fault.moment) for fault in faults]
    small = draw(SMOKE["kinds"].split(","), SMOKE["rounds"], SMOKE["length"], SMOKE["seed"])
    yield "the small run draws one of each group", sorted(
        KINDS[fault.name][1].__module__ for fault in small), sorted(
        f"kinds_{group}" for group in ("nodes", "servers", "database", "network"))
    yield "one kind alone", [fault.name for fault in draw(["cut"], 3, 30, 7)], ["cut"] * 3


def check_recording():
    recording = Recording()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.btsnoop"
        recording.write(path, "A3", {"ada": ("00112233-4455-6677-8899-aabbccddeeff", 1, 2)}, 10)
        data = path.read_bytes()
    yield "it is a btsnoop file", data[:16], b"btsnoop\0" + struct.pack(">II", 1, 1002)
    heard = sum(count for _, count in recording.expected("A3", "ada", 10).values())
    yield "all that is expected is in it", data.count(bytes.fromhex("4c000215")), heard
    rooms = {
        max(ROOMS, key=lambda one: recording.level(one, person, second) or -200)
        for person in PEOPLE for second in range(180)}
    yield "each room is the loudest at times", rooms, set(ROOMS)


def check_table():
    faults = draw(["cut", "flood"], 1, 30, 1)
    for fault in faults:
        fault.began, fault.ended = 5.0, 10.0
    stored = Recording().expected("A3", "ada", 60)
    losses = list(compare_sightings._compare(_Node(), "ada", stored, [], _Run()))
    for loss in losses:
        loss.put_down(faults, 0.0, 30)
    yield "one line for each stretch", len(list(stretches(losses))), 1
    yield "the sum is all", list(table(faults, losses))[-1].split()[3], str(len(stored))


def self_test():
    """Returns what is wrong, in lines."""
    return [
        f"{check.__name__}: {name}: {found}, not {wanted}"
        for check in (check_sightings, check_visits, check_draw, check_recording, check_table)
        for name, found, wanted in check() if found != wanted]

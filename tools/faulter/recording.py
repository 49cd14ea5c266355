"""What the nodes of a run hear: the demonstration's recording, played three times as fast, as btsnoop captures.

In each second a node hears a badge with one level, the mean of the recorded ones, and so often that the count tells one
second from its neighbours: what is stored can be told apart even where its time is wrong.
"""

import csv
import gzip
import struct
import uuid
from collections import defaultdict
from pathlib import Path

# Seconds of the recording in one second of a run.
PACE = 3
# The receivers of the recording that the nodes stand for, and their rooms.
ROOMS = {"A4": "living", "A3": "hall", "A2": "bedroom"}
# Where in the recording each person begins, in seconds of the run.
PEOPLE = {"ada": 0, "bob": 170, "cleo": 260}
# When in a second the last advertisement is heard, and how far apart they are.
LAST, APART = 0.3, 0.04
# Counts go round: the same one comes again after so many seconds.
COUNTS = 6

BTSNOOP_EPOCH = 0x00E03AB44A676000


class Recording:
    """`level(receiver, person, second)` is in dBm, or None where nothing is heard."""

    def __init__(self, table=Path("demo/sightings.csv.gz")):
        heard, offset, longest, last = defaultdict(list), 0.0, 0.0, None
        with gzip.open(table, "rt") as file:
            for row in csv.DictReader(file):
                if row["session"] != last:
                    offset, longest, last = offset + longest, 0.0, row["session"]
                longest = max(longest, float(row["t"]))
                heard[row["receiver"], int((offset + float(row["t"])) // PACE)].append(float(row["rssi"]))
        self.levels = {key: round(sum(levels) / len(levels)) for key, levels in heard.items()}
        self.length = 1 + max(second for _, second in self.levels)

    def level(self, receiver, person, second):
        return self.levels.get((receiver, (second + PEOPLE[person]) % self.length))

    def count(self, second):
        return 1 + second % COUNTS

    def expected(self, receiver, person, seconds):
        """What is to be stored, by second: level and count."""
        levels = {second: self.level(receiver, person, second) for second in range(seconds)}
        return {second: (level, self.count(second)) for second, level in levels.items() if level is not None}

    def write(self, path, receiver, badges, seconds):
        """Writes the capture of one node. `badges` has uuid, major and minor of each person."""
        with open(path, "wb") as file:
            file.write(b"btsnoop\0" + struct.pack(">II", 1, 1002))
            # Recorded time is counted from the first packet, which is no iBeacon.
            file.write(_record(0, _report(b"\x02\x01\x06", -60)))
            for second in range(seconds):
                for moment, packet in self._second(receiver, badges, second):
                    file.write(_record(moment, packet))

    def _second(self, receiver, badges, second):
        count = self.count(second)
        for number in range(count):
            moment = second + LAST - APART * (count - 1 - number)
            for person, badge in badges.items():
                level = self.level(receiver, person, second)
                if level is not None:
                    yield moment, _report(_ibeacon(badge), level)


def _ibeacon(badge):
    number, major, minor = badge
    payload = uuid.UUID(number).bytes + struct.pack(">HHb", major, minor, -59)
    return b"\x02\x01\x06\x1a\xff\x4c\x00\x02\x15" + payload


def _report(data, level):
    """An LE Advertising Report event, non-connectable, from a random static address."""
    report = b"\x03\x01" + bytes.fromhex("010000000cc0") + bytes([len(data)]) + data + struct.pack("b", level)
    body = b"\x02\x01" + report
    return b"\x04\x3e" + bytes([len(body)]) + body


def _record(seconds, packet):
    stamp = BTSNOOP_EPOCH + 1_750_000_000_000_000 + round(seconds * 1_000_000)
    return struct.pack(">IIIIq", len(packet), len(packet), 3, 0, stamp) + packet

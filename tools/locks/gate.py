"""How often the presence gate is right on the demonstration's recording.

At a door is who walks through it within three seconds; two rooms off is who stands in a room from which one goes
through two doors or more to both rooms at the door. Each session is lived by `rollcall evaluate`, taught by the others,
so that the live state is the engine's; what a lock makes of that and of what was heard is `decision.sight_of`.
"""

import csv
import gzip
import math
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

import decision

# A lock's usual seconds, and levels that an admin may ask for, dBm.
WITHIN, LEVELS = 20, (None, -60, -55, -50, -45)
NEAR = 3
# What a lock that asks for no level has to reach, in %.
SEEN_AT_LEAST, TAKEN_AT_MOST = 93, 8


def table(path):
    opened = gzip.open(path, "rt") if path.suffix == ".gz" else open(path)
    with opened as lines:
        return list(csv.DictReader(lines))


class Flat:
    def __init__(self, folder, rollcall):
        self.folder, self.rollcall = folder, rollcall
        self.sightings, self.stays = table(folder / "sightings.csv.gz"), table(folder / "rooms.csv")
        self.receivers = {row["receiver"]: row["room"] for row in table(folder / "receivers.csv")}
        self.doors = [frozenset(row.values()) for row in table(folder / "doors.csv")]
        self.heard, self.rooms, self.walks = defaultdict(list), defaultdict(dict), defaultdict(list)
        for row in self.sightings:
            self.heard[row["session"]].append((float(row["t"]), row["receiver"], float(row["rssi"])))
        for row, after in zip(self.stays, self.stays[1:] + [{"session": None}]):
            session = row["session"]
            for second in range(math.ceil(float(row["start"])), math.ceil(float(row["end"]))):
                self.rooms[session][second] = row["room"]
            if after["session"] == session:
                self.walks[session].append((float(after["start"]), frozenset((row["room"], after["room"]))))
        self.live = {session: self.lived(session) for session in self.rooms}

    def lived(self, session):
        """By second, the room that the engine would have shown."""
        with tempfile.TemporaryDirectory() as name:
            files = {word: Path(name, word + ".csv") for word in ("heard", "taught", "rooms", "live", "record")}
            self.write(files["heard"], self.sightings, lambda row: row["session"] == session)
            self.write(files["taught"], self.sightings, lambda row: row["session"] != session)
            self.write(files["rooms"], self.stays, lambda row: row["session"] != session)
            options = {
                "--receivers": self.folder / "receivers.csv", "--doors": self.folder / "doors.csv",
                "--sightings": files["heard"], "--survey-sightings": files["taught"],
                "--survey-rooms": files["rooms"], "--out-live": files["live"], "--out-record": files["record"],
            }
            command = [self.rollcall, "evaluate"] + [part for option in options.items() for part in option]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            changes = table(files["live"])
        shown, room = {}, None
        for second in range(max(self.rooms[session]) + 1):
            while changes and float(changes[0]["t"]) <= second:
                room = changes.pop(0)["room"] or None
            shown[second] = room
        return shown

    @staticmethod
    def write(path, rows, chosen):
        with open(path, "w", newline="") as file:
            writer = csv.DictWriter(file, rows[0].keys())
            writer.writeheader()
            writer.writerows(filter(chosen, rows))

    def away(self, room, door):
        """How many doors lie between a room and the nearer of those at a door."""
        reached, steps = set(door), 0
        while room not in reached:
            reached |= {other for one in self.doors if one & reached for other in one}
            steps += 1
        return steps

    def case(self, session, second, door, level):
        heard = [one for one in self.heard[session] if second - WITHIN <= one[0] <= second]
        is_here = self.live[session][second] in door and heard
        evidence = {
            "living": True, "lawful": True, "twice": False, "client": None,
            "whereabouts": heard[-1][0] if is_here else None,
            "heard": [
                {"scanner": name, "listener": self.receivers[name] in door, "rssi": rssi, "at": at}
                for at, name, rssi in heard
            ],
        }
        lock = {"within": WITHIN, "minRSSI": level, "trustsClient": False}
        return {"now": second, "evidence": evidence, "lock": lock}

    def share(self, moments, level):
        """Of so many moments, the share in which somebody is seen, in %."""
        seen = sum(decision.sight_of(self.case(*moment, level))[0] == "seen" for moment in moments)
        return 100 * seen / len(moments)

    def moments(self):
        """As (session, second, door): at the door, and two rooms off."""
        at, off = [], []
        for session, rooms in self.rooms.items():
            for second, room in rooms.items():
                for door in self.doors:
                    if any(walked == door and abs(second - when) <= NEAR for when, walked in self.walks[session]):
                        at.append((session, second, door))
                    elif self.away(room, door) >= 2:
                        off.append((session, second, door))
        return at, off


def check(folder, rollcall):
    """Prints what comes of each level; whether a lock that asks for none is right often enough."""
    flat = Flat(folder, rollcall)
    at, off = flat.moments()
    print(f"The presence check, {len(at)} seconds at doors and {len(off)} two rooms away:")
    shares = {level: (flat.share(at, level), flat.share(off, level)) for level in LEVELS}
    for level, (seen, taken) in shares.items():
        shown = f"detected at the door {seen:5.1f} %  two rooms away {taken:5.1f} %"
        print(f"  min_rssi {level or 'none':>4}  {shown}", flush=True)
    seen, taken = shares[None]
    return seen >= SEEN_AT_LEAST and taken <= TAKEN_AT_MOST

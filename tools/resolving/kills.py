"""Kills a resolver while stations update, and looks whether an update is gone that was acknowledged."""

import random
import threading
import time

from program import Resolver
from signing import Station, found
from talk import Talk

STATIONS = 8


class Updating(threading.Thread):
    """A station that updates as fast as it is answered, until its resolver is gone."""

    def __init__(self, station, port):
        super().__init__(daemon=True)
        self.station, self.port, self.count, self.refused = station, port, 0, []

    def run(self):
        try:
            with Talk(self.port) as talk:
                while reply := talk.ask(self.station.update(self.station.record())):
                    reply = reply["HRHomeStationUpdateReply"]
                    if reply["Accepted"]:
                        self.station.acknowledged, self.count = reply["Counter"], self.count + 1
                    else:
                        self.refused.append(reply)
        except OSError:
            pass  # That is what is waited for.


def lost(resolver, stations):
    """Stations whose record is older than one that was acknowledged."""
    with Talk(resolver.port) as talk:
        return [station.serial for station in stations if not found(talk, station.code, station.acknowledged)]


def kills(program, times, seed, say):
    chance = random.Random(seed)
    stations = [Station(f"station {number}") for number in range(STATIONS)]
    total, gone, refused = 0, 0, 0
    with Resolver(program) as resolver:
        with Talk(resolver.port) as talk:
            for station in stations:
                station.acknowledged = 0
                talk.ask(station.registration(resolver.invitation(station.serial)))
                talk.ask(station.update(station.record()))
        for number in range(times):
            threads = [Updating(station, resolver.port) for station in stations]
            for thread in threads:
                thread.start()
            time.sleep(chance.uniform(0.02, 0.4))
            resolver.kill()
            for thread in threads:
                thread.join()
            resolver.start()
            total += sum(thread.count for thread in threads)
            refused += sum(len(thread.refused) for thread in threads)
            missing = lost(resolver, stations)
            gone += len(missing)
            if missing:
                say(f"kill {number}: older than acknowledged: {', '.join(missing)}")
    say(f"{times} kills, seed {seed}: {total} updates acknowledged, {gone} lost, {refused} refused.")
    return 0 if gone == 0 and refused == 0 and total > 0 else 1

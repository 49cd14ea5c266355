"""Radios that leave a room blind: is each told within three minutes, with what to do, and is no other?

Nodes made by hand say in their heartbeats what a node with such a radio says. The server's clock runs fast, so that
minutes take seconds."""

import json
import threading
import time
import uuid
from datetime import datetime

from handmade import instant
from trial_client import Client
from trial_server import TrialServer, WITHOUT_LIMITS, first_admin

PASSWORD = "correct horse battery staple"
# Seconds of the server's clock in a real one; in which all is well at first; and within which a fault is to be told.
RATE, WELL, GOAL = 5, 200, 180
# Seconds of the server's clock between two heartbeats, and between two sightings of a badge.
BEAT, HEARING = 10, 5


def state(name, heard_at, error=None):
    told = {"state": name, "reports_per_second": 0, "restarts": 0, "resets": 0, "dropped_reports": 0}
    heard = {"last_report_at": instant(heard_at)} if heard_at else {}
    return {**told, **heard, **({"error": error} if error else {})}


# For each room: what its radio says once it is ill, from the time, since when, and when it last heard anything; None of
# a node that says nothing any more. Then the kind of the alert; None for a radio that is well.
FAULTS = {
    "recovers forever": (lambda now, ill, heard: state("recovering", heard, "not_answering"), "radio_failed"),
    "hangs repeatedly": (
        lambda now, ill, heard: state(
            "recovering" if int((now - ill) / BEAT) % 2 else "scanning", heard, "hardware_error"), "radio_failed"),
    "starts forever": (lambda now, ill, heard: state("starting", None), "radio_failed"),
    "stalled scan": (lambda now, ill, heard: state("scanning", heard), "radio_failed"),
    "failed": (lambda now, ill, heard: state("failed", heard, "no_adapter"), "radio_failed"),
    "deaf but responsive": (lambda now, ill, heard: state("quiet", heard), "scanner_deaf"),
    "silent node": (lambda now, ill, heard: None, "scanner_silent"),
    "next to the deaf one": (lambda now, ill, heard: state("scanning", now), None),
    "empty room": (lambda now, ill, heard: state("quiet", heard), None),
}
# Where a badge is heard all the time, and where it is heard until that radio is ill.
NEIGHBOUR, DEAF = "next to the deaf one", "deaf but responsive"


class RadioTrial:
    def __init__(self, options, folder, say):
        self.say = say
        self.server = TrialServer(
            options.server, folder, environment=WITHOUT_LIMITS, options=["--clock-rate", str(RATE)])
        self.tokens, self.heard, self.sequences, self.ill = {}, {}, {}, None
        self.spool = str(uuid.uuid4())

    def __enter__(self):
        self.server.__enter__()
        self.admin = first_admin(self.server, PASSWORD)
        for zone in ("House", "Cellar"):
            self.admin.ask("admin.create_zone", {"zone_name": zone})
        for number, room in enumerate(FAULTS):
            self.admin.ask("admin.create_room", {
                "room_number": str(number), "zone_name": "House" if room in (NEIGHBOUR, DEAF) else "Cellar"})
            self.tokens[room] = self.admin.ask(
                "admin.create_scanner", {"room_number": str(number), "scanner_name": room})["token"]
        made = self.admin.ask("admin.create_person", {
            "email": "ada@school.example", "first_name": "Ada", "last_name": "Byron", "classification": "student"})
        badge = self.admin.ask("admin.issue_badge", {"person_id": made["person_id"]})
        self.badge = {"uuid": badge["uuid"], "major": badge["major_key"], "minor": badge["minor_key"]}
        self._read_clock()
        return self

    def __exit__(self, *_):
        self.server.stop()

    def _read_clock(self):
        reply = self._send(NEIGHBOUR, "scanner.heartbeat", {"radio": state("scanning", None)})
        self.clock = datetime.fromisoformat(reply.json["clock"]["now"]).timestamp(), time.monotonic()

    @property
    def now(self):
        """On the server's clock."""
        return self.clock[0] + (time.monotonic() - self.clock[1]) * RATE

    def _send(self, room, kind, body):
        client = Client(self.server.port)
        client.token = self.tokens[room]
        reply = client.send("POST", f"/post/{kind}", json.dumps(body).encode())
        client.close()
        if reply.status != 200:
            self.say(f"{room}: the reply to {kind} is {reply}")
        return reply

    def run_until(self, end):
        """Lets all nodes hear and tell, as their radios do, until a time of the server's clock."""
        nodes = [threading.Thread(target=self._run_node, args=(room, end), daemon=True) for room in FAULTS]
        for node in nodes:
            node.start()
        for node in nodes:
            node.join()

    def _run_node(self, room, end):
        """One node does not wait for another."""
        level = {NEIGHBOUR: -75, DEAF: -55 if self.ill is None else None}.get(room)
        beat_at = hear_at = 0
        while self.now < end:
            if level is not None and self.now >= hear_at:
                hear_at = self.now + HEARING
                self._hear(room, level)
            if self.now >= beat_at:
                beat_at = self.now + BEAT
                self._beat(room)
            time.sleep(0.05)

    def _hear(self, room, level):
        now = self.now
        self.sequences[room] = self.sequences.get(room, -1) + 1
        self._send(room, "scanner.report", {
            "spool": f"{self.spool}-{room}", "sequence": self.sequences[room], "sent_at": instant(now),
            "sightings": [{**self.badge, "rssi": level, "count": 1, "heard_at": instant(now - 0.5)}]})

    def _beat(self, room):
        now = self.now
        if self.ill is None:
            self.heard[room] = now
            radio = state("scanning", now)
        else:
            radio = FAULTS[room][0](now, self.ill, self.heard[room])
        if radio is not None:
            self._send(room, "scanner.heartbeat", {"sent_at": instant(now), "spool_depth": 0, "radio": radio})


def radio_faults(trial, say):
    """Returns whether each radio that leaves its room blind was told in time, and no other."""
    trial.run_until(trial.now + WELL)
    trial.ill = trial.now
    trial.run_until(trial.ill + GOAL + BEAT)
    alerts = trial.admin.ask("admin.get_alerts", {"page_size": 100})["alerts"]
    missing = 0
    for room, (_, kind) in FAULTS.items():
        told = [alert for alert in alerts if alert["subject"].get("name") == room]
        after = [
            datetime.fromisoformat(alert["opened_at"]).timestamp() - trial.ill for alert in told
            if alert["kind"] == kind and alert["hint"]]
        others = [alert["kind"] for alert in told if alert["kind"] != kind]
        is_right = not others and (not told if kind is None else any(-1 <= seconds <= GOAL for seconds in after))
        missing += not is_right
        wanted = f"{kind} after {after[0]:.0f} s" if after else "nothing" if kind is None else f"no {kind}"
        say(f"  {room:<24}{wanted}{'' if not others else ', and ' + ', '.join(others)}")
    say(f"{missing} of {len(FAULTS)} radios are reported wrongly, or not within {GOAL} s")
    return missing == 0

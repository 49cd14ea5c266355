"""A node by hand: sends batches of its own making as a node would, and counts what was acknowledged."""

import json
import time
import uuid
from datetime import datetime, timezone

from trial_client import Client


def instant(moment):
    return datetime.fromtimestamp(moment, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


class HandmadeNode:
    """`badge` is all it hears."""

    def __init__(self, scanner, badge, order):
        self.token, self.scanner, self.badge, self.order = scanner["token"], scanner["scanner_id"], badge, order
        self.spool, self.sequence = str(uuid.uuid4()), 0
        self.acknowledged, self.unsure, self.refused = 0, 0, 0

    def batch(self, moments, level=-50):
        number, major, minor = self.badge
        sightings = [
            {"uuid": number, "major": major, "minor": minor, "rssi": level, "count": 1, "heard_at": instant(moment)}
            for moment in moments]
        report = {"spool": self.spool, "sequence": self.sequence, "sightings": sightings}
        self.sequence += 1
        return report

    def send_once(self, report, port, timeout=10):
        """Returns the server's answer to one attempt."""
        client = Client(port, timeout=timeout)
        client.token = self.token
        reply = client.send(
            "POST", "/post/scanner.report", json.dumps({**report, "sent_at": instant(time.time())}).encode())
        client.close()
        return reply

    def deliver(self, report, is_over, patience=120):
        """Until it is acknowledged, as a node does; whether it was."""
        end = time.monotonic() + patience
        while time.monotonic() < end and not is_over():
            for server in self.order():
                reply = self.send_once(report, server.port)
                if reply.status == 200:
                    self.note(report, reply)
                    return True
            time.sleep(0.3)
        self.unsure += len(report["sightings"])
        return False

    def note(self, report, reply):
        self.acknowledged += len(report["sightings"])
        self.refused += reply.json.get("refused", 0)

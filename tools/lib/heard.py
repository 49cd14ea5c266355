"""What scanners hear of badges, as they report it."""

import time
from datetime import datetime, timedelta, timezone


def instant(seconds=0):
    """A time so many seconds from now, as the protocol writes it."""
    moment = datetime.now(timezone.utc) + timedelta(seconds=seconds)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def batch(badges, spool, seconds=(0,), rssi=-50):
    """The arguments of a `scanner.report` in which badges were heard so many seconds from now.

    Each scanner needs a spool of its own: two with the same one are taken for one node.
    """
    sightings = [
        {"uuid": badge["uuid"], "major": badge["major_key"], "minor": badge["minor_key"], "rssi": rssi,
         "heard_at": instant(second)} for second in seconds for badge in badges]
    return {"spool": spool, "sequence": time.monotonic_ns(), "sent_at": instant(), "sightings": sightings}

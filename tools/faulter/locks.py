"""Kills server, broker, PostgreSQL and locks within attempts to unlock: is each opening on record, and none twice?

What the server keeps is compared with what the locks in software say that they did."""

import collections
import json
import random
import re
import subprocess
import threading
import time

from devices import DeviceTrial
from programs import Program
from trial_client import Unsuccessful

COUNT = 3
# Seconds: within which of an attempt the kill comes, and until all of it is over.
WITHIN, PATIENCE = 0.12, 60
KINDS = ("server", "server", "broker", "postgres", "device")
OPENS = re.compile(r"The lock opens for attempt (\d+),")
LABEL = re.compile(r"^lock (\d+) fingerprint (\S+) code (\S+)", re.MULTILINE)


class LockTrial(DeviceTrial):
    """The same server, and locks of rooms that everybody may enter."""

    def _make_devices(self):
        admin = self._person()
        admin.confirm()
        admin.ask("admin.create_zone", {"zone_name": "Ground floor"})
        lines = []
        for number in range(COUNT):
            made = admin.ask("admin.create_device", {
                "kind": "lock", "device_name": f"Lock {number}", "serial": f"FAULT-{number}", "label": "text"})
            admin.ask("admin.create_room", {
                "room_number": f"R{number}", "zone_name": "Ground floor", "required_level": 0})
            lock = admin.ask("admin.create_lock", {
                "lock_name": f"Lock {number}", "room_number": f"R{number}", "device_id": made["device_id"],
                "gate": "off", "relock": 1})
            lines.append(json.dumps({
                "device": made["device_id"], "serial": f"FAULT-{number}", "token": made["token"]}))
            self.numbers.append((made["device_id"], lock["lock_id"]))
        (self.folder / "fleet").write_text("\n".join(lines) + "\n")
        self.devices = Program(
            [self.options.device, "lock", "--broker", f"mqtt://127.0.0.1:{self.mqtt}", "--site",
             self.sql("select site_key from site"), "--fleet", self.folder / "fleet", "--data",
             self.folder / "devices", "--relock", "1"], self.logs / "devices.log")
        self.devices.start()
        self._until_connected()
        labels = {int(device): label for device, *label in LABEL.findall(self._said())}
        for device, lock in self.numbers:
            fingerprint, code = labels[device]
            admin.ask("admin.activate_lock", {"lock_id": lock, "fingerprint": fingerprint, "code": code})

    def _said(self):
        return (self.logs / "devices.log").read_text(errors="replace")

    @property
    def openings(self):
        """How often the bolts were drawn, by attempt."""
        return collections.Counter(int(attempt) for attempt in OPENS.findall(self._said()))

    def unlock_all(self):
        """Begins an attempt at each lock; returns the threads that wait for what comes of them."""
        def unlock(person, lock):
            try:
                self.asked.append(person.ask("universal.unlock", {"lock_id": lock}))
            except (Unsuccessful, OSError):
                pass
        people = [(self._person(), lock) for _, lock in self.numbers]
        threads = [threading.Thread(target=unlock, args=each, daemon=True) for each in people]
        for thread in threads:
            thread.start()
        return threads

    def recover(self):
        """Waits until each lock can be opened again."""
        self._until_healthy()
        self._until_connected()


def lock_kills(trial, count, seed, say):
    """Returns whether no bolt was drawn without a record, and none twice for one attempt."""
    random.seed(seed)
    kinds = [KINDS[number % len(KINDS)] for number in range(count)]
    random.shuffle(kinds)
    for number, kind in enumerate(kinds):
        trial.recover()
        threads = trial.unlock_all()
        time.sleep(random.uniform(0, WITHIN))
        trial.kill(kind)
        for thread in threads:
            thread.join(PATIENCE)
        say(f"  {number + 1}: kill -9 of the {kind}; the bolts were drawn {sum(trial.openings.values())} times")
    trial.recover()
    trial._until(lambda: trial.sql("select count(*) from unlock where ended_at is null") == "0", PATIENCE)
    return _judge(trial, say)


def _judge(trial, say):
    rows = {
        int(attempt): (state, reason) for attempt, state, reason in (row.split("|") for row in trial.sql(
            "select attempt_id, state || case when ended_at is null then ' (open)' else '' end, "
            "coalesce(outcome_reason, '') from unlock").splitlines())}
    openings = trial.openings
    may_have_opened = {attempt for attempt, (state, _) in rows.items() if state in ("opened", "unconfirmed")}
    found = {
        "opened without a record": [attempt for attempt in openings if attempt not in may_have_opened],
        "opened twice for one attempt": [attempt for attempt, times in openings.items() if times > 1],
        "without an outcome": [attempt for attempt, (state, _) in rows.items() if state.endswith("(open)")],
        "reported as opened but not opened": [
            attempt for attempt, (state, _) in rows.items() if state == "opened" and attempt not in openings],
        "acknowledged as opened but not recorded": [
            reply["attempt_id"] for reply in trial.asked
            if reply["outcome"] == "opened" and rows.get(reply["attempt_id"], ("",))[0] != "opened"]}
    ends = collections.Counter(" ".join(filter(None, end)) for end in rows.values())
    say(f"{len(trial.asked)} attempts were acknowledged, {len(rows)} are recorded: {dict(ends)}. The bolts were drawn "
        f"{sum(openings.values())} times.")
    for name, attempts in found.items():
        say(f"{name}: {len(attempts)} {' '.join(map(str, attempts[:20]))}".rstrip())
    return not any(found.values())

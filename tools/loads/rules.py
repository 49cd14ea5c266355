"""How soon a rule's command is done after somebody came into a room, where there are hundreds of rules."""

import threading
import time

from devices import Devices, wait_until_ended
from morning import at
from school import BEACONS
from trial_client import Client, Unsuccessful

ASKERS = 4


def rules(server, school, program, count, rate):
    """A rule for each of so many rooms, each with a lamp of its own. Into each room somebody comes once, so many a
    second. Prints the goal with what was measured; returns what went wrong."""
    _make_rooms(school.admin, count)
    fleet = Devices(program, server, school, count)
    for number, device in enumerate(fleet.numbers):
        school.admin.ask("admin.create_rule", {
            "rule_name": f"Rule {number}", "when": [{"is": "room_occupied", "room_number": f"R{number}"}],
            "then": [{"device_id": device, "command": "on"}]})
    with fleet:
        if fleet.wait_until_all_are_there() is None:
            return [f"only {fleet.connected} of {count} devices came"]
        failed = _come(server, school, count, rate)
        _wait_until_asked(server, count)
        states, open_ones = wait_until_ended(server)
    sent, done = _after_change(server, "sent"), _after_change(server, "done")
    print(f"{count} rules, {rate:.0f} people a second: {states}. From the change to the command's sending p50 "
          f"{at(sent, .5):.0f} ms, p99 {at(sent, .99):.0f} ms; to its outcome p50 {at(done, .5):.0f} ms, p99 "
          f"{at(done, .99):.0f} ms, longest {at(done, 1):.0f} ms.", flush=True)
    missing = [f"{count - len(done)} rules told no lamp that it did it"] if len(done) != count else []
    return failed[:5] + missing + ([f"{open_ones} commands have no outcome"] if open_ones else [])


def _make_rooms(admin, count):
    """The school has some, each with a beacon."""
    for number in range(BEACONS, count):
        admin.ask("admin.create_room", {"room_number": f"R{number}", "zone_name": f"Zone {number % 4}"})
        admin.ask("admin.create_beacon", {"room_number": f"R{number}", "description": f"Room beacon number {number}"})


def _come(server, school, count, rate):
    """Each person into another room; returns what was refused."""
    rows = server.sql(
        "select room_number || ' ' || major || ' ' || minor from beacon join room using (room_id)").splitlines()
    keys = {room: (int(major), int(minor)) for room, major, minor in (row.split() for row in rows)}
    began, failed = time.monotonic() + 1, []

    def come(first):
        for number in range(first, count, ASKERS):
            phone = Client(server.port)
            phone.cookies["rollcall_session"] = school.clients[number]
            time.sleep(max(0, began + number / rate - time.monotonic()))
            major, minor = keys[f"R{number}"]
            try:
                phone.ask("student.update_location", {"major": major, "minor": minor})
            except Unsuccessful as error:
                failed.append(str(error))
            phone.close()

    threads = [threading.Thread(target=come, args=(first,)) for first in range(ASKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failed


def _wait_until_asked(server, count):
    end = time.monotonic() + 10
    while int(server.sql("select count(*) from command where source = 'rule'")) < count and time.monotonic() < end:
        time.sleep(0.1)


def _after_change(server, state):
    """Milliseconds from the moment of the decision, before its commit, until the command was in this state; in their
    order."""
    rows = server.sql(f"""
        select extract(epoch from step.at - entered.decided_at) * 1000
        from command
            join command_step step on step.command_id = command.command_id and step.state = '{state}'
            join rule using (rule_id)
            join room on room.room_number = replace(rule_name, 'Rule ', 'R')
            join (select room_id, min(decided_at) as decided_at from whereabouts_change
                where state = 'present' group by room_id) entered on entered.room_id = room.room_id
        """)
    return sorted(float(row) for row in rows.splitlines())

"""A school to look at: people with names that try what they can, in rooms with such names, and an account of each kind.
"""

import contextlib
import threading
import time

from doors import Locks
from heard import batch
from trial_server import first_admin, new_person

PASSWORD = "correct horse battery staple"
GROUP = "Chess <b>club</b> & friends"
SCANNER = "Scanner of <b>the wall</b>"
DEVICE, RULE = "Device of <b>the roof</b>", "Rule of <b>the roof</b>"
LOCK, TITLE, ROOM_TYPE = "Lock of <b>the roof</b>", "Maths & <b>more</b>", "lab <b>room</b>"
# Zone by room. The names stand in addresses, attributes and tables.
ROOMS = {"N1": "North", "N2": "North", 'R&D "1" <b>': "South <i>wing</i>"}
LAST_ROOM = list(ROOMS)[-1]
# First name, last name. The first is the one that moves while somebody looks.
HOSTILE = [
    ("<script>alert(1)</script>", "<img src=x onerror=alert(2)>"),
    ("Robert'); drop table person;--", "Tables"),
    ("' onmouseover='alert(3)", '" autofocus onfocus="alert(4)'),
    ("שלום בת אברהם", "כהן־לוי"),
    ("محمد عبد الرحمن", "الفارسي"),
    ("Wolfeschlegelsteinhausenbergerdorff" * 2, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"),
]
ACCOUNTS = {"staff": ("Stella", "Staff"), "student": ("Stuart", "Student"), "visitor": ("Vita", "Visitor")}
# How loud badges are to the scanner of their room and to the others, in dBm.
LOUD, FAINT = -45, -85
# A second that is over: the engine decides about one that goes on only once it has ended.
A_SECOND_AGO = (-1.3, -1.2, -1.1)
ROLL_CALL = "Drill of the <i>whole</i> school"


class School:
    """`callers` has one of each kind by its name, None for a stranger; `ids` and `badges` are by the numbers of
    HOSTILE, and `scanners` by room."""

    def __init__(self, server):
        self.server, self.admin = server, first_admin(server, PASSWORD)
        self.ids, self.badges, self.scanners, self.places = [], [], {}, {}
        self._make_places()
        self._make_people()
        self._make_devices()
        self._make_doors()
        self.callers = {
            "admin": self.admin, "staff": self.staff, "student": self.student, "visitor": self.visitor,
            "stranger": None}
        for number in range(len(HOSTILE)):
            # The others keep silent, so that nobody is seen in another room first.
            self.places[number] = list(ROOMS)[number % len(ROOMS)]
            self._report([number], self.places[number], range(-4, 1), LOUD)
        for is_closed in (True, False):
            self._call_the_roll(is_closed)

    def _call_the_roll(self, is_closed):
        for more in (
                {"action": "start", "name": ROLL_CALL}, {"action": "tick", "person_id": self.ids[0]},
                *[{"action": "close"}] * is_closed):
            self.admin.ask("admin.update_muster", more)

    def _make_places(self):
        ask = self.admin.ask
        for zone in dict.fromkeys(ROOMS.values()):
            ask("admin.create_zone", {"zone_name": zone, "leave_after": 3600})
        for number, (room, zone) in enumerate(ROOMS.items()):
            ask("admin.create_room", {"room_number": room, "zone_name": zone})
            made = ask("admin.create_scanner", {"room_number": room, "scanner_name": f"{SCANNER} {number}"})
            self.scanners[room] = self.server.client()
            self.scanners[room].token = made["token"]
        ask("admin.create_door", {"room_a": "N1", "room_b": "N2"})
        ask("admin.create_beacon", {"room_number": "N1"})
        self.group = ask("admin.create_group", {"group_name": GROUP})["group_id"]

    def _make_people(self):
        for number, (first, last) in enumerate(HOSTILE):
            made = self.admin.ask("admin.create_student", {
                "email": f"hostile{number}@school.example", "first_name": first, "last_name": last})
            self.ids.append(made["person_id"])
            self.badges.append(self.admin.ask("admin.issue_badge", {"person_id": made["person_id"]}))
        for name, names in ACCOUNTS.items():
            setattr(self, name, new_person(self.admin, name, f"{name}@school.example", PASSWORD, names))
        self.admin.ask("admin.edit_person_zones", {"email": self.staff.email, "add_zones": ["North"]})
        self.admin.ask("admin.edit_group", {"group_id": self.group, "add_members": self.ids[:3]})

    def _make_devices(self):
        """Devices, schedules and a rule with all that these can have, and a kind that can be deleted."""
        ask, ids = self.admin.ask, []
        for number, kind in enumerate(["lamp", "thermostat", "skylight"]):
            made = ask("admin.create_device", {
                "kind": kind, "device_name": f"{DEVICE} {number}", "serial": f"S{number}", "room_number": "N1"})
            ids.append(made["device_id"])
            ask("admin.edit_device", {
                "device_id": ids[-1], "add_grants": [{"zone_name": "North", "level": "operate"}]})
        condition = {"not": {"is": "weather", "measure": "rain", "above": 0}}
        for device, command, args in ((ids[0], "set_level", {"level": 40}), (ids[1], "set_mode", {"mode": "heat"})):
            ask("universal.create_schedule", {
                "device_id": device, "command": command, "args": args, "at": "sunset-30", "weekdays": ["mon", "fri"],
                "from": "2026-09-01", "if": condition})
        ask("admin.create_rule", {
            "rule_name": RULE, "dry_run": True,
            "if": {"all": [condition, {"is": "hours", "from": "08:00", "until": "16:00"}]},
            "when": [{"is": "room_empty", "room_number": "N1", "for": 600}, {"is": "time", "at": "sunrise"}],
            "then": [{"device_id": ids[0], "command": "off"}, {"device_id": ids[2], "command": "close"}]})
        kind = {"kind": "bell", "label": {"en": "Bell", "da": "Klokke"}}
        ask("admin.create_kind", {"kind": kind})

    def _make_doors(self):
        """Locks that everybody may open, one of them weak and without keys, attempts at each, a clearance, and a room
        that is booked."""
        ask = self.admin.ask
        rooms = {room["room_number"]: room["room_id"] for room in ask("admin.get_rooms", {})["rooms"]}
        ask("admin.edit_room", {
            "room_id": rooms["N1"], "required_level": 0, "room_type": ROOM_TYPE, "capacity": 12,
            "bookable_by": ["student", "staff", "visitor", "admin"],
            "booking_hours": [{"from": "00:00", "until": "24:00"}]})
        door, devices, locks = ask("admin.get_doors", {})["doors"][0]["door_id"], {}, {}
        for number, dialect in enumerate(["hmac", "hmac", "aes128"]):
            made = ask("admin.create_device", {
                "kind": "lock", "device_name": f"{DEVICE} of {LOCK} {number}", "serial": f"K{number}",
                "room_number": "N1", "label": "text"})
            lock = ask("admin.create_lock", {
                "lock_name": f"{LOCK} {number}", "room_number": "N1", "device_id": made["device_id"],
                "dialect": dialect, "gate": "off", "door_id": door,
                "open_hours": [{"weekdays": ["mon"], "from": "07:30", "until": "08:15"}]})["lock_id"]
            for caller in (self.admin, self.staff, self.student, self.visitor):
                # Opens nothing: the lock has no keys yet.
                caller.post("universal.unlock", {"lock_id": lock})
            if dialect == "hmac":
                devices[f"K{number}"], locks[made["device_id"]] = made, lock
        self.locks = Locks(self.server, devices, locks)
        with self.locks as all_locks:
            all_locks.activate(self.admin)
        ask("admin.edit_clearance", {
            "room_number": "N1", "add": [{"group_name": GROUP}, {"email": self.student.email}],
            "from": "2026-09-01", "weekdays": ["mon", "fri"], "hours": {"from": "08:00", "until": "16:00"}})
        # Tomorrow is within every hour, whatever the clocks of this machine show.
        day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 86_400))
        for caller, hour in ((self.student, 10), (self.staff, 11), (self.visitor, 12), (self.admin, 13)):
            caller.ask("universal.book_room", {
                "room_number": "N1", "from": f"{day}T{hour}:00", "minutes": 45, "title": TITLE,
                "invited": [] if caller is self.student else [self.student.email]})

    def hear(self, numbers, room):
        """Hostile people carry their badges in a room."""
        for _ in self.hear_in_turns(numbers, room):
            pass

    def hear_in_turns(self, numbers, room):
        """First the other scanners report that they hear the badges faintly, then the one of the room that it hears
        them well. Gives when the reports of each turn were sent and answered, in milliseconds of the wall clock."""
        self.places |= dict.fromkeys(numbers, room)
        for places, rssi in (([place for place in ROOMS if place != room], FAINT), ([room], LOUD)):
            sent = time.time() * 1000
            for place in places:
                self._report(numbers, place, A_SECOND_AGO, rssi)
            yield sent, time.time() * 1000

    def _report(self, numbers, room, seconds, rssi):
        badges = [self.badges[number] for number in numbers]
        self.scanners[room].ask("scanner.report", batch(badges, f"spool {list(ROOMS).index(room)}", seconds, rssi))

    @contextlib.contextmanager
    def heard(self):
        """Meanwhile everybody is heard on and on where they are. Nobody else may use the scanners then."""
        end = threading.Event()

        def hear_on():
            while not end.wait(3):
                for room in ROOMS:
                    if numbers := [number for number, place in self.places.items() if place == room]:
                        self.hear(numbers, room)

        thread = threading.Thread(target=hear_on)
        thread.start()
        try:
            yield
        finally:
            end.set()
            thread.join()

    @property
    def data(self):
        """What is no sentence of a page: texts that hold one of these are the same in every language."""
        names = [part for names in [*HOSTILE, *ACCOUNTS.values()] for part in names]
        return [
            *names, *ROOMS, *ROOMS.values(), GROUP, ROLL_CALL, SCANNER, DEVICE, RULE, LOCK, TITLE, ROOM_TYPE,
            "Rollcall Admin",
            "@school.example",
        ]

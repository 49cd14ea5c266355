"""The school of a run: three rooms that the recording is about, and three for what runs beside it."""

from recording import PEOPLE, ROOMS
from trial_server import first_admin

# Rooms in which nobody is ever heard. A school in which most are learns nothing from its record: what it would learn
# depends on when it looks through it, and the record of two minutes on what it has learned.
SILENT = [f"cellar {number}" for number in range(1, 9)]
PASSWORD = "correct horse battery staple"
# What is only heard by nodes made by hand: who carries it, and in which room the scanner stands.
EXTRAS = {"flo": "gym", "lou": "attic", "drew": "barn"}
# The tables that tell how a record came about.
RECORD = (
    "visit", "whereabouts_change", "sighting", "scanner_pause", "scanner", "room", "person", "record_due", "batch",
    "record_progress", "engine_lease", "badge_loudness")
# Days back for which there are partitions of sightings.
DAYS = 6


class School:
    """`scanners` has token and number by name, `badges` uuid, major and minor by person, `people` their numbers."""

    def __init__(self, server, sql):
        self.server, self.sql = server, sql
        self.admin = first_admin(server, PASSWORD)
        self.scanners, self.badges, self.people, self.beacons = {}, {}, {}, {}
        for zone, rooms in (("House", ROOMS.values()), ("Yard", EXTRAS.values()), ("Cellar", SILENT)):
            self.admin.ask("admin.create_zone", {"zone_name": zone})
            for room in rooms:
                self._make_room(room, zone)
        for pair in (("bedroom", "hall"), ("hall", "living")):
            self.admin.ask("admin.create_door", {"room_a": pair[0], "room_b": pair[1]})
        for person in [*PEOPLE, *EXTRAS]:
            self._make_person(person)
        # So that what was heard days ago is theirs.
        sql(f"update badge_issue set issued_at = now() - interval '{DAYS} days';"
            f"update person set created_at = now() - interval '{DAYS} days'")

    def _make_room(self, room, zone):
        self.admin.ask("admin.create_room", {"room_number": room, "zone_name": zone})
        self.scanners[room] = self.admin.ask("admin.create_scanner", {"room_number": room, "scanner_name": room})

    def _make_person(self, name):
        made = self.admin.ask("admin.create_person", {
            "email": f"{name}@school.example", "first_name": name.title(), "last_name": "Byron",
            "classification": "student"})
        badge = self.admin.ask("admin.issue_badge", {"person_id": made["person_id"]})
        self.people[name], self.beacons[name] = made["person_id"], badge["badge_id"]
        self.badges[name] = (badge["uuid"], badge["major_key"], badge["minor_key"])

    def remember_long_ago(self, scanner):
        """As if this scanner had been alive days ago, and silent since: its day's sightings are waited for."""
        self.sql(
            f"select make_sighting_days((now() - interval '{DAYS} days')::date, now()::date);"
            f"update scanner set last_seen_at = now() - interval '4 days', last_listened_at = now() - interval '4 days'"
            f" where scanner_id = {self.scanners[scanner]['scanner_id']}")

    def sightings(self, start, until):
        """(scanner's room, person, seconds since start, level, count) of all that was stored."""
        names = {made["scanner_id"]: name for name, made in self.scanners.items()}
        carriers = {beacon: person for person, beacon in self.beacons.items()}
        rows = self.sql(
            f"select scanner_id, beacon_id, extract(epoch from heard_at) - {start}, rssi, count from sighting"
            f" where heard_at between to_timestamp({start - 60}) and to_timestamp({until})")
        for line in rows.splitlines():
            scanner, beacon, moment, level, count = line.split("|")
            yield names.get(int(scanner or 0)), carriers.get(int(beacon)), float(moment), int(level), int(count)

    def visits(self, start, until):
        """By person, (entered, left, room) in seconds since start, in the order of time."""
        names = {number: name for name, number in self.people.items()}
        rows = self.sql(
            f"select person_id, extract(epoch from entered_at) - {start},"
            f" coalesce(extract(epoch from left_at) - {start}, {until - start}), room_number"
            f" from visit join room using (room_id) where entered_at < to_timestamp({until})"
            f" and coalesce(left_at, 'infinity') > to_timestamp({start}) order by person_id, entered_at")
        visits = {name: [] for name in self.people}
        for line in rows.splitlines():
            person, entered, left, room = line.split("|")
            span = max(0.0, float(entered)), min(float(left), until - start)
            visits[names[int(person)]].append((*span, room))
        return visits

    def keep_record(self, folder, start):
        """Writes into a folder what tells how the record came about, so that two can be compared; times in seconds."""
        folder.mkdir(parents=True, exist_ok=True)
        for table in RECORD:
            rows = self.sql(f"select row_to_json(one) from (select * from {table}) one")
            (folder / f"{table}.json").write_text(rows + "\n")
        (folder / "start").write_text(f"{start}\n")

    def take_evidence(self, other, since, until):
        """Gives up what was heard of the people of the recording for what another school has of them, pauses of
        scanners too, and has that time looked through again. Both were made alike, so that numbers are the same."""
        if (self.scanners.keys(), self.people, self.beacons) != (other.scanners.keys(), other.people, other.beacons):
            raise RuntimeError("The two schools are not identical.")
        people = ", ".join(str(self.people[person]) for person in PEOPLE)
        span = f"between to_timestamp({since}) and to_timestamp({until})"
        heard = f"person_id in ({people}) and heard_at {span}"
        paused = f"scanner_id in ({', '.join(str(self.scanners[room]['scanner_id']) for room in ROOMS.values())})"
        statements = ["begin"]
        for table, which in (("sighting", heard), ("scanner_pause", paused)):
            rows = other.sql(f"select coalesce(json_agg(one), '[]') from {table} one where {which}")
            statements += [
                f"delete from {table} where {which}",
                f"insert into {table} select * from json_populate_recordset(null::{table}, $rows${rows}$rows$)"]
        statements += [
            f"insert into record_due (person_id, from_at, until_at, due_at) select person_id, to_timestamp({since}),"
            f" to_timestamp({until}), now() from person where person_id in ({people})", "commit"]
        self.sql(";\n".join(statements) + ";")

    def is_settled(self, until):
        """Whether the record was looked through to this time, and nothing is due before it."""
        return self.sql(
            f"select coalesce(through >= to_timestamp({until}), false) and not exists"
            f" (select from record_due where from_at < to_timestamp({until})) from record_progress") == "t"

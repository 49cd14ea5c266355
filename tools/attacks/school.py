"""A school to attack: people of every kind, places, scanners, and so much in its record that what is slow shows."""

import re

from heard import batch
from trial_server import TEMPORARY, first_admin, new_person

PASSWORD = "correct horse battery staple"
PERSONS, VISITS, AUDIT_ROWS = 1500, 2000, 100_000


class School:
    """`callers` has one of each kind, ready to ask; `ids` the numbers of what was made for the probes."""

    def __init__(self, server, is_large=True, counts_guesses=True):
        self.server, self.ids, self.secrets = server, {}, {PASSWORD, TEMPORARY}
        # Whoever names a wrong secret is slowed down: probes are to cost what they cost.
        if is_large or not counts_guesses:
            server.sql(NO_COUNT_OF_GUESSES)
        self.admin = first_admin(server, PASSWORD)
        self._make_places()
        self._make_people()
        self._make_scanners()
        if is_large:
            self._make_things_for_probes()
            server.sql(RECORD.format(persons=PERSONS, visits=VISITS, audit_rows=AUDIT_ROWS, **self.ids))
            for name, email in (("doomed", "p3@school.example"), ("doomed student", "p4@school.example")):
                self.ids[name] = int(server.sql(f"select person_id from person where email = '{email}'"))
            self.tell_presence()
        self.callers = {
            "stranger": server.client(), "student": self.student, "visitor": self.visitor, "staff": self.staff,
            "admin": self.admin, "scanner": self.scanner}
        self.people = [self.admin, self.student, self.south, self.visitor, self.staff, self.colleague, self.spare]
        self.keep_secrets()
        server.sql(ACCOUNTS_AS_THEY_ARE)

    def restore_accounts(self):
        """Takes back what probes changed of the people who ask."""
        self.server.sql(ACCOUNTS_AS_THEY_WERE)

    def _make_places(self):
        for zone in ("North", "South", "Spare zone"):
            self.ids[zone] = self.admin.ask("admin.create_zone", {"zone_name": zone})["zone_id"]
        for room, zone in (("N1", "North"), ("N2", "North"), ("S1", "South"), ("Spare", "Spare zone")):
            made = self.admin.ask("admin.create_room", {"room_number": room, "zone_name": zone})
            self.ids[room] = made["room_id"]

    def _make_people(self):
        for name, kind in (
                ("student", "student"), ("south", "student"), ("visitor", "visitor"), ("staff", "staff"),
                ("colleague", "staff"), ("spare", "student")):
            person = new_person(self.admin, kind, f"{name}@school.example", PASSWORD, (name.title(), "Byron"))
            self.ids[name] = person.ask("universal.whoami")["person_id"]
            setattr(self, name, person)
        for name, zone in (("staff", "North"), ("colleague", "South")):
            self.admin.ask("admin.edit_person_zones", {"person_id": self.ids[name], "add_zones": [zone]})
        self.badges = {
            name: self.admin.ask("admin.issue_badge", {"person_id": self.ids[name]})
            for name in ("student", "south", "spare")}

    def _make_scanners(self):
        for name, room in (("scanner", "N1"), ("south_scanner", "S1"), ("spare_scanner", "Spare")):
            made = self.admin.ask("admin.create_scanner", {"room_number": room, "scanner_name": name})
            client = self.server.client()
            client.token = made["token"]
            self.secrets.add(made["token"])
            self.ids[name] = made["scanner_id"]
            setattr(self, name, client)

    def _make_things_for_probes(self):
        ask = self.admin.ask
        self.ids["door"] = ask("admin.create_door", {"room_a": "N1", "room_b": "N2"})["door_id"]
        self.ids["group"] = ask("admin.create_group", {"group_name": "Chess"})["group_id"]
        self.ids["beacon"] = ask("admin.create_beacon", {"room_number": "N1"})["beacon_id"]
        self.ids["badge"] = self.badges["spare"]["badge_id"]
        survey = ask("admin.record_survey", {
            "action": "start", "badge_id": self.ids["badge"], "room_number": "Spare"})["surveys"][0]["survey_id"]
        self.ids["survey"] = survey
        # A closed one, so that a probe can start the next.
        self.ids["muster"] = ask("admin.update_muster", {"action": "start"})["muster"]["muster_id"]
        ask("admin.update_muster", {"action": "close"})

    def tell_presence(self):
        """Scanners hear the badges, by the same way as in a real school."""
        for scanner, name in ((self.scanner, "student"), (self.south_scanner, "south")):
            scanner.ask("scanner.report", self.batch(name, seconds=range(-4, 1)))

    def batch(self, name, seconds=(0,)):
        """The arguments of a `scanner.report` in which somebody's badge was heard so many seconds from now."""
        return batch([self.badges[name]], name, seconds)

    def keep_secrets(self):
        """What nobody may find in a dump or a log: called again once there are new ones."""
        for person in self.people:
            self.secrets |= set(person.cookies.values())


def codes_in(reply):
    """The claim codes that an answer holds, with their dashes and without."""
    found = re.findall(r"\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b", reply)
    return set(found) | {code.replace("-", "") for code in found}


NO_COUNT_OF_GUESSES = """
    create function no_count() returns trigger language plpgsql as 'begin return null; end';
    create trigger no_count before insert on attempt for each row execute function no_count();
"""

ACCOUNTS_AS_THEY_ARE = (
    "create schema attack; create table attack.person as select * from person where password_hash <> '';")
ACCOUNTS_AS_THEY_WERE = """
    update person set email = old.email, first_name = old.first_name, classification = old.classification,
        password_hash = old.password_hash, password_temporary = old.password_temporary, disabled_at = old.disabled_at
    from attack.person old
    where person.person_id = old.person_id and (person.password_hash is distinct from old.password_hash
        or (person.email, person.first_name, person.classification, person.password_temporary)
            is distinct from (old.email, old.first_name, old.classification, old.password_temporary)
        or person.disabled_at is distinct from old.disabled_at);
"""

RECORD = """
    insert into person (email, first_name, last_name, classification, created_at)
    select 'p' || n || '@school.example', 'Pupil', 'Number ' || n, 'student', now() - interval '2 days'
    from generate_series(1, {persons}) n;
    insert into visit (person_id, room_id, entered_at, left_at, end_reason)
    select {student}, {N1}, now() - make_interval(mins => 10 * n), now() - make_interval(mins => 10 * n - 5), 'left'
    from generate_series(1, {visits}) n;
    insert into group_member select {group}, person_id from person where last_name like 'Number %';
    update person set created_at = now() - interval '9 days' where person_id = {student};
    insert into audit (at, action, of_all_people, targets)
    select now() - make_interval(secs => n), 'looked_at_room', n % 3 = 0,
        case when n % 20 = 0 then array[(select subject_id from subject where person_id = {student})] else '{{}}' end
    from generate_series(1, {audit_rows}) n;
    analyze;
"""

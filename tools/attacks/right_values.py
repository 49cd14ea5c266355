"""Right arguments for each request type, so that one of them can be varied while the others are as they must be."""

import itertools

from heard import instant
from school import PASSWORD

NUMBERS = itertools.count(1)
# A PNG of one pixel.
PICTURE = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")

# What identifies a thing in types that change or delete it is a thing made for that.
BY_NAME = {
    "room_number": "N1", "room_a": "N1", "room_b": "S1", "zone_name": "North", "username": "student@school.example",
    "password": PASSWORD, "new_password": "another horse battery staple", "code": "0000-0000-0000-0000",
    "first_name": "Grace", "last_name": "Hopper", "classification": "visitor",
    "query": "select count(*) from report.people",
    "csv": "email,first_name,last_name\nx@school.example,X,Y\n", "search": "number 7", "page": 1, "page_size": 100,
    "leave_after": 120, "description": "a room", "item": "session_hours", "value": 12, "action": "list",
    "spool": "student",
    "explain": True, "at": "2026-03-02T10:42:00.000Z", "uuid": "f7826da6-4fa2-4e98-8024-bc5b71e0893e",
    "major": 1, "minor": 1, "major_key": 1, "minor_key": 1, "address": "a4:c1:38:bf:6f:ab", "dry_run": True,
    "session_id": 1, "boot": "b", "name": "Fire", "accounted_for": True, "issue_codes": False,
    "create_groups": False, "new_token": False,
    "state": "open", "kind": "scanner_silent", "note": "seen", "enabled": True, "severity": "critical", "threshold": 60,
    "alert_id": 1, "webhook_id": 1, "delivery_id": 1, "url": "https://hook.invalid/rollcall", "kinds": ["disk_low"],
    "min_severity": "warning", "alive": True, "new_secret": False, "message_type": "alive",
    "minutes": 60, "link_id": 1, "phone_id": 1,
    "step": 3600, "lost": False, "own_groups": False, "query_name": "Who is here",
    "device_id": 1, "command_id": 1, "device_name": "Desk", "command": "on",
    "lock_id": 1, "lock_name": "Lab", "override_reason": "Fire", "outcome": "opened",
    "schedule_id": 1, "runs": 5, "rule_id": 1, "rule_name": "Lamp",
    "required_level": 3, "security_level": 3, "room_type": "lab", "capacity": 20, "bookable_by": ["staff"],
    "booking_id": 1, "title": "Maths", "invited": [],
    "findable": "code", "port": 8443, "servers": [], "invitation": "0000-0000-0000-0000", "new_key": False,
    "remove_totp": False, "disabled": False, "reports_per_second": 1.0, "spool_depth": 0,
}
NUMBERED = {
    "person_id": "spare", "actor_id": "spare", "room_id": "Spare", "zone_id": "Spare zone",
    "scanner_id": "spare_scanner",
    "door_id": "door", "group_id": "group", "beacon_id": "beacon", "badge_id": "badge", "survey_id": "survey",
    "muster_id": "muster",
}
DOOMED = {"admin.delete_person": "doomed", "admin.delete_student": "doomed student"}
BY_TYPE = {
    "admin.create_muster_link": {"label": "Gate"},
    "admin.edit_fleet": {"settings": {"interval_ms": 100}},
    "admin.get_deliveries": {"state": "pending"}, "admin.get_badges": {"state": "free"},
    "admin.correct_whereabouts": {"state": "present"},
    "admin.get_audit": {"action": "looked_at_room"}, "admin.update_muster": {"action": "start"},
    "universal.claim_account": {"password": "another horse battery staple"},
    "admin.edit_plan": {"image": PICTURE}, "admin.place_on_plan": {"things": []},
    "admin.create_kind": {"kind": {"kind": "bell", "label": {"en": "Bell", "da": "Klokke"}}},
    "admin.delete_kind": {"kind": "bell"},
    "admin.create_device": {"kind": "lamp", "serial": "a4:c1"}, "universal.register_device": {"serial": "a4:c1"},
    "universal.command_device": {"command": "on", "args": {}},
    "universal.create_schedule": {"at": "07:30"},
    "admin.create_room": {"booking_hours": [{"weekdays": ["mon"], "from": "08:00", "until": "16:00"}]},
    "admin.edit_room": {"booking_hours": [{"from": "08:00", "until": "16:00"}], "without": ["capacity"]},
    "admin.edit_clearance": {"add": [{"group_id": 1}], "remove": [], "from": "2026-09-01", "until": "2026-12-18",
                             "weekdays": ["mon"], "hours": {"from": "08:00", "until": "16:00"}},
    "admin.get_bookings": {"state": "booked", "from": "2026-03-02T10:00", "to": "2026-03-02T12:00"},
    "universal.get_bookings": {"from": "2026-03-02T10:00", "to": "2026-03-02T12:00"},
    "universal.get_rooms": {"from": "2026-03-02T10:00", "to": "2026-03-02T12:00"},
    "universal.book_room": {"from": "10:00", "to": "11:00"}, "universal.edit_booking": {"from": "10:00", "to": "11:00"},
    "admin.create_rule": {"when": [{"is": "room_empty", "room_number": "N1", "for": 600}],
                          "then": [{"device_id": 1, "command": "on"}]},
    "admin.report_weather": {"rain": 0.5},
}
# Beside what the schema requires: of several that exclude each other it can require none.
ALSO = {
    "admin.edit_plan": ["image"], "universal.command_device": ["device_id"], "admin.report_weather": ["rain"],
    "admin.try_rule": ["rule_id"], "admin.edit_clearance": ["add"], "universal.book_room": ["to"],
    "admin.get_occupancy": ["zone_name"],
    "admin.export_person": ["person_id"], "admin.get_student_history": ["person_id"], "admin.get_muster": ["page_size"],
    "admin.get_student_location": ["person_id"], "admin.issue_badge": ["person_id"], "admin.update_muster": ["name"],
    "admin.correct_whereabouts": ["person_id", "room_number"], "admin.get_corrections": ["person_id"],
    "admin.correct_visit": ["person_id", "room_number", "entered_at", "left_at"],
    "admin.edit_person_zones": ["person_id"], "universal.remove_totp": ["password"],
    "student.update_location": ["major", "minor"], "admin.config.write": ["value"],
}
EXCLUDING = [{"email", "person_id"}, {"password", "code"}, {"badge_id", "person_id"}, {"badge_id", "email"},
             {"image", "remove"}, {"zone_name", "room_number"}, {"device_id", "serial"},
             {"rule_id", "when"}, {"to", "minutes"}]
# What makes the same thing twice is refused, so a name is used once.
FRESH = {
    "room_number": ("admin.create_room",), "zone_name": ("admin.create_zone",), "group_name": ("admin.create_group",),
    "scanner_name": ("admin.create_scanner",), "email": ("admin.create_person", "admin.create_student"),
}
# Right requests of these are sent last of all, and their sender logs in anew.
ENDS_SESSION = {
    "universal.logout", "universal.logout_everywhere", "universal.change_password", "universal.end_session"}
# After these the accounts are set back to what they were.
CHANGES_ACCOUNT = {"universal.change_password", "universal.claim_account", "admin.edit_person", "admin.edit_student"}
# A refusal of a right request that is as it should be: there is nothing to confirm, remove or report.
AS_REFUSED = {
    "universal.login": set(), "universal.claim_account": {401}, "universal.confirm_totp": {422},
    "universal.remove_totp": {404},
    "universal.end_session": {404}, "admin.delete_zone": {409}, "student.update_location": {404, 422},
    "admin.delete_room": {409}, "scanner.get_beacon": {404}, "admin.return_badge": {404, 409, 422},
    "universal.confirm": {401, 403},
    # A visit does not begin and end at one time, and staff add none outside their zones.
    "admin.correct_visit": {400, 404, 409},
    # Nothing may be wrong.
    "admin.acknowledge_alert": {404, 409}, "admin.close_alert": {404, 409},
    # None is there, or as many as there may be.
    "admin.get_webhooks": {404}, "admin.edit_webhook": {404}, "admin.delete_webhook": {404},
    "admin.test_webhook": {404},
    "admin.redeliver": {404}, "admin.create_webhook": {422},
    # None is there, or it has gone, or been made before.
    "admin.create_kind": {409}, "admin.delete_kind": {404}, "admin.create_device": {409},
    "admin.edit_device": {404}, "admin.delete_device": {404}, "universal.register_device": {404},
    "universal.command_device": {403, 404, 422}, "universal.cancel_command": {404},
    "universal.create_schedule": {403, 404, 422}, "universal.edit_schedule": {404}, "universal.delete_schedule": {404},
    # There is no lock: its device, or what stands on its label, is none.
    "admin.create_lock": {400, 404, 422}, "admin.edit_lock": {404}, "admin.delete_lock": {404},
    "admin.activate_lock": {400, 404}, "admin.reset_lock": {404}, "universal.unlock": {404},
    "admin.explain_unlock": {404},
    "admin.create_rule": {404, 409, 422}, "admin.edit_rule": {404}, "admin.delete_rule": {404},
    # Nobody may book a room before somebody said who may, and none is booked.
    "universal.book_room": {403, 404, 409, 422}, "universal.edit_booking": {404}, "universal.cancel_booking": {404},
    "admin.edit_clearance": {404}, "universal.get_bookings": {404},
    "admin.explain_rule": {404}, "admin.try_rule": {404},
    # No zone has a plan before somebody gave it one.
    "admin.place_on_plan": {404},
    # The one list of the school is in progress already, by the one who was first.
    "admin.update_muster": {409}, "admin.create_muster_link": {409}, "admin.end_muster_link": {404},
}


def is_destructive(name):
    """Whether it takes away what other probes need."""
    return name in ENDS_SESSION or ".delete_" in name or name in ("admin.return_badge", "admin.config.write")


def value(request_type, argument, schema, ids):
    """A right value for one argument."""
    if argument in FRESH and request_type in FRESH[argument]:
        number = next(NUMBERS)
        return f"fresh{number}@school.example" if argument == "email" else f"Fresh {number}"
    # Staff see who is in their zone, which the spare one is not.
    whom = "student" if ".get_" in request_type or ".correct_" in request_type else "spare"
    if argument == "email":
        return f"{whom}@school.example"
    if request_type in DOOMED and argument == "person_id":
        return ids[DOOMED[request_type]]
    if argument in NUMBERED and NUMBERED[argument] in ids:
        return ids[whom if NUMBERED[argument] == "spare" else NUMBERED[argument]]
    by_type = BY_TYPE.get(request_type, {})
    if argument in by_type:
        return by_type[argument]
    if argument in BY_NAME and _fits(BY_NAME[argument], schema):
        return BY_NAME[argument]
    return from_schema(schema, ids)


def _fits(value, schema):
    kinds = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    return isinstance(value, kinds.get(schema.get("type"), object)) and value in schema.get("enum", [value])


def from_schema(schema, ids=None):
    """A value that a schema allows."""
    if schema.get("format") == "date-time":
        return instant()
    for key in ("examples", "enum", "choices"):
        if schema.get(key):
            first = schema[key][0]
            return from_schema(first, ids) if key == "choices" else first
    if schema.get("type") == "array":
        return [from_schema(schema["items"], ids)]
    if schema.get("type") == "object":
        properties = schema.get("properties", {})
        return {name: value("", name, properties[name], ids or {}) for name in schema.get("required", [])}
    plain = {"integer": max(1, schema.get("minimum", 1)), "number": 1, "boolean": True}
    return plain.get(schema.get("type"), "x")


def right(request_type, ids, varied=None):
    """Right arguments of a type; beside one that is varied stands none that excludes it."""
    names = [*request_type.required, *ALSO.get(request_type.name, [])]
    excluded = {name for pair in EXCLUDING if varied in pair for name in pair} - {varied}
    if varied is None or request_type.name not in ALSO:
        excluded = set() if varied is None else excluded - set(request_type.required)
    return {
        name: value(request_type.name, name, request_type.arguments[name], ids)
        for name in names if name in request_type.arguments and name not in excluded}

"""Who may do what: every kind of caller against every type, and people against what is other people's."""

import json
import time

import raw
from document import EVERYBODY
from findings import Failed, check, must
from school import PASSWORD, codes_in
from trial_server import Person

CONFIRMED = {
    "admin.create_person": {
        "email": "c1@school.example", "first_name": "C", "last_name": "D", "classification": "visitor"},
    "admin.edit_person": {"person_id": 0, "first_name": "Grace"},
    "admin.delete_person": {"person_id": 0},
    "admin.issue_claim_code": {"email": ""},
    "admin.create_student": {
        "email": "c2@school.example", "first_name": "C", "last_name": "D", "password": "a quiet grey morning"},
    "admin.edit_student": {"person_id": 0, "password": "a quiet grey morning"},
    "admin.delete_student": {"person_id": 0},
    "admin.import_students": {"csv": "email,first_name,last_name\n", "dry_run": False, "issue_codes": True},
    "admin.create_scanner": {"scanner_name": "c3", "room_number": "N1"},
    "admin.edit_scanner": {"scanner_id": 0, "new_token": True},
    "admin.config.write": {"item": "session_hours", "value": 12},
    "admin.export_person": {"person_id": 0},
    "simple.query": {"query": "select 1"},
}


@check("each request type is refused to callers without the right, on both paths")
def roles(trial):
    """AccessTests try every kind of caller; here each type has one of those who may not send it, in turn."""
    wrong = []
    for number, request_type in enumerate(trial.types):
        others = [caller for caller in EVERYBODY if caller not in request_type.callers]
        for caller in others[number % max(1, len(others)):][:1]:
            wanted = (401, "login_necessary") if caller == "stranger" else (403, "not_allowed")
            for path, body in _ways_in(request_type.name):
                reply = trial.school.callers[caller].send("POST", path, body)
                if (reply.status, reply.code) != wanted:
                    wrong.append(f"{path} {request_type.name} as {caller}: {reply}")
    must(not wrong, "; ".join(wrong[:10]))


def _ways_in(name):
    """The path and the body of a request without arguments."""
    yield f"/post/{name}", b"{}"
    yield "/post", json.dumps({"type": name, "args": {}}).encode()


@check("an unconfirmed session cannot send sensitive requests")
def confirmation(trial):
    if not any(each.name == "universal.confirm" for each in trial.types):
        raise Failed("There is no type universal.confirm.")
    thief, done = trial.school.admin.another(), []
    for name, right in CONFIRMED.items():
        # A server that does it all the same does it to somebody who is here for that.
        person = trial.throwaway("student")
        ids = {"scanner_id": trial.school.ids["spare_scanner"], "person_id": person["person_id"]}
        if right.get("email") == "":
            ids["email"] = person["email"]
        reply = thief.post(name, {key: ids.get(key, value) for key, value in right.items()})
        if (reply.status, reply.code) != (403, "confirmation_necessary"):
            done.append(f"{name}: {reply}")
    must(not done, "; ".join(done))
    must(thief.post("universal.confirm", {"password": "wrong horse"}).status == 401, "A wrong password confirms.")
    must(thief.confirm(), "The right password does not confirm.")
    reply = thief.post("simple.query", {"query": "select 1 as one"})
    must(reply.status == 200, f"A confirmed session may not ask: {reply}")


@check("no person can end another person's session")
def other_sessions(trial):
    victim, thief = trial.school.south.another(), trial.school.student
    sessions = victim.ask("universal.get_sessions")["sessions"]
    for session in sessions:
        thief.post("universal.end_session", {"session_id": session["session_id"]})
    must(victim.post("universal.whoami").status == 200, "Another student's session was ended.")
    shown = {each["session_id"] for each in thief.ask("universal.get_sessions")["sessions"]}
    must(not shown & {each["session_id"] for each in sessions}, "Another student's sessions are shown.")


@check("staff see no people of other zones, nor whether they exist")
def other_records(trial):
    staff, ids, open_doors = trial.school.staff, trial.school.ids, []
    trial.school.tell_presence()
    seen = staff.post("admin.get_student_location", {"person_id": ids["student"]})
    must(seen.status == 200, "They see nobody at all.")
    nobody = staff.post("admin.get_student_location", {"person_id": 10**9})
    for name in ("admin.get_student_location", "admin.get_student_history"):
        reply = staff.post(name, {"person_id": ids["south"]})
        if reply.status != 404 or reply.json.get("reason") != nobody.json.get("reason"):
            open_doors.append(f"{name}: {reply}")
    reply = staff.post("admin.get_room_occupants", {"room_number": "S1"})
    if b"south@school.example" in reply.body:
        open_doors.append("admin.get_room_occupants shows who is in a room of another zone")
    seen = staff.post("admin.get_room_occupants", {"room_number": "N1"}).body
    must(b"student@school.example" in seen, "They do not see who is in their own zone.")
    must(not open_doors, "; ".join(open_doors))


@check("students see only their own record")
def own_record(trial):
    student = trial.school.student
    for name in ("student.get_info", "student.get_audit", "universal.whoami", "universal.get_sessions"):
        text = student.post(name, {"person_id": trial.school.ids["south"], "email": "south@school.example"}).body
        must(b"south@school.example" not in text, f"{name} shows another student.")


@check("of eight simultaneous uses of one claim code, one succeeds")
def one_claim_code(trial):
    admin = trial.confirmed_admin()
    reply = admin.ask("admin.issue_claim_code", {"email": "p1@school.example"})
    trial.school.secrets |= codes_in(str(reply))
    arguments = {"username": "p1@school.example", "code": reply["code"]}
    password = "eight at one door, {}"
    replies = raw.in_parallel(8, lambda index: trial.school.server.client().post(
        "universal.claim_account", {**arguments, "password": password.format(index)}))
    won = [reply for reply in replies if reply and reply.status == 200]
    must(len(won) == 1, f"{len(won)} of 8 got in.")
    others = [str(each) for each in replies]
    must(all(each and each.status in (200, 401) for each in replies), f"The others got {others}.")


@check("of eight simultaneous uses of one one-time or recovery code, one succeeds")
def one_totp_code(trial):
    person = Person(trial.school.server, trial.school.colleague.email, PASSWORD).log_in()
    person.confirm()
    secret = person.ask("universal.enrol_totp", {"password": PASSWORD})["secret"]
    # The code of the step before is the one that confirms; the next one is not used yet.
    now = int(time.time() // 30)
    codes = person.ask("universal.confirm_totp", {"code": trial.totp(secret, now - 1)})["recovery_codes"]
    trial.school.secrets |= {secret, *codes, *(code.replace("-", "") for code in codes)}
    person.confirm()
    try:
        for code in (trial.totp(secret, now), codes[0]):
            replies = raw.in_parallel(8, lambda _: trial.school.server.client().post("universal.login", {
                "username": person.email, "password": PASSWORD, "code": code}))
            won = sum(1 for reply in replies if reply and reply.status == 200)
            must(won == 1, f"{won} of 8 got in with the {'recovery' if '-' in code else 'one-time'} code.")
    finally:
        person.post("universal.remove_totp", {"password": PASSWORD})


@check("only a token authenticates a scanner, and only a cookie a person")
def kinds_of_login(trial):
    person, scanner = trial.school.spare.another(), trial.school.south_scanner
    client = trial.school.server.client()
    client.token = person.cookies["rollcall_session"]
    must(client.post("universal.whoami").status == 401, "A session's token works as a scanner's.")
    client = trial.school.server.client()
    client.cookies["rollcall_session"] = scanner.token
    must(client.post("scanner.heartbeat").status == 401, "A scanner's token works as a session's.")
    after = {"session": person.post("universal.whoami"), "scanner": scanner.post("scanner.heartbeat")}
    lost = [f"a {who} whose token was shown in the wrong way is refused: {reply}"
            for who, reply in after.items() if reply.status != 200]
    must(not lost, "; ".join(lost))


@check("simple.query reads only the reporting views")
def query_reads_views(trial):
    admin = trial.confirmed_admin()
    must(admin.post("simple.query", {"query": "select count(*) from report.people"}).status == 200, "It reads no view.")
    read = []
    for query in FORBIDDEN_QUERIES:
        reply = admin.post("simple.query", {"query": query})
        if reply.status == 200 and reply.json.get("rows"):
            read.append(query)
        elif reply.status not in (200, 400, 422):
            read.append(f"{query}: {reply}")
    must(not read, "It answers: " + "; ".join(read))


FORBIDDEN_QUERIES = [
    "select password_hash from public.person", "select * from session", "select * from pg_authid",
    "select * from pg_shadow",
    "select rolname from pg_roles", "select query from pg_stat_activity", "select name, setting from pg_settings",
    "select pg_read_file('/etc/passwd')", "select pg_ls_dir('/')", "select lo_import('/etc/passwd')",
    "copy (select 1) to program 'true'", "copy report.people to '/tmp/rollcall-attack'", "set role rollcall_app",
    "reset session authorization", "select dblink('', 'select 1')", "create temp table x (y int)", "select 1; select 2",
    "do $$ begin perform 1; end $$", "select table_name from information_schema.tables where table_schema = 'public'",
    "select prosrc from pg_proc where proname = 'make_subject'", "select most_common_vals from pg_stats",
    "select set_config('statement_timeout', '0', false)", "explain analyze select 1", "select pg_terminate_backend(1)",
    "select current_setting('data_directory')", "select query_to_xml('select * from person', true, true, '')",
    "select relname from pg_class where relname = 'person'", "select pg_advisory_lock(1)", "notify access_change",
]


@check("no request can change the database's address")
def database_address(trial):
    admin, before = trial.confirmed_admin(), trial.settings.read_text()
    for item in ("server.database.url", "server.report.database.url"):
        reply = admin.post("admin.config.write", {"item": item, "value": "postgresql://127.0.0.1:1/x"})
        must(reply.status in (400, 403, 404, 422) and reply.code != "confirmation_necessary", f"{item}: {reply}")
        must(trial.settings.read_text() == before, f"{item} was written into the file.")

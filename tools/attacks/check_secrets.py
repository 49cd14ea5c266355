"""What nobody may find again: tokens, passwords and codes, and who was erased."""

import re
import shutil
import subprocess

from findings import check, must
from school import codes_in

ERASED = "zebedee.quillfeather"


@check("an erased or refused person is in no log")
def erased(trial):
    admin = trial.confirmed_admin()
    address = f"{ERASED}@school.example"
    arguments = {"email": address, "first_name": "Zebedee", "last_name": "Quillfeather", "classification": "student"}
    made = admin.ask("admin.create_person", arguments)
    # Refused: it is there already, in whatever case; and in statements that PostgreSQL itself refuses.
    admin.post("admin.create_person", {**arguments, "email": address.upper()})
    admin.post("admin.import_students", {
        "csv": f"email,first_name,last_name\n{address},Zebedee,Quillfeather\n", "dry_run": False})
    for query in (f"select 1 / 0 from report.people where email = '{address}'", f"select '{address}'::int",
                  f"selekt '{address}'"):
        admin.post("simple.query", {"query": query})
    trial.school.server.client().post("universal.login", {"username": address, "password": "wrong horse battery"})
    admin.post("admin.edit_person", {"person_id": trial.school.ids["spare"], "email": address})
    admin.ask("admin.delete_person", {"person_id": made["person_id"]})
    lines = [line for line in trial.school.server.logs.splitlines() if ERASED in line.lower() or "Quillfeather" in line]
    must(not lines, f"{len(lines)} lines, such as: {lines[0].replace(address, '…')[:160]}" if lines else "")


@check("no token, password or code is in a dump, a log or an export")
def secrets(trial):
    for school in trial.schools:
        school.keep_secrets()
        if school is not trial.random:
            school.secrets |= _claim_code(school)
        texts = {"the dump": _dump(school.server), "a log": school.server.logs, "an export": _export(school)}
        export = texts["an export"]
        must("rollcall_session" not in export and "$argon2" not in export, "An export has a hash.")
        # A password of common words would be found by chance in nothing that a school holds.
        for secret in sorted(school.secrets):
            for form in (secret, secret.encode().hex()):
                for place, text in texts.items():
                    told = f"A secret that begins with '{secret[:4]}' is in {place}."
                    must(len(secret) < 8 or form not in text, told)


@check("replies to anonymous callers contain no SQL, path or version")
def told(trial):
    client, told_ones = trial.school.server.client(), []
    requests = [("POST", "/post/universal.login", b'{"username":"\'","password":"x"}'), ("GET", "/nothing", b""),
                ("POST", "/post/" + "x" * 500, b"{}"), ("POST", "/post", b"{"), ("GET", "/metrics/..", b""),
                ("GET", "/health", b"")]
    for method, path, body in requests:
        reply = client.send(method, path, body)
        text = reply.body.decode(errors="replace") + str(reply.headers)
        if re.search(r"(?i)select |postgres|/usr/|/var/|\.swift|hummingbird|nio/", text):
            told_ones.append(f"{method} {path[:30]}: {text[:100]}")
    must(not told_ones, "; ".join(told_ones))


@check("the servers are still running")
def still_running(trial):
    for school in trial.schools:
        ended = school.server.process.poll()
        must(ended is None, f"One ended with {ended}: {school.server.log.read_text()[-1000:]}")


@check("the server's log contains no error")
def log_is_clean(trial):
    for school in trial.schools:
        log = school.server.log.read_text().splitlines()
        lines = [line for line in log if re.search(r" (error|critical) |error_id", line)]
        must(not lines, f"{len(lines)} lines, such as: {lines[0][:300]}" if lines else "")


def _claim_code(school):
    school.admin.confirm()
    reply = school.admin.ask("admin.issue_claim_code", {"email": school.spare.email})
    return codes_in(str(reply))


def _dump(server):
    program = shutil.which("pg_dump")
    must(program, "There is no pg_dump.")
    return subprocess.run(
        [program, "--host", str(server.data / "socket"), "--username", "postgres", "rollcall"],
        capture_output=True, text=True, check=True).stdout


def _export(school):
    return "".join(
        school.admin.post("admin.export_person", {"person_id": school.ids[name]}).body.decode()
        for name in ("student", "spare", "staff"))

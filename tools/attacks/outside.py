"""Programs of others: schemathesis over the OpenAPI document, and sqlmap over login and search."""

import json
import re
import shutil
import subprocess
import threading
import time
import zlib

import schemathesis_run
from findings import Failed, must

TARGETS = {
    "universal.login": {"username": "student@school.example*", "password": "wrong horse battery"},
    "admin.get_persons": {"search": "number*", "page": 1, "page_size": 5},
}
# In a small run: so many types, by an admin alone.
SMOKE_TYPES = 12
# What sqlmap says where it found nothing, and where it found something.
NOTHING = "do not appear to be injectable"
SOMETHING = re.compile(
    r"is vulnerable|identified the following injection point|appears to be '.*' injectable", re.IGNORECASE)


def check_schemathesis(trial, seconds):
    """As nobody, as a student and as an admin, at once: most of the time each of them waits for itself."""
    end, found = time.monotonic() + seconds, []
    people = {"nobody": None, "student": trial.random.student.another(), "admin": _admin(trial)}
    only = None
    if trial.is_smoke:
        people, only = {"admin": people["admin"]}, _some_types(trial)

    def run(who, person):
        folder = trial.folder / f"schemathesis-{who}"
        folder.mkdir()
        cookie = person and person.cookies["rollcall_session"]
        left = max(5, end - time.monotonic())
        passed, text = schemathesis_run.run(trial.random.server, who, folder, 1, cookie, left, only)
        if not passed:
            found.append(f"as {who}: {text.strip()[:1500]}")
    _together([(run, item) for item in people.items()])
    trial.random.secrets |= {each.cookies["rollcall_session"] for each in people.values() if each}
    must(not found, "\n".join(found))


def _some_types(trial):
    """Names of types that an admin may call, the same in every run."""
    names = [each.name for each in trial.types if "admin" in each.callers]
    lasting = [name for name in names if not schemathesis_run.ends_session(name)]
    return sorted(lasting, key=lambda name: zlib.crc32(name.encode()))[:SMOKE_TYPES]


def _admin(trial):
    """A session of its own, confirmed where the server asks for that."""
    admin = trial.random.admin.another()
    admin.confirm()
    trial.random.secrets.add(admin.cookies["rollcall_session"])
    return admin


def check_document(trial):
    text = trial.school.server.client().send("GET", "/openapi.json").body.decode()
    problems = schemathesis_run.validate(text, trial.folder)
    must(not problems, problems)


def check_sqlmap(trial, seconds):
    program, found = shutil.which("sqlmap"), []
    if not program:
        raise Failed("sqlmap is not installed (Debian's package sqlmap).")
    admin = _admin(trial)

    def run(name, arguments):
        text = _sqlmap(program, trial, name, arguments, admin, seconds)
        if SOMETHING.search(text) or NOTHING not in text:
            found.append(f"{name}: {' '.join(text.split())[-400:]}")
    # In a small run the one that strangers reach.
    _together([(run, item) for item in list(TARGETS.items())[:1 if trial.is_smoke else None]])
    must(not found, "; ".join(found))


def _sqlmap(program, trial, name, arguments, admin, seconds):
    """Runs it over one argument, the one with the mark; returns what it printed."""
    command = [
        program, "--batch", "--disable-coloring", "--url", f"{trial.random.server.url}/post/{name}", "--method", "POST",
        "--data", json.dumps(arguments), "--headers", "Content-Type: application/json",
        "--level", "1" if trial.is_smoke else "2", "--risk", "1",
        "--technique", "BEUT", "--time-sec", "2", "--dbms", "postgresql", "--threads", "2", "--flush-session",
        "--answers", "custom=Y,JSON=Y", "--ignore-code", "400,401,404",
        "--output-dir", str(trial.folder / f"sqlmap-{name}")]
    if name.startswith("admin."):
        command += ["--cookie", f"rollcall_session={admin.cookies['rollcall_session']}", "--skip", "Cookie"]
    try:
        result = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
            timeout=seconds)
    except subprocess.TimeoutExpired as error:
        text = (error.stdout or b"").decode(errors="replace")
        return f"{text} It did not end in {seconds:.0f} s."
    return result.stdout


def _together(work):
    threads = [threading.Thread(target=function, args=arguments) for function, arguments in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

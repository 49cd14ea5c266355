"""schemathesis and openapi-spec-validator, fetched from PyPI once, over a server that runs."""

import re
import subprocess
from pathlib import Path

import python_packages

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance")
# What ends the session, or changes the caller's own account, would leave the rest of the requests to nobody.
EXCLUDED = r"/post/universal\.(logout|logout_everywhere|end_session|change_password)$"


def programs():
    """The folder of the two programs, which are installed at the first time."""
    return python_packages.programs("check-api", "openapi-spec-validator==0.9.0", "schemathesis")


def validate(document, folder):
    """What openapi-spec-validator has against the text of a document; empty where it accepts it."""
    path = Path(folder) / "openapi.json"
    path.write_text(document)
    result = subprocess.run([programs() / "openapi-spec-validator", path], capture_output=True, text=True)
    return "" if result.returncode == 0 else result.stdout + result.stderr


def ends_session(name):
    """Whether requests of this type are left out."""
    return re.search(EXCLUDED, f"/post/{name}") is not None


def run(server, who, folder, examples, cookie=None, seconds=None, only=None):
    """Sends requests as somebody; returns whether all was well, and the end of what was printed.

    With `seconds` the seed is fixed, and a run that is not at its end by then is not well. `only` are names of types.
    """
    # One thread: in two at once CPython 3.11 miscounts its own recursion in `ast` now and then.
    command = [
        programs() / "schemathesis", "run", f"{server.url}/openapi.json", "--max-examples", str(examples),
        "--workers", "1", "--phases", "examples,coverage,fuzzing", "--checks", CHECKS,
        "--exclude-path-regex", EXCLUDED, "--no-color"]
    if seconds is not None:
        command += ["--seed", "1", "--no-shrink", "--generation-database", "none"]
    if only:
        command += ["--include-path-regex", f"^/post/({'|'.join(map(re.escape, only))})$"]
    if cookie:
        command += ["--header", f"Cookie: rollcall_session={cookie}"]
    log = Path(folder) / f"schemathesis-{who}.log"
    with open(log, "wb") as out:
        # It keeps what it found in the folder it is started in.
        status = _wait(subprocess.Popen(command, cwd=folder, stdout=out, stderr=out), seconds)
    if status is None:
        return False, f"It did not end in {seconds:.0f} s."
    text = log.read_text()
    found = re.search(r"^=+ (ERRORS|FAILURES|SUMMARY) =.*", text, re.MULTILINE | re.DOTALL)
    return status == 0, found[0] if found else text[-2000:]


def _wait(process, seconds):
    """The exit status; None where it is ended because the time is over."""
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()

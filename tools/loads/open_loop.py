"""Load at a fixed rate, whether or not earlier requests were answered: what a crowd of phones does to a server."""

import json
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

CONNECTIONS = 256


class OpenLoop:
    """The driver, compiled from open_loop.c by the compiler that Swift comes with."""

    def __init__(self, folder):
        compiler = shutil.which("clang") or shutil.which("cc")
        if compiler is None:
            raise RuntimeError("There is no C compiler. Swift comes with clang.")
        self.folder, self.program = folder, Path(folder) / "open_loop"
        source = Path(__file__).parent / "open_loop.c"
        subprocess.run([compiler, "-O2", "-o", str(self.program), str(source)], check=True)

    def run(self, port, rate, seconds, requests):
        """Returns what the driver tells: `due`, `answered`, `refused`, `wrong`, `lost`, `rate` and times in ms."""
        with tempfile.NamedTemporaryFile(dir=self.folder, suffix=".requests") as file:
            for request in requests:
                file.write(struct.pack("<I", len(request)) + request)
            file.flush()
            command = [str(self.program), str(port), f"{rate:.1f}", str(seconds), str(CONNECTIONS), file.name]
            out = subprocess.run(command, capture_output=True, text=True, check=True, timeout=seconds + 60).stdout
        return json.loads(out)


def updates(clients, beacons):
    """`student.update_location` of each client in turn, eight times, from another beacon each time: all move."""
    requests = []
    for number in range(8 * len(clients)):
        major, minor = beacons[number * 7 % len(beacons)]
        cookie = f"rollcall_session={clients[number % len(clients)]}"
        requests.append(post("/post/student.update_location", {"major": major, "minor": minor}, cookie))
    return requests


def peer_updates(cookies):
    """The same as a peer takes it."""
    def arguments(number):
        return {"major": number % 4 + 1, "minor": number % 200 + 1}

    return [
        post("/post", {"type": "student.update_location", "args": arguments(number)}, cookie)
        for number, cookie in enumerate(cookies)]


def post(path, arguments, cookie):
    body = json.dumps(arguments).encode()
    head = (f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n")
    return head.encode() + body

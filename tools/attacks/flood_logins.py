"""usage: flood_logins.py PORT SECONDS: sends requests again and again, each over a connection of its own. For each,
standard input has a line of JSON: the address it comes from, and the request in Base64."""

import base64
import contextlib
import json
import sys
import threading
import time

import raw


def repeat(port, source, request, end):
    with contextlib.suppress(OSError), contextlib.closing(raw.connect(port, source)) as connection:
        while time.monotonic() < end:
            connection.sendall(request)
            # Whoever was refused asks again at once.
            if not raw.read_all(connection, 10, raw.is_whole_answer):
                return


def main(port, seconds):
    requests = [json.loads(line) for line in sys.stdin]
    end = time.monotonic() + seconds
    threads = [
        threading.Thread(target=repeat, args=(port, each["source"], base64.b64decode(each["request"]), end))
        for each in requests]
    for thread in threads:
        thread.start()
    print("begun", flush=True)
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))

"""usage: probe_health.py PORT PAUSE: asks GET /health until standard input ends, then prints how many ms each took."""

import http.client
import select
import sys
import time

SOURCE = "127.0.0.200"
SECONDS_OF_NO_ANSWER = 30.0


def ask(connection):
    began = time.monotonic()
    try:
        connection.request("GET", "/health")
        is_well = connection.getresponse().read() != b""
    except (OSError, http.client.HTTPException):
        connection.close()
        is_well = False
    return (time.monotonic() - began if is_well else SECONDS_OF_NO_ANSWER) * 1000


def main(port, pause):
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=SECONDS_OF_NO_ANSWER, source_address=(SOURCE, 0))
    ask(connection)
    print("begun", flush=True)
    times = []
    while not select.select([sys.stdin], [], [], pause)[0]:
        times.append(ask(connection))
    print("\n".join(f"{each:.2f}" for each in times))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))

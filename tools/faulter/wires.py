"""The program on a lamp's wires: writes down the id of each command that it does, and says that it is done.

The argument is the file. Each line is written at once, so that it is known also of a lamp that is killed right after.
"""

import json
import os
import sys
import time

# So long the work takes, in seconds: a kill has to be able to come in between.
WORK = 0.02


def main(path):
    done = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    is_on = False
    for line in sys.stdin:
        command = json.loads(line)
        if "id" not in command:
            continue
        os.write(done, f"{command['id']}\n".encode())
        time.sleep(WORK)
        is_on = not is_on if command["command"] == "toggle" else command["command"] == "on"
        print(json.dumps({"id": command["id"], "outcome": "done", "properties": {"on": is_on}}), flush=True)


main(sys.argv[1])

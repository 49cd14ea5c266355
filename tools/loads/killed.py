"""How long a server takes until it answers again after `kill -9` of itself and of all of its PostgreSQL.

PostgreSQL reads again what it wrote since its last checkpoint; work goes on until that is as much as was asked for."""

import contextlib
import os
import signal
import time

from cost import children_of
from grow import restart
from runs import settle, through_server

CONNECTIONS, MOST_SECONDS = 32, 600
# Since the last checkpoint, in bytes.
WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint from pg_control_checkpoint()"


def killed(server, school, work, megabytes):
    """Prints a row; returns what went wrong."""
    settle(server)
    until = time.monotonic() + MOST_SECONDS
    while (written := int(server.sql(WRITTEN))) < megabytes * 2**20 and time.monotonic() < until:
        through_server(server, work, CONNECTIONS, 5)
    rows = int(server.sql(work.counted))
    kill(server)
    milliseconds = restart(server, school)
    missing = rows - int(server.sql(work.counted))
    print(f"\n{'MiB to read again':>18}{'rows before':>14}{'missing':>9}{'up again after ms':>19}")
    print(f"{written / 2**20:>18,.0f}{rows:>14,}{missing:>9}{milliseconds:>19,.0f}")
    return [f"{missing} rows are missing"] if missing else []


def kill(server):
    """The server first: it would stop its PostgreSQL in order, or start it anew."""
    postmaster = server.postmaster
    for process in [server.pid, postmaster, *children_of(postmaster)]:
        # A connection's process may have ended with the server.
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    server.process.wait()

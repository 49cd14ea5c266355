"""A server of the original's design, to compare with: a thread for each connection, a look-up in SQLite for a serial.

    original.py PORT DATABASE
"""

import json
import socketserver
import sqlite3
import sys

GREETING = b'{ "DDNSConnected": [ { "Connected": true } ] }'


class Connection(socketserver.BaseRequestHandler):
    def handle(self):
        database = sqlite3.connect(sys.argv[2])
        self.request.sendall(GREETING)
        while data := self.request.recv(4096):
            asked = json.loads(data)["HRHomeStationsRequest"]
            found = [{"StationDID": one["StationDID"], "StationIP": address(database, one)} for one in asked]
            self.request.sendall(json.dumps({"HRHomeStationReply": found}).encode())
        database.close()


def address(database, asked):
    row = database.execute("select IP from devices where ID = ?", (asked["StationDID"],)).fetchone()
    return row and row[0]


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address, daemon_threads, request_queue_size = True, True, 1024

    def handle_error(self, *_):
        """A client that is gone is nothing to tell."""


if __name__ == "__main__":
    with Server(("127.0.0.1", int(sys.argv[1])), Connection) as server:
        print("ready", flush=True)
        server.serve_forever()

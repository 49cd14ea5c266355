"""A connection to a resolver, as a phone or a station has one. Only what Python brings."""

import json
import socket

GREETING = b'{ "DDNSConnected": [ { "Connected": true } ] }'


class Talk:
    """Sends bytes, and cuts what comes into messages."""

    def __init__(self, port, greeted=True, patience=20):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.pending = ""
        self.greeting = self.next() if greeted else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, *messages):
        self.raw("".join(json.dumps(message) for message in messages).encode())

    def raw(self, data):
        self.socket.sendall(data)

    def next(self):
        """The next message; None where the connection ends."""
        decoder = json.JSONDecoder()
        while True:
            text = self.pending.lstrip()
            try:
                message, end = decoder.raw_decode(text)
                self.pending = text[end:]
                return message
            except ValueError:
                pass
            try:
                data = self.socket.recv(65536)
            except ConnectionResetError:
                return None
            if not data:
                return None
            self.pending += data.decode()

    def ask(self, message):
        self.send(message)
        return self.next()

    def find(self, *serials):
        """The addresses of some stations, as an old phone asks for them."""
        reply = self.ask({"HRHomeStationsRequest": [{"StationDID": serial} for serial in serials]})
        return reply and [station["StationIP"] for station in reply["HRHomeStationReply"]]

    def is_closed(self):
        """Whether nothing more comes but the end."""
        return self.next() is None

"""A small HTTP client for programs that try a server: one connection kept open, cookies, every answer as it came."""

import http.client
import json


class Unsuccessful(Exception):
    """A request that should have succeeded did not."""


class Reply:
    """An answer: `status` is 0 where the server closed the connection without one."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return {}

    @property
    def code(self):
        """The word of a refusal, or an empty text."""
        return self.json.get("code", "") if isinstance(self.json, dict) else ""

    def __str__(self):
        return f"{self.status} {self.code}".strip() if self.status else "a closed connection"


CLOSED = Reply(0, [], b"")


class Client:
    """Asks one server from one address of this machine."""

    # What to trust, where all servers of this program speak TLS.
    tls = None

    def __init__(self, port, source="127.0.0.1", timeout=30):
        self.port, self.source, self.timeout = port, source, timeout
        self.cookies, self.token, self.headers = {}, None, {}
        self.connection = None

    def send(self, method, path, body=b"", headers=None):
        """Sends one request. A connection that the server closed meanwhile is opened anew, once."""
        for is_last in (False, True):
            is_new = self.connection is None
            reply = self._send_once(method, path, body, {**self._own_headers(), **(headers or {})})
            if reply.status or is_new or is_last:
                return reply
        return reply

    def _own_headers(self):
        headers = {"Content-Type": "application/json", **self.headers}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    def _send_once(self, method, path, body, headers):
        connection = self._open()
        try:
            connection.request(method, path, body=body or None, headers=headers)
        except (BrokenPipeError, ConnectionResetError):
            pass  # The server may have answered before it had all of the body.
        except OSError:
            self.close()
            return CLOSED
        if connection.sock is None:
            self.close()  # It was reset before it was open.
            return CLOSED
        return self._receive(connection)

    def _receive(self, connection):
        try:
            # After a broken sending http.client believes that the request was never finished.
            connection._HTTPConnection__state = "Request-sent"
            answer = connection.getresponse()
            reply = Reply(answer.status, answer.getheaders(), answer.read())
        except (OSError, http.client.HTTPException):
            self.close()
            return CLOSED
        if answer.will_close:
            self.close()
        self._keep_cookies(reply)
        return reply

    def _open(self):
        if self.connection is None:
            how = {"timeout": self.timeout, "source_address": (self.source, 0)}
            self.connection = (
                http.client.HTTPSConnection("127.0.0.1", self.port, context=self.tls, **how) if self.tls
                else http.client.HTTPConnection("127.0.0.1", self.port, **how))
        return self.connection

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def _keep_cookies(self, reply):
        for name, value in reply.headers:
            if name.lower() == "set-cookie":
                key, _, text = value.split(";")[0].partition("=")
                if text:
                    self.cookies[key] = text
                else:
                    self.cookies.pop(key, None)

    def post(self, request_type, arguments=None):
        """Sends one request of the protocol; its answer may be a refusal."""
        return self.send("POST", f"/post/{request_type}", json.dumps(arguments or {}).encode())

    def ask(self, request_type, arguments=None):
        """The same where it has to succeed; returns its members. Throws `Unsuccessful`."""
        reply = self.post(request_type, arguments)
        if reply.status != 200:
            raise Unsuccessful(f"{request_type}: {reply} {reply.json.get('reason', '')}")
        return reply.json

"""What stands between a node and the servers: a load balancer, and all that can happen to a request on its way."""

import http.client
import socket
import struct
import threading
import time
import urllib.request

# Seconds after which the balancer gives a server's answer up.
PATIENCE = 10
# Seconds after which it does not try the other server any more.
FRESH = 0.3


class Balancer:
    """Knows which server owns the engine, by asking each for its health."""

    def __init__(self, servers):
        self.servers, self.owner, self.is_over = servers, None, threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self):
        while not self.is_over.wait(0.3):
            for server in self.servers:
                if server.engine() == "here":
                    self.owner = server

    def order(self):
        """The owner first."""
        return sorted(self.servers, key=lambda server: server is not self.owner)


class Relay:
    """Listens for one node. `trouble` takes each request, where there is any: see troubles.py."""

    def __init__(self, balancer):
        self.balancer, self.trouble, self.connections = balancer, None, set()
        self.port, self.listener = 0, None
        self.open()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def open(self):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen(64)
        self.port, self.listener = listener.getsockname()[1], listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self):
        """Nobody listens any more, and what was open is reset."""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.shutdown(socket.SHUT_RDWR)
            listener.close()
        for connection in list(self.connections):
            reset(connection)

    def _accept(self, listener):
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.connections.add(connection)
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        try:
            file = connection.makefile("rb")
            while (request := read_request(file)) is not None:
                trouble = self.trouble
                answer = trouble.take(self, connection, request) if trouble else self.forward(request)
                if answer is None:
                    return
                connection.sendall(answer)
        except (OSError, ValueError):
            return
        finally:
            self.connections.discard(connection)
            connection.close()

    def forward(self, request):
        """Returns the answer of the first server that takes the request, as bytes.

        A request that waited for a refusal is not sent again as it is: it says when it was sent.
        """
        answer, began = plain_answer(503, "No server."), time.monotonic()
        for server in self.balancer.order():
            if time.monotonic() - began > FRESH:
                break
            try:
                status, answer = send(server.port, request)
            except TimeoutError:
                return plain_answer(504, "No answer in time.")
            except (OSError, http.client.HTTPException):
                answer = plain_answer(502, "No answer.")
                continue
            if status != 503:
                break
        return answer


def reset(connection):
    """Closes without a word of farewell."""
    try:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    connection.close()


def read_request(file):
    """The lines of the head and the body, or None at the end."""
    head = []
    while (line := file.readline(65536)) not in (b"\r\n", b""):
        head.append(line)
    if not head or line == b"":
        return None
    length = 0
    for line in head:
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
        if name.lower() == b"transfer-encoding":
            raise ValueError("A node does not send chunks.")
    body = file.read(length)
    return (head, body) if len(body) == length else None


def send(port, request, patience=PATIENCE):
    """Sends a request to a server: its status, and the whole answer as bytes."""
    head, body = request
    lines = [line for line in head if line.split(b":")[0].lower() not in (b"host", b"connection")]
    lines += [b"Host: 127.0.0.1:%d\r\n" % port, b"Connection: close\r\n", b"\r\n"]
    with socket.create_connection(("127.0.0.1", port), timeout=2) as upstream:
        upstream.settimeout(patience)
        upstream.sendall(b"".join(lines) + body)
        answer = http.client.HTTPResponse(upstream)
        answer.begin()
        content = answer.read()
    kept = [
        f"{name}: {value}\r\n" for name, value in answer.getheaders()
        if name.lower() not in ("connection", "transfer-encoding", "content-length")]
    text = f"HTTP/1.1 {answer.status} {answer.reason}\r\n{''.join(kept)}Content-Length: {len(content)}\r\n\r\n"
    return answer.status, text.encode() + content


def plain_answer(status, text):
    return f"HTTP/1.1 {status} {text}\r\nContent-Type: text/plain\r\nContent-Length: {len(text)}\r\n\r\n{text}".encode()


def get(port, path, timeout):
    """Asks a server without a relay: status and text, or 0 where nothing came."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=timeout) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()
    except (OSError, http.client.HTTPException):
        return 0, ""


def until(condition, patience, pause=0.2):
    """Waits for a condition; whether it came."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(pause)
    return True

"""Bytes as they are, over plain sockets: what no HTTP library would send."""

import contextlib
import re
import socket
import threading
import time


def connect(port, source="127.0.0.1", timeout=5.0):
    return socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(source, 0))


def read_all(connection, seconds, is_enough=lambda data: False):
    """What comes until the other side closes, or the time is over."""
    data, end = b"", time.monotonic() + seconds
    while not is_enough(data) and (left := end - time.monotonic()) > 0:
        connection.settimeout(left)
        try:
            part = connection.recv(65_536)
        except OSError:
            break
        if not part:
            break
        data += part
    return data


def exchange(port, data, seconds=1.0, source="127.0.0.1"):
    """Sends bytes on a connection of their own and returns all that came back in the time."""
    with contextlib.closing(connect(port, source)) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(data)
        return read_all(connection, seconds, is_closed_answer)


def is_whole_answer(data):
    """Whether one answer with a length is there to its end."""
    head, mark, body = data.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: *(\d+)", head)
    return bool(mark and length and len(body) >= int(length[1]))


def is_closed_answer(data):
    """Whether an answer is whole, after which the server closes: nothing more is to be waited for."""
    return is_whole_answer(data) and b"connection: close" in data.partition(b"\r\n\r\n")[0].lower()


def statuses(data):
    """The status of each answer among the bytes, in their order."""
    return [int(found) for found in re.findall(rb"HTTP/1\.[01] (\d\d\d)", data)]


def post(host, body, path="/post/universal.whoami", headers=()):
    """The bytes of one right request."""
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", "Content-Type: application/json", *headers]
    return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body


def in_parallel(count, action):
    """Runs an action so many times at once, begun together; returns what each returned, or None where it broke."""
    barrier, results = threading.Barrier(count), [None] * count

    def one(index):
        with contextlib.suppress(OSError, threading.BrokenBarrierError):
            barrier.wait(10)
            results[index] = action(index)
    threads = [threading.Thread(target=one, args=(index,)) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results

"""HTTP that no program sends by accident: smuggling, broken chunks, other hosts."""

import raw
from findings import check, must
from trial_server import Person

REFUSED = {400, 408, 411, 413, 414, 421, 431, 501, 505}
INNER = (
    b"POST /post/universal.logout HTTP/1.1\r\nHost: %s\r\n"
    b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")


def head(host, *lines, first="POST /post/universal.whoami HTTP/1.1"):
    return "\r\n".join([first, f"Host: {host}", "Content-Type: application/json", *lines, "", ""]).encode()


def smuggled(host):
    """What two readers could take for one request or for two. By name: bytes."""
    inner = INNER % host.encode()
    both = f"Content-Length: {len(inner) + 5}"
    chunked = "Transfer-Encoding: chunked"
    return {
        "two lengths": head(host, "Content-Length: 2", f"Content-Length: {len(inner) + 2}") + b"{}" + inner,
        "two lengths in one": head(host, f"Content-Length: 2, {len(inner) + 2}") + b"{}" + inner,
        "a length and chunks": head(host, both, chunked) + b"0\r\n\r\n" + inner,
        "chunks and a length": head(host, chunked, both) + b"0\r\n\r\n" + inner,
        "chunks in capitals": head(host, "Content-Length: 2", "Transfer-Encoding: xchunked") + b"{}" + inner,
        "chunks after a space": head(host, both, "Transfer-Encoding : chunked") + b"0\r\n\r\n" + inner,
        "chunks after a tab": head(host, both, "Transfer-Encoding:\tchunked") + b"0\r\n\r\n" + inner,
        "chunks twice": head(host, both, chunked, "Transfer-Encoding: identity") + b"0\r\n\r\n" + inner,
        "chunks that are not last": head(host, "Transfer-Encoding: chunked, identity") + b"0\r\n\r\n" + inner,
        "a folded header": head(host, both, "Transfer-Encoding:\r\n chunked") + b"0\r\n\r\n" + inner,
        "a negative length": head(host, "Content-Length: -1") + inner,
        "a length with a sign": head(host, "Content-Length: +2") + b"{}" + inner,
        "a length in hex": head(host, "Content-Length: 0x2") + b"{}" + inner,
        "a huge length": head(host, "Content-Length: 99999999999999999999") + inner,
        "a space before the colon": head(host, f"Content-Length : {len(inner)}") + inner,
        "a chunk that is too long": head(host, chunked) + b"fffffffffffffffff\r\n" + inner,
        "a chunk with a sign": head(host, chunked) + b"-1\r\n" + inner,
        "a chunk with an extension": head(host, chunked) + b"2;a=\n\r\n{}\r\n0\r\n\r\n" + inner,
        "a chunk's end without a return": head(host, chunked) + b"2\n{}\n0\n\n" + inner,
        "lines without a return": head(host, both, chunked).replace(b"\r\n", b"\n") + b"0\n\n" + inner,
        "a lone return": head(host, "X: a\rTransfer-Encoding: chunked", "Content-Length: 2") + b"{}" + inner,
        "NUL in a header": head(host, "X: a\0b", "Content-Length: 2") + b"{}" + inner,
    }


NONSENSE = {
    "HTTP/0.9": b"GET /health\r\n\r\n", "HTTP/2's beginning": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01",
    "a target of 64 kB": b"GET /" + b"a" * 65_536 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a header of 64 kB": b"GET /health HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 65_536 + b"\r\n\r\n",
    "2,000 headers": b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 2000 + b"\r\n",
    "no method": b" / HTTP/1.1\r\n\r\n", "HTTP/9.9": b"GET /health HTTP/9.9\r\nHost: a\r\n\r\n", "NULs": b"\0" * 1000,
}


@check("no ambiguous request gets two replies")
def smuggling(trial):
    host, wrong = trial.host, []
    victim = trial.school.spare.another()
    cookie = f"Cookie: rollcall_session={victim.cookies['rollcall_session']}\r\n".encode()
    for name, data in smuggled(host).items():
        # The hidden request has somebody's cookie: answered, it would log them out.
        first_line = b"POST /post/universal.logout HTTP/1.1\r\n"
        with_cookie = data.replace(first_line, first_line + cookie)
        answered = raw.statuses(raw.exchange(trial.school.server.port, with_cookie))
        if len(answered) > 1 or any(each not in REFUSED for each in answered):
            wrong.append(f"{name}: {answered}")
        if victim.post("universal.whoami").status != 200:
            wrong.append(f"{name} reached the hidden request")
            victim = trial.school.spare.another()
            cookie = f"Cookie: rollcall_session={victim.cookies['rollcall_session']}\r\n".encode()
    must(not wrong, "; ".join(wrong))


@check("a request inside the body of another is not executed")
def hidden_in_body(trial):
    body = INNER % trial.host.encode()
    answered = raw.statuses(raw.exchange(trial.school.server.port, raw.post(trial.host, body)))
    must(len(answered) == 1 and answered[0] in (400, 401), f"It was answered with {answered}.")


@check("two requests on one connection keep their own callers")
def pipelined(trial):
    person = trial.school.spare.another()
    first = raw.post(trial.host, b"{}", headers=[f"Cookie: rollcall_session={person.cookies['rollcall_session']}"])
    answered = raw.statuses(raw.exchange(
        trial.school.server.port, first + raw.post(trial.host, b"{}", headers=["Connection: close"])))
    must(answered == [200, 401], f"They were answered with {answered}.")


def misaddressed(host):
    """Requests that name no host, two, or another than they go to."""
    end = b"Connection: close\r\nContent-Length: 2\r\n\r\n{}"
    right = f"Host: {host}\r\n".encode()
    first = b"POST /post/universal.whoami HTTP/1.1\r\nContent-Type: application/json\r\n"
    return {
        "no host": first + end, "two hosts": first + right + b"Host: evil.example\r\n" + end,
        "two hosts, the right one last": first + b"Host: evil.example\r\n" + right + end,
        "another host in the target": first.replace(b" /", b" http://evil.example/", 1) + right + end,
    }


@check("a request with no host, two hosts or an unknown host is refused")
def misaddressed_requests(trial):
    wrong = []
    for name, data in misaddressed(trial.host).items():
        answered = raw.statuses(raw.exchange(trial.school.server.port, data))
        if len(answered) > 1 or any(each not in REFUSED for each in answered):
            wrong.append(f"{name}: {answered}")
    must(not wrong, "; ".join(wrong))


@check("input that is not HTTP is refused")
def nonsense(trial):
    wrong = []
    for name, data in NONSENSE.items():
        answered = raw.statuses(raw.exchange(trial.school.server.port, data))
        if len(answered) > 1 or any(each not in REFUSED for each in answered):
            wrong.append(f"{name}: {answered}")
    must(not wrong, "; ".join(wrong))


BROKEN_CHUNKS = [
    b"zz\r\n{}\r\n0\r\n\r\n", b"2\r\n{}x\r\n0\r\n\r\n", b"2\r\n{}0\r\n\r\n", b"\r\n\r\n", b"2 \r\n{}\r\n\x00\r\n\r\n",
    b"fffffffffffffff\r\n{}", b"10000000000000000\r\n{}", b"2\r\n{}\r\n0\r\nX\r\n\r\n",
    b"2;" + b"a" * 20_000 + b"\r\n{}\r\n0\r\n\r\n",
    b"2\r\n{}\r\n0\r\n" + b"X: a\r\n" * 5000 + b"\r\n",
]


@check("broken chunks are reported as the sender's fault, not as a server error")
def broken_chunks(trial):
    wrong, before = [], len(trial.school.server.log.read_text())
    for chunks in BROKEN_CHUNKS:
        for path in ("/post", "/post/universal.login", "/post/a", "/health"):
            data = head(trial.host, "Transfer-Encoding: chunked", first=f"POST {path} HTTP/1.1") + chunks
            answered = raw.statuses(raw.exchange(trial.school.server.port, data, seconds=0.3))
            if any(each >= 500 and each != 501 for each in answered) or len(answered) > 1 or 200 in answered:
                wrong.append(f"{chunks[:20]!r} at {path}: {answered}")
    errors = [line for line in trial.school.server.log.read_text()[before:].splitlines() if " error " in line]
    must(not wrong, "; ".join(wrong[:6]))
    must(not errors, f"{len(errors)} lines of level error in the log: {errors[0][:200]}" if errors else "")


PATHS = ["/post", "/post/universal.login", "/events", "/health", "/metrics", "/openapi.json", "/nothing"]
HOSTS = [
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "169.254.169.254", "[::ffff:1.2.3.4]", "",
    "a b"]


@check("every path replies only to its own hosts")
def hosts(trial):
    client, wrong = trial.school.server.client(), []
    for path in PATHS:
        for host in HOSTS:
            reply = client.send("POST" if "post" in path else "GET", path, b"", {"Host": host})
            if reply.status != 421 and not (reply.status == 400 and host in ("", "a b")):
                wrong.append(f"{path} as '{host}': {reply}")
        if client.send("POST" if "post" in path else "GET", path, b"", {"Host": trial.host}).status == 421:
            wrong.append(f"{path} by its own name: 421")
    must(not wrong, f"{len(wrong)} of {len(PATHS) * len(HOSTS)}: " + "; ".join(wrong[:8]))


@check("only this machine and admins can read /metrics, not callers through a proxy")
def metrics(trial):
    server = trial.strict.server
    must(server.client().send("GET", "/metrics").status == 200, "This machine is refused.")
    passed_on = server.client(trial.proxy).send("GET", "/metrics")
    told = f"Without a header a trusted proxy's request counts as this machine's: {passed_on}"
    must(passed_on.status in (401, 403), told)
    behind = server.client().send("GET", "/metrics", headers={"X-Forwarded-For": "10.1.2.3"})
    must(behind.status in (401, 403), f"What says that it was passed on: {behind}")
    student = Person(server, trial.strict.student.email, trial.strict.student.password, trial.proxy).log_in()
    must(student.send("GET", "/metrics").status == 403, "A student sees them through the proxy.")

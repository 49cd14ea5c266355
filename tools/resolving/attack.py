"""Attacks a resolver's ports, with its limits on: what others notice of it, what it costs, and what times tell."""

import contextlib
import random
import socket
import ssl
import threading
import time
from dataclasses import dataclass

from certificate import write_certificate
from old import HOSTILE
from ports import free_port
from program import Resolver
from signing import Station
from talk import Talk

FLOODING, MOST_WAIT, MOST_GROWN = 12, 0.1, 48.0
HALF, FORGED, MOST_TOLD = 16_000, 200, 0.1


@dataclass(frozen=True)
class Size:
    """How long the flood lasts, how many messages and handshakes are unfinished, and how many pairs are timed."""

    seconds: float
    unfinished: int
    timed: int


FULL, SMOKE = Size(4.0, 400, 4_000), Size(3.0, 100, 1_000)
LINE = b'{"HRHomeStationsRequest":[{"StationDID":"hidden"}]}'


def attack(program, say, size=FULL):
    """Returns what is not as it has to be."""
    wrong = []

    def expect(what, is_so, measured=""):
        if not is_so:
            wrong.append(what)
        say(f"{'ok' if is_so else 'WRONG'}  {what}{measured and f' ({measured})'}")

    options = ["--message-seconds", "2", "--idle-seconds", "4", "--lookups-per-address", "0",
               "--unknown-per-address", "0"]
    with Resolver(program, *options, without_limits=False) as resolver:
        _floods(resolver, expect, size)
        _unfinished(resolver, expect, size.unfinished)
        _slow_reader(resolver, expect)
    with _with_tls(program) as resolver:
        _no_tls(resolver, expect)
    with Resolver(program) as resolver:
        _times(resolver, expect, size.timed)
    return wrong


def _source(number):
    """An address of its own for each stranger: the limits of one are not what is tried."""
    return f"127.9.{number // 200}.{number % 200 + 1}"


def _connect(port, number, timeout=5.0):
    return socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(_source(number), 0))


def _honest(port, seconds):
    """The slowest look-ups of somebody who asks 50 times a second meanwhile, as the 99th percentile."""
    times = []
    with Talk(port) as talk:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            assert talk.find("nobody") == [None]
            times.append(time.monotonic() - began)
            time.sleep(0.02)
    return sorted(times)[int(len(times) * 0.99)]


def _floods(resolver, expect, size):
    end, chance = time.monotonic() + size.seconds, random.Random(7)
    before, hostile = resolver.memory(), list(HOSTILE.values())

    def flood(number):
        while time.monotonic() < end:
            with contextlib.suppress(OSError), contextlib.closing(_connect(resolver.port, number)) as stranger:
                stranger.sendall(LINE * 3 + chance.choice(hostile))
                while stranger.recv(65_536):
                    pass
    threads = [threading.Thread(target=flood, args=(number,)) for number in range(FLOODING)]
    for thread in threads:
        thread.start()
    slowest = _honest(resolver.port, size.seconds)
    for thread in threads:
        thread.join()
    expect("during a flood of hostile messages a lookup takes at most 100 ms", slowest <= MOST_WAIT,
           f"{slowest * 1000:.0f} ms")
    grown = resolver.memory() - before
    expect("the flood leaves little memory in use", grown <= MOST_GROWN, f"{grown:.0f} MiB")


def _unfinished(resolver, expect, count):
    before = resolver.memory()
    with contextlib.ExitStack() as stack:
        strangers = [stack.enter_context(contextlib.closing(_connect(resolver.port, n))) for n in range(count)]
        for stranger in strangers:
            stranger.sendall(b'{"a":"' + b"x" * HALF)
        slowest, grown = _honest(resolver.port, 1.0), resolver.memory() - before
        expect(f"during {count} unfinished messages a lookup takes at most 100 ms", slowest <= MOST_WAIT,
               f"{slowest * 1000:.0f} ms")
        expect("unfinished messages use little more memory than their size",
               grown <= count * HALF / 2**20 * 4, f"{grown:.0f} MiB")
        expect("their connections are closed after the timeout", all(_ends(stranger, 6) for stranger in strangers[:50]))


def _ends(connection, seconds):
    connection.settimeout(seconds)
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def _slow_reader(resolver, expect):
    """Asks and asks, and reads nothing."""
    before, request = resolver.memory(), b'{"HRHomeStationsRequest":[' + b",".join(
        [b'{"StationDID":"%s"}' % (b"s" * 60)] * 100) + b"]}"
    sent, stranger = 0, _connect(resolver.port, 0, timeout=2)
    with contextlib.closing(stranger), contextlib.suppress(OSError):
        while sent < 64 * 2**20:
            sent += stranger.send(request)
    grown = resolver.memory() - before
    expect("the resolver stops reading from a client that reads no replies", sent < 32 * 2**20 and grown <= 8,
           f"{sent / 2**20:.1f} MiB accepted, {grown:.1f} MiB more memory")


@contextlib.contextmanager
def _with_tls(program):
    """A resolver with a certificate of this run; `resolver.tls` is that port."""
    tls = free_port()
    resolver = Resolver(program, without_limits=False)
    chain, key = resolver.folder / "chain.pem", resolver.folder / "key.pem"
    write_certificate(chain, key, "localhost")
    resolver.options += ["--tls-port", str(tls), "--tls-certificate", str(chain), "--tls-key", str(key)]
    with resolver:
        resolver.tls, resolver.chain = tls, chain
        yield resolver


def _no_tls(resolver, expect):
    context = ssl.create_default_context(cafile=str(resolver.chain))
    context.check_hostname = False

    def greeting():
        with socket.create_connection(("127.0.0.1", resolver.tls), timeout=5) as plain:
            with context.wrap_socket(plain) as connection:
                return b"DDNSConnected" in connection.recv(1000)
    expect("the greeting is sent over TLS", greeting())
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(contextlib.closing(_connect(resolver.tls, n))) for n in range(300)]
        for garbage in (LINE, b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"\0" * 4_000, b"\0" * 4_000):
            with contextlib.closing(_connect(resolver.tls, 301)) as stranger:
                stranger.sendall(garbage)
                expect(f"what is no TLS ends its connection: {garbage[:8]!r}", _ends(stranger, 15))
        expect("300 unfinished handshakes lock out no other client", greeting())
        expect("unfinished handshakes end after the timeout", all(_ends(each, 15) for each in silent[:30]))


def _times(resolver, expect, count):
    """Whether the time of an answer tells which serials there are: how often one takes longer than another."""
    station = Station("hidden")
    with Talk(resolver.port) as talk:
        talk.ask(station.registration(resolver.invitation(station.serial)))
        assert talk.ask(station.update(station.record()))["HRHomeStationUpdateReply"]["Accepted"]
        thief = Station("hidden")
        # Many, since the time of a check depends on the bytes that are checked.
        look = {serial: [_look(serial)] for serial in ("hidden", "nobody")}
        records = [thief.record() for _ in range(FORGED)]
        forged = {serial: [thief.update(record, serial=serial) for record in records] for serial in look}
        for what, asked in (("a lookup", look), ("a forged update", forged)):
            told = _told(talk, asked["hidden"], asked["nobody"], count)
            expect(f"the time of {what} does not reveal whether a serial exists", abs(told - 0.5) <= MOST_TOLD,
                   f"slower in {told:.3f} of the pairs, 0.5 by chance")


def _look(serial):
    return {"HRHomeStationsRequest": [{"StationDID": serial}]}


def _told(talk, ones, others, count):
    """The share of pairs, asked one after the other in a random order, in which the first took longer."""
    chance, slower = random.Random(11), 0
    for number in range(count):
        pair = [(True, ones[number % len(ones)]), (False, others[number % len(others)])]
        chance.shuffle(pair)
        taken = {}
        for is_first, message in pair:
            began = time.perf_counter_ns()
            talk.ask(message)
            taken[is_first] = time.perf_counter_ns() - began
        slower += taken[True] > taken[False]
    return slower / count

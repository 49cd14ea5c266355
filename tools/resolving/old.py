"""Plays the original's phone and station: what they may expect, and what strangers send. Only what Python brings."""

import signal
import socket
import sqlite3
import time

from program import Resolver
from talk import GREETING, Talk

MAC = ("00:0c:29:ab:cd:ef", "00-0C-29-AB-CD-EF", "000c.29ab.cdef", "000C29ABCDEF")
HOSTILE = {
    "a bracket 200,000 times": b"[" * 200_000,
    "an array": b"[]",
    "a NUL": b"\0",
    "no JSON": b"hello",
    "a key twice": b'{"a":1,"a":2}',
    "depth 9": b'{"a":' + b"[" * 8,
    "no UTF-8": b'{"a":"\xff"}',
    "half a surrogate": b'{"a":"\\ud800"}',
    "101 serials": b'{"HRHomeStationsRequest":[' + b",".join([b'{"StationDID":"a"}'] * 101) + b"]}",
    "a message of 64 KiB and more": b'{"a":"' + b"x" * 65_536 + b'"}',
}


def original(path):
    """A file as the original makes it."""
    with sqlite3.connect(path) as database:
        database.execute("create table devices(ID text primary key, IP text)")
        database.executemany(
            "insert into devices values (?, ?)",
            [(MAC[1], "198.51.100.1"), ("hello", "198.51.100.2"), ("x", "999.1.1.1")])
    database.close()


def check(program, say):
    """Returns what is not as it has to be."""
    wrong = []

    def expect(what, is_so):
        if not is_so:
            wrong.append(what)
        say(f"{'ok' if is_so else 'WRONG'}  {what}")

    resolver = Resolver(program, "--allow-private", without_limits=False)
    original(resolver.book)
    with resolver:
        check_phone(resolver, expect)
        check_station(resolver, expect)
        check_strangers(resolver, expect)
        check_limits(resolver, expect)
        resolver.process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        with socket.create_connection(("127.0.0.1", resolver.port), timeout=10) as raw:
            expect("SIGHUP does not end a resolver without a certificate", raw.recv(1000) == GREETING)
        status, seconds = resolver.stop()
        expect("SIGTERM ends the resolver within 5 s, with exit status 0", status == 0 and seconds < 5)
    return wrong


def check_phone(resolver, expect):
    with socket.create_connection(("127.0.0.1", resolver.port), timeout=10) as raw:
        expect("the greeting is sent at once and equals the original's", raw.recv(1000) == GREETING)
    with Talk(resolver.port) as phone:
        expect("all spellings of a MAC address name one station", phone.find(*MAC) == ["198.51.100.1"] * 4)
        expect("unknown, broken and foreign serials give null", phone.find("x", "nobody", "ø", "") == [None] * 4)
        reply = phone.ask({"HRHomeStationsRequest": [{"StationDID": serial} for serial in ("hello", "b", "hello")]})
        expect("order, duplicates and spelling are those of the request", reply == {"HRHomeStationReply": [
            {"StationDID": "hello", "StationIP": "198.51.100.2"}, {"StationDID": "b", "StationIP": None},
            {"StationDID": "hello", "StationIP": "198.51.100.2"}]})
        text = b' { "HRHomeStationsRequest" : [ { "StationDID" : "hello" } ] } \n'
        phone.raw(text * 3 + b'{"Unknown":{}}' + text)
        expect("several messages in one segment are answered in order", [phone.next() for _ in range(4)] == [
            {"HRHomeStationReply": [{"StationDID": "hello", "StationIP": "198.51.100.2"}]}] * 4)
        for place in range(len(text)):
            phone.raw(text[place:place + 1])
        expect("a message may be split anywhere", phone.next()["HRHomeStationReply"][0]["StationIP"] == "198.51.100.2")


def check_station(resolver, expect):
    with Talk(resolver.port) as talk:
        talk.send({"HRHomeStationUpdate": {"StationDID": "hello", "StationIP": "127.0.0.1"}})
        talk.send({"HRHomeStationUpdate": {"StationDID": "new", "StationIP": "127.0.0.1"}})
        expect("an unregistered station changes nothing", talk.find("hello", "new") == ["198.51.100.2", None])
        said = resolver.stations("add", "new", "--unsigned").stdout
        expect("the command warns that any station can claim such a serial", "Any station can claim" in said)
        resolver.stations("add", MAC[0], "--unsigned", "--from", "192.0.2.0/24")
        time.sleep(1)
        for address in ("198.51.100.9", "127.0.0.1"):
            for serial in ("new", MAC[2]):
                talk.send({"HRHomeStationUpdate": {"StationDID": serial, "StationIP": address}})
        expect("an unsigned station may update its own address, from its own range",
               talk.find("new", MAC[0]) == ["127.0.0.1", None])
    listed = resolver.stations("list").stdout
    expect("the list shows which serials are unclaimed", "hello  unclaimed" in listed and "new  unsigned" in listed)


def check_strangers(resolver, expect):
    for what, data in HOSTILE.items():
        with Talk(resolver.port) as stranger, Talk(resolver.port) as other:
            try:
                stranger.raw(b'{"HRWhoAmI":{}}' + data)
            except OSError:
                pass  # It was closed while this was sent.
            is_answered = stranger.next() == {"HRWhoAmIReply": {"Address": "127.0.0.1"}}
            expect(f"{what} ends only its own connection, after the replies to earlier messages",
                   is_answered and stranger.is_closed() and other.find("hello") == ["198.51.100.2"])
    with Talk(resolver.port) as talk:
        for address in ("999.1.1.1", "::1", "010.0.0.1", "224.0.0.1", 7, None):
            talk.send({"HRHomeStationUpdate": {"StationDID": "new", "StationIP": address}})
        expect("an invalid address changes nothing", talk.find("new") == ["127.0.0.1"])


def check_limits(resolver, expect):
    time.sleep(0.5)  # Those of before have left by then.
    talks = [Talk(resolver.port, patience=5) for _ in range(64)]
    with Talk(resolver.port, greeted=False) as one_more:
        expect("an address has 64 connections", one_more.is_closed())
    for talk in talks:
        talk.socket.close()
    time.sleep(0.5)
    with Talk(resolver.port) as guesser:
        answers = []
        while len(answers) < 220 and (answer := guesser.find("guess")):
            answers.append(answer)
        expect("a client that guesses serials is disconnected without a reply", 100 < len(answers) <= 200)
    with Talk(resolver.port) as guesser:
        guesser.send({"HRHomeStationsRequest": [{"StationDID": "hello"}]})
        expect("a guessing client gets no reply even for a valid serial", guesser.is_closed())

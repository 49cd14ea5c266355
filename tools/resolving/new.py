"""Plays a signed station and a client of version 2, honest and not."""

import time

from program import Resolver
from signing import Station, found
from talk import Talk


def outcome(talk, message):
    """Accepted or the reason, and the counter."""
    reply = talk.ask(message)["HRHomeStationUpdateReply"]
    return reply["Reason"] or reply["Accepted"], reply["Counter"]


def registered(talk, message):
    reply = talk.ask(message)["HRHomeStationRegisterReply"]
    return reply["Reason"] or reply["Registered"]


def check(program, say):
    """Returns what is not as it has to be."""
    wrong = []

    def expect(what, is_so):
        if not is_so:
            wrong.append(what)
        say(f"{'ok' if is_so else 'WRONG'}  {what}")

    with Resolver(program) as resolver:
        with Talk(resolver.port) as talk:
            station = check_registration(resolver, talk, expect)
            check_updates(talk, station, expect)
            check_findable(resolver, talk, station, expect)
        check_restart(resolver, station, expect)
    return wrong


def check_registration(resolver, talk, expect):
    station, thief = Station("00:0c:29:ab:cd:ef"), Station("00:0c:29:ab:cd:ef")
    invitation = resolver.invitation(station.serial)
    expect("a key is refused without an invitation",
           registered(talk, thief.registration("0000-0000-0000-0000")) == "invitation")
    expect("an invitation is refused for another serial",
           registered(talk, Station("other").registration(invitation)) == "invitation")
    forged = station.registration(invitation)
    forged["HRHomeStationRegister"]["Key"] = thief.key.hex()
    expect("a key must sign its own registration", registered(talk, forged) == "signature")
    for key in ("00" * 31, "00" * 32, "01" + "00" * 31, "ec" + "ff" * 30 + "7f", ""):
        forged["HRHomeStationRegister"]["Key"] = key
        expect(f"{key[:4]}… is refused as a key", registered(talk, forged) == "key")
    expect("an invitation registers a key", registered(talk, station.registration(invitation)) is True)
    expect("an invitation does not register a second key",
           registered(talk, thief.registration(invitation)) == "invitation")
    expect("a foreign key cannot vouch for a new key",
           registered(talk, thief.registration("", old=thief)) == "signature")
    heir = Station(station.serial)
    expect("the old key vouches for a new one", registered(talk, heir.registration("", old=station)) is True)
    expect("the old key is worthless afterwards", outcome(talk, station.update(station.record()))[0] == "signature")
    return heir


def check_updates(talk, station, expect):
    record = station.record()
    expect("an update is acknowledged after its commit", outcome(talk, station.update(record)) == (True, 1))
    expect("a replay is refused", outcome(talk, station.update(record)) == ("counter", 1))
    changed = station.update(station.record())
    changed["HRHomeStationUpdate"]["Record"] += " "
    expect("a changed byte is refused", outcome(talk, changed) == ("signature", None))
    other = Station("other")
    expect("a record of another station is refused",
           outcome(talk, other.update(other.record(), station.serial)) == ("signature", None))
    for counter in (0, -1, 2**53, "7", None):
        expect(f"{counter} is refused as a counter",
               outcome(talk, station.update(station.record(counter=counter))) == ("counter", 1))
    for address in ("224.0.0.1", "169.254.1.1", "0.0.0.0", "127.0.0.1", "10.0.0.1", "010.0.0.1", "::1", 7):
        expect(f"{address} is refused", outcome(talk, station.update(station.record(address))) == ("address", 1))
    expect("a lookup returns the signed record", found(talk, station.code)["counter"] == 1)
    for number in range(3):
        talk.send(station.update(station.record(counter=100 + number)))
    replies = [talk.next()["HRHomeStationUpdateReply"]["Counter"] for _ in range(3)]
    expect("consecutive updates are acknowledged in order", replies == [100, 101, 102])
    station.counter = 1000
    record = station.record(ipv4=None, ipv6=["2001:db8::1"], findable="serial")
    expect("an update with only IPv6 addresses is accepted", outcome(talk, station.update(record)) == (True, 1001))
    expect("an old phone gets null for it", talk.find(station.serial) == [None])
    expect("a new client finds it", found(talk, station.code)["ipv6"] == ["2001:db8::1"])


def check_findable(resolver, talk, station, expect):
    outcome(talk, station.update(station.record()))
    expect("a signed station is not found by its serial", talk.find(station.serial) == [None])
    resolver.stations("edit", station.serial, "--findable", "serial")
    time.sleep(1)
    expect("the operator can allow it", talk.find(station.serial) == ["203.0.113.7"])
    outcome(talk, station.update(station.record(findable="code")))
    expect("the station can forbid it again", talk.find(station.serial) == [None])
    expect("a client without the code finds nothing", found(talk, "0" * 25) is None)
    reached = talk.ask({"HRReachMe": {"Port": 1}})["HRReachMeReply"]
    expect("the resolver does not connect to a private address", reached == {"Reachable": None, "Reason": "address"})


def check_restart(resolver, station, expect):
    last = station.counter
    resolver.kill()
    resolver.start()
    with Talk(resolver.port) as talk:
        expect("the record exists after kill -9", found(talk, station.code, last)["counter"] == last)
        station.counter = last - 1
        expect("a replay is still refused after kill -9",
               outcome(talk, station.update(station.record())) == ("counter", last))
        outcome(talk, station.update(station.record(holds=60)))
        resolver.stations("remove", station.serial)
        time.sleep(1)
        expect("a station that the operator removes is not found", found(talk, station.code) is None)

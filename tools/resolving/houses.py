"""Houses whose addresses change, in networks of their own: one behind NAT, one with IPv6 alone, and resolvers that are
cut off. A server tells its address, and the command line finds it. Needs root, iproute2 and nftables."""

import json
import os
import subprocess
import time
from pathlib import Path

from internet import RESOLVERS, Internet, wait_for

EMAIL, PASSWORD = "admin@school.example", "correct horse battery"
# Seconds until a client finds it again.
MOST_BEHIND_NAT, MOST_BY_INTERFACE = 40.0, 5.0


def check(resolver, say):
    """Returns what is not as it has to be."""
    programs, wrong = Path(resolver).resolve().parent, []

    def expect(what, is_so, measured=""):
        if not is_so:
            wrong.append(what)
        say(f"{'ok' if is_so else 'WRONG'}  {what}{measured and f' ({measured})'}")

    with Internet(programs) as internet:
        _behind_nat(internet, expect)
        _without_ipv4(internet, expect)
    return wrong


def _behind_nat(internet, expect):
    house = House(internet, "house", "00:0c:29:00:00:01", "0.0.0.0")
    phone = Phone(internet, "phone", house.link)
    found = phone.find()
    expect("a server behind NAT is found at its router's address", found.get("address") == "203.0.113.20")
    expect("the server accepts the host name in its record", found.get("status") == 200)
    internet.move_router("203.0.113.20", "203.0.113.21")
    took = phone.seconds_until("203.0.113.21", MOST_BEHIND_NAT)
    expect("its new address is found within 40 s", took <= MOST_BEHIND_NAT, f"{took:.1f} s")
    internet.cut("r1")
    began = time.monotonic()
    is_found = phone.find().get("address") == "203.0.113.21"
    took = time.monotonic() - began
    expect("if one resolver is unreachable, the other finds the server within 5 s",
           is_found and took < 5, f"{took:.1f} s")
    internet.move_router("203.0.113.21", "203.0.113.22")
    took = phone.seconds_until("203.0.113.22", MOST_BEHIND_NAT)
    expect("the next address is found within 40 s with one resolver", took <= MOST_BEHIND_NAT, f"{took:.1f} s")
    internet.cut("r2")
    found = phone.find()
    expect("if all resolvers are unreachable, the last address is tried, with a warning",
           found.get("address") == "203.0.113.22" and "Trying the address that worked" in found["said"])
    for name in RESOLVERS:
        internet.mend(name)


def _without_ipv4(internet, expect):
    house = House(internet, "six", "00:0c:29:00:00:02", "::")
    phone = Phone(internet, "phone", house.link)
    expect("a server with only IPv6 is found", phone.find().get("address") == "2001:db8::40")
    internet.run("six", "ip -6 address del 2001:db8::40/64 dev eth0")
    internet.run("six", "ip -6 address add 2001:db8::41/64 dev eth0 nodad")
    took = phone.seconds_until("2001:db8::41", MOST_BY_INTERFACE)
    expect("the new address of its interface is found within 5 s", took <= MOST_BY_INTERFACE, f"{took:.1f} s")


class House:
    """A server that tells both resolvers where it is."""

    def __init__(self, internet, name, serial, address):
        self.internet, self.name = internet, name
        program, data = internet.programs / "rollcall-server", internet.folder / f"{name}-data"
        log = internet.folder / f"{name}.log"
        places = [f"[{six}]" if name == "six" else four for four, six in RESOLVERS.values()]
        internet.start(name, [
            program, "serve", "--data-dir", data, "--listen", address, "--port", "8443", "--mqtt-port", "0"], log, env={
                **os.environ, "ROLLCALL_RESOLVER_SERVERS": places[0], "ROLLCALL_RESOLVER_SERIAL": serial,
                "ROLLCALL_RESOLVER_CA": str(internet.authority),
                "ROLLCALL_RESOLVER_INVITATION": internet.invitation("r1", serial)})
        wait_for(f"the server of {log}", lambda: "listens on" in log.read_text())
        subprocess.run(
            [program, "create-admin", "--data-dir", data, "--email", EMAIL, "--password-file", "-"],
            input=PASSWORD + "\n", text=True, check=True, capture_output=True)
        self.url = f"https://{'[::1]' if name == 'six' else '127.0.0.1'}:8443/post/"
        self.cookies = internet.folder / f"{name}.cookies"
        self.ask("universal.login", username=EMAIL, password=PASSWORD)
        self.ask("universal.confirm", password=PASSWORD)
        self._wait_for_accepted(1)
        self.ask("admin.edit_station", servers=places, invitation=internet.invitation("r2", serial))
        self._wait_for_accepted(2)
        self.link = self.station()["link"]

    def ask(self, kind, **arguments):
        """As an admin in the house, who knows that the certificate is the server's own."""
        answer = subprocess.run(
            self.internet.inside(self.name, [
                "curl", "--silent", "--insecure", "--cookie", self.cookies, "--cookie-jar", self.cookies, "--header",
                "Content-Type: application/json", "--data", json.dumps(arguments), self.url + kind]),
            capture_output=True, text=True, check=True).stdout
        reply = json.loads(answer)
        if not reply.get("successful"):
            raise RuntimeError(f"{kind}: {answer}")
        return reply

    def station(self):
        return self.ask("admin.get_station")

    def _wait_for_accepted(self, count):
        def accepted():
            return sum(each["state"] == "accepted" for each in self.station()["resolvers"]) >= count
        wait_for(f"{count} resolvers to accept", accepted)


class Phone:
    """The command line somewhere else, which knows the station's link alone."""

    def __init__(self, internet, name, link):
        self.internet, self.name, self.station = internet, name, f"s{time.monotonic_ns()}"
        self.environment = {
            **os.environ, "ROLLCALL_SESSION_FILE": str(internet.folder / f"{self.station}" / "session.json")}
        added = self.rollcall("stations", "add", self.station, link, "--resolver-certificate", internet.authority)
        if added.returncode:
            raise RuntimeError(added.stderr)

    def rollcall(self, *arguments):
        return subprocess.run(
            self.internet.inside(self.name, [self.internet.programs / "rollcall", *arguments]), env=self.environment,
            capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def find(self):
        """What was found, and what was said of it."""
        result = self.rollcall("stations", "find", self.station, "--json")
        return {**(json.loads(result.stdout) if result.returncode == 0 else {}), "said": result.stderr}

    def seconds_until(self, address, most):
        began = time.monotonic()
        while time.monotonic() - began < most + 20:
            if self.find().get("address") == address:
                break
            time.sleep(0.2)
        return time.monotonic() - began

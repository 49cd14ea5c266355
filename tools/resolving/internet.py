"""Networks of their own around one bridge: resolvers, a phone, a house behind a router, one with IPv6 alone."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from certificate import write_certificate

RESOLVERS = {"r1": ("203.0.113.10", "2001:db8::10"), "r2": ("203.0.113.11", "2001:db8::11")}


class Internet(contextlib.ExitStack):
    """Namespaces of networks around one bridge; all of it goes at the end."""

    def __init__(self, programs):
        super().__init__()
        self.programs, self.mark = programs, f"rc{os.getpid()}"
        self.folder = Path(tempfile.mkdtemp(prefix="rollcall-houses-", dir="/var/tmp"))
        self.folder.chmod(0o755)
        self.callback(shutil.rmtree, self.folder, ignore_errors=True)

    def __enter__(self):
        super().__enter__()
        try:
            self._make()
        except BaseException:
            self.close()
            raise
        return self

    def _make(self):
        self.namespace("net")
        self.run("net", "ip link add bridge type bridge")
        self.run("net", "ip link set bridge up")
        for name, addresses in RESOLVERS.items():
            self.join(name, *addresses)
        self.join("phone", "203.0.113.30", "2001:db8::30")
        self.join("router", "203.0.113.20", None)
        self.join("six", None, "2001:db8::40")
        self._make_house()
        self.authority = self.folder / "resolvers.pem"
        addresses = [address for both in RESOLVERS.values() for address in both]
        write_certificate(self.authority, self.folder / "resolvers.key", "resolver.example", addresses)
        for name in RESOLVERS:
            self._start_resolver(name)

    def namespace(self, name):
        subprocess.run(["ip", "netns", "add", f"{self.mark}{name}"], check=True)
        self.callback(subprocess.run, ["ip", "netns", "del", f"{self.mark}{name}"])
        self.run(name, "ip link set lo up")

    def inside(self, name, command):
        return ["ip", "netns", "exec", f"{self.mark}{name}", *command]

    def run(self, name, line):
        subprocess.run(self.inside(name, line.split(" ")), check=True, capture_output=True)

    def join(self, name, ipv4, ipv6):
        """A namespace with the interface eth0 on the bridge."""
        self.namespace(name)
        other = f"to{name}"
        self.run("net", f"ip link add {other} type veth peer name eth0 netns {self.mark}{name}")
        self.run("net", f"ip link set {other} master bridge up")
        self.run(name, "ip link set eth0 up")
        if ipv4:
            self.run(name, f"ip address add {ipv4}/24 dev eth0")
        if ipv6:
            self.run(name, f"ip -6 address add {ipv6}/64 dev eth0 nodad")

    def _make_house(self):
        """A network behind the router, which hands on the server's port."""
        self.namespace("house")
        self.run("router", f"ip link add eth1 type veth peer name eth0 netns {self.mark}house")
        self.run("router", "ip link set eth1 up")
        self.run("router", "ip address add 192.168.7.1/24 dev eth1")
        self.run("house", "ip link set eth0 up")
        self.run("house", "ip address add 192.168.7.2/24 dev eth0")
        self.run("house", "ip route add default via 192.168.7.1")
        self.run("router", "sysctl -qw net.ipv4.ip_forward=1")
        for rule in (
                "add table ip nat",
                "add chain ip nat out { type nat hook postrouting priority 100; }",
                "add rule ip nat out oifname eth0 masquerade",
                "add chain ip nat in { type nat hook prerouting priority -100; }",
                "add rule ip nat in iifname eth0 tcp dport 8443 dnat to 192.168.7.2"):
            subprocess.run(self.inside("router", ["nft", rule]), check=True)

    def move_router(self, old, new):
        """The provider gives the router another address: what it had open is gone."""
        self.run("router", f"ip address del {old}/24 dev eth0")
        self.run("router", f"ip address add {new}/24 dev eth0")

    def cut(self, name):
        for rule in ("add table inet cut", "add chain inet cut in { type filter hook input priority 0; policy drop; }"):
            subprocess.run(self.inside(name, ["nft", rule]), check=True)

    def mend(self, name):
        subprocess.run(self.inside(name, ["nft", "delete table inet cut"]), check=True)

    def start(self, name, command, log, **options):
        """A program of a namespace; it ends with this one."""
        with open(log, "wb") as output:
            process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", *self.inside(name, command)], stdout=output, stderr=output,
                stdin=subprocess.DEVNULL, **options)
        self.callback(_stop, process)
        return process

    def _start_resolver(self, name):
        log, listens = self.folder / f"{name}.log", []
        for address in RESOLVERS[name]:
            listens += ["--listen", address]
        self.start(name, [
            self.programs / "rollcall-resolver", "serve", "--database", self.book(name), "--port", "0", "--tls-port",
            "8129", "--tls-certificate", self.authority, "--tls-key", self.folder / "resolvers.key", *listens], log)
        wait_for("a resolver", lambda: "listens" in log.read_text())

    def book(self, name):
        return self.folder / f"{name}.book"

    def invitation(self, name, serial):
        command = [self.programs / "rollcall-resolver", "stations", "add", serial, "--database", self.book(name)]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return text.split("Invitation: ")[1].split()[0]

def wait_for(what, is_so, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return
        time.sleep(0.1)
    raise RuntimeError(f"{what} was not ready within {seconds} s.")


def _stop(process):
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(timeout=25)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

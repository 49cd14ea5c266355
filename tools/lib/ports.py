"""Ports for servers that start again at the same address."""

import random
import socket

# Below the ports that Linux gives to outgoing connections and to programs that bind port 0
# (net.ipv4.ip_local_port_range): a check that runs beside this one cannot take the port between the choice and the
# start of the server.
PORTS = range(20_000, 32_000)


def free_port():
    """A TCP port of 127.0.0.1 that nothing listens on; throws `OSError` after a hundred ports in use."""
    for _ in range(100):
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("none of a hundred ports is free")

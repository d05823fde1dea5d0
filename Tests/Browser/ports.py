"""Ports for what tests start, of which each is named once by each worker of pytest."""

import random
import socket
from pathlib import Path

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
# Below those that the system gives connections: one of them could have the port before the server that a test starts.
LAST = int(RANGE.read_text().split()[0]) if RANGE.exists() else 32_768
# Nobody listens yet on a port that has been named.
named = set()


def free_port():
    """A port that nobody listens on."""
    while True:
        port = random.SystemRandom().randrange(min(10_000, LAST - 1_000), LAST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        if port not in named:
            named.add(port)
            return port

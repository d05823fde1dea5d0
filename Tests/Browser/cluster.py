"""A Redis and several servers that share it, on this machine, all ended together."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import pytest

from ports import free_port, named
from wire import REPOSITORY

TOKEN = "a-token-of-the-tests"


def free_ports(count):
    """The first of some ports in a row that nobody listens on."""
    for _ in range(50):
        first = free_port()
        with contextlib.ExitStack() as probes, contextlib.suppress(OSError, OverflowError):
            for number in range(count):
                probe = probes.enter_context(socket.socket())
                probe.bind(("127.0.0.1", first + number))
            named.update(range(first, first + count))
            return first
    pytest.fail("there are no free ports in a row")


def wait_for(condition, text, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            pytest.fail(text())
        time.sleep(0.05)


class Redis:
    def __init__(self, folder, *options):
        self.folder = folder
        self.options = options
        self.port = free_port()
        # The port of a proxy before it, if there is one.
        self.entrance = None
        self.process = None
        self.start()

    @property
    def address(self):
        return f"redis://127.0.0.1:{self.entrance or self.port}/0?prefix=test"

    def start(self):
        redis = shutil.which("redis-server")
        if not redis:
            pytest.fail("no redis-server: run scripts/install-dependencies test")
        with open(self.folder / "redis.log", "ab") as log:
            self.process = subprocess.Popen(
                [redis, "--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder), "--save", "",
                 "--appendonly", "yes", *self.options], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                probe.sendall(b"PING\r\n")
                if probe.recv(64).startswith(b"+PONG"):
                    return
            time.sleep(0.05)
        pytest.fail("Redis does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()


class Server:
    """The gallery as one of several servers, without a supervisor, so that it has one process."""

    def __init__(self, folder, redis, port=None, executable=None, **settings):
        executable = executable or REPOSITORY / ".build/debug/ClusterProgram"
        if not os.access(executable, os.X_OK):
            pytest.fail(f"no program at {executable}: run `swift build`")
        self.port = port or free_port()
        self.log_path = folder / f"server-{self.port}.log"
        environment = {
            **os.environ, "HOST": "127.0.0.1", "PORT": str(self.port), "MARTLET_STORE": redis.address,
            "MARTLET_NO_SUPERVISOR": "1", "MARTLET_TRUSTED_PROXIES": "127.0.0.1", "MARTLET_METRICS_TOKEN": TOKEN,
            "MARTLET_LIMIT_EVENT_WORK_PER_SECOND": "0", "MARTLET_LIMIT_REQUESTS_PER_SECOND": "0",
            "MARTLET_LIMIT_EVENTS_PER_SECOND": "100000", "MARTLET_LIMIT_EVENT_BURST": "100000", **settings}
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                [str(executable)], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, cwd=folder)

    def wait(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=1) as answer:
                    if answer.status == 200:
                        return self
            time.sleep(0.05)
        pytest.fail(f"a server did not become ready; its log:\n{self.log()}")

    def log(self):
        return self.log_path.read_text(errors="replace")

    def metric(self, name):
        """The sum of the metrics whose names begin so."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/_martlet/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        with urllib.request.urlopen(request, timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))

    def workers(self):
        """The processes of a server with a supervisor."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return [int(number) for number in found]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self, isStopped):
        self.process.send_signal(signal.SIGSTOP if isStopped else signal.SIGCONT)

    def leave(self):
        """Ends as at a deploy. Returns its exit code."""
        self.process.terminate()
        return self.process.wait(20)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Cluster:
    def __init__(self, folder, count=3, proxy=None):
        self.folder = folder
        self.redis = Redis(folder)
        self.proxy = proxy(self.redis.port) if proxy else None
        if self.proxy:
            self.redis.entrance = self.proxy.port
        self.servers = [Server(folder, self.redis) for _ in range(count)]
        for server in self.servers:
            server.wait()

    def join(self, **settings):
        """Another server begins."""
        self.servers.append(Server(self.folder, self.redis, **settings).wait())
        return self.servers[-1]

    def remove(self, server):
        self.servers.remove(server)

    def logs(self):
        return "\n".join(path.read_text(errors="replace")[-3000:] for path in self.folder.glob("*.log"))

    def end(self):
        for server in self.servers:
            server.end()
        if self.proxy:
            self.proxy.end()
        self.redis.kill()

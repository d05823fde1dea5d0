"""The gallery as a separate process, on one core."""

import os
import re
import socket
import subprocess
import time
from pathlib import Path


class Server:
    """`errors` is the destination of its log: `subprocess.PIPE` for a pipe that nobody reads."""

    def __init__(self, program, core, errors=subprocess.DEVNULL, settings=()):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        # The memory measured is that of the process that serves, and a crash must end it.
        environment = {
            **os.environ, "HOST": "127.0.0.1", "PORT": str(self.port), "MARTLET_NO_SUPERVISOR": "1",
            **dict(settings),
        }
        self.process = subprocess.Popen(
            [program], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )  # fmt: skip
        self._wait_until_it_listens()

    def _wait_until_it_listens(self):
        end = time.monotonic() + 10
        while time.monotonic() < end and self.is_running:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.stop()
        raise RuntimeError("the server does not listen")

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def resident(self):
        """The current memory in megabytes, or 0 if the process has ended."""
        return self._megabytes("VmRSS")

    @property
    def peak(self):
        return self._megabytes("VmHWM")

    def _megabytes(self, name):
        try:
            found = re.search(rf"{name}:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        except FileNotFoundError:
            return 0
        return int(found[1]) / 1024 if found else 0

    def stop(self):
        """Asks the process to end. Returns its exit code, or None if it had to be killed."""
        self.process.terminate()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None
        finally:
            if self.process.stderr:
                self.process.stderr.close()

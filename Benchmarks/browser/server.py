"""A server process on a free port of this machine."""
import contextlib
import os
import socket
import subprocess
import time


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(program: str):
    """Starts the program with HOST and PORT, yields its address, and ends it."""
    port = free_port()
    environment = {**os.environ, "HOST": "127.0.0.1", "PORT": str(port), "MARTLET_NO_SUPERVISOR": "1"}
    log = open(os.environ.get("MARTLET_BENCH_LOG", "/dev/null"), "ab")
    command = ["setpriv", "--pdeathsig", "KILL", "--", program]
    process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        wait_until_listening(process, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        log.close()


def wait_until_listening(process: subprocess.Popen, port: int) -> None:
    for _ in range(500):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.02)
    raise RuntimeError("the server does not listen")

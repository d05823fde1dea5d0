"""nginx in front of a gallery, as docs/deployment.md shows it: TLS with its own certificate, and HTTP/2."""

import contextlib
import os
import shutil
import socket
import subprocess
import time

import pytest

from ports import free_port
from wire import REPOSITORY


def example(name="nginx"):
    """A block of the documentation, so that the tests use what the documentation contains."""
    text = (REPOSITORY / "docs/deployment.md").read_text()
    return text.split(f"<!-- {name} -->", 1)[1].split("```nginx\n", 1)[1].split("```", 1)[0]


class Deployment:
    """A program (the gallery by default) in one or several processes, with nginx in front of it, all in a folder of the
    test and ended with it."""

    def __init__(self, folder, base_path="", program=None, count=1):
        self.folder = folder
        self.base_path = base_path
        self.program = program or os.environ.get("GALLERY") or REPOSITORY / ".build/debug/gallery"
        self.port = free_port()
        self.program_ports = [free_port() for _ in range(count)]
        self.origin = f"https://localhost:{self.port}"
        self.url = self.origin + base_path
        self.processes = []

    def start(self):
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        if not os.access(nginx, os.X_OK):
            pytest.fail("no nginx: run scripts/install-dependencies test")
        for port in self.program_ports:
            environment = {
                **os.environ, "MARTLET_PORT": str(port), "MARTLET_HOST": "127.0.0.1",
                "MARTLET_PUBLIC_ORIGIN": self.origin, "MARTLET_TRUSTED_PROXIES": "127.0.0.1",
                "MARTLET_BASE_PATH": self.base_path, "MARTLET_LOG_FORMAT": "json",
                "MARTLET_STORE": f"state-{port}.sqlite",
            }
            self.run([str(self.program)], f"program-{port}.log", environment)
        # A process that nginx has found missing gets no visitors for ten seconds.
        for port in self.program_ports:
            self.wait_for(port)
        self.write_configuration()
        self.run([nginx, "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log", "-g", "daemon off;"], "nginx.log")
        self.wait()

    def write_configuration(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
             "-keyout", "key.pem", "-out", "certificate.pem"],
            cwd=self.folder, check=True, stdin=subprocess.DEVNULL, capture_output=True,
        )
        location, processes = example(), ""
        if len(self.program_ports) > 1:
            location = location.replace("    proxy_pass http://127.0.0.1:8080;\n", example("nginx cookie"))
            processes = example("nginx processes")
        for documented, port in zip((8080, 8081), self.program_ports):
            location, processes = (
                text.replace(f"127.0.0.1:{documented}", f"127.0.0.1:{port}") for text in (location, processes)
            )
        (self.folder / "nginx.conf").write_text(
            f"""
            worker_processes 1;
            pid nginx.pid;
            events {{ worker_connections 256; }}
            http {{
                log_format processes "$upstream_addr";
                access_log access.log processes;
                client_body_temp_path body; proxy_temp_path proxy;
                fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
                {processes}
                server {{
                    listen 127.0.0.1:{self.port} ssl http2;
                    server_name localhost;
                    ssl_certificate certificate.pem;
                    ssl_certificate_key key.pem;
                    {location}
                }}
            }}
            """
        )

    def run(self, command, log, environment=None):
        with open(self.folder / log, "wb") as output:
            self.processes.append(
                subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment, cwd=self.folder
                )
            )

    def wait_for(self, port, seconds=20):
        """Waits until something listens on the port."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and all(process.poll() is None for process in self.processes):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return
            time.sleep(0.05)
        pytest.fail(f"nothing listens on port {port}:\n" + self.logs())

    def wait(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end and all(process.poll() is None for process in self.processes):
            if self.curl("-o", "/dev/null", "-w", "%{http_code}", self.url + "/healthz") == "200":
                return
            time.sleep(0.05)
        pytest.fail("the deployment did not become healthy:\n" + self.logs())

    def curl(self, *arguments):
        """Returns what curl prints. The certificate is not checked."""
        done = subprocess.run(
            ["curl", "-ks", "--max-time", "10", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        return done.stdout

    def logs(self):
        return "\n".join(
            f"{name}:\n{(self.folder / name).read_text(errors='replace')[-4000:]}"
            for name in (*(f"program-{port}.log" for port in self.program_ports), "nginx.log", "error.log")
            if (self.folder / name).exists()
        )

    def end(self):
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

"""A proxy between the browser and the gallery that simulates bad networks, with a seed."""

import http.client
import random
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DROPPED = {"connection", "keep-alive", "transfer-encoding", "content-length"}


class FaultProxy:
    """Forwards to `port`. Without a `seed`, it causes no faults."""

    def __init__(self, port):
        self.port = port
        self.random = None  # causes faults if it is set
        self.latency = 0, 0  # seconds, and their variation, in each direction
        self.is_buffering = False  # whether to hold back a stream's bytes until it ends
        self.polls = 0
        self.streams = 0
        self.faults = 0
        self._lock = threading.Lock()
        self._streams = []
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()

    def chance(self, probability):
        with self._lock:
            is_hit = self.random is not None and self.random.random() < probability
            self.faults += is_hit
            return is_hit

    def between(self, low, high):
        with self._lock:
            return (self.random or random).uniform(low, high)

    def wait(self):
        """Waits for as long as a message takes."""
        latency, jitter = self.latency
        if latency:
            time.sleep(latency + self.between(0, jitter))

    def cut_streams(self):
        for stream in list(self._streams):
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # it has ended

    def close(self):
        self.cut_streams()
        self.http.shutdown()
        self.http.server_close()

    def _handler(proxy):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def forward(self, body=None):
                connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=60)
                connection.connect()
                if "/stream?" in self.path:
                    proxy._streams.append(connection.sock)
                headers = {name: value for name, value in self.headers.items() if name.lower() not in DROPPED}
                connection.request(self.command, self.path, body, headers)
                return connection, connection.getresponse()

            def answer(self, response, body):
                self.send_response(response.status)
                for name, value in response.getheaders():
                    if name.lower() not in DROPPED:
                        self.send_header(name, value)
                if response.status not in (204, 304):
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def hang_up(self):
                self.close_connection = True

            def do_GET(self):
                if "/stream?" in self.path:
                    return self.stream()
                connection, response = self.forward()
                self.answer(response, response.read())
                connection.close()

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                proxy.wait()
                if proxy.chance(0.1):
                    return self.hang_up()  # it never arrived
                if proxy.chance(0.3):
                    time.sleep(proxy.between(0, 0.1))
                connection, response = self.forward(body)
                answer = response.read()
                connection.close()
                if proxy.chance(0.15):
                    self.forward(body)[0].close()  # it arrives a second time
                if proxy.chance(0.1):
                    return self.hang_up()  # the response is lost
                proxy.wait()
                self.answer(response, answer)

            def stream(self):
                proxy.streams += 1
                proxy.polls += "poll=1" in self.path
                if proxy.chance(0.15):
                    return self.hang_up()
                connection, response = self.forward()
                end = None
                try:
                    if proxy.is_buffering:
                        return self.answer(response, response.read())
                    self.send_response(response.status)
                    for name, value in response.getheaders():
                        if name.lower() not in DROPPED:
                            self.send_header(name, value)
                    self.send_header("Connection", "close")
                    self.end_headers()
                    self.close_connection = True
                    while chunk := response.read1(65536):
                        proxy.wait()
                        if proxy.chance(0.2):
                            time.sleep(proxy.between(0, 0.1))
                        if proxy.random and end is None:
                            end = time.monotonic() + proxy.between(0, 0.6)
                        if proxy.random and time.monotonic() > end:
                            self.wfile.write(chunk[: int(proxy.between(0, len(chunk)))])
                            proxy.faults += 1
                            break  # in the middle of a frame
                        self.wfile.write(chunk)
                        self.wfile.flush()
                except (OSError, ValueError, http.client.HTTPException, AttributeError):
                    pass
                finally:
                    self.close_connection = True
                    connection.close()

        return Handler

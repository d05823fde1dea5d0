"""A proxy in front of the gallery that counts requests for documents, and can answer like an HTTP cache."""

import http.client
import json
import re
import socket
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DROPPED = {"connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding"}  # read here


@dataclass
class Document:
    """A response that was HTML."""

    path: str
    status: int
    headers: list = field(repr=False)
    body: bytes = field(repr=False)
    is_repeated: bool = False  # the bytes of an earlier document

    @property
    def page(self):
        """The identifier of the page in the document."""
        found = re.search(rb'name="martlet-page" content="([^"]+)', self.body)
        return found and found[1].decode()


class DocumentProxy:
    def __init__(self, port):
        self.port = port
        self.documents = []
        self.events = []  # (page, body) of each POST of events
        self.rewrite = lambda path, body: body  # changes the server's responses
        self.repeated = None  # the response for the next request for a document
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()

    def repeat_next(self, document):
        """Answers the next request for a document with the bytes of this one, as an HTTP cache does."""
        self.repeated = document

    def count(self, path):
        """How many documents were requested."""
        return sum(document.path.split("?")[0] == path for document in self.documents)

    def close(self):
        self.http.shutdown()
        self.http.server_close()

    def _handler(proxy):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                if "/_martlet/" not in self.path and proxy.repeated:
                    document, proxy.repeated = proxy.repeated, None
                    proxy.documents.append(Document(self.path, document.status, document.headers, document.body, True))
                    return self.answer(document.status, document.headers, document.body)
                self.forward()

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                found = re.fullmatch(r".*/pages/([^/]+)/events", self.path)
                if found and json.loads(body)["events"]:  # the last post of a document may contain none
                    proxy.events.append((found[1], body))
                self.forward(body)

            def forward(self, body=None):
                connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=60)
                try:
                    headers = {name: value for name, value in self.headers.items() if name.lower() not in DROPPED}
                    connection.request(self.command, self.path, body, headers)
                    response = connection.getresponse()
                    kept = [(name, value) for name, value in response.getheaders() if name.lower() not in DROPPED]
                    if "event-stream" in response.headers.get("Content-Type", ""):
                        return self.stream(response, kept)
                    answer = proxy.rewrite(self.path, response.read())
                    if self.command == "GET" and "text/html" in response.headers.get("Content-Type", ""):
                        cached = [(name, value) for name, value in kept if name.lower() != "set-cookie"]
                        proxy.documents.append(Document(self.path, response.status, cached, answer))
                    self.answer(response.status, kept, answer)
                except (OSError, http.client.HTTPException):
                    self.close_connection = True
                finally:
                    connection.close()

            def answer(self, status, headers, body):
                self.send_response_only(status)
                for name, value in headers:
                    self.send_header(name, value)
                if status not in (204, 304):
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def stream(self, response, headers):
                self.close_connection = True
                self.send_response_only(response.status)
                for name, value in headers:
                    self.send_header(name, value)
                self.send_header("Connection", "close")
                self.end_headers()
                threading.Thread(target=self.end_with_browser, args=(response.fp.raw._sock,), daemon=True).start()
                while chunk := response.read1(65_536):
                    self.wfile.write(chunk)
                    self.wfile.flush()

            def end_with_browser(self, upstream):
                """Closes the server's connection with the browser's, so that the server notices at once rather than
                with the next bytes."""
                for action in (lambda: self.connection.recv(1), lambda: upstream.shutdown(socket.SHUT_RDWR)):
                    try:
                        action()
                    except OSError:
                        pass  # it has ended

        return Handler

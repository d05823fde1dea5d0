"""A server that a test scripts: it serves one page with the client's modules, and sends what the test tells it to."""

import contextlib
import json
import queue
import re
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from wire import REPOSITORY, validate

POLICY = (
    "default-src 'none'; script-src 'nonce-abc'; style-src 'self' 'nonce-abc'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
)
PAGE = """<!doctype html>
<html lang="en" data-martlet="connecting">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="martlet-page" content="p1" data-seq="{seq}"{durable}>
<title>Scripted</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/martlet.css">
<style nonce="abc" id="martlet-style">@layer martlet.styles{{.blue {{ color: rgb(0, 0, 255); }}}}</style>
<script type="module" nonce="abc" src="/_martlet/assets/martlet.js"></script>
</head>
<body><main id="martlet">{body}</main></body>
</html>
"""


class Stream:
    """An open stream: the query that opened it, and a queue of what to write to it.

    One for several pages has their names in `pages`, in order; `after` and `is_resync` are those of the first.
    """

    def __init__(self, query):
        if "p" in query:
            places = [place.split(":") for place in query["p"][0].split(",")]
            self.pages = [page for page, _ in places]
            after, resync, _ = places[0][1].partition("!")
            self.after, self.is_resync = int(after), bool(resync)
        else:
            self.pages = []
            self.after = int(query["after"][0])
            self.is_resync = query.get("resync") == ["1"]
        self.outbox = queue.Queue()

    def send(self, seq, *patches, page=None):
        validate(list(patches), "frame")
        self.write(f"{self._name(page)}id: {seq}\ndata: {json.dumps(list(patches))}\n\n")

    def mark(self, page=None, **numbers):
        """Says which of the page's posts are durable, or which is the last one that the server has."""
        lines = [f"{name}: {number}\n" for name, number in numbers.items()]
        self.write(self._name(page) + "".join(lines) + "\n")

    def _name(self, page):
        return f"event: {page}\n" if page else ""

    def write(self, text):
        """Writes raw text as a chunk of its own."""
        self.outbox.put(text.encode())

    def cut(self):
        self.outbox.put(None)


def problem(status, **more):
    """A refusal, as the server words it."""
    return status, {"Content-Type": "application/problem+json"}, json.dumps({"status": status, **more})


class ScriptedServer:
    def __init__(self, body="", seq=0, is_durable=False):
        self.body = body
        self.seq = seq
        self.is_durable = is_durable
        self.page_loads = 0
        self.modules = []  # the names of the modules that were asked for
        self.missing_modules = set()  # modules that are 404
        self.streams = queue.Queue()  # streams in the order of their opening
        self.stream_answers = []  # (status, headers, body) for the next requests for a stream, instead of opening one
        self.stream_requests = []
        self.stream_changes = queue.Queue()  # what joins and leaves the shared stream
        self.posts = queue.Queue()  # the bodies of events in the order of their arrival
        self.leavings = []  # the last posts of documents that the browser leaves
        self.post_answers = []  # (status, headers, body) for the next posts, instead of 204
        self.gate = threading.Event()  # while cleared, posts wait for their response
        self.gate.set()
        self.stream_gate = threading.Event()  # cleared: streams wait for their answer
        self.stream_gate.set()
        self.session_gate = threading.Event()  # cleared: another session waits to be given
        self.session_gate.set()
        self.received = 0  # with `counts_posts`, the last post that was accepted
        self.accepted = []  # with `counts_posts`, the numbers of the accepted posts
        self.counts_posts = False  # posts are accepted in the order of their numbers, and once each
        self._port = 0
        self._open = []
        self._connections = set()
        self.start()

    def start(self):
        """Listens. After `stop`, at the same address as before."""
        self.http = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler())
        self.http.daemon_threads = True
        self._port = self.http.server_port
        self.url = f"http://127.0.0.1:{self._port}"
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        """Ends all connections and refuses new ones, like a process that is killed."""
        self.http.shutdown()
        self.http.server_close()
        for connection in list(self._connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for stream in self._open:
            stream.cut()

    def next_stream(self, timeout=20):
        """The next stream that the client opens."""
        return self.streams.get(timeout=timeout)

    def next_post(self, timeout=20):
        """The body of the client's next POST of events."""
        return self.posts.get(timeout=timeout)

    def has_posts(self, within=0.2):
        try:
            self.posts.get(timeout=within)
            return True
        except queue.Empty:
            return False

    def _answer(self, post):
        if self.post_answers:
            return self.post_answers.pop(0)
        if self.counts_posts:
            if post["seq"] > self.received + 1:
                return problem(409, expected=self.received + 1)
            if post["seq"] > self.received:
                self.received += 1
                self.accepted.append(post["seq"])
        return 204, {}

    def close(self):
        self.gate.set()
        self.stream_gate.set()
        self.session_gate.set()
        for stream in self._open:
            stream.cut()
        self.http.shutdown()
        self.http.server_close()

    def _handler(server):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def setup(self):
                super().setup()
                server._connections.add(self.connection)

            def finish(self):
                server._connections.discard(self.connection)
                with contextlib.suppress(OSError):
                    super().finish()

            def do_GET(self):
                url = urlsplit(self.path)
                if url.path == "/":
                    server.page_loads += 1
                    durable = ' data-durable="0"' if server.is_durable else ""
                    page = PAGE.format(seq=server.seq, body=server.body, durable=durable)
                    self.answer(200, {"Content-Type": "text/html", "Content-Security-Policy": POLICY}, page)
                elif url.path.endswith((".js", ".css")):
                    kind = "text/javascript" if url.path.endswith("js") else "text/css"
                    name = url.path.split("/")[-1]
                    server.modules.append(name)
                    if name in server.missing_modules:
                        return self.answer(404, {})
                    self.answer(200, {"Content-Type": kind}, (REPOSITORY / "Public" / name).read_text())
                elif re.fullmatch(r"/_martlet/(pages/p1\.[0-9a-z]+(\.[0-9a-z]+)?/)?stream", url.path):
                    self.stream(Stream(parse_qs(url.query)))
                elif url.path == "/_martlet/session":
                    server.session_gate.wait(20)
                    self.answer(303, {"Location": parse_qs(url.query)["to"][0]})
                elif url.path == "/elsewhere":
                    self.answer(200, {"Content-Type": "text/html"}, "<title>Elsewhere</title>")
                else:
                    self.answer(404, {})

            def do_POST(self):
                post = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if self.path == "/_martlet/stream":
                    server.stream_changes.put(post)
                    return self.answer(204, {})
                validate(post, "eventPost")
                assert self.headers["Content-Type"] == "application/json"
                if post.get("leaving"):
                    server.leavings.append(post)
                    return self.answer(204, {})
                server.posts.put(post)
                server.gate.wait(20)
                self.answer(*server._answer(post))

            def stream(self, stream):
                server.stream_requests.append(stream)
                server.stream_gate.wait(20)
                if server.stream_answers:
                    return self.answer(*server.stream_answers.pop(0))
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Cache-Control", "no-cache")
                self.send_header("Connection", "close")
                self.end_headers()
                self.close_connection = True
                server._open.append(stream)
                try:
                    self.wfile.write(b"retry: 1000\n:\n\n")
                    server.streams.put(stream)
                    while (chunk := stream.outbox.get()) is not None:
                        self.wfile.write(chunk)
                        self.wfile.flush()
                except OSError:
                    pass  # the browser left

            def answer(self, status, headers, body=""):
                data = body.encode()
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                if status != 204:
                    self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                try:
                    self.wfile.write(data)
                except OSError:
                    pass  # the browser left

        return Handler

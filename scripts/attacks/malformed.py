"""Attacks that try to be misread: randomly changed posts, and requests that two programs would parse differently."""

from .wire import Connection, Visitor, request

EVENTS = [
    rb'{"events":[{"target":"clear","type":"click"}]}',
    rb'{"seq":1,"ack":0,"events":[{"target":6,"type":"click"}]}',
    rb'{"events":[{"target":"name","type":"input","value":"a\u00e4\uD83D\uDE00"}]}',
    rb'{"events":[{"target":"name","type":"submit","value":{"a":"b","c":"d"}}]}',
    rb'{"ack":9007199254740991,"mismatches":[4,7],"events":[]}',
    rb'{"events":[{"target":"to-first","type":"click"},{"target":4294967295,"type":"keydown","value":"Enter"}]}',
]
PIECES = [
    b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\u", b"\\uD83D", b"null", b"-1", b"1e999", b"99999999999999999999", b"\0",
    b"\xef\xbb\xbf", b"seq", b"events", b"mismatches", b'"target":', b"4294967295", b"18446744073709551615", b"%G0", b"&",
]  # fmt: skip


def mutated(body, random):
    """The post with a part changed, dropped, cut off, repeated or inserted."""
    body = bytearray(body)
    position = random.randrange(len(body) + 1)
    match random.randrange(5):
        case 0:
            body[position : position + 1] = bytes([random.randrange(256)])
        case 1:
            del body[position : position + 1]
        case 2:
            del body[position:]
        case 3:
            body[position:position] = body[position : random.randrange(position, len(body) + 1)]
        case 4:
            body[position:position] = random.choice(PIECES) * random.randrange(1, 200)
    return bytes(body)


def posts(attack):
    connection = Connection(attack.port)
    while attack.goes_on:
        # A post may get far enough to change the page.
        if attack.sent % 500 == 0:
            visitor = Visitor(attack.port, "/controls")
        body = attack.random.choice(EVENTS)
        for _ in range(attack.random.randrange(5)):
            body = mutated(body, attack.random)
        fields = [f"Cookie: {visitor.cookie}", "Content-Type: application/json"]
        attack.sent += 1
        target = f"/_martlet/pages/{visitor.page}/events"
        attack.answered(connection.ask(request(attack.port, "POST", target, fields, body))[0])


HIDDEN = "GET /counter HTTP/1.1\r\nHost: HOST\r\n\r\n"
SHAPES = [
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 0, 0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: +0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9223372036854775808\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.0\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: HOST\r\nHost: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: HOST\nX-A: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\rX-B: c\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length : 34\r\n\r\n",
    "GET /a b HTTP/1.1\r\nHost: HOST\r\n\r\n",
]


def smuggling(attack):
    """A second request follows each request. It must not be answered, or there would be two responses."""
    host = f"127.0.0.1:{attack.port}"
    shapes = [(shape + HIDDEN).replace("HOST", host).encode() for shape in SHAPES]
    while attack.goes_on:
        connection = Connection(attack.port)
        connection.send(shapes[attack.sent % len(shapes)])
        attack.sent += 1
        data = b""
        try:
            while piece := connection.socket.recv(65_536):
                data += piece
        except ConnectionResetError:
            pass  # it ended with our bytes unread
        answers = data.count(b"HTTP/1.1 ")
        attack.answered("two answers" if answers > 1 else data[9:12].decode() or "closed")
        connection.close()

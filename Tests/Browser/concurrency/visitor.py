"""A visitor who uses a page with plain requests, as `curl` would."""

import html
import http.client
import json
import re
import time

SECONDS = 30


class Visitor:
    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        self.headers = {}
        _, text, answer = self._ask("GET", "/")
        self.headers = {"Cookie": answer.headers["Set-Cookie"].split(";")[0]}
        self.page = re.search(r'martlet-page" content="([^"]+)', text)[1]

    def close(self):
        self.connection.close()

    def perform(self, steps):
        """Performs the whole script. Returns the problem, or None."""
        for step in steps:
            problem = self._perform(*step)
            if problem:
                return problem
        return None

    def text(self):
        """The current text of the page."""
        status, text, _ = self._ask("GET", f"/?_page={self.page}")
        assert status == 200, text
        body = re.search(r"<main[^>]*>(.*)</main>", text, re.DOTALL)[1]
        return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", body)).split())

    def _perform(self, kind, what, value=None):
        if kind == "expect":
            return self._wait(what)
        event = {"target": what, "type": "click" if kind == "press" else "input"}
        if value is not None:
            event["value"] = value
        # A button may be disabled until earlier work has ended.
        end = time.monotonic() + SECONDS
        while True:
            status, answer, _ = self._post({"events": [event]})
            if status == 200 or time.monotonic() > end:
                return None if status == 200 else f"{kind} {what} was answered with {status}: {answer}"
            time.sleep(0.01)

    def _wait(self, expected):
        end = time.monotonic() + SECONDS
        while True:
            text = self.text()
            if expected in text:
                return None
            if time.monotonic() > end:
                return f"waited for {expected!r}, and the page says {text!r}"
            time.sleep(0.01)

    def _post(self, post):
        headers = {"Content-Type": "application/json", "Prefer": "return=representation"}
        return self._ask("POST", f"/_martlet/pages/{self.page}/events", json.dumps(post), headers)

    def _ask(self, method, path, body=None, headers=()):
        self.connection.request(method, path, body, {**self.headers, **dict(headers)})
        answer = self.connection.getresponse()
        return answer.status, answer.read().decode(), answer

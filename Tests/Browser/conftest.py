"""Fixtures of the browser suite: the browsers, the gallery under test, watched pages, a scripted server."""

import os
import random
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

from browsers import Browsers, Unavailable
from browsers.chromium import launch
from document_proxy import DocumentProxy
from scripted_server import ScriptedServer
from wire import REPOSITORY

pytest.register_assert_rewrite("documents")  # its assertions say what was there
from documents import Tabs  # noqa: E402

# The processes that share a run collect the same tests: a sample's seed is drawn once, here, in the first of them.
os.environ.setdefault("CONCURRENCY_SEED", str(random.randrange(1_000_000)))

ARTIFACTS = REPOSITORY / "artifacts"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    """Chromium with all that Playwright can do, for the tests that need no other browser."""
    try:
        browser = launch(playwright)
    except Unavailable as problem:
        pytest.fail(str(problem))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browsers(playwright):
    """All browsers by their kind (browsers/__init__.py), each started when it is first asked for."""
    browsers = Browsers(playwright)
    yield browsers
    browsers.close()


@pytest.fixture
def visitor(browsers):
    """Makes a visitor with a browser of a kind. They are gone when the test ends."""
    visitors = []

    def make(kind):
        try:
            visitors.append(browsers[kind].visitor())
        except Unavailable as problem:
            # WebKit is large, and a part of the tests only.
            (pytest.skip if kind == "webkit" else pytest.fail)(str(problem))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()


class Gallery:
    """The gallery's process, on a free port of 127.0.0.1."""

    def __init__(self, log_path, **settings):
        executable = os.environ.get("GALLERY") or REPOSITORY / ".build/debug/gallery"
        if not os.access(executable, os.X_OK):
            pytest.fail(f"no gallery at {executable}: run `swift build`, or name one with GALLERY=/path/to/it")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = log_path
        environment = {**os.environ, "HOST": "127.0.0.1", "PORT": str(self.port), **settings}
        with open(log_path, "wb") as log:
            self.process = subprocess.Popen(
                [str(executable)], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )

    def wait_until_healthy(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except (OSError, urllib.error.HTTPError):
                time.sleep(0.05)
        pytest.fail(f"the gallery did not become healthy; its log:\n{self.log()}")

    def log(self):
        return self.log_path.read_text(errors="replace")

    def end(self):
        """Ends it as an operator would. Its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return "killed: it did not end within 10 s of SIGTERM"


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One gallery for the whole run."""
    gallery = Gallery(tmp_path_factory.mktemp("gallery") / "log")
    gallery.wait_until_healthy()
    yield gallery
    code = gallery.end()
    assert code == 0, f"the gallery ended with {code}; its log:\n{gallery.log()}"


@pytest.fixture
def proxy(server):
    """Stands in front of the gallery, and counts the documents."""
    proxy = DocumentProxy(server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def tabs(proxy, visitor):
    """Makes a visitor with a browser of a kind, whose tabs are at the gallery through the proxy."""
    return lambda kind: Tabs(proxy, visitor(kind))


class Watch:
    """Everything a page complains of: console errors, CSP and Trusted Types violations, uncaught exceptions."""

    def __init__(self, page, allow_network_errors=False):
        self.complaints = []
        self.allow_network_errors = allow_network_errors
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))

    def _note(self, message):
        if self.allow_network_errors and message.text.startswith("Failed to load resource"):
            return
        if message.location.get("url", "").endswith("/favicon.ico"):
            return  # asked for by the browser, not by the page
        if message.type == "error" or "Content Security Policy" in message.text or "TrustedHTML" in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def browser_context(chromium):
    """Makes browser contexts: visitors who share nothing. They are closed when the test ends."""
    contexts = []

    def make(**options):
        contexts.append(chromium.new_context(**{"viewport": PHONE, **options}))
        contexts[-1].set_default_timeout(10_000)
        return contexts[-1]

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page_at(request, browser_context, server):
    """Opens a path of the gallery and waits until it is live. Any complaint of the page fails the test.

    At the test's end the page is kept as artifacts/{test}-{phone,desktop}.png.
    """
    watched = []

    def open_page(path, context=None, allow_network_errors=False, **options):
        page = (context or browser_context(**options)).new_page()
        watched.append((page, Watch(page, allow_network_errors)))
        page.goto(server.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        return page

    yield open_page
    for number, (page, _) in enumerate(watched):
        if not page.is_closed():
            keep_screenshots(page, request.node.name + (f"-{number + 1}" if number else ""))
    complaints = [complaint for _, watch in watched for complaint in watch.complaints]
    assert not complaints, complaints


def keep_screenshots(page, name):
    ARTIFACTS.mkdir(exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", name).strip("-")
    for suffix, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size(viewport)
        page.screenshot(path=ARTIFACTS / f"{name}-{suffix}.png", full_page=True)


@pytest.fixture
def client(request, browser_context):
    """Serves `body` from a scripted server and opens it: returns the page, the server and the first stream.

    Network errors are part of these tests, so only what the client itself causes is a complaint.
    """
    opened = []

    def open_client(body="", seq=0, before=lambda page: None):
        server = ScriptedServer(body, seq)
        page = browser_context().new_page()
        opened.append((server, page, Watch(page, allow_network_errors=True)))
        before(page)
        page.goto(server.url)
        return page, server, server.next_stream()

    yield open_client
    for server, page, watch in opened:
        page.close()
        server.close()
        assert not watch.complaints, watch.complaints


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    gallery = getattr(item, "funcargs", {}).get("server")
    if report.failed and isinstance(gallery, Gallery):
        report.sections.append(("the gallery's log", gallery.log()[-20_000:]))


# Several browsers at once on two busy cores: a driver loses a tab or a click now and then. What fails three times has failed.
BROWSER_TESTS = ("test_documents_", "test_browsers")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.name.startswith(BROWSER_TESTS):
            item.add_marker(pytest.mark.flaky(reruns=2))

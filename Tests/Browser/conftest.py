"""Fixtures of the browser suite: the browsers, the gallery, watched pages, and a scripted server."""

import contextlib
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from browsers import Browsers, Unavailable
from browsers.chromium import launch
from document_proxy import DocumentProxy
from layout.pages import LayoutPages
from ports import free_port
from posts import COUNT_POSTS
from reused_pages import ReusedPages
from sampling import TAKES_EVERYTHING
from scripted_server import ScriptedServer
from wire import REPOSITORY

pytest.register_assert_rewrite("documents")  # its assertions report the values
from documents import Tabs  # noqa: E402

# The programs of the tests run beside one another, and a store belongs to one server. Tests of durability name a store.
os.environ.setdefault("MARTLET_STORE", "none")

# Milliseconds. What takes longer has not happened: a machine that runs several browsers and servers is slow at times.
WAIT = 20_000
expect.set_options(timeout=WAIT)

ARTIFACTS = REPOSITORY / "artifacts"

# Pictures to be looked at take longer than many a test.
KEEPS_PICTURES = TAKES_EVERYTHING or os.environ.get("SCREENSHOTS") == "all"


def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line(f"The samples of this run: SAMPLE_SEED={os.environ['SAMPLE_SEED']}")


PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    """Chromium with all of Playwright's functions, for tests that need no other browser."""
    try:
        browser = launch(playwright)
    except Unavailable as problem:
        pytest.fail(str(problem))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browsers(playwright):
    """All browsers by kind (browsers/__init__.py). Each starts on its first use."""
    browsers = Browsers(playwright)
    yield browsers
    browsers.close()


@pytest.fixture
def visitor(browsers):
    """Creates a visitor in a kind of browser. All visitors leave at the end of the test."""
    visitors = []

    def make(kind):
        try:
            visitors.append(browsers[kind].visitor())
        except Unavailable as problem:
            # WebKit is large, and only some of the tests use it.
            (pytest.skip if kind == "webkit" else pytest.fail)(str(problem))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()


def state_of(process):
    """The state of a process, as the system abbreviates it: T is stopped, Z and X have ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "X"


class Gallery:
    """The gallery's process, on 127.0.0.1: on a free port, or in the place of one that has ended on its port."""

    name = "gallery"

    def __init__(self, log_path, port=None, **settings):
        variable = self.name.upper()
        executable = os.environ.get(variable) or REPOSITORY / ".build/debug" / self.name
        if not os.access(executable, os.X_OK):
            pytest.fail(f"no {self.name} at {executable}: run `swift build`, or name one with {variable}=/path/to/it")
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = log_path
        # What an event costs depends on the machine, and tests do not.
        limits = {"MARTLET_LIMIT_EVENT_WORK_PER_SECOND": "0"}
        environment = {**os.environ, **limits, "HOST": "127.0.0.1", "PORT": str(self.port), **settings}
        with open(log_path, "ab") as log:
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

    @property
    def workers(self):
        """The processes under the supervisor, of which one serves."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return [int(number) for number in found]

    def kill_workers(self):
        """Ends what serves as nothing but the system can. The supervisor starts another."""
        for worker in self.workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def kill(self):
        """Ends the supervisor and its workers at once: nothing of them is left but the store."""
        os.kill(self.process.pid, signal.SIGSTOP)
        # It may just be starting a worker, which is its last one.
        while state_of(self.process.pid) != "T":
            time.sleep(0.001)
        processes = [self.process.pid, *self.workers]
        for process in processes:
            os.kill(process, signal.SIGKILL)
        self.process.wait()
        # The store's lock ends with the last thread of the last of them, for which the next server waits.
        while any(state_of(process) not in "ZX" for process in processes):
            time.sleep(0.005)

    def end(self):
        """Ends the process as an operator would. Returns its exit code."""
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
    # A request costs what its rendering takes, and on a busy machine that is more than a visitor has: limits have tests of their own.
    gallery = Gallery(tmp_path_factory.mktemp("gallery") / "log", MARTLET_LIMIT_REQUESTS_PER_SECOND="0")
    gallery.wait_until_healthy()
    yield gallery
    code = gallery.end()
    assert code == 0, f"the gallery ended with {code}; its log:\n{gallery.log()}"
    # What views do wrong is in the log, and these do nothing wrong.
    assert " warning " not in gallery.log(), gallery.log()


@pytest.fixture(scope="session")
def layout_pages():
    """The trial program, which shows any tree that it is given."""
    pages = LayoutPages()
    yield pages
    pages.close()


@pytest.fixture
def proxy(server):
    """A proxy in front of the gallery that counts documents."""
    proxy = DocumentProxy(server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def tabs(proxy, visitor):
    """Creates a visitor in a kind of browser, whose tabs reach the gallery through the proxy."""
    return lambda kind: Tabs(proxy, visitor(kind))


class Watch:
    """Records all complaints about a page: console errors, CSP and Trusted Types violations, uncaught exceptions."""

    def __init__(self, page, allow_network_errors=False):
        self.complaints = []
        self.allow_network_errors = allow_network_errors
        self.page = page
        # A reused page takes `page.on` for something that a test leaves behind.
        Page.on(page, "console", self._note)
        Page.on(page, "pageerror", self._note_error)

    def end(self):
        self.page.remove_listener("console", self._note)
        self.page.remove_listener("pageerror", self._note_error)

    def _note_error(self, error):
        self.complaints.append(f"uncaught: {error}")

    def _note(self, message):
        if self.allow_network_errors and message.text.startswith("Failed to load resource"):
            return
        if message.location.get("url", "").endswith("/favicon.ico"):
            return  # the browser requests it, not the page
        if message.type == "error" or "Content Security Policy" in message.text or "TrustedHTML" in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def browser_context(chromium):
    """Creates browser contexts: visitors who share nothing. They are closed at the end of the test."""
    contexts = []

    def make(**options):
        contexts.append(chromium.new_context(**{"viewport": PHONE, **options}))
        contexts[-1].set_default_timeout(WAIT)
        return contexts[-1]

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def reused_pages(chromium):
    return ReusedPages(chromium, WAIT)


@pytest.fixture
def page_at(request, browser_context, reused_pages, server):
    """Opens a path of the gallery and waits until it is live. Any complaint about the page fails the test.

    Each page is another visitor's, unless a context is given. At the test's end the page is kept as a picture (`keep_page`).
    """
    watched, reused = [], []

    def new_page(context, viewport=PHONE, **options):
        if context or options:
            page = (context or browser_context(viewport=viewport, **options)).new_page()
            page.add_init_script(COUNT_POSTS)
        else:
            page = reused_pages.take(viewport)
            reused.append(page)
        return page

    def open_page(path, context=None, allow_network_errors=False, **options):
        page = new_page(context, **options)
        watched.append((page, Watch(page, allow_network_errors)))
        page.goto(server.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        return page

    yield open_page
    for number, (page, _) in enumerate(watched):
        if not page.is_closed():
            keep_page(request, page, number)
    for _, watch in watched:
        watch.end()
    for page in reused:
        if has_failed(request):
            reused_pages.use_up(page)
        reused_pages.give_back(page, server.url + "/healthz")
    complaints = [complaint for _, watch in watched for complaint in watch.complaints]
    assert not complaints, complaints


def has_failed(request):
    return getattr(request.node, "has_failed", False)


kept_paths = set()


def keep_page(request, page, number=0, prefix="page"):
    """Keeps what a test leaves on a page, to be looked at, as artifacts/….

    Of a test that failed, or of every test with SCREENSHOTS=all, it is {test}-{phone,desktop}.png; with EVERYTHING=1, it is
    {prefix}-{path}-{phone,desktop}.png, once for each path.
    """
    path = urlsplit(page.url).path
    if has_failed(request) or os.environ.get("SCREENSHOTS") == "all":
        save_pictures(page, request.node.name + (f"-{number + 1}" if number else ""))
    elif KEEPS_PICTURES and (prefix, path) not in kept_paths:
        kept_paths.add((prefix, path))
        save_pictures(page, f"{prefix}-{path.strip('/') or 'index'}")


def keep_screenshots(page, name):
    """Keeps a page at two widths, to be looked at, in runs that keep pictures."""
    if KEEPS_PICTURES:
        save_pictures(page, name)


def keep_picture(page, name, **options):
    """Keeps a page as it is, to be looked at, in runs that keep pictures."""
    if KEEPS_PICTURES:
        ARTIFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTIFACTS / f"{name}.png", **options)


def fits_in_every_look(page, name):
    """Nothing of it stands beyond the window, in the light and in the dark, from left to right and from right to left."""
    for scheme, direction in product(["light", "dark"], ["ltr", "rtl"]):
        page.emulate_media(color_scheme=scheme)
        page.evaluate("direction => document.documentElement.dir = direction", direction)
        size = page.viewport_size["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size, (scheme, direction)
        keep_picture(page, f"{name}-{size}-{scheme}-{direction}", full_page=True)


def save_pictures(page, name):
    ARTIFACTS.mkdir(exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", name).strip("-")
    for suffix, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size(viewport)
        # A picture of a long list would be larger than browsers make them.
        height = page.evaluate("document.documentElement.scrollHeight")
        page.screenshot(path=ARTIFACTS / f"{name}-{suffix}.png", full_page=height < 20_000)


@pytest.fixture
def client(request, reused_pages):
    """Serves `body` from a scripted server and opens it. Returns the page, the server and the first stream.

    These tests cause network errors, so only errors that the client itself causes count as complaints.
    """
    opened = []

    def open_client(body="", seq=0, before=lambda page: None, is_durable=False):
        server = ScriptedServer(body, seq, is_durable)
        page = reused_pages.take(PHONE)
        opened.append((server, page, Watch(page, allow_network_errors=True)))
        before(page)
        page.goto(server.url)
        return page, server, server.next_stream()

    yield open_client
    for server, page, watch in opened:
        watch.end()
        if has_failed(request):
            reused_pages.use_up(page)
        reused_pages.give_back(page)
        server.close()
        assert not watch.complaints, watch.complaints


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    item.has_failed = getattr(item, "has_failed", False) or report.failed
    gallery = getattr(item, "funcargs", {}).get("server")
    if report.failed and isinstance(gallery, Gallery):
        report.sections.append(("the gallery's log", gallery.log()[-20_000:]))


def pytest_collection_modifyitems(items):
    # A parallel run gives the first tests to its first process: then no other one starts Firefox and WebKit, which takes seconds.
    items.sort(key=lambda item: "visitor" not in item.fixturenames)

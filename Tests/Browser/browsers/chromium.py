"""Chromium, driven by Playwright, with or without its page cache (bfcache)."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Error

from .tab import Browser, Tab, Unavailable, Visitor


# The last list of features is the only one that counts, so this one begins with what Playwright turns off.
DISABLED_FEATURES = [
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning",
    # Each page has a window of its own, whose address field loads two documents of the browser's: with them, to open a page takes
    # a second of processor time, and without them a third of one.
    "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
    # A process that waits for the next page.
    "SpareRendererForSitePerProcess",
]  # fmt: skip
ARGUMENTS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(DISABLED_FEATURES)}"]
EXTENSION = Path(__file__).parent / "tab_extension"


def executable():
    """The path of this machine's browser: $CHROMIUM, or `chromium` on the path. Nothing is downloaded."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        raise Unavailable("no Chromium: run scripts/install-dependencies test, or name one with CHROMIUM=/path/to/it")
    return path


def launch(playwright):
    """Launches Chromium with Playwright, for tests that need no other browser."""
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)


class Chromium(Browser):
    """A process for each visitor: extensions, which can duplicate a tab, are not loaded into Playwright's contexts.

    Starting one takes longer than many a test, so a visitor who comes when another has gone gets that one's process, without
    tabs and cookies. Whatever else it keeps is by origin, and no two tests have the same.
    """

    def __init__(self, playwright, has_page_cache):
        self.playwright = playwright
        self.has_page_cache = has_page_cache
        self.path = executable()
        self.contexts = []
        self.free = []

    def visitor(self):
        return ChromiumVisitor(self, self.free.pop() if self.free else self._start())

    def _start(self):
        # Playwright turns these off.
        turned_on = ["--disable-extensions"] + ["--disable-back-forward-cache"] * self.has_page_cache
        context = self.playwright.chromium.launch_persistent_context(
            "", executable_path=self.path, args=[*ARGUMENTS, f"--load-extension={EXTENSION}"], ignore_default_args=turned_on
        )
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        return context

    def close(self):
        for context in self.contexts:
            context.close()


class ChromiumVisitor(Visitor):
    def __init__(self, browser, context):
        self.browser, self.context = browser, context

    def tab(self):
        return ChromiumTab(self.context.new_page())

    def duplicate(self, tab):
        tab.page.bring_to_front()
        code = "async () => { const [tab] = await chrome.tabs.query({ active: true }); await chrome.tabs.duplicate(tab.id) }"
        return self._tab_of(code)

    def reopen(self):
        return self._tab_of("async () => { await chrome.sessions.restore() }")

    def close(self):
        first, *tabs = self.context.pages  # without any the browser would end
        for tab in tabs:
            tab.close()
        first.goto("about:blank")
        self.context.clear_cookies()
        self.browser.free.append(self.context)

    def _tab_of(self, code):
        """The tab that the extension opens."""
        worker = next(iter(self.context.service_workers), None) or self.context.wait_for_event("serviceworker")
        with self.context.expect_page() as opened:
            worker.evaluate(code)
        return ChromiumTab(opened.value)


class ChromiumTab(Tab):
    def __init__(self, page):
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.messages = []
        page.on("console", lambda message: self.messages.append((message.type, message.text)))
        page.on("pageerror", lambda error: self.messages.append(("error", f"uncaught: {error}")))

    def open(self, url):
        self.page.goto(url)

    def evaluate(self, expression):
        try:
            return self.page.evaluate(f"async () => ({expression})")
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return self.page.evaluate(f"async () => ({expression})")  # in the document that has loaded meanwhile

    def click(self, selector, times=1):
        self.page.bring_to_front()  # behind another tab, a frame comes once a second
        self.page.click(selector, click_count=times)

    def press(self, key):
        self.page.keyboard.press(key)

    def back(self):
        self._go(-1)

    def forward(self):
        self._go(1)

    def reload(self):
        self.page.reload()

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self):
        return self.page.screenshot()

    def close(self):
        self.page.close()

    def _go(self, steps):
        # Playwright's own go_back waits for a load event, which a document from the page cache does not fire.
        history = self.tools.send("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] + steps]
        self.tools.send("Page.navigateToHistoryEntry", {"entryId": entry["id"]})

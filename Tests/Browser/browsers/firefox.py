"""Firefox, driven by WebDriver BiDi over its own WebSocket, because Debian has no geckodriver."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from .bidi import BiDiConnection
from .firefox_tab import FirefoxTab, evaluate
from .tab import Browser, Unavailable, Visitor

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,  # WebDriver BiDi
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


class Firefox(Browser):
    def __init__(self, has_page_cache):
        self.has_page_cache = has_page_cache
        path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
        if not path:
            raise Unavailable("no Firefox: run scripts/install-dependencies test, or name one with FIREFOX=/path/to/it")
        self.directory = tempfile.TemporaryDirectory(prefix="martlet-firefox-", ignore_cleanup_errors=True)
        profile = Path(self.directory.name)
        preferences = PREFERENCES | ({} if has_page_cache else {"browser.sessionhistory.max_total_viewers": 0})
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        (profile / "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
             "--remote-allow-system-access"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "HOME": str(profile)},
        )  # fmt: skip
        self.tabs = {}
        self.bidi = None
        try:
            self.bidi = BiDiConnection(self._address() + "/session", self._note)
            self.bidi.send("session.new", capabilities={})
            self.bidi.send("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.close()
            raise

    def visitor(self):
        return FirefoxVisitor(self, self.bidi.send("browser.createUserContext")["userContext"])

    def window(self, expression):
        """Evaluates in the browser's own window, which has `gBrowser` and `SessionStore`."""
        tree = self.bidi.send("browsingContext.getTree", **{"moz:scope": "chrome"})
        return evaluate(self.bidi, tree["contexts"][0]["context"], expression)

    def close(self):
        if self.bidi:
            self.bidi.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.directory.cleanup()

    def _address(self):
        said = []
        late = threading.Timer(60, self.process.kill)
        late.start()
        for line in self.process.stderr:
            said.append(line)
            if match := re.search(r"BiDi listening on (ws://\S+)", line):
                late.cancel()
                # Later output must not fill the pipe.
                threading.Thread(target=lambda: all(True for _ in self.process.stderr), daemon=True).start()
                return match[1]
        late.cancel()
        raise RuntimeError("Firefox did not start: " + "".join(said)[-2000:])

    def _note(self, method, parameters):
        tab = self.tabs.get(parameters.get("source", {}).get("context"))
        if tab:
            tab.messages.append((parameters["level"], parameters.get("text") or ""))


class FirefoxVisitor(Visitor):
    def __init__(self, browser, user):
        self.browser, self.user = browser, user

    def tab(self):
        created = self.browser.bidi.send("browsingContext.create", type="tab", userContext=self.user)
        return FirefoxTab(self.browser, created["context"])

    def duplicate(self, tab):
        self.browser.bidi.send("browsingContext.activate", context=tab.context)
        return self._tab_of("gBrowser.duplicateTab(gBrowser.selectedTab)")

    def reopen(self):
        return self._tab_of("SessionStore.undoCloseTab(window, 0)")

    def _tab_of(self, code):
        """The tab that the browser's window opens."""
        before = self._contexts()
        self.browser.window(f"({code}, 0)")
        end = time.monotonic() + 15
        while not (added := self._contexts() - before):
            assert time.monotonic() < end, f"no tab came of {code}"
            time.sleep(0.02)
        return FirefoxTab(self.browser, added.pop())

    def _contexts(self):
        return {tree["context"] for tree in self.browser.bidi.send("browsingContext.getTree")["contexts"]}

    def close(self):
        self.browser.bidi.send("browser.removeUserContext", userContext=self.user)

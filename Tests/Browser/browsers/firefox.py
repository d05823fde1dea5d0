"""Firefox, by WebDriver BiDi over its own WebSocket: Debian has no geckodriver."""

import base64
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
from .tab import Browser, Tab, Unavailable, Visitor

KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "End": "\ue010"}
KEYS |= {"Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
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
            env={**os.environ, "HOME": str(profile), "MOZ_DISABLE_CONTENT_SANDBOX": "1"},
        )  # fmt: skip
        self.tabs = {}
        self.bidi = BiDiConnection(self._address() + "/session", self._note)
        self.bidi.send("session.new", capabilities={})
        self.bidi.send("session.subscribe", events=["log.entryAdded"])

    def visitor(self):
        return FirefoxVisitor(self, self.bidi.send("browser.createUserContext")["userContext"])

    def window(self, expression):
        """Evaluates in the browser's own window, where `gBrowser` and `SessionStore` are."""
        tree = self.bidi.send("browsingContext.getTree", **{"moz:scope": "chrome"})
        return evaluate(self.bidi, tree["contexts"][0]["context"], expression)

    def close(self):
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
        for line in self.process.stderr:
            said.append(line)
            if match := re.search(r"BiDi listening on (ws://\S+)", line):
                # What it says later must not fill the pipe.
                threading.Thread(target=lambda: all(True for _ in self.process.stderr), daemon=True).start()
                return match[1]
        raise Unavailable("Firefox did not start: " + "".join(said)[-2000:])

    def _note(self, method, parameters):
        tab = self.tabs.get(parameters.get("source", {}).get("context"))
        if tab:
            tab.messages.append((parameters["level"], parameters.get("text") or ""))


def evaluate(bidi, context, expression):
    code = f"Promise.resolve({expression}).then((value) => JSON.stringify(value))"
    found = bidi.send("script.evaluate", expression=code, target={"context": context}, awaitPromise=True)
    if found["type"] == "exception":
        raise RuntimeError(found["exceptionDetails"]["text"])
    return json.loads(found["result"].get("value", "null"))


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
        """The tab that the browser's window makes."""
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


class FirefoxTab(Tab):
    def __init__(self, browser, context):
        self.browser, self.bidi, self.context = browser, browser.bidi, context
        self.messages = []
        browser.tabs[context] = self

    def open(self, url):
        self.bidi.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression):
        return evaluate(self.bidi, self.context, expression)

    def click(self, selector):
        self.bidi.send("browsingContext.activate", context=self.context)
        found = self.bidi.send(
            "browsingContext.locateNodes", context=self.context, locator={"type": "css", "value": selector}
        )
        origin = {"type": "element", "element": {"sharedId": found["nodes"][0]["sharedId"]}}
        actions = [{"type": "pointerMove", "x": 0, "y": 0, "origin": origin}]
        actions += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    def press(self, key):
        value = KEYS.get(key, key)
        self._perform({"type": "key", "id": "keys", "actions": [{"type": type, "value": value} for type in ("keyDown", "keyUp")]})

    def back(self):
        self.bidi.send("browsingContext.traverseHistory", context=self.context, delta=-1)

    def forward(self):
        self.bidi.send("browsingContext.traverseHistory", context=self.context, delta=1)

    def reload(self):
        self.bidi.send("browsingContext.reload", context=self.context, wait="complete")

    def resize(self, width, height):
        self.bidi.send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def screenshot(self):
        return base64.b64decode(self.bidi.send("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self):
        self.bidi.send("browsingContext.close", context=self.context)

    def _perform(self, source):
        self.bidi.send("input.performActions", context=self.context, actions=[source])

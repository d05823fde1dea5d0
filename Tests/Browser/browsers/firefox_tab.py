"""A tab of Firefox, driven by WebDriver BiDi."""

import base64
import json

from .bidi import BiDiError
from .tab import Tab

KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "End": "\ue010"}
KEYS |= {"Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}


FLUSHER = 'ChromeUtils.importESModule("resource:///modules/sessionstore/TabStateFlusher.sys.mjs").TabStateFlusher'


def evaluate(bidi, context, expression):
    code = f"Promise.resolve({expression}).then((value) => JSON.stringify(value))"
    found = bidi.send("script.evaluate", expression=code, target={"context": context}, awaitPromise=True)
    if found["type"] == "exception":
        raise RuntimeError(found["exceptionDetails"]["text"])
    return json.loads(found["result"].get("value", "null"))


class FirefoxTab(Tab):
    def __init__(self, browser, context):
        self.browser, self.bidi, self.context = browser, browser.bidi, context
        self.messages = []
        browser.tabs[context] = self

    def open(self, url):
        self.bidi.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression):
        return evaluate(self.bidi, self.context, expression)

    def click(self, selector, times=1):
        self.bidi.send("browsingContext.activate", context=self.context)
        for attempts_left in (2, 1, 0):
            try:
                return self._click(selector, times)
            except BiDiError:  # the element was replaced between being found and being pressed
                if not attempts_left:
                    raise

    def _click(self, selector, times):
        found = self.bidi.send(
            "browsingContext.locateNodes", context=self.context, locator={"type": "css", "value": selector}
        )
        node = {"sharedId": found["nodes"][0]["sharedId"]}
        self.bidi.send(
            "script.callFunction", functionDeclaration="(element) => element.scrollIntoView({ block: 'nearest' })",
            arguments=[node], target={"context": self.context}, awaitPromise=False,
        )
        origin = {"type": "element", "element": node}
        actions = [{"type": "pointerMove", "x": 0, "y": 0, "origin": origin}]
        actions += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}] * times
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
        # Firefox writes down a tab's history.state now and then. A tab that is opened again at once has only what was
        # written by then, and the tests are quicker than any visitor.
        self.browser.window(f"{FLUSHER}.flushWindow(window).then(() => 0)")
        self.bidi.send("browsingContext.close", context=self.context)

    def _perform(self, source):
        self.bidi.send("input.performActions", context=self.context, actions=[source])

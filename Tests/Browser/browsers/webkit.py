"""WebKit as Debian's WebKitGTK provides it: selenium drives its WebDriver, on a display of its own."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from .tab import Browser, Tab, Unavailable, Visitor

HOW_TO_GET_IT = "no WebKit: install the packages webkit2gtk-driver and xvfb (scripts/install-dependencies test does)"
ENVIRONMENT = {
    "GDK_BACKEND": "x11",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # the only way as root
}


class WebKit(Browser):
    """Has one window at a time: a second visitor starts after the first has been closed."""

    has_page_cache = True

    def __init__(self):
        driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        programs = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
        if not (driver and display and programs):
            raise Unavailable(HOW_TO_GET_IT)
        self.program, self.driver_path = programs[0], driver
        self.display, number = start_display(display)
        self.environment = {**os.environ, **ENVIRONMENT, "DISPLAY": f":{number}"}

    def visitor(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.service import Service

        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(self.program)
        options.add_argument("--automation")
        service = Service(self.driver_path, env=self.environment)
        return WebKitVisitor(webdriver.WebKitGTK(options=options, service=service))

    def close(self):
        self.display.terminate()
        self.display.wait()


def start_display(program):
    """Starts an Xvfb that chooses its display number. Returns the process and the number."""
    readable, writable = os.pipe()
    process = subprocess.Popen(
        [program, "-displayfd", str(writable), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        pass_fds=[writable], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writable)
    with os.fdopen(readable) as said:
        return process, said.readline().strip()


class WebKitVisitor(Visitor):
    """A visitor with a browser process of their own: this WebDriver has neither contexts nor profiles."""

    def __init__(self, driver):
        driver.command_executor.client_config.timeout = 30  # seconds
        self.driver = driver
        self.is_used = False

    def tab(self):
        if self.is_used:
            self.driver.switch_to.new_window("tab")
        self.is_used = True
        return WebKitTab(self.driver)

    def close(self):
        self.driver.quit()


class WebKitTab(Tab):
    def __init__(self, driver):
        self._driver = driver
        self.handle = driver.current_window_handle
        self.messages = []

    @property
    def driver(self):
        self._driver.switch_to.window(self.handle)
        return self._driver

    def open(self, url):
        self.driver.get(url)

    def evaluate(self, expression):
        code = "const done = arguments[0]; (async () => (%s))().then((value) => done(JSON.stringify(value)))"
        return json.loads(self.driver.execute_async_script(code % expression) or "null")

    def _asks(self, expression):
        # A document that goes into the page cache takes the question along and never answers: another one gets it.
        config = self.driver.command_executor.client_config
        usual, config.timeout = config.timeout, 3
        try:
            return self.evaluate(expression)
        finally:
            config.timeout = usual

    def click(self, selector, times=1):
        for _ in range(times):
            self.driver.find_element("css selector", selector).click()

    def press(self, key):
        from selenium.webdriver.common.action_chains import ActionChains
        from selenium.webdriver.common.keys import Keys

        names = {"Backspace": Keys.BACKSPACE, "Enter": Keys.ENTER, "Tab": Keys.TAB, "Escape": Keys.ESCAPE}
        ActionChains(self.driver).send_keys(names.get(key, key)).perform()

    # The driver's own commands wait for a document to load, at times in vain where the page cache has it.
    def back(self):
        self.driver.execute_script("setTimeout(() => history.back())")

    def forward(self):
        self.driver.execute_script("setTimeout(() => history.forward())")

    def reload(self):
        self.driver.refresh()

    def resize(self, width, height):
        driver = self.driver
        inner = self.evaluate("[innerWidth, innerHeight]")
        outer = driver.get_window_size()
        driver.set_window_size(outer["width"] - inner[0] + width, outer["height"] - inner[1] + height)

    def screenshot(self):
        return self.driver.get_screenshot_as_png()

    def close(self):
        self.driver.close()
        # A new tab can only be opened from an existing one.
        for handle in self._driver.window_handles[:1]:
            self._driver.switch_to.window(handle)

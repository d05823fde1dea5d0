"""Shows trees of views in a browser with the trial program: many on a page, and one process for all."""

import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from .model import leaf_key

REPOSITORY = Path(__file__).resolve().parents[3]
MEASURE = (Path(__file__).parent / "measure.js").read_text()
#: The client has chosen for every ViewThatFits.
LIVE = "document.documentElement.dataset.martlet == 'live' && !document.querySelector('[data-fits]:not([data-shown])')"


class LayoutPages:
    """The program's process. `boxes` and `measures` read what a tab (Tests/Browser/browsers) shows."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.files = 0
        self.settled = 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        executable = os.environ.get("TRIAL_PROGRAM") or REPOSITORY / ".build/debug/TrialProgram"
        self.process = subprocess.Popen(
            [str(executable), "--host", "127.0.0.1", "--port", str(self.port)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "LAYOUTS": self.folder.name},
        )  # fmt: skip
        self.wait_until_healthy()

    def wait_until_healthy(self, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the trial program does not answer")

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.folder.cleanup()

    def open(self, tab, trees):
        """Shows trees in a tab."""
        self.files += 1
        (Path(self.folder.name) / f"{self.files}.json").write_text(json.dumps(trees))
        tab.open(f"http://127.0.0.1:{self.port}/layout/{self.files}")
        tab.wait_until(LIVE)

    def settle(self, tab):
        """Waits until the client has chosen for every ViewThatFits, which it does in the frame after a change of size."""
        self.settled += 1
        after = f"requestAnimationFrame(() => requestAnimationFrame(() => {{ window.settled = {self.settled} }}))"
        tab.evaluate(f"void {after}")
        tab.wait_until(f"window.settled == {self.settled}")

    def boxes(self, tab):
        """The boxes of the trees that a tab shows, by name, and the width of their space."""
        shown = tab.evaluate(f"{MEASURE}.boxes()")
        return shown["boxes"], shown["width"]

    def measures(self, tab, trees):
        """The measurements of these trees' leaves in this browser, by key."""
        keys = sorted({key for tree in trees for key in leaf_keys(tree)})
        self.open(tab, [json.loads(key) for key in keys])
        return dict(zip(keys, tab.evaluate(f"Array.from({{length: {len(keys)}}}, (_, tree) => {MEASURE}.leaf(tree))")))


def leaf_keys(node):
    key = leaf_key(node)
    if key is not None:
        yield key
    else:
        for child in node.get("children", []):
            yield from leaf_keys(child)
    for modifier in node.get("modifiers", []):
        if modifier.get("content"):
            yield from leaf_keys(modifier["content"])

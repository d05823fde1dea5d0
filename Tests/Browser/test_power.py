"""A file system of the test's own: its disk has only what it was told to keep, or takes nothing at all."""

import filecmp
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from conftest import Gallery
from durable_visitor import DurableVisitor
from ports import free_port
from test_durability import wait_until_live


class Disk:
    """An ext4 file system in a file. The system writes to the file when it is told to wait for the disk, and by itself only
    after minutes: a copy of the file is what a disk has after a loss of power."""

    def __init__(self, folder):
        self.folder = folder
        self.image = folder / "disk.img"
        self.path = folder / "disk"
        self.path.mkdir()
        with open(self.image, "wb") as image:
            image.truncate(24 << 20)
        run("mkfs.ext4", "-q", str(self.image))
        self.mount()

    def mount(self):
        run("mount", "-o", "loop,commit=600", str(self.image), str(self.path))

    def unmount(self):
        """Waits for processes that have not let go of it yet, although they were killed."""
        end = time.monotonic() + 20
        while self.path.is_mount():
            done = subprocess.run(["umount", str(self.path)], capture_output=True, text=True)
            assert done.returncode == 0 or time.monotonic() < end, done.stderr
            time.sleep(0.02)

    def lose_power(self, gallery):
        """Ends the gallery, and has nothing of what the system has not written yet."""
        processes = [gallery.process.pid, *gallery.workers]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        # A thread that waits for the disk stops only then, and the system may be writing: what was copied meanwhile would
        # be of several moments, as no disk ever is.
        copy = self.folder / "copy.img"
        while not (all(map(is_stopped, processes)) and shutil.copyfile(self.image, copy) and self.equals(copy)):
            time.sleep(0.01)
        for process in processes:
            os.kill(process, signal.SIGKILL)
        gallery.process.wait()
        self.unmount()
        os.replace(copy, self.image)
        self.mount()

    def equals(self, copy):
        filecmp.clear_cache()
        return filecmp.cmp(self.image, copy, shallow=False)


def is_stopped(process):
    """Whether all threads of a process have stopped."""
    states = (status.read_text() for status in Path(f"/proc/{process}/task").glob("*/stat"))
    return all(status.rsplit(")", 1)[1].split()[0] in "TZ" for status in states)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        pytest.skip(f"this machine has no file systems for tests: {done.stderr.strip()}")


@pytest.fixture
def disk(tmp_path):
    disk = Disk(tmp_path)
    yield disk
    disk.unmount()


def start(disk, port, sync):
    gallery = Gallery(
        disk.folder / "log", port, MARTLET_STORE=str(disk.path / "state.sqlite"), MARTLET_STORE_SYNC=sync,
        MARTLET_LIMIT_EVENTS_PER_SECOND="100000", MARTLET_LIMIT_EVENT_BURST="100000")
    gallery.wait_until_healthy()
    return gallery


def test_what_was_durable_outlives_a_loss_of_power(disk):
    """“kept at a loss of power, with `--store-sync power`”"""
    port = free_port()
    gallery = start(disk, port, "power")
    visitor = DurableVisitor(port, "/counter")
    try:
        for _ in range(3):
            wait_until_live([visitor])
            for _ in range(20):
                visitor.press("inc")
            assert visitor.wait_until_durable(), visitor.description
            # The next ones are on their way when the power fails.
            for _ in range(5):
                visitor.press("inc")
            disk.lose_power(gallery)
            gallery = start(disk, port, "power")
        wait_until_live([visitor])
        assert visitor.wait_until_durable(), visitor.description
        assert visitor.refusals == []
        assert visitor.shown(r"Count: (\d+)\D") == "75"
        assert "damaged" not in gallery.log()
    finally:
        visitor.end()
        gallery.end()


def test_without_that_option_a_loss_of_power_costs_the_last_commits_and_damages_nothing(disk):
    """“`synchronous` is NORMAL: a loss of power costs the last commits and does not damage the file”"""
    port = free_port()
    gallery = start(disk, port, "process")
    visitor = DurableVisitor(port, "/counter")
    try:
        wait_until_live([visitor])
        for _ in range(20):
            visitor.press("inc")
        assert visitor.wait_until_durable(), visitor.description
    finally:
        visitor.end()
    disk.lose_power(gallery)
    gallery = start(disk, port, "process")
    try:
        # The whole session is gone, which shows that this disk forgets.
        answer, _ = visitor.request(
            "GET", f"/_martlet/pages/{visitor.page}/actions", headers={"Cookie": visitor.cookie})
        assert answer.status == 404
        assert "damaged" not in gallery.log()
    finally:
        assert gallery.end() == 0


def test_a_store_in_a_read_only_directory_is_read_until_it_can_be_written(disk):
    """“A store that cannot be written is read: state is served, changes wait, and writing begins by itself when it can”"""
    port = free_port()
    gallery = start(disk, port, "process")
    visitor = DurableVisitor(port, "/counter")
    try:
        wait_until_live([visitor])
        for _ in range(3):
            visitor.press("inc")
        assert visitor.wait_until_durable(), visitor.description
        gallery.end()
        remount(disk, "ro")
        gallery = start(disk, port, "process")
        wait_until_live([visitor])
        visitor.press("inc")
        assert visitor.shown(r"Count: (4)\D")
        assert visitor.durable == 3
        with urllib.request.urlopen(f"{gallery.url}/healthz", timeout=10) as answer:
            assert "store: failing (read-only)" in answer.read().decode()
        # A second server is refused there as well.
        second = Gallery(disk.folder / "second", MARTLET_STORE=str(disk.path / "state.sqlite"))
        assert second.process.wait(60) != 0 and "is used by" in second.log()
        remount(disk, "rw")
        assert visitor.wait_until_durable(60), visitor.description
    finally:
        visitor.end()
        gallery.end()


def remount(disk, mode):
    """Waits for the system to let go of what was open for writing."""
    end = time.monotonic() + 20
    while subprocess.run(["mount", "-o", f"remount,{mode}", str(disk.path)], capture_output=True).returncode != 0:
        assert time.monotonic() < end, "the file system stays busy"
        time.sleep(0.02)

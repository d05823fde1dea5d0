"""`martlet new` makes a program that builds, passes its test and can be changed while it runs.

Here, the program and its test are compiled against this repository's build, in seconds. With DEVELOPMENT_LOOP=1 (`make soak`),
SwiftPM does it as it does for everybody, in minutes, and `martlet dev` runs the program.
"""

import json
import os
import re
import signal
import subprocess
import time

import pytest
from playwright.sync_api import expect

from concurrency.cell import first_page
from concurrency.compiler import check_module, compile_module
from wire import REPOSITORY

TOOL = REPOSITORY / ".build/debug/martlet"
SETTINGS = ["-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
LOOP = pytest.mark.skipif(not os.environ.get("DEVELOPMENT_LOOP"), reason="takes minutes; DEVELOPMENT_LOOP=1 runs it")


def make(folder, name="Hello", *arguments):
    return subprocess.run(
        [str(TOOL), "new", name, "--folder", str(folder), *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    folder = tmp_path_factory.mktemp("new")
    made = make(folder, "Hello", "--martlet", str(REPOSITORY))
    assert made.returncode == 0, made.stderr
    return folder / "Hello"


def test_its_files_are_there(program):
    files = {str(file.relative_to(program)) for file in program.rglob("*") if file.is_file()}
    assert files == {
        "Package.swift", "Sources/Hello/Hello.swift", "Sources/Hello/CounterPage.swift",
        "Sources/Hello/Resources/Localizable.xcstrings", "Sources/Hello/Resources/Media.xcassets/Contents.json",
        "Tests/HelloTests/CounterPageTests.swift", "Dockerfile", ".dockerignore", ".github/workflows/test.yml", ".gitignore",
        "README.md",
    }  # fmt: skip
    assert (program / ".gitignore").read_text().split() == [".build/", ".martlet/"]


def test_its_manifest_names_this_repository(program):
    read = subprocess.run(["swift", "package", "dump-package"], cwd=program, capture_output=True, check=True, stdin=subprocess.DEVNULL)
    package = json.loads(read.stdout)
    [dependency] = package["dependencies"]
    assert dependency["fileSystem"][0]["path"] == str(REPOSITORY.resolve())
    assert [product["name"] for product in package["products"]] == ["Hello"]


def test_it_runs(program, tmp_path):
    executable = tmp_path / "Hello"
    compile_module(sorted((program / "Sources/Hello").glob("*.swift")), SETTINGS, executable)
    assert "Count: 0" in first_page(executable, tmp_path / "log")


def test_its_test_compiles(program, tmp_path):
    """A change of MartletTesting that breaks it is noticed here; `make soak` runs it."""
    test = (program / "Tests/HelloTests/CounterPageTests.swift").read_text().replace("@testable import Hello\n", "")
    (tmp_path / "Test.swift").write_text(test)
    sources = [program / "Sources/Hello/CounterPage.swift", tmp_path / "Test.swift"]
    check_module(sources, SETTINGS)


@pytest.mark.parametrize("name", ["2nd", "a-b", "../a", "Swift"])
def test_other_names_are_refused(tmp_path, name):
    made = make(tmp_path, name, "--martlet", str(REPOSITORY))
    assert made.returncode != 0 and "cannot be a Swift module" in made.stderr
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "Hello").mkdir()
    made = make(tmp_path, "Hello", "--martlet", str(REPOSITORY))
    assert made.returncode != 0 and "exists already" in made.stderr
    assert list((tmp_path / "Hello").iterdir()) == []


@LOOP
def test_swiftpm_builds_and_tests_it(program):
    run = subprocess.run(["swift", "test"], cwd=program, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
    assert re.search(r"Test run with \d+ tests? .*passed", run.stdout + run.stderr)


def seconds_until(condition, limit, log):
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < limit, log.read_text(errors="replace")[-4000:]
        time.sleep(0.02)
    return time.monotonic() - start


@LOOP
def test_it_changes_under_an_open_page(program, browser_context, tmp_path):
    """`swift run martlet dev` in the program's package."""
    log = tmp_path / "log"
    source = program / "Sources/Hello/CounterPage.swift"
    text = source.read_text()
    with open(log, "wb") as output:
        process = subprocess.Popen(
            ["swift", "run", "martlet", "dev", "--", "--port", "0"], cwd=program, stdin=subprocess.DEVNULL, stdout=output,
            stderr=output, env={**os.environ, "HOST": "127.0.0.1"}, start_new_session=True,
        )  # fmt: skip
    try:
        url = re.compile(r"Serving on (http://\S+)")
        seconds_until(lambda: url.search(log.read_text(errors="replace")) or process.poll() is not None, 1_200, log)
        page = browser_context().new_page()
        page.goto(url.search(log.read_text(errors="replace"))[1])
        page.wait_for_selector("html[data-martlet=live]")
        page.evaluate("window.isSamePage = true")
        page.click("#increment")
        expect(page.locator("#count")).to_have_text("Count: 1")
        source.write_text(text.replace("Count:", "Total:"))
        expect(page.locator("#count")).to_have_text("Total: 1", timeout=120_000)
        source.write_text(text.replace("\\(count)", "\\(cont)"))
        expect(page.get_by_role("alert")).to_contain_text("Sources/Hello/CounterPage.swift:8", timeout=120_000)
        expect(page.get_by_role("alert")).to_contain_text("cannot find 'cont' in scope")
        page.click("#increment")
        expect(page.locator("#count")).to_have_text("Total: 2")
        source.write_text(text)
        expect(page.locator("#count")).to_have_text("Count: 2", timeout=120_000)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert page.evaluate("window.isSamePage"), "the page was reloaded"
    finally:
        source.write_text(text)
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)
    # Nothing goes on: the program's supervisor has ended as well.
    assert (program / ".martlet/dev.sqlite").exists()

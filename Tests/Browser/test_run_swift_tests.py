"""scripts/run-swift-tests, with commands in place of Swift and of the program of the tests."""

import os
import re
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "run-swift-tests"

# Where the first process's tests are excluded, this is the second process.
SECOND = 'case "$*" in *"^(?:"*) IS_SECOND=1;; esac'


def command(path, body):
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def run(tmp_path, body, *arguments, build="exit 0", older="", **environment):
    """Runs the script. `body` is that of each process with Swift Testing, `older` the names of tests with XCTest."""
    tests = tmp_path / "martletPackageTests.xctest"
    listing = f'printf "Listing\\n\\n{older}\\n"; exit 0'
    command(tests, f'case "$1" in --list-tests) {listing};; esac\n{SECOND}\n{body}')
    command(tmp_path / "swift", f'case "$*" in *--show-bin-path*) echo "{tmp_path}"; exit 0;; esac\necho "$@"\n{build}')
    return subprocess.run(
        [SCRIPT, *arguments],
        env={**os.environ, "SWIFT": str(tmp_path / "swift"), **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_arguments_for_the_build_and_for_the_selection(tmp_path):
    result = run(tmp_path, 'echo "$@"', "--sanitize=address", "--filter", "x|y", "--scratch-path", "z", "--skip=w")
    lines = result.stdout.splitlines()
    assert lines[0] == "build --build-tests --sanitize=address --scratch-path z"
    assert all(line.startswith("--testing-library swift-testing --filter x|y --skip w --skip ^") for line in lines[1:3])


def test_each_test_is_in_one_process(tmp_path):
    skips = [line.split()[-1] for line in run(tmp_path, 'echo "$@"').stdout.splitlines()[1:3]]
    for name in ["MartletServerTests.StopTests/a()/StopTests.swift:1:1", "MartletUITests.A/b()/A.swift:1:1", "NewTests.A/b()"]:
        assert sum(not re.search(skip, name) for skip in skips) == 1


def test_each_process_says_all_of_its_own_and_the_end_says_it_in_numbers(tmp_path):
    body = """
        name=first; [ $IS_SECOND ] && name=second || sleep 0.3
        for step in 1 2; do
            echo "◇ Test $name$step() started."
            sleep 0.1
            echo "✔ Test $name$step() with 3 test cases passed after 0.1 seconds."
        done
        echo "➜ Test other() skipped."
        echo "✔ Test run with 2 tests in 1 suite passed after 0.2 seconds."
    """
    result = run(tmp_path, body)
    assert result.returncode == 0
    assert re.findall(r"(\w+\d)\(\) started", result.stdout) == ["first1", "first2", "second1", "second2"]
    last = "Test run with 2 tests in 1 suite passed after 0.2 seconds."
    assert result.stdout.splitlines()[-3:] == [last, last, "4 passed, 0 failed"]


def test_what_fails_is_said_again_at_the_end(tmp_path):
    body = """
        [ $IS_SECOND ] || { echo "◇ Test good() started."; echo "✔ Test good() passed after 1 seconds."; exit 0; }
        echo "◇ Test bad() started."
        printf '\\033[91m✘\\033[0m Test bad() recorded an issue: the reason\\n'
        echo "✘ Test bad() failed after 0.1 seconds with 1 issue."
        echo "✘ Test run with 1 test in 0 suites failed after 0.1 seconds with 1 issue."
        exit 1
    """
    result = run(tmp_path, body)
    assert result.returncode == 1
    end = result.stdout.split("What failed, with its output:\n\n")[1]
    assert end.startswith("◇ Test bad() started.\n✘ Test bad() recorded an issue: the reason\n")
    assert end.splitlines()[-1] == "1 passed, 1 failed"


def test_a_process_that_ends_early_fails_the_test_under_way(tmp_path):
    result = run(tmp_path, "[ $IS_SECOND ] && exit 0; echo '◇ Test traps() started.'; kill -ILL $$")
    assert result.returncode == 1
    end = result.stdout.split("What failed, with its output:\n\n")[1]
    assert end.startswith("◇ Test traps() started.\n\nThe process of the tests was ended by SIGILL.\n")
    assert end.splitlines()[-1] == "0 passed, 1 failed"


def test_a_test_that_does_not_end_is_named_and_ended(tmp_path):
    """Also in the second process, while the first one speaks."""
    body = """
        [ $IS_SECOND ] || { for step in 1 2 3 4 5 6; do echo speaks; sleep 0.3; done; exit 0; }
        echo '◇ Test waits() started.'
        sleep 600
    """
    result = run(tmp_path, body, TEST_PATIENCE="1")
    assert result.returncode == 1
    assert "Nothing was printed for 1 seconds. The last test: ◇ Test waits() started." in result.stdout
    assert result.stdout.splitlines()[-1] == "0 passed, 1 failed"


def test_tests_with_xctest_are_run_too(tmp_path):
    older = "ATests.A/testOne\\nATests.B/testTwo"
    body = """
        case "$1" in --testing-library) exit 69;; esac
        for name in $(echo "$1" | tr , ' '); do echo "Test Case '$name' passed (0.1 seconds)"; done
    """
    assert run(tmp_path, body, older=older).stdout.splitlines()[-1] == "2 passed, 0 failed"
    selected = run(tmp_path, body, "--filter", "B/", older=older)
    assert "ATests.B/testTwo" in selected.stdout and "ATests.A/testOne" not in selected.stdout
    assert selected.stdout.splitlines()[-1] == "1 passed, 0 failed"


def test_a_selection_without_tests_is_an_error(tmp_path):
    result = run(tmp_path, "exit 69", "--filter", "nothing")
    assert result.returncode == 1
    assert "No test was found." in result.stdout


def test_a_build_that_fails_runs_nothing(tmp_path):
    result = run(tmp_path, "echo runs", build="exit 4")
    assert (result.returncode, result.stdout) == (1, "build --build-tests\n")

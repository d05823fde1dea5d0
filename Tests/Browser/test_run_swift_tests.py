"""scripts/run-swift-tests, with a command in place of Swift."""

import os
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "run-swift-tests"


def run(tmp_path, body, **environment):
    swift = tmp_path / "swift"
    swift.write_text(f"#!/bin/sh\n{body}\n")
    swift.chmod(0o755)
    return subprocess.run(
        [SCRIPT, "--filter", "x"], env={**os.environ, "SWIFT": str(swift), **environment}, capture_output=True, text=True, timeout=60
    )


def test_output_and_status_are_those_of_swift(tmp_path):
    result = run(tmp_path, 'echo "$@"; exit 3')
    assert (result.returncode, result.stdout) == (3, "test --filter x\n")
    assert run(tmp_path, "exit 0").returncode == 0


def test_a_test_that_does_not_end_is_named_and_ended(tmp_path):
    result = run(tmp_path, "echo 'Test waits() started.'; sleep 600", TEST_PATIENCE="1")
    assert result.returncode == 1
    assert "Nothing was printed for 1 seconds. The last test: Test waits() started." in result.stdout

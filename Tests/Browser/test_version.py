"""The version that each program prints is that of the newest entry in CHANGELOG.md."""

import os
import re
import subprocess

from wire import REPOSITORY

GALLERY = os.environ.get("GALLERY") or REPOSITORY / ".build/debug/gallery"
NEWEST = r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$"


def test_a_program_prints_its_version(tmp_path):
    newest = re.search(NEWEST, (REPOSITORY / "CHANGELOG.md").read_text(), re.MULTILINE)
    run = subprocess.run([GALLERY, "--version"], cwd=tmp_path, capture_output=True, text=True, timeout=30)
    assert (run.returncode, run.stdout, run.stderr) == (0, f"Martlet {newest[1]}\n", "")
    assert list(tmp_path.iterdir()) == []  # nothing has started

"""scripts/screenshots takes the README's pictures."""

import struct
import subprocess
import sys

import pytest

from sampling import TAKES_EVERYTHING
from wire import REPOSITORY


@pytest.mark.skipif(not TAKES_EVERYTHING, reason="changes with nothing but the script; EVERYTHING=1 runs it")
def test_the_pictures_are_taken(tmp_path):
    run = subprocess.run(
        [sys.executable, REPOSITORY / "scripts/screenshots", tmp_path], capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stdout + run.stderr
    light, dark = [(tmp_path / f"front-{scheme}.png").read_bytes() for scheme in ("light", "dark")]
    assert light != dark
    for picture in (light, dark):
        assert len(picture) <= 150_000
        assert struct.unpack(">II", picture[16:24]) == (1280, 800)  # width and height in a PNG's header

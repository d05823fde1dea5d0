"""Runs the README's curl commands exactly as written, and finds its programs in a Swift test."""

import json
import re
import subprocess

from markdown import code_blocks, contains_code, program
from wire import REPOSITORY, frames, validate


def test_the_lines_for_curl_do_what_they_say(server, tmp_path):
    (block,) = code_blocks("README.md", "sh curl")
    assert "url=http://127.0.0.1:8080\n" in block
    script = block.replace("url=http://127.0.0.1:8080\n", f"url={server.url}\n")
    run = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=30)
    # 28: curl's time limit for the stream has passed.
    assert run.returncode == 28, run.stderr

    assert "Count: 0" in (tmp_path / "counter.html").read_text()
    pressed, end = json.JSONDecoder().raw_decode(run.stdout)
    validate(pressed, "eventAnswer")
    assert "Count: 1" in json.dumps(pressed["patches"])
    actions, length = json.JSONDecoder().raw_decode(run.stdout[end:].lstrip())
    validate(actions, "actions")
    assert "inc" in [action.get("identifier") for action in actions]
    assert frames(run.stdout[run.stdout.index("retry:") :]) == [(pressed["seq"], pressed["patches"])]


def test_the_programs_are_tested():
    source = (REPOSITORY / "Tests/GuideTests/ReadmeTests.swift").read_text()
    # The other blocks are parts of a package's manifest.
    programs = [block for block in code_blocks("README.md", "swift") if not block.startswith(".")]
    assert len(programs) == 3
    for block in programs:
        assert contains_code(source, program(block)), block


def test_the_pictures_exist_and_are_small():
    pictures = re.findall(r'(?:srcset|src)="(docs/images/[^"]+)"', (REPOSITORY / "README.md").read_text())
    assert len(pictures) == 2
    for picture in pictures:
        assert 1_000 < (REPOSITORY / picture).stat().st_size <= 150_000, picture

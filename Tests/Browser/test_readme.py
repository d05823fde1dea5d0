"""Runs the README's curl commands exactly as written."""

import json
import re
import subprocess

from wire import REPOSITORY, frames, validate


def test_the_lines_for_curl_do_what_they_say(server, tmp_path):
    block = re.search(r"^```sh curl\n(.*?)^```", (REPOSITORY / "README.md").read_text(), re.MULTILINE | re.DOTALL)[1]
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

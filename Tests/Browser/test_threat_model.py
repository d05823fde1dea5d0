"""Every test that docs/threat-model.md names exists."""

import re

from wire import REPOSITORY


def test_every_promise_names_tests_that_exist():
    sources = [path for path in (REPOSITORY / "Tests").rglob("*") if path.suffix in (".swift", ".py")]
    files = {path.name for path in sources}
    text = "\n".join(path.read_text() for path in sources)
    missing = []
    suite = None
    model = (REPOSITORY / "docs" / "threat-model.md").read_text()
    rows = [line.rsplit("|", 2)[1] for line in model.splitlines() if line.startswith("| ") and line.count("|") == 4 - 1]
    for name in re.findall(r"`([^`]+)`", "\n".join(rows)):
        if name.endswith(".py"):
            missing += [] if name in files else [name]
        elif re.fullmatch(r"\w+Tests(\.\w+)?", name):
            suite, _, function = name.partition(".")
            if f"struct {suite}" not in text or (function and f"func {function}(" not in text):
                missing.append(name)
        elif re.fullmatch(r"[a-z]\w+", name) and suite:
            missing += [] if f"func {name}(" in text or f"def {name}(" in text else [name]
    assert len(rows) > 40
    assert not missing

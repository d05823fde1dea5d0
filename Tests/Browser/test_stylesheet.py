"""The style sheet by itself."""

import re
from pathlib import Path

PUBLIC = Path(__file__).resolve().parents[2] / "Public"


def test_every_variable_that_is_used_has_a_value_somewhere():
    """A variable without a value, and without another one for that case, makes a rule without effect."""
    root = PUBLIC.parent
    sheet = (PUBLIC / "martlet.css").read_text()
    used = set(re.findall(r"var\((--m-[\w-]+)\)", sheet))
    given = set(re.findall(r"(--m-[\w-]+)\s*:", sheet))
    for source in (*root.glob("Sources/Martlet*/**/*.swift"), *PUBLIC.glob("*.js")):
        given |= set(re.findall(r"--m-[\w-]+", source.read_text()))
    assert used - given == set()

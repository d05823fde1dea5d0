"""Each program of Tests/ConcurrencyPrograms, in each of four ways, runs, or the compiler or a message explains why not.

Each run draws two cells; with EVERYTHING=1, as in `make soak`, it takes every one.
"""

import pytest

from concurrency.cell import outcome
from concurrency.script import programs
from concurrency.table import DOCUMENT, outcomes, tables, written
from concurrency.ways import WAYS
from sampling import sample

CELLS = [(program, way) for program in programs() for way in WAYS]
RENEW = "run `.venv/bin/python -m concurrency --write` in Tests/Browser, and read what has changed"


@pytest.mark.parametrize("name, way", sample(CELLS, 1, "concurrency"))
def test_a_program_does_what_the_table_says(name, way, tmp_path):
    found = outcome(programs()[name], WAYS[way], tmp_path)
    assert found == outcomes()[name][way], f"if this is right, {RENEW}"


def test_every_program_has_an_outcome_and_none_fails():
    expected = outcomes()
    assert set(expected) == set(programs())
    for name, ways in expected.items():
        assert set(ways) == set(WAYS), name
        assert all(cell["outcome"] in ("runs", "error", "reported") for cell in ways.values()), name
    assert all(any(step[0] == "expect" for step in program.steps) for program in programs().values())


def test_the_documentation_has_these_outcomes():
    document = DOCUMENT.read_text()
    assert tables(outcomes()) in document, RENEW
    assert written(document, outcomes()) == document

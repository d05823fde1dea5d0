"""Prints the outcomes of all programs, or of the named ones.

    .venv/bin/python -m concurrency [PROGRAM…] [--way WAY…] [--write]    in Tests/Browser
"""

import argparse
import json
import tempfile
from pathlib import Path

from .cell import outcome
from .script import programs
from .table import DOCUMENT, OUTCOMES, outcomes, written
from .ways import WAYS

parser = argparse.ArgumentParser(prog="concurrency")
parser.add_argument("programs", nargs="*")
parser.add_argument("--way", action="append", choices=WAYS)
parser.add_argument("--write", action="store_true", help="into outcomes.json and the tables of docs/concurrency.md")
arguments = parser.parse_args()
found = outcomes() if OUTCOMES.exists() else {}
with tempfile.TemporaryDirectory() as folder:
    for name, program in programs().items():
        if arguments.programs and name not in arguments.programs:
            continue
        for way in arguments.way or WAYS:
            result = outcome(program, WAYS[way], Path(folder))
            found.setdefault(name, {})[way] = result
            print(f"{name}, {WAYS[way].title}: {result['outcome']} {result.get('text', '')}", flush=True)
if arguments.write:
    OUTCOMES.write_text(json.dumps(found, indent=2, ensure_ascii=False, sort_keys=True) + "\n")
    DOCUMENT.write_text(written(DOCUMENT.read_text(), found))

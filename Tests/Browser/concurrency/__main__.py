"""Prints what becomes of the programs, as JSON for outcomes.json: all of them, or those that are named.

.venv/bin/python -m concurrency [PROGRAM…] [--way WAY…]    in Tests/Browser
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from .cell import outcome
from .script import programs
from .ways import WAYS

parser = argparse.ArgumentParser(prog="concurrency")
parser.add_argument("programs", nargs="*")
parser.add_argument("--way", action="append", choices=WAYS)
arguments = parser.parse_args()
found = {}
with tempfile.TemporaryDirectory() as folder:
    for name, program in programs().items():
        if arguments.programs and name not in arguments.programs:
            continue
        for way in arguments.way or WAYS:
            result = outcome(program, WAYS[way], Path(folder))
            found.setdefault(name, {})[way] = result
            print(name, way, result["outcome"], str(result.get("text", ""))[:300], file=sys.stderr, flush=True)
json.dump(found, sys.stdout, indent=2)

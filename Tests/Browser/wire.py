"""The protocol's schema, for tests that send frames and tests that receive them."""

import json
from pathlib import Path

from jsonschema import Draft202012Validator

REPOSITORY = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((REPOSITORY / "docs/protocol.schema.json").read_text())


def validate(instance, definition):
    """Raises an error with a readable message unless `instance` matches `definition` of docs/protocol.schema.json."""
    Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{definition}"}).validate(instance)


def frames(stream):
    """The (sequence number, patches) of every complete frame in the text of an event stream."""
    found = []
    for block in stream.split("\n\n")[:-1]:
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line)
        if "data" in fields:
            found.append((int(fields["id"]), json.loads(fields["data"])))
    return found

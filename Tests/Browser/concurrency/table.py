"""The tables of docs/concurrency.md, generated from outcomes.json."""

import json
import re

from wire import REPOSITORY

from .mends import MENDS
from .script import PROGRAMS, programs
from .ways import WAYS

OUTCOMES = PROGRAMS / "outcomes.json"
DOCUMENT = REPOSITORY / "docs/concurrency.md"
MARKED = re.compile(r"(<!-- Made by Tests/Browser/concurrency/table\.py -->\n).*?(<!-- end -->)", re.DOTALL)


def outcomes():
    return json.loads(OUTCOMES.read_text())


def written(document, outcomes):
    """The document with its tables as they should be."""
    return MARKED.sub(lambda found: found[1] + tables(outcomes) + found[2], document, count=1)


def tables(outcomes):
    texts = []

    def cell(outcome):
        if outcome["outcome"] == "runs":
            return "runs"
        text = outcome["text"] if isinstance(outcome["text"], str) else outcome["text"][0]
        kind = "error" if outcome["outcome"] == "error" else "reported"
        entry = (kind, _general(text))
        if entry not in texts:
            texts.append(entry)
        return f"{kind} {texts.index(entry) + 1}"

    lines = [
        "| program | description | " + " | ".join(way.title for way in WAYS.values()) + " |",
        "|---|---|" + "---|" * len(WAYS),
    ]
    for name, program in programs().items():
        cells = [cell(outcomes[name][way]) for way in WAYS]
        link = f"[{name}](../Tests/ConcurrencyPrograms/{name}.swift)"
        lines.append(f"| {link} | {program.about} | " + " | ".join(cells) + " |")
    lines += ["", "| | message | solution |", "|---|---|---|"]
    for number, (kind, text) in enumerate(texts, 1):
        said = f"`{text}`" if kind == "error" else f"in the log, and in development on the page: “{text}”"
        lines.append(f"| {kind} {number} | {said} | {mend(text)} |")
    return "\n".join(lines) + "\n"


def mend(text):
    """The advice for an error or a message. Raises StopIteration if there is none."""
    return next(advice for pattern, advice in MENDS.items() if re.search(pattern, text))


def _general(text):
    """The message without the program's own names, so that equivalent messages share one entry."""
    text = re.sub(r"^_\w+ of \w+", "… of …", text)
    return re.sub(r"^(An @Observable object) of \w+", r"\1 of …", re.sub(r"'(self)\.\w+'", r"'\1'", text))

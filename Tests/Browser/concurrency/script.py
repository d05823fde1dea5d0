"""The script of a visitor's actions, which is at the beginning of a program's file.

    // press: load            presses the button with this accessibility identifier
    // type: query = martlet  types into the field with this identifier
    // expect: total = 3      waits until the page shows this
"""

import re
from dataclasses import dataclass

from wire import REPOSITORY

PROGRAMS = REPOSITORY / "Tests/ConcurrencyPrograms"


@dataclass(frozen=True)
class Program:
    name: str
    about: str
    steps: tuple[tuple[str, ...], ...]

    @property
    def source(self):
        return PROGRAMS / f"{self.name}.swift"


def programs():
    """All programs, by name."""
    return {path.stem: _read(path) for path in sorted(PROGRAMS.glob("*.swift"))}


def _read(path):
    head = path.read_text().split("\n\n", 1)[0].splitlines()
    steps, about = [], []
    for line in head:
        found = re.fullmatch(r"// (press|type|expect): (.*)", line)
        if not found:
            about.append(line.removeprefix("// "))
        elif found[1] == "type":
            steps.append(("type", *found[2].split(" = ", 1)))
        else:
            steps.append((found[1], found[2]))
    return Program(path.stem, " ".join(about), tuple(steps))

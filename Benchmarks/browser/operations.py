"""What is clicked, and what the page shows when it has worked."""
import statistics

from timing import milliseconds, rest

ROWS = "document.getElementById('tbody').rows"
LABEL = "?.children[1]?.querySelector('a')?.textContent"


def button(identifier: str) -> str:
    return f"document.getElementById('{identifier}')"


def row_link(row: int, cell: int) -> str:
    return f"{ROWS}[{row}].children[{cell}].querySelector('a')"


class Operation:
    """JavaScript expressions: `prepare` (earlier clicks, each with the condition that it makes true), the element to
    `click`, `remember` (a value read before the click, called `before`), `done` (true when the DOM shows the
    effect)."""

    def __init__(self, name, click, done, remember="null", prepare=(), limit=None):
        self.name, self.click, self.done, self.remember = name, click, done, remember
        self.prepare, self.limit = prepare, limit

    def times(self, page, repetitions: int) -> list[float]:
        """Milliseconds from the click to the changed DOM, for each repetition. An additional first one does not
        count."""
        measured = []
        for _ in range(repetitions + 1):
            for click, done in self.prepare:
                milliseconds(page, click, "null", done)
            rest(page)
            measured.append(milliseconds(page, self.click, self.remember, self.done))
        return measured[1:]

    def figures(self, page, by_hand, repetitions: int) -> list[dict]:
        served, local = self.times(page, repetitions), self.times(by_hand, repetitions)
        middle = {"name": f"{self.name}, median", "unit": "ms", "martlet": statistics.median(served),
                  "floor": statistics.median(local)}
        if self.limit is not None:
            middle["limit"] = self.limit
        return [middle, {"name": f"{self.name}, p95", "unit": "ms", "martlet": tail(served), "floor": tail(local)}]


def tail(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def empty():
    return (button("clear"), f"{ROWS}.length === 0")


def filled(size: int):
    identifier = {1_000: "run", 10_000: "runlots"}[size]
    return (button(identifier), f"{ROWS}.length === {size} && !!{ROWS}[{size - 1}]{LABEL}")


def operations(size: int) -> list[Operation]:
    fresh = [empty(), filled(size)]
    label = str(size // 1000) + ",000"
    limit = {1_000: 4, 10_000: 8}[size]
    number = "[{0}]?.children[0]?.textContent"
    swap = Operation(
        f"swap in {label}", button("swaprows"),
        f"{ROWS}{number.format(1)} === before[1] && {ROWS}{number.format(998)} === before[0]",
        remember=f"[{ROWS}{number.format(1)}, {ROWS}{number.format(998)}]", prepare=fresh, limit=limit)
    select = Operation(
        f"select another in {label}", row_link(5, 1),
        f"{ROWS}[5].classList.contains('danger') && !{ROWS}[2].classList.contains('danger')",
        prepare=[*fresh, (row_link(2, 1), f"{ROWS}[2].classList.contains('danger')")], limit=limit)
    remove = Operation(
        f"remove row 4 of {label}", row_link(3, 2), f"{ROWS}.length === {size - 1}", prepare=fresh, limit=limit)
    if size == 10_000:
        return [swap, select, remove]
    click, done = filled(size)
    return [
        Operation(f"create {label}", click, done, prepare=[empty()], limit=15),
        Operation(
            f"replace {label}", click, f"{ROWS}[0] && {ROWS}{number.format(0)} !== before && {done}",
            remember=f"{ROWS}{number.format(0)}", prepare=fresh),
        Operation(
            f"append 1,000 to {label}", button("add"), f"{ROWS}.length === 2000 && !!{ROWS}[1999]{LABEL}",
            prepare=fresh),
        Operation(
            f"update every 10th of {label}", button("update"), f"{ROWS}[990]{LABEL}.endsWith(' !!!')", prepare=fresh),
        swap, select, remove,
        Operation(f"clear {label}", *empty(), prepare=fresh),
    ]


def counter_figures(page, by_hand) -> list[dict]:
    text = "document.getElementById('count').textContent"
    click = Operation("counter", button("inc"), f"{text} !== before", remember=text)
    return click.figures(page, by_hand, 60)


def row_figures(page, by_hand) -> list[dict]:
    figures = []
    for operation in operations(1_000):
        figures += operation.figures(page, by_hand, 15)
    for operation in operations(10_000):
        figures += operation.figures(page, by_hand, 7)
    return figures

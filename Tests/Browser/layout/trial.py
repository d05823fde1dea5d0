"""Compares trees with the model, in a tab."""

from collections import Counter
from dataclasses import dataclass, field

from . import generator, model
from .compare import by_tree, differences
from .geometry import Box

#: How many trees are on a page at once.
AT_ONCE = 100


@dataclass
class Outcome:
    """The result of one tree at one width."""

    name: object
    width: float
    rules: tuple
    differences: list

    def __str__(self):
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        lines = [f"    {name}: the model has {one}, the browser {other}" for name, one, other in self.differences]
        return "\n".join([f"{self.name} at {self.width}{rules}", *lines])


@dataclass
class Report:
    outcomes: list = field(default_factory=list)

    @property
    def wrong(self):
        return [outcome for outcome in self.outcomes if outcome.differences]

    def share(self, without_rules=False):
        """The share of the trees that agree completely, at all widths: a number from 0 to 1."""
        counted = [outcome for outcome in self.outcomes if not (without_rules and outcome.rules)]
        return sum(not outcome.differences for outcome in counted) / max(1, len(counted))

    def __str__(self):
        agreed, differed = Counter(), Counter()
        for outcome in self.outcomes:
            for rule in outcome.rules or ("no rule",):
                (differed if outcome.differences else agreed)[rule] += 1
        whole = f"{len(self.outcomes)} layouts, {self.share():.1%} agree whole; {self.share(True):.1%} of those without a rule"
        lines = [f"    {rule}: {agreed[rule]} agree, {differed[rule]} differ" for rule in sorted(agreed | differed)]
        return "\n".join([whole, *lines])


def hold(pages, tab, named, widths, mirrored=False):
    """Shows trees, by name, at every width, and compares each with the model."""
    report = Report()
    names, trees = list(named), list(named.values())
    measures = pages.measures(tab, trees)
    for start in range(0, len(trees), AT_ONCE):
        some = trees[start : start + AT_ONCE]
        pages.open(tab, some)
        if mirrored:
            tab.evaluate("void (document.documentElement.dir = 'rtl')")
        for width in widths:
            tab.resize(width, 800)
            tab.wait_until(f"innerWidth == {width}")
            pages.settle(tab)
            shown, room = pages.boxes(tab)
            boxes = by_tree(shown)
            for number, tree in enumerate(some):
                expected = model.boxes(tree, number, measures, room)
                found = differences(mirror(expected, room) if mirrored else expected, boxes.get(number, {}))
                report.outcomes.append(Outcome(names[start + number], width, tuple(sorted(expected.rules)), found))
    return report


def mirror(boxes, width):
    """Mirrors the boxes, for right-to-left pages."""
    return {
        name: box and Box(width - box.x - box.width, box.y, box.width, box.height) for name, box in boxes.items()
    }


def random_trees(first, count):
    return {f"seed {seed}": generator.tree(seed) for seed in range(first, first + count)}

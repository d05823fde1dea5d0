"""Compares a browser's boxes with the model's."""

from .geometry import Box

TOLERANCE = 1.0


def by_tree(shown):
    """The boxes of a page, by tree and name."""
    trees = {}
    for name, box in shown.items():
        trees.setdefault(int(name.split("-")[0]), {})[name] = Box(*box)
    return trees


def differences(expected, shown):
    """The names of the boxes that differ by more than a pixel, each with both boxes. A view that shares an element with
    a modifier around it has no box of its own."""
    found = []
    for name, box in shown.items():
        if name not in expected:
            found.append((name, None, box))
            continue
        model = expected[name]
        sides = ("x", "y", "width", "height")
        if model is not None and any(abs(getattr(model, side) - getattr(box, side)) > TOLERANCE for side in sides):
            found.append((name, model, box))
    return found

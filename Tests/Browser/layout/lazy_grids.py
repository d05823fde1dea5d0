"""LazyVGrid and LazyHGrid: tracks that the program sizes, filled one after another."""

from dataclasses import dataclass
from math import floor

from . import rules
from .geometry import clamped, inf, other, size_of
from .proposal import View, aligned, words
from .stacks import SPACING


@dataclass(frozen=True)
class Track:
    """GridItem."""

    kind: str = "flexible"
    length: float | None = None
    greatest: float | None = None
    spacing: float | None = None
    alignment: str | None = None


class LazyGrid(View):
    """Children in tracks: the columns of a LazyVGrid, the rows of a LazyHGrid (`axis` is "width" or "height").

    From Apple's documentation of GridItem.Size: `fixed`: "A single item with the specified fixed size." `flexible`: "The
    size of this item is the size of the grid with spacing and inflexible items removed, divided by the number of flexible
    items, clamped to the provided bounds." `adaptive`: "places one or more items into the space assigned to a single
    flexible item, using the provided bounds and spacing to decide exactly how many items fit. This approach prefers to
    insert as many items of the minimum size as possible but lets them increase to the maximum size."

    The grid takes its proposal along the tracks' axis, and places the tracks in it with its alignment. It proposes to
    its children the length of their track, and nothing along the other axis.
    """

    def __init__(self, axis, tracks, children, alignment=None, spacing=None):
        super().__init__()
        self.axis, self.items, self.children = axis, tracks or [Track()], children
        self.alignment = alignment or "center"
        self.across = SPACING if spacing is None else spacing
        self.gap = next((item.spacing for item in self.items if item.spacing is not None), SPACING)

    def lines(self, offer):
        """The length and the item of each track."""
        whole = offer.along(self.axis)
        fixed = sum(item.length for item in self.items if item.kind == "fixed")
        flexible = max(1, sum(item.kind != "fixed" for item in self.items))
        share = ((whole or 0.0) - fixed - self.gap * (len(self.items) - 1)) / flexible
        found = []
        for item in self.items:
            least = 10.0 if item.length is None else item.length
            if item.kind == "fixed":
                found.append((item.length, item))
            elif item.kind == "flexible":
                found.append((clamped(share, least, item.greatest), item))
            else:
                fitting = 1 if share == inf else floor((share + self.gap + 0.001) / (least + self.gap))
                count = max(1, fitting)
                length = clamped((share - self.gap * (count - 1)) / count, least, item.greatest)
                found += [(length, item)] * count
        return found

    def total(self, offer):
        lines = self.lines(offer)
        return sum(length for length, _ in lines) + self.gap * (len(lines) - 1)

    def rows(self, offer):
        """The children between two gaps across the tracks, each with its proposal; and how long the row is there."""
        lines, across = self.lines(offer), other(self.axis)
        found = []
        for start in range(0, len(self.children), len(lines)):
            row = []
            for child, (length, _) in zip(self.children[start:], lines):
                row.append((child, offer.having(self.axis, length).having(across, None)))
            longest = max(child.size(share).along(across) for child, share in row)
            row = [
                (child, share.having(across, longest) if child.size(share).along(across) < longest else share)
                for child, share in row
            ]
            found.append((row, longest))
        return found

    def choose(self, offer):
        rows = self.rows(offer)
        length = max(offer.along(self.axis) or 0.0, self.total(offer))
        return size_of(self.axis, length, sum(high for _, high in rows) + self.across * max(0, len(rows) - 1))

    def arrange(self, x, y, size, offer, boxes, room):
        axis, across = self.axis, other(self.axis)
        if offer.along(axis) is None and any(item.kind != "fixed" for item in self.items):
            boxes.notice(rules.IDEAL_WIDTH)
        lines = self.lines(offer)
        begin = aligned(self.alignment, size.along(axis), self.total(offer))
        below = 0.0
        for row, longest in self.rows(offer):
            along = begin
            for (child, share), (length, item) in zip(row, lines):
                own = child.size(share)
                horizontal, vertical = words(item.alignment)
                first, second = (horizontal, vertical) if axis == "width" else (vertical, horizontal)
                right = along + aligned(first, length, own.along(axis))
                down = below + aligned(second, longest, own.along(across))
                if axis == "height" and abs(child.size(share.having(across, None)).along(across) - own.along(across)) > 0.5:
                    boxes.notice(rules.IDEAL_WIDTH)
                inner = share.having(across, max(longest, own.along(across)) if share.along(across) is not None else None)
                child.place(*((x + right, y + down) if axis == "width" else (x + down, y + right)), share, boxes, inner)
                along += length + self.gap
            below += longest + self.across


__all__ = ["LazyGrid", "Track"]

"""Grid and GridRow: how the columns and rows divide the space, and where views are in their cells."""

from dataclasses import dataclass

from . import rules
from .frames import Modifier
from .geometry import AXES, Size, inf
from .leaves import Measured
from .proposal import View, aligned, words
from .stacks import SPACING, equal_level


class CellModifier(Modifier):
    """A modifier that only a grid reads: `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment`,
    `gridCellUnsizedAxes`."""

    def __init__(self, content, **traits):
        super().__init__(content)
        self.cell = {**content.cell, **traits}
        self.priority = content.priority

    def padding(self, axis):
        return self.content.padding(axis)


class Row(View):
    """A row is no view by itself: its children are the grid's cells."""

    def __init__(self, children, alignment=None):
        super().__init__()
        self.children, self.alignment = children, alignment


@dataclass
class Cell:
    view: View
    row: int
    column: int
    span: int
    #: The vertical alignment, if the row has one.
    alignment: str | None
    is_in_row: bool = True

    def sizes(self, axis):
        """Whether the view makes its cell larger."""
        return axis not in self.view.cell.get("unsized", ())


class Grid(View):
    """Rows of cells. A column is as wide as its widest cell, and a row as high as its highest.

    "The grid sizes its columns and rows according to the largest cell." Columns divide the proposed width as the views of
    an HStack do, the least flexible first, and rows the height as those of a VStack. A view outside of a row takes a row
    of its own, and spans all columns. A view that spans several columns makes all of them larger by the same length if
    they are too narrow for it.
    """

    def __init__(self, children, alignment=None, column_gap=None, row_gap=None):
        super().__init__()
        self.horizontal, self.vertical = words(alignment)
        self.gaps = {
            "width": SPACING if column_gap is None else column_gap, "height": SPACING if row_gap is None else row_gap
        }  # fmt: skip
        rows = [child for child in children if not isinstance(child, Row) or child.children]
        spans = [[c.cell.get("columns", 1) for c in row.children] for row in rows if isinstance(row, Row)]
        self.counts = {"width": max(map(sum, spans), default=1), "height": len(rows)}
        self.cells, self.columns = [], {}
        for number, row in enumerate(rows):
            if not isinstance(row, Row):
                self.cells.append(Cell(row, number, 0, self.counts["width"], None, False))
                continue
            column = 0
            for view in row.children:
                span = view.cell.get("columns", 1)
                self.cells.append(Cell(view, number, column, span, row.alignment))
                self.columns.setdefault(column, view.cell.get("column"))
                if view.cell.get("column"):
                    self.columns[column] = view.cell["column"]
                column += span
        self._lengths = {}

    def tracks(self, axis, length_of):
        """The lengths of the columns (or rows) if `length_of` gives that of each cell."""
        lengths = [0.0] * self.counts[axis]
        for cell in sorted(self.cells, key=lambda cell: cell.span if axis == "width" else 1):
            if not cell.sizes(axis):
                continue
            start, count = (cell.column, cell.span) if axis == "width" else (cell.row, 1)
            missing = length_of(cell) - sum(lengths[start : start + count]) - self.gaps[axis] * (count - 1)
            for track in range(start, start + count):
                lengths[track] += max(0.0, missing) / count
        return lengths

    def divide(self, axis, offer, proposal):
        """The lengths of the columns (or rows) for an offer; `proposal` is what a cell is proposed along the other axis."""

        def at(length):
            return self.tracks(axis, lambda cell: cell.view.size(proposal(cell).having(axis, length)).along(axis))

        if offer.along(axis) is None:
            return at(None), None
        least, greatest = at(0.0), at(inf)
        left = max(0.0, offer.along(axis) - self.gaps[axis] * (len(least) - 1))
        lengths, room = [0.0] * len(least), left
        order = sorted(range(len(least)), key=lambda track: greatest[track] - least[track])
        for position, track in enumerate(order):
            share = max(0.0, left) / (len(order) - position)
            lengths[track] = min(max(share, least[track]), greatest[track])
            left -= lengths[track]
        return lengths, (least, greatest, room)

    def lengths(self, offer):
        found = self._lengths.get(offer)
        if found is None:
            nothing = offer.having("width", None).having("height", None)
            widths, columns = self.divide("width", offer, lambda cell: nothing)
            heights, rows = self.divide("height", offer, lambda cell: nothing.having("width", self.area(cell, "width", widths)))
            found = self._lengths[offer] = (widths, heights, columns, rows)
        return found

    def area(self, cell, axis, lengths):
        start, count = (cell.column, cell.span) if axis == "width" else (cell.row, 1)
        return sum(lengths[start : start + count]) + self.gaps[axis] * (count - 1)

    def choose(self, offer):
        widths, heights = self.lengths(offer)[:2]
        return Size(*(
            sum(lengths) + self.gaps[axis] * max(0, len(lengths) - 1) for axis, lengths in zip(AXES, (widths, heights))
        ))  # fmt: skip

    def arrange(self, x, y, size, offer, boxes, room):
        widths, heights, columns, rows = self.lengths(offer)
        self.notice_rules(offer, boxes, widths, heights, columns, rows)
        for cell in self.cells:
            wide, high = self.area(cell, "width", widths), self.area(cell, "height", heights)
            proposal = offer.having("width", wide).having("height", high)
            own = cell.view.size(proposal)
            left = sum(widths[: cell.column]) + self.gaps["width"] * cell.column
            above = sum(heights[: cell.row]) + self.gaps["height"] * cell.row
            anchor = cell.view.cell.get("anchor")
            if anchor:
                right, down = anchor[0] * (wide - own.width), anchor[1] * (high - own.height)
            else:
                column = self.columns.get(cell.column) if cell.is_in_row else None
                right = aligned(column or self.horizontal, wide, own.width)
                down = aligned(cell.alignment or self.vertical, high, own.height)
            inner = proposal if offer.height is not None else proposal.having("height", max(high, own.height))
            cell.view.place(x + left + right, y + above + down, proposal, boxes, inner)

    def notice_rules(self, offer, boxes, widths, heights, columns, rows):
        if columns:
            least, greatest, room = columns
            # A page begins with what the columns need, but for texts, and makes all of them larger by the same length.
            texts = [
                all(isinstance(c.view, Measured) and not c.view.fills and c.view.wraps for c in self.cells
                    if c.column == track and c.span == 1)
                for track in range(len(least))
            ]  # fmt: skip
            begin = [0.0 if text else length for text, length in zip(texts, least)]
            limits = [(0.0, max(0.0, most - start)) for most, start in zip(greatest, begin)]
            more = equal_level(limits, room - sum(begin))
            shown = [start + min(more, limit) for start, (_, limit) in zip(begin, limits)]
            if any(abs(one - two) > 0.5 for one, two in zip(shown, widths)):
                boxes.notice(rules.GRID_COLUMNS)
        single = {cell.column for cell in self.cells if cell.span == 1 and cell.sizes("width")}
        for cell in self.cells:
            missing = single.symmetric_difference(range(cell.column, cell.column + cell.span)) - single
            if 0 < len(missing) < cell.span:
                boxes.notice(rules.GRID_SPANS)
        if rows:
            # A page gives what is left to all rows, if one of them is flexible.
            least, greatest, room = rows
            if any(most - few > 0.5 for few, most in zip(least, greatest)):
                boxes.notice(rules.GRID_ROWS)
        if offer.width is None:
            for cell in self.cells:
                wide = self.area(cell, "width", widths)
                ideal = cell.view.size(offer.having("height", None)).width
                if abs(cell.view.size(offer.having("width", wide)).width - ideal) > 0.5:
                    boxes.notice(rules.IDEAL_WIDTH)

    def baseline(self, offer, last):
        return self.size(offer).height


__all__ = ["CellModifier", "Grid", "Row"]

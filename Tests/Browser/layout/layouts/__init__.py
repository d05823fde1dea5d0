"""Handwritten layouts by name. Each file is a table of them."""

from . import controls, depth, frames, grids, lazy_grids, priorities, regions, rows, scrolling, screens, stacks, texts

TABLES = (stacks, rows, priorities, frames, texts, controls, depth, scrolling, screens, grids, lazy_grids, regions)
LAYOUTS = {name: tree for table in TABLES for name, tree in table.LAYOUTS.items()}
assert len(LAYOUTS) == sum(len(table.LAYOUTS) for table in TABLES), "two layouts have one name"

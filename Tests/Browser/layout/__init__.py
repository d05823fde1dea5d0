"""SwiftUI's layout as its documentation tells it, to hold against what browsers make of Martlet's pages.

A parent offers its child a size, the child chooses one, the parent places it (proposal.py). A tree is JSON, as
Tests/TrialProgram/Layout/LayoutNode.swift reads it: `model.boxes` says where the model puts its views, `pages.LayoutPages`
where a browser does, `compare.differences` where they differ. Only the sizes of leaves (texts, buttons, fields) come from the
browser (leaves.py). Nothing else here was written from what Martlet does: where that differs, rules.py names it.
"""

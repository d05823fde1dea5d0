"""A model of SwiftUI's documented layout, for comparison with the layout of Martlet's pages in browsers.

A parent proposes a size to its child, the child chooses one, and the parent places it (proposal.py). A tree is JSON, as
Tests/TrialProgram/Layout/LayoutNode.swift reads it. `model.boxes` computes where the model puts its views,
`pages.LayoutPages` reads where a browser puts them, and `compare.differences` compares the two. Only the sizes of
leaves (texts, buttons, fields) come from the browser (leaves.py). Nothing else here is derived from Martlet's behavior;
where that differs, rules.py has a rule for it.
"""

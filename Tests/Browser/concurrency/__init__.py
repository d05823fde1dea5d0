"""Compiles each program of Tests/ConcurrencyPrograms in four ways, runs it, and has two visitors use it at once.

`outcomes.json` beside the programs holds the expected outcomes, and docs/concurrency.md shows them as a table.
"""

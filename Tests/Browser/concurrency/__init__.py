"""The programs of Tests/ConcurrencyPrograms, each compiled in four ways, run and used by two visitors at once.

`outcomes.json` beside the programs says what must become of each, and docs/concurrency.md shows it as a table.
"""

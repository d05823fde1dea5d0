"""The table, and what went wrong."""

HEADINGS = [
    "attack", "sent", "answers", "p50 alone", "beside", "p99 alone", "beside", "after", "newcomer alone", "beside",
    "MB before", "peak", "after", "tries", "",
]  # fmt: skip


def row(trials):
    """The best trial of one attack, which is the last: an attack that passes is not repeated."""
    trial = best(trials)
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(trial.answers.items()))
    milliseconds = [
        trial.alone.of_presses(0.5), trial.beside.of_presses(0.5),
        trial.alone.of_presses(0.99), trial.beside.of_presses(0.99), trial.after.of_presses(0.99),
    ]  # fmt: skip
    newcomers = [trial.alone.longest_newcomer, max(trial.beside.longest_newcomer, trial.after.longest_newcomer)]
    return [
        trial.kind.name, f"{trial.sent}", answers, *[f"{value:.1f}" for value in milliseconds],
        *[f"{value:.0f}" for value in newcomers], *[f"{value:.0f}" for value in trial.memory],
        f"{len(trials)}", "FAILED" if trial.faults else "",
    ]  # fmt: skip


def best(trials):
    """The trial with the fewest faults, and among those the one with the shortest wait."""
    return min(trials, key=lambda trial: (len(trial.faults), trial.waited))


def table(rows):
    lines = [HEADINGS, ["---"] * len(HEADINGS), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )

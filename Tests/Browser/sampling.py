"""Samples of what is too much for every run: each run draws anew, and `make soak` (EVERYTHING=1) takes all.

`SAMPLE_SEED` repeats a run's samples; its last lines name it.
"""

import os
import random

# The processes of a parallel run must collect the same tests, so the first process draws the seed, once.
os.environ.setdefault("SAMPLE_SEED", str(random.randrange(1_000_000)))

TAKES_EVERYTHING = bool(os.environ.get("EVERYTHING"))


def sample(things, count, name):
    """Some of many similar things, in their order; all of them with EVERYTHING=1."""
    things = list(things)
    if TAKES_EVERYTHING or len(things) <= count:
        return things
    chosen = random.Random(f"{os.environ['SAMPLE_SEED']} {name}").sample(range(len(things)), count)
    return [things[index] for index in sorted(chosen)]

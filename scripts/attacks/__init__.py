"""Attacks on a release build of the gallery, with a neighbour that is measured at the same time (scripts/soak-attacks).

`catalogue` lists the attacks, `trial` runs one beside a `neighbour`, and `report` prints the results. The other modules
contain the attacks, grouped by the resource that they try to exhaust, on top of `wire` (one connection at a time) and
`crowd` (thousands).
"""

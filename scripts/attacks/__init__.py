"""Attacks on a release build of the gallery, with a neighbour that is measured beside them (scripts/soak-attacks).

`catalogue` names the attacks; `trial` runs one beside a `neighbour`; `report` says what came of it. What an attack sends is
in the modules by what it wants to use up, on top of `wire` (one connection at a time) and `crowd` (thousands).
"""

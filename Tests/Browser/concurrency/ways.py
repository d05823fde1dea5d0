"""The ways in which a program can be compiled."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    name: str
    title: str
    arguments: tuple[str, ...]


WAYS = {
    way.name: way
    for way in (
        Way("flag", "with the line", ("-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault")),
        Way("plain", "without it", ("-swift-version", "6")),
        Way("swift5", "Swift 5 mode", ("-swift-version", "5")),
        Way("main-actor", "main-actor module", ("-swift-version", "6", "-default-isolation", "MainActor")),
    )
}  # fmt: skip

"""Advice for the compiler's and the log's messages about a program: a pattern for the message, and the advice in
Markdown."""

ELSEWHERE = "[what is done elsewhere](#what-is-done-elsewhere)"
MAIN_ACTOR = "turn the program into a [main-actor program](#main-actor-programs)"

MENDS = {
    r"^sending 'self' risks": "Add the line to `Package.swift`. If it is already there, the code leaves for the main actor or the main "
    f"queue: write `Task {{ … }}`, or {MAIN_ACTOR}.",
    r"^sending value of non-Sendable type": "Add the line to `Package.swift`.",
    r"in a '@Sendable' closure$": f"Another queue would change it: see {ELSEWHERE}, or {MAIN_ACTOR}.",
    r"can not be mutated from a Sendable closure$": "Another queue would change it: wait for the result in a `Task { … }`, with "
    "`withCheckedContinuation`.",
    r"global function .* cannot be called from outside of the actor$": "Write `nonisolated` before the function, as for SwiftUI.",
    r"^main actor-isolated default value|^call to main actor-isolated init": f"Remove `@MainActor`, or {MAIN_ACTOR}.",
    r"^static property .* is not concurrency-safe": f"Use a `Shared` value, or `@State` in the `App`; or {MAIN_ACTOR}.",
    r"outside its visitor's session": f"It works, but see {ELSEWHERE}.",
}

extension Session {
    /// Runs `body` as the session does, on the thread that the session's executor has now.
    ///
    /// What `assumeIsolated` does, which finds out in over a thousand instructions, asking for the main thread on the way,
    /// what the executor knows by itself (decision 19).
    nonisolated func inside<Result>(_ body: (isolated Session) -> Result) -> Result {
        executor.checkIsolated()
        // An isolated parameter is passed like any other; that it is isolated is the type's alone.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Session) -> Result).self)(self) }
    }
}

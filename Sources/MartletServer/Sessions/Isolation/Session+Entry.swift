/// How other threads enter a session.
extension Session {
    /// Runs `body` in this session, after what waits already; if that is slow, after other visitors' presses as well.
    package nonisolated func enter(slowly: Bool = false, _ body: @escaping @Sendable (isolated Session) -> Void) {
        if slowly {
            executor.performSlowly { self.inside(body) }
        } else {
            executor.perform { self.inside(body) }
        }
    }

    /// Runs `body` in this session, after what waits already; if it may be costly, after other visitors' events, and what
    /// comes later in this session after it.
    nonisolated func enter(isCostly: Bool, _ body: @escaping @Sendable (isolated Session) -> Void) {
        if isCostly {
            executor.performCostly { self.inside(body) }
        } else {
            executor.perform { self.inside(body) }
        }
    }

    /// Runs `body` in this session on the calling thread, if the session is idle; otherwise returns `nil`. `body` must
    /// be short. It ends with ``flushChanges()`` or ``flushChangesLater()`` if it may have changed something on pages.
    ///
    /// `isNoted` means that it may change what is stored.
    package nonisolated func enterIfIdle<Result: Sendable>(
        isNoted: Bool = true, _ body: (isolated Session) -> Result
    ) -> Result? {
        executor.performIfIdle {
            let result = inside(body)
            if isNoted, context.durability != nil { inside { $0.markWork() } }
            return result
        }
    }

    /// Runs `body` isolated to the session, on the thread that the session's executor has now.
    ///
    /// This is `assumeIsolated`, which takes over a thousand instructions, and asks for the main thread on the way, to
    /// find out what the executor knows.
    nonisolated func inside<Result>(_ body: (isolated Session) -> Result) -> Result {
        executor.checkIsolated()
        // An isolated parameter is passed like any other; isolation exists in the type only. What is cast is a function without a
        // context: to cast `body`, an object would be made around it each time.
        let call = IsolatedCall<Result> { session, body in body(session) }
        return unsafeBitCast(call, to: Call<Result>.self).perform(self, body)
    }
}

/// Functions in structures: by themselves they would be put into another form for the cast, with an object around them each time.
private struct IsolatedCall<Result> {
    let perform: (isolated Session, (isolated Session) -> Result) -> Result
}

private struct Call<Result> { let perform: (Session, (isolated Session) -> Result) -> Result }

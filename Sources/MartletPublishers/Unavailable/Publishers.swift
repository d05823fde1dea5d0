extension Publisher {
    @available(
        *, unavailable, message: "Use replaceError(with:) or catch: an error must not end the server for everybody."
    )
    public func assertNoFailure(_ prefix: String = "") -> Self { self }

    @available(*, unavailable, message: "Use print() or handleEvents: a breakpoint would end the server for everybody.")
    public func breakpointOnError() -> Self { self }

    @available(*, unavailable, message: "Leave it out: what comes too fast for a subscriber waits for it.")
    public func buffer(size: Int) -> Self { self }

    @available(*, unavailable, message: "Take the time in handleEvents(receiveOutput:).")
    public func measureInterval<Context: Scheduler>(using scheduler: Context) -> Self { self }
}

import MartletServer

extension HTTPFrontConfiguration {
    /// A free port of this machine, and little patience when stopping.
    static var testing: Self { Self().with(\.limits.stopDeadline, 1) }

    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

/// A front, stopped at the end of `body`.
func withFront<Result>(
    _ handler: any HTTPHandler, _ configuration: HTTPFrontConfiguration = .testing,
    _ body: (HTTPFront) throws -> Result
) throws -> Result {
    let front = try HTTPFront(configuration: configuration, handler: handler, logger: testLogger)
    defer { front.stop() }
    return try body(front)
}

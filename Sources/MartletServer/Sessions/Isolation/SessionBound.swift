/// A value that belongs to one session, passed through an interface that requires `Sendable`.
///
/// Safety of `@unchecked Sendable`: the value is made on the session's executor and opened there only
/// (``SessionExecutor/checkIsolated()`` holds for both ends); in between it is only carried.
struct SessionBound<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

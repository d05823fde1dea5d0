import Synchronization

/// Makes a session's value safe to use from elsewhere: from a detached task or from another queue. That is a misuse
/// that a compiler may not find (decision 29), and it must neither end the process nor be lost.
///
/// Only the session writes the value, and it reads it without a lock. Code elsewhere reads it under the lock and sees
/// the last value written elsewhere; what it writes is put into the session's queue, in order.
struct OutsideUse: ~Copyable {
    let isolation: (any GraphIsolation)?
    private let pending = Mutex<PendingWrites?>(nil)

    init(_ isolation: (any GraphIsolation)?) { self.isolation = isolation }

    /// Whether the calling code runs outside the session.
    @inline(__always)
    var isNeeded: Bool { isolation.map { !$0.isCurrent } ?? false }

    /// Runs `body`, which changes the value, while no code elsewhere reads it. `body` must not run a program's code.
    @inline(__always)
    func changing(_ body: () -> Void) {
        if isolation == nil { body() } else { pending.withLock { _ in body() } }
    }

    /// The value for code elsewhere. The session reports the first such use through `report`, with the function's name.
    func read<Value>(_ value: () -> Value, report: @escaping (_ caller: String?) -> Void) -> Value {
        let (value, isFirst) = pending.withLock { pending in
            let known = pending ?? PendingWrites()
            pending = known
            let isFirst = !known.hasReportedReading
            known.hasReportedReading = true
            // `nil` cast to an optional type would be a value.
            guard let latest = known.latest else { return (Carried(value()), isFirst) }
            return (Carried(latest as? Value ?? value()), isFirst)
        }
        if isFirst { perform(report) }
        return value.value
    }

    /// Writes from elsewhere: `body` runs in the session, after what was written before. The session reports the first
    /// such use through `report`, with the function's name.
    func write<Value>(
        _ value: Value, report: @escaping (_ caller: String?) -> Void, _ body: @escaping () -> Void
    ) {
        let carried = Carried(value as Any)
        // The value being replaced may be the last reference to a program's object, which must end outside the lock.
        let (former, isFirst) = pending.withLock { pending -> (Carried<Any?>, Bool) in
            let known = pending ?? PendingWrites()
            pending = known
            defer { (known.latest, known.hasReportedWriting) = (carried.value, true) }
            known.count += 1
            return (Carried(known.latest), !known.hasReportedWriting)
        }
        if isFirst { perform(report) }
        perform(body)
        _ = former
    }

    /// Records that the session has performed one write from elsewhere.
    func didWrite() {
        let ended = pending.withLock { pending -> Carried<Any?> in
            guard let pending else { return Carried(nil) }
            pending.count -= 1
            guard pending.count <= 0 else { return Carried(nil) }
            defer { pending.latest = nil }
            return Carried(pending.latest)
        }
        _ = ended
    }

    /// The name is determined here, while its function is on the stack.
    private func perform(_ report: @escaping (_ caller: String?) -> Void) {
        let caller = CallingFunction.name()
        perform { report(caller) }
    }

    private func perform(_ body: @escaping () -> Void) {
        let carried = Carried(body)
        isolation?.perform { carried.value() }
    }
}

/// Writes from elsewhere that the session has yet to perform.
///
/// Safety of `@unchecked Sendable`: it is used under the lock of ``OutsideUse`` only.
final class PendingWrites: @unchecked Sendable {
    fileprivate var latest: Any?
    fileprivate var count = 0
    fileprivate var hasReportedReading = false
    fileprivate var hasReportedWriting = false
}

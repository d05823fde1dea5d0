import Synchronization

/// Makes a value of a session's safe to use from elsewhere: from a detached task, from another
/// queue. It is a mistake that a compiler may not find (decision 29), and it must neither end the process nor be lost.
///
/// The session alone writes the value, and reads it without a lock. Code elsewhere reads it under the lock, and sees what was
/// written elsewhere last; what it writes is put into the session's queue, in order.
struct OutsideUse: ~Copyable {
    let isolation: (any GraphIsolation)?
    private let pending = Mutex<PendingWrites?>(nil)

    init(_ isolation: (any GraphIsolation)?) { self.isolation = isolation }

    /// Whether the calling code runs elsewhere.
    @inline(__always)
    var isNeeded: Bool { isolation.map { !$0.isCurrent } ?? false }

    /// Runs `body`, which changes the value, while nobody elsewhere reads it. `body` must not run a program's code.
    @inline(__always)
    func changing(_ body: () -> Void) {
        if isolation == nil { body() } else { pending.withLock { _ in body() } }
    }

    /// The value for code elsewhere. The first such use is reported by `report`, in the session, with the function's name.
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

    /// Has code elsewhere write: `body` runs in the session, after what was written before. The first such use is reported
    /// by `report`, in the session, with the function's name.
    func write<Value>(
        _ value: Value, report: @escaping (_ caller: String?) -> Void, _ body: @escaping () -> Void
    ) {
        let carried = Carried(value as Any)
        // What is written over may be the last reference to a program's object, which ends outside the lock.
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

    /// What was written elsewhere has been done, one of it.
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

    /// The name is looked up here, where its function is on the stack.
    private func perform(_ report: @escaping (_ caller: String?) -> Void) {
        let caller = CallingFunction.name()
        perform { report(caller) }
    }

    private func perform(_ body: @escaping () -> Void) {
        let carried = Carried(body)
        isolation?.perform { carried.value() }
    }
}

/// What was written elsewhere and is still to be done in the session.
///
/// Safety of `@unchecked Sendable`: it is used under the lock of ``OutsideUse`` only.
final class PendingWrites: @unchecked Sendable {
    fileprivate var latest: Any?
    fileprivate var count = 0
    fileprivate var hasReportedReading = false
    fileprivate var hasReportedWriting = false
}

/// A value on its way into the session that it belongs to, or out of it by the program's own mistake.
///
/// Safety of `@unchecked Sendable`: what is carried in is used in the session only. What is read elsewhere is copied under the
/// lock; if it holds objects, the program shares them between threads, which is told.
struct Carried<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Waiting values, first in, first out. At most ``limit`` of them wait; one that comes then is refused.
struct WaitingValues<Value> {
    private var values: ContiguousArray<Value?> = []
    private var head = 0
    private var hasRefused = false

    var count: Int { values.count - head }
    var isEmpty: Bool { count == 0 }

    /// Adds a value, unless it is to be refused. The caller reports the refusal, outside its lock.
    mutating func add(_ value: Value, isLimited: Bool = true) -> Admission {
        guard isLimited, count >= WaitingLimit.values else {
            values.append(value)
            return .admitted
        }
        defer { hasRefused = true }
        return hasRefused ? .refused : .firstRefused
    }

    mutating func take() -> Value? {
        guard head < values.count else { return nil }
        let next = values[head]
        values[head] = nil
        head += 1
        if head == values.count {
            values.removeAll(keepingCapacity: head < 64)
            head = 0
        } else if head >= 64, head * 2 > values.count {
            values.removeFirst(head)
            head = 0
        }
        return next
    }
}

/// Whether a value was added to the waiting ones.
enum Admission {
    case admitted, refused, firstRefused

    /// Reports a queue's first refusal. Returns whether the value was added.
    @discardableResult
    func report(_ type: Any.Type, waitingFor purpose: String) -> Bool {
        if self == .firstRefused { WaitingLimit.report(type, purpose) }
        return self == .admitted
    }
}

/// The number of values that wait in one place of a subscription, and who is told that it has been reached.
package enum WaitingLimit {
    /// The maximum number of waiting values.
    package static let values = 65_536
    /// Receives the reports in a test, in place of the log.
    @TaskLocal package static var handler: (@Sendable (String) -> Void)?
    /// Receives the reports otherwise: the server adds its log here.
    package static let log = ServerHook<Listener>()

    package struct Listener: Sendable {
        let receive: @Sendable (String) -> Void
        package init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }
    }

    fileprivate static func report(_ type: Any.Type, _ purpose: String) {
        (handler ?? log.current?.receive)?(
            "\(values) values of type \(type) wait for \(purpose) already, and those that come now are left out. Send fewer, or use debounce or throttle where they come from."
        )
    }
}

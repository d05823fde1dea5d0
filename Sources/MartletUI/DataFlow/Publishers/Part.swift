/// A part of a subscription that hears of things from others: of one at a time, in the order in which they are told, in the
/// session in which the part was made. No lock is held meanwhile, and nobody waits.
///
/// - In its session it hears at once, also of what is told while it hears.
/// - From elsewhere it is told through the session's queue.
/// - Outside sessions it hears where it is told; while it does so on one thread, what others tell waits for that one.
///
/// Safety of what is carried between threads: a signal is used in one place at a time. Values that hold objects are shared
/// by whoever sends them to another session, as ``Carried`` says.
class Part<Signal> {
    private let isolation = CurrentIsolation.current
    let lock = Lock()
    private var waiting = SignalQueue<Signal>()
    /// The thread that hears, outside sessions.
    private var thread: UInt?
    /// Whether it has ended and hears of nothing. Used under the lock.
    final var hasEnded = false

    /// Called for each signal. What is overridden here is what the part does.
    func hear(_ signal: Signal) {}

    final func tell(_ signal: Signal) {
        guard let isolation else { return reportOutside(signal) }
        guard isolation.isCurrent else { return tell(signal, in: isolation) }
        let (mayHear, isBehind) = lock.held { (!hasEnded, !waiting.isEmpty) }
        guard mayHear else { return }
        if isBehind { hearWaiting() }
        hear(signal)
    }

    /// Runs `body` in the session; outside sessions, here.
    final func inSession(_ body: @escaping () -> Void) {
        guard let isolation, !isolation.isCurrent else { return body() }
        let body = Carried(body)
        isolation.perform { body.value() }
    }

    /// Forgets what waits. Called under the lock; what it gives may end when the lock has been left.
    final func takeWaiting() -> SignalQueue<Signal> {
        defer { waiting = SignalQueue() }
        return waiting
    }

    private func tell(_ signal: Signal, in isolation: any GraphIsolation) {
        let mustArrange = lock.held {
            guard !hasEnded else { return false }
            waiting.add(signal)
            return waiting.count == 1
        }
        guard mustArrange else { return }
        let part = Carried(self)
        isolation.perform { part.value.hearWaiting() }
    }

    private func hearWaiting() {
        while let signal = lock.held({ hasEnded ? nil : waiting.take() }) { hear(signal) }
    }

    private enum Turn { case first, nested, none }

    private func reportOutside(_ signal: Signal) {
        let current = CurrentEvaluation.thread
        let turn: Turn = lock.held {
            guard !hasEnded else { return .none }
            if thread == current { return .nested }
            guard thread == nil else {
                waiting.add(signal)
                return .none
            }
            thread = current
            return .first
        }
        guard turn != .none else { return }
        hear(signal)
        guard turn == .first else { return }
        while let next = lock.held({ nextOrEnd() }) { hear(next) }
    }

    private func nextOrEnd() -> Signal? {
        if !hasEnded, let next = waiting.take() { return next }
        thread = nil
        return nil
    }
}

/// What a subscriber is told.
enum Signal<Input, Failure: Error> {
    case subscription(any Subscription)
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
}

/// What waits, first come, first served.
struct SignalQueue<Signal> {
    private var signals: ContiguousArray<Signal?> = []
    private var head = 0

    var count: Int { signals.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func add(_ signal: Signal) { signals.append(signal) }

    mutating func take() -> Signal? {
        guard head < signals.count else { return nil }
        let next = signals[head]
        signals[head] = nil
        head += 1
        if head == signals.count {
            signals.removeAll(keepingCapacity: head < 64)
            head = 0
        } else if head >= 64, head * 2 > signals.count {
            signals.removeFirst(head)
            head = 0
        }
        return next
    }
}

/// A component of a subscription that handles signals one at a time, in the order of their arrival, in the session in
/// which the component was made. It holds no lock while it handles one, and no thread waits.
///
/// - In its session it handles a signal at once, even one that arrives while it handles another.
/// - A signal from elsewhere goes through the session's queue.
/// - Outside sessions it handles a signal on the sender's thread; while it does so on one thread, signals from other
///   threads are queued for that thread.
///
/// Of the values that wait for their session or their thread, no more than ``WaitingLimit/values`` are kept.
///
/// Safety of values that move between threads: only one thread at a time uses a signal. Whoever sends values that refer
/// to objects to another session shares those objects, as ``Carried`` says.
class SignalProcessor<Signal: Queued> {
    private let isolation = CurrentIsolation.current
    let lock = Lock()
    private var waiting = WaitingValues<Signal>()
    /// The thread that handles signals, outside sessions.
    private var thread: UInt?
    /// Whether the component has ended and ignores signals. Used under the lock.
    final var hasEnded = false

    /// Handles one signal. Subclasses override it with their work.
    func handle(_ signal: Signal) {}

    final func deliver(_ signal: Signal) {
        guard let isolation else { return deliverOutside(signal) }
        guard isolation.isCurrent else { return deliver(signal, in: isolation) }
        let (isRunning, isBehind) = lock.held { (!hasEnded, !waiting.isEmpty) }
        guard isRunning else { return }
        if isBehind { handleWaiting() }
        handle(signal)
    }

    /// Runs `body` in the session; outside sessions, on the calling thread.
    final func inSession(_ body: @escaping () -> Void) {
        guard let isolation, !isolation.isCurrent else { return body() }
        let body = Carried(body)
        isolation.perform { body.value() }
    }

    /// Empties the queue. The caller holds the lock and releases the returned signals after it.
    final func removeWaiting() -> WaitingValues<Signal> {
        defer { waiting = WaitingValues() }
        return waiting
    }

    private func deliver(_ signal: Signal, in isolation: any Isolation) {
        let (admission, mustArrange) = lock.held {
            guard !hasEnded else { return (Admission.refused, false) }
            return (waiting.add(signal, isLimited: signal.isValue), waiting.count == 1)
        }
        guard admission.report(Signal.valueType, waitingFor: "the session"), mustArrange else { return }
        let processor = Carried(self)
        isolation.perform { processor.value.handleWaiting() }
    }

    private func handleWaiting() {
        while let signal = lock.held({ hasEnded ? nil : waiting.take() }) { handle(signal) }
    }

    private enum Turn { case first, nested, later(Admission), none }

    private func deliverOutside(_ signal: Signal) {
        let current = CurrentThread.number
        let turn: Turn = lock.held {
            guard !hasEnded else { return .none }
            if thread == current { return .nested }
            guard thread == nil else { return .later(waiting.add(signal, isLimited: signal.isValue)) }
            thread = current
            return .first
        }
        switch turn {
        case .none: return
        case .later(let admission): admission.report(Signal.valueType, waitingFor: "another thread")
        case .nested: handle(signal)
        case .first:
            handle(signal)
            while let next = lock.held({ nextOrEnd() }) { handle(next) }
        }
    }

    private func nextOrEnd() -> Signal? {
        if !hasEnded, let next = waiting.take() { return next }
        thread = nil
        return nil
    }
}

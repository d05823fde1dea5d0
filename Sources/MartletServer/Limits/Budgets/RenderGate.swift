import Synchronization

/// Has few first renders run at a time whose cost is not known, or known to be high: of one address, and of all. The others
/// wait for their turn, in a queue that has a bound.
final class RenderGate: Sendable {
    /// A render that waits for its turn.
    struct Waiter: Sendable {
        let address: AddressBlock?
        /// Whether its client has gone.
        let hasLeft: @Sendable () -> Bool
        /// Begins the render, which holds the turn until it is over.
        let begin: @Sendable (Turn) -> Void
    }

    /// Why a render may not even wait.
    enum Refusal {
        case address, all
    }

    /// The right to render. It ends with the object.
    final class Turn: Sendable {
        private let gate: RenderGate
        private let address: AddressBlock?

        fileprivate init(_ gate: RenderGate, _ address: AddressBlock?) { (self.gate, self.address) = (gate, address) }

        deinit { gate.end(of: address) }
    }

    private struct State {
        var running = 0
        var runningOf: [AddressBlock: Int] = [:]
        var waiting: [Waiter] = []
        var waitingOf: [AddressBlock: Int] = [:]
        /// Whether a thread gives turns at this moment. Turns that end meanwhile are given by it.
        var isGiving = false
    }

    /// So many run at a time, of one address and of all.
    static let limitOfAddress = 2
    static let limit = 6
    /// So many wait.
    static let waitingLimitOfAddress = 32
    static let waitingLimit = 512

    private let state = Mutex(State())

    /// How many wait, for tests.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Begins a render as soon as it is its turn, here or on the thread that ends another one. Returns why it may not
    /// wait.
    func enter(_ waiter: Waiter) -> Refusal? {
        let refusal: Refusal? = state.withLock { state in
            guard state.waiting.count < Self.waitingLimit else { return .all }
            if let address = waiter.address {
                guard state.waitingOf[address, default: 0] < Self.waitingLimitOfAddress else { return .address }
                state.waitingOf[address, default: 0] += 1
            }
            state.waiting.append(waiter)
            return nil
        }
        if refusal == nil { giveTurns() }
        return refusal
    }

    private func end(of address: AddressBlock?) {
        state.withLock { state in
            state.running -= 1
            Self.decrease(&state.runningOf, address)
        }
        giveTurns()
    }

    /// One turn after another, and not within one another: those that have nothing to do end at once.
    private func giveTurns() {
        let isFirst = state.withLock { state in
            defer { state.isGiving = true }
            return !state.isGiving
        }
        guard isFirst else { return }
        while let waiter = next() {
            guard !waiter.hasLeft() else { continue }
            state.withLock { state in
                state.running += 1
                if let address = waiter.address { state.runningOf[address, default: 0] += 1 }
            }
            waiter.begin(Turn(self, waiter.address))
        }
    }

    private func next() -> Waiter? {
        state.withLock { state in
            let position =
                state.running < Self.limit
                ? state.waiting.firstIndex { waiter in
                    waiter.address.map { state.runningOf[$0, default: 0] < Self.limitOfAddress } ?? true
                } : nil
            guard let position else {
                state.isGiving = false
                return nil
            }
            let waiter = state.waiting.remove(at: position)
            Self.decrease(&state.waitingOf, waiter.address)
            return waiter
        }
    }

    private static func decrease(_ counts: inout [AddressBlock: Int], _ address: AddressBlock?) {
        guard let address, let count = counts[address] else { return }
        counts[address] = count > 1 ? count - 1 : nil
    }
}

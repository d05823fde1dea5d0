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
        private let number: UInt64

        fileprivate init(_ gate: RenderGate, _ number: UInt64) { (self.gate, self.number) = (gate, number) }

        deinit { gate.end(number) }
    }

    private struct State {
        /// The turns that others wait for: whose they are, and until when.
        var running: [UInt64: (address: AddressBlock?, end: UInt64)] = [:]
        var lastNumber: UInt64 = 0
        var waiting: [Waiter] = []
        var waitingOf: [AddressBlock: Int] = [:]
        /// Whether a thread gives turns at this moment. Turns that end meanwhile are given by it.
        var isGiving = false

        func hasTurn(for address: AddressBlock?) -> Bool {
            guard let address else { return true }
            return running.values.count { $0.address == address } < RenderGate.limitOfAddress
        }
    }

    /// So many run at a time, of one address and of all.
    static let limitOfAddress = 2
    static let limit = 6
    /// So many wait.
    static let waitingLimitOfAddress = 32
    static let waitingLimit = 512

    /// Milliseconds for which others wait for a turn. What takes longer may be waiting itself, for a database, and must not
    /// keep everybody's pages from being made.
    static let patience: UInt64 = 2_000

    private let state = Mutex(State())
    private let clock: ServerClock

    init(_ clock: ServerClock) { self.clock = clock }

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

    private func end(_ number: UInt64) {
        let wasAwaited = state.withLock { $0.running.removeValue(forKey: number) != nil }
        if wasAwaited { giveTurns() }
    }

    /// Has nobody wait any more for turns that take too long. Called now and then.
    func lapse() {
        let now = clock.milliseconds
        let hasLapsed = state.withLock { state in
            let before = state.running.count
            state.running = state.running.filter { $0.value.end > now }
            return state.running.count < before
        }
        if hasLapsed { giveTurns() }
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
            let number = state.withLock { state in
                state.lastNumber &+= 1
                state.running[state.lastNumber] = (waiter.address, clock.milliseconds + Self.patience)
                return state.lastNumber
            }
            waiter.begin(Turn(self, number))
        }
    }

    private func next() -> Waiter? {
        state.withLock { state in
            let position =
                state.running.count < Self.limit ? state.waiting.firstIndex { state.hasTurn(for: $0.address) } : nil
            guard let position else {
                state.isGiving = false
                return nil
            }
            let waiter = state.waiting.remove(at: position)
            if let address = waiter.address, let count = state.waitingOf[address] {
                state.waitingOf[address] = count > 1 ? count - 1 : nil
            }
            return waiter
        }
    }
}

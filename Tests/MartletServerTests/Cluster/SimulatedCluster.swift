import MartletTesting
import TestSupport
import Testing

@testable import MartletServer

/// Servers, a store and leases in simulated time. A seed decides everything: when messages come, which are lost, who is
/// asleep and who is cut off.
class SimulatedCluster {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// A server, whose clock is `offset + time · rate`.
    class Server {
        let index: Int
        var number: UInt64
        var lease = ServerLease()
        /// Nothing of an earlier life may arrive in a later one.
        var life = 0
        var asleepUntil: UInt64 = 0
        var cutOffUntil: UInt64 = 0
        private let offset: UInt64
        private let rate: Double

        required init(_ index: Int, _ random: inout SeededGenerator) {
            self.index = index
            number = random.next() | 1
            offset = UInt64.random(in: 0...100_000, using: &random)
            rate = Double.random(in: 0.98...1.02, using: &random)
        }

        func clock(_ now: UInt64) -> UInt64 { offset + UInt64(Double(now) * rate) }
    }

    var random: SeededGenerator
    private(set) var now: UInt64 = 0
    private var events: [(time: UInt64, order: Int, run: () throws -> Void)] = []
    private var order = 0
    var leases = MemoryLeases()
    let store = MemoryStore()
    /// Whether nothing goes wrong any more.
    var isCalm = false
    /// What has happened, to see that the faults were met.
    private(set) var counts: [String: Int] = [:]
    /// Milliseconds that a message takes, and that a few take.
    private let (usual, rare): (ClosedRange<UInt64>, ClosedRange<UInt64>)

    init(seed: Int, usual: ClosedRange<UInt64>, rare: ClosedRange<UInt64>) {
        random = SeededGenerator(seed: UInt64(seed))
        (self.usual, self.rare) = (usual, rare)
    }

    func chance(_ percent: Int) -> Bool { !isCalm && Int.random(in: 0..<100, using: &random) < percent }
    func count(_ what: String) { counts[what, default: 0] += 1 }
    func clock(_ server: Server) -> UInt64 { server.clock(now) }

    // MARK: Time and messages

    func after(_ milliseconds: UInt64, _ run: @escaping () throws -> Void) {
        order += 1
        let event = (time: now + milliseconds, order: order, run: run)
        // The next one is the last. A heap would be quicker; the list is short.
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if (events[middle].time, events[middle].order) > (event.time, event.order) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        events.insert(event, at: low)
    }

    /// Makes what comes next. `false` if there is nothing.
    func step() throws -> Bool {
        guard let event = events.popLast() else { return false }
        now = event.time
        try event.run()
        return true
    }

    func delay() -> UInt64 { UInt64.random(in: chance(4) ? rare : usual, using: &random) }

    /// Does something in a server when it is awake, unless it has crashed since.
    func inside(_ server: Server, _ milliseconds: UInt64? = nil, _ run: @escaping () throws -> Void) {
        let life = server.life
        func attempt() throws {
            guard server.life == life else { return }
            if now < server.asleepUntil { return after(server.asleepUntil - now, attempt) }
            try run()
        }
        after(milliseconds ?? delay(), attempt)
    }

    /// Asks the store or the leases. The question or the answer may be lost; then `answer` gets `nil` later.
    func ask<Answer>(
        _ server: Server, _ question: @escaping () throws -> Answer, _ answer: @escaping (Answer?) throws -> Void
    ) {
        var isOver = false
        let once: (Answer?) throws -> Void = { value in
            guard !isOver else { return }
            isOver = true
            try answer(value)
        }
        // A sleeping server notices when it wakes.
        inside(server, 1_500) { try once(nil) }
        guard isReachable(server), !chance(3) else { return count("lost question") }
        let life = server.life
        after(delay()) {
            let value = try question()
            guard self.isReachable(server), !self.chance(3) else { return self.count("lost answer") }
            if server.life == life { self.inside(server) { try once(value) } }
        }
    }

    /// Whether messages come from and to a server.
    func isReachable(_ server: Server) -> Bool { now >= server.cutOffUntil || isCalm }
}

/// Makes seeded runs until one fails, and expects that they have met all that they are for.
func expectRuns<Simulation: SimulatedCluster>(
    of simulation: (_ seed: Int) -> Simulation, toMeet whatHappens: [String], _ run: (Simulation) throws -> Void
) {
    var counts: [String: Int] = [:]
    for seed in Seeds.first(60) {
        let simulation = simulation(Int(seed))
        do {
            try run(simulation)
        } catch {
            Issue.record("seed \(seed): \(error)")
            return
        }
        counts.merge(simulation.counts, uniquingKeysWith: +)
    }
    for what in whatHappens { #expect(counts[what, default: 0] > 0, "\(what) in \(counts)") }
}

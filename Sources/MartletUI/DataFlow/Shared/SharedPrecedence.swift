#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Lets an update of a shared value go first that has lost to others again and again.
///
/// An update loses an attempt when another has changed the value meanwhile, so somebody always makes progress. A long
/// one among many short ones might lose for ever. After ``patience`` lost attempts it takes precedence: updates that
/// begin then wait until it is done.
///
/// Precedence is no lock. It only delays, and nothing can wait in a circle for it:
///
/// - Whoever has it waits for nobody else's: a thread waits only before it begins an outermost update, when it has no
///   precedence and runs no update. An update inside another goes on at once, and takes precedence only if it is free.
/// - Every wait is bounded. Whoever has waited long enough revokes the precedence, for all. So an update that waits for
///   something that a waiting thread would do only wastes time. It may take precedence again, for twice as long each
///   time: at last for longer than it needs.
/// - The thread that handles all requests never waits (``InlineTurn``).
struct SharedPrecedence: ~Copyable, Sendable {
    /// The attempts that an update loses before it takes precedence.
    static var patience: Int { 8 }

    /// The precedence of one update: a number of its own, and how many naps others take for it at most. 0 is none.
    private let current = Atomic<UInt64>(0)
    private let count = Atomic<UInt64>(0)
    /// How many threads wait, for tests.
    private let waiting = Atomic<Int>(0)

    private static var napBits: UInt64 { 20 }
    private static var nap: UInt32 { 250 }
    /// A short update is done before a thread has slept: others give way first.
    private static var yields: UInt64 { 64 }

    /// Whether no update has precedence.
    var isFree: Bool { current.load(ordering: .relaxed) == 0 }
    var waitingCount: Int { waiting.load(ordering: .acquiring) }

    /// An update's attempts so far.
    struct Claim {
        fileprivate var lost = 0
        /// The precedence that was taken.
        fileprivate var taken: UInt64 = 0
        fileprivate var naps: UInt64 = 32
    }

    /// Waits while another update than that of `claim` has precedence.
    func wait(_ claim: Claim) {
        let met = current.load(ordering: .acquiring)
        guard met != 0, met != claim.taken, CurrentUpdate.innermost == nil, InlineTurn.mayWait() else { return }
        waiting.wrappingAdd(1, ordering: .releasing)
        defer { waiting.wrappingSubtract(1, ordering: .releasing) }
        let limit = Self.yields + met & ((1 << Self.napBits) - 1)
        for pause in 0..<limit {
            if current.load(ordering: .acquiring) != met { return }
            if pause < Self.yields { sched_yield() } else { usleep(Self.nap) }
        }
        _ = current.compareExchange(expected: met, desired: 0, ordering: .acquiringAndReleasing)
    }

    /// Notes a lost attempt, which may give `claim` precedence.
    func recordLoss(_ claim: inout Claim) {
        claim.lost += 1
        guard claim.lost >= Self.patience else { return }
        if claim.taken != 0 {
            if current.load(ordering: .acquiring) == claim.taken { return }
            // It was revoked, because it took too long.
            claim.naps = min(claim.naps * 2, (1 << Self.napBits) - 1)
            claim.taken = 0
        }
        let new = (count.wrappingAdd(1, ordering: .relaxed).newValue << Self.napBits) | claim.naps
        if current.compareExchange(expected: 0, desired: new, ordering: .acquiringAndReleasing).exchanged {
            claim.taken = new
        }
    }

    /// Ends the precedence of `claim`, if it has it.
    func end(_ claim: Claim) {
        guard claim.taken != 0 else { return }
        _ = current.compareExchange(expected: claim.taken, desired: 0, ordering: .acquiringAndReleasing)
    }
}

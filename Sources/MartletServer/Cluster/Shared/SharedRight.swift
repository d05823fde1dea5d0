/// The right of this server to change one shared value, which one server at a time has.
///
/// A server that has it keeps it until another one wants it. Then it closes the value, writes what it has changed, and passes
/// the right on to who has wanted it first: all servers hear of wishes in the same order. Times are in milliseconds.
package struct SharedRight: Sendable {
    package enum State: Equatable, Sendable {
        /// Another server has it, or nobody.
        case elsewhere
        /// A thread of this server is getting it.
        case acquiring
        case held(since: UInt64)
        /// This server has it still, and changes nothing any more.
        case closed
        /// What was changed is written, and the right was given to another server, which may have it already.
        case passing(to: UInt64)
    }

    package private(set) var state = State.elsewhere
    /// The other servers that want it, in the order in which they have said so.
    package private(set) var wanting: [UInt64] = []

    /// A server keeps the right at least for so long: whoever has waited for it here makes use of it first.
    package static let leastTime: UInt64 = 10
    /// Servers that can want it. Those beyond ask again.
    private static let mostWanting = 1_000

    package init() {}

    package var isHeld: Bool { if case .held = state { true } else { false } }
    /// Whether this server may write the value.
    package var isHere: Bool { isHeld || state == .closed }
    /// Whether the value is to be passed on.
    package var isLeaving: Bool { if case .passing = state { true } else { state == .closed } }

    /// Another server wants it.
    package mutating func want(_ server: UInt64) {
        if !wanting.contains(server), wanting.count < Self.mostWanting { wanting.append(server) }
    }

    /// A server has it now.
    package mutating func claimed(by server: UInt64) { wanting.removeAll { $0 == server } }

    /// Begins to get it. `false` if another thread does that, or this server has it.
    package mutating func beginAcquiring() -> Bool {
        guard state == .elsewhere else { return false }
        state = .acquiring
        return true
    }

    /// The end of getting it; `nil` if that has failed.
    package mutating func endAcquiring(since now: UInt64?) {
        guard state == .acquiring else { return }
        state = now.map { .held(since: $0) } ?? .elsewhere
    }

    /// Closes the value if another server wants it and this one has had it for long enough.
    package mutating func closeIfWanted(_ now: UInt64) -> Bool {
        guard case .held(let since) = state, !wanting.isEmpty, now >= since + Self.leastTime else { return false }
        state = .closed
        return true
    }

    /// The value is written. Who is to have the right: the same server, if it was given to one already.
    package mutating func beginPassing() -> UInt64? {
        if case .passing(let heir) = state { return heir }
        guard state == .closed, let heir = wanting.first else { return nil }
        state = .passing(to: heir)
        return heir
    }

    /// It was passed on, or lost.
    package mutating func leave() { state = .elsewhere }
}

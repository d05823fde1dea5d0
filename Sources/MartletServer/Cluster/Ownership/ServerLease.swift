/// How long a server may answer for the sessions that it has claimed, by its own clock.
///
/// The lease begins when it was asked for and not when the answer came, and the server stops before it ends: so it has
/// stopped when another server may see it ended, although their clocks run differently. The times are in milliseconds.
package struct ServerLease: Equatable, Sendable {
    package struct Terms: Equatable, Sendable {
        /// How long a lease lasts where it is kept.
        package var length: UInt64 = 2_500
        /// How long before that the server stops.
        package var margin: UInt64 = 500
        /// How often it is renewed.
        package var interval: UInt64 = 800

        package init() {}
    }

    package enum State: Equatable, Sendable {
        /// It was never granted.
        case new
        /// The server answers until this time.
        case held(until: UInt64)
        /// Another server has found it ended and has taken its sessions, or may: it never comes back.
        case buried
    }

    package let terms: Terms
    package private(set) var state = State.new

    package init(_ terms: Terms = Terms()) { self.terms = terms }

    /// Whether the server may answer for its sessions. After the end of a lease, this is true again when it was renewed:
    /// nobody can have claimed a session of a server that was not buried.
    package func allowsAnswers(at now: UInt64) -> Bool {
        if case .held(let until) = state { now < until } else { false }
    }

    /// An answer to the request that was made at `asked`: the lease was granted, or it is buried.
    package mutating func answered(isGranted: Bool, asked: UInt64) {
        guard state != .buried else { return }
        guard isGranted else {
            state = .buried
            return
        }
        let end = asked + terms.length - min(terms.length, terms.margin)
        if case .held(let until) = state {
            // Answers may overtake each other.
            state = .held(until: max(until, end))
        } else {
            state = .held(until: end)
        }
    }
}

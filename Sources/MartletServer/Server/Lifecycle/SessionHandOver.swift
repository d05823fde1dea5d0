/// How the sessions of a server move to the process that serves next, and how a server takes those of the process
/// before it.
package protocol SessionHandOver: Sendable {
    /// Commits and releases the sessions of this server, which accepts no more connections. Reports those that are
    /// still in use, then that all others are released, and later each that follows. Returns when none is left or the
    /// grace is over. Returns the released sessions: their views are not freed while these are kept.
    @discardableResult
    func release(_ server: Server, _ report: @escaping @Sendable (SessionReport) -> Void) -> [Session]

    /// These sessions are still in use in the process before this one.
    func didBecomeBusy(_ keys: [SessionKey])

    /// The process before this one has released these sessions, or ended.
    func didBecomeFree(_ keys: [SessionKey])
}

/// What a server that hands over reports.
package enum SessionReport: Equatable, Sendable {
    case busy([SessionKey])
    case released
    case freed([SessionKey])
}

/// Keeps no session for the next process.
struct EndingSessions: SessionHandOver {
    func release(_ server: Server, _ report: @escaping @Sendable (SessionReport) -> Void) -> [Session] {
        report(.released)
        return []
    }

    func didBecomeBusy(_ keys: [SessionKey]) {}
    func didBecomeFree(_ keys: [SessionKey]) {}
}

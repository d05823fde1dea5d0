import Logging
import Synchronization

/// This server among those that share a store: its lease, by which it may answer for its sessions.
package final class Cluster: Sendable {
    private struct State {
        var number: UInt64
        var lease: ServerLease
        /// Where other servers reach this one.
        var address = ""
        /// Whether visitors' streams are open although the lease has ended.
        var hasLapsed = true
        var isStarted = false
        /// Whether the sessions were given up.
        var isReleased = false
        var isStopped = false
        var onNumber: @Sendable (UInt64) -> Void = { _ in }
        var onEnd: @Sendable (_ isBuried: Bool) -> Void = { _ in }
    }

    package let engine: any ClusterEngine
    /// The number of the program's release: a higher one is a later one.
    package let programRelease: Int
    private let state: Mutex<State>
    let recent = Mutex(RecentServers())
    private let logger: Logger
    private let end = Semaphore()
    private let ended = Semaphore()
    package let statistics: ClusterStatistics
    /// Who has the sessions that are not here, as far as that was looked up.
    let owners = SessionOwners()
    /// Passes requests on to the servers that have their sessions.
    let forwarder: Forwarder

    init(
        _ engine: any ClusterEngine, release: Int, _ terms: ServerLease.Terms, answers: ByteBudget, _ logger: Logger
    ) {
        (self.engine, programRelease, self.logger) = (engine, release, logger)
        let statistics = ClusterStatistics()
        self.statistics = statistics
        forwarder = Forwarder(statistics, answers)
        state = Mutex(State(number: Self.newNumber(), lease: ServerLease(terms)))
    }

    /// 48 random bits: the names of sessions contain it, and need the others for themselves.
    private static func newNumber() -> UInt64 { max(1, SecureRandom.next() >> 16) }

    /// The number under which the server claims sessions. It has another one when its lease was buried.
    package var number: UInt64 { state.withLock(\.number) }

    /// Where other servers reach this one.
    var address: String { state.withLock(\.address) }

    /// Whether the server may answer for its sessions now.
    package var allowsAnswers: Bool { state.withLock { $0.lease.allowsAnswers(at: SystemTime.bootMilliseconds) } }

    /// A name for a new session, which says in whose memory it begins.
    func newName() -> SessionIdentifier {
        SessionIdentifier(high: number << 16 | SecureRandom.next() & 0xFFFF, low: SecureRandom.next())
    }

    /// The number of the server in whose memory a session with this name has begun.
    static func server(in name: SessionIdentifier) -> UInt64 { name.high >> 16 }

    // MARK: The lease

    /// Takes the lease, and renews it from then on. `onNumber` hears under which number, before anybody else does. `onEnd`
    /// hears when the lease has ended: the streams must end then and, if it was buried, so must all sessions.
    func start(
        at address: String, onNumber: @escaping @Sendable (UInt64) -> Void = { _ in },
        onEnd: @escaping @Sendable (_ isBuried: Bool) -> Void
    ) {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            (state.address, state.onNumber, state.onEnd) = (address, onNumber, onEnd)
            return !state.isStarted
        }
        guard isFirst else { return }
        onNumber(number)
        renew()
        let hasStarted = Thread.start(name: "martlet-lease", stackSize: 512 << 10) { [self] in
            while true {
                end.wait(milliseconds: pause)
                if state.withLock({ $0.isStopped }) { break }
                renew()
                checkLapse()
            }
            ended.signal()
        }
        if !hasStarted { ended.signal() }
    }

    /// Milliseconds until the lease is renewed, or ends.
    private var pause: UInt64 {
        state.withLock { state in
            let now = SystemTime.bootMilliseconds
            guard case .held(let until) = state.lease.state, now < until else { return 100 }
            return min(state.lease.terms.interval, until - now)
        }
    }

    private func renew() {
        let (number, address, length, isReleased) = state.withLock {
            ($0.number, $0.address, $0.lease.terms.length, $0.isReleased)
        }
        guard !isReleased else { return }
        let asked = SystemTime.bootMilliseconds
        let isGranted: Bool
        do throws(StoreError) {
            isGranted = try engine.leases.renew(
                number, address: address, release: programRelease, milliseconds: length)
        } catch {
            statistics.failures.add(1)
            return
        }
        let (isBuried, isBack, onEnd) = state.withLock { state in
            // It was given up while the store was asked.
            guard !state.isReleased else { return (false, false, state.onEnd) }
            state.lease.answered(isGranted: isGranted, asked: asked)
            guard isGranted else {
                // As another server, because nobody may take the sessions of this one for their owner again.
                (state.number, state.lease, state.hasLapsed) = (Self.newNumber(), ServerLease(state.lease.terms), true)
                return (true, false, state.onEnd)
            }
            let isBack = state.hasLapsed && state.lease.allowsAnswers(at: SystemTime.bootMilliseconds)
            if isBack { state.hasLapsed = false }
            return (false, isBack, state.onEnd)
        }
        if isBuried {
            statistics.lost.add(1)
            logger.error("Other servers have taken this one for dead, and have its sessions. It goes on without them.")
            onEnd(true)
            state.withLock(\.onNumber)(self.number)
            renew()
        } else if isBack {
            logger.notice("This server may answer for its sessions.", metadata: ["server": "\(number)"])
        }
    }

    private func checkLapse() {
        let onEnd: (@Sendable (Bool) -> Void)? = state.withLock { state in
            guard !state.hasLapsed, !state.isReleased, !state.lease.allowsAnswers(at: SystemTime.bootMilliseconds)
            else { return nil }
            state.hasLapsed = true
            return state.onEnd
        }
        guard let onEnd else { return }
        statistics.lapses.add(1)
        logger.error("The store has not renewed this server's lease: it answers for no session until it does.")
        onEnd(false)
    }

    /// Gives all sessions up at once: others may claim them. To be called when everything is stored. Nothing is answered
    /// for them here any more.
    func release() {
        let number: UInt64? = state.withLock { state in
            guard !state.isReleased else { return nil }
            state.isReleased = true
            state.lease.answered(isGranted: false, asked: 0)
            return state.number
        }
        // If the store does not answer now, the lease ends by itself.
        if let number { try? engine.leases.end(number) }
    }

    /// Ends the renewals.
    func stop() {
        let mustWait = state.withLock { state in
            defer { state.isStopped = true }
            return state.isStarted && !state.isStopped
        }
        guard mustWait else { return }
        end.signal()
        ended.wait()
    }
}

/// What is counted of a server among others.
package final class ClusterStatistics: Sendable {
    /// Sessions that were claimed.
    package let claims = Statistics.Counter()
    /// Rights to change a shared value that were got from others, or from nobody.
    package let values = Statistics.Counter()
    /// Requests that were passed on.
    package let hops = Statistics.Counter()
    /// Requests that could not be passed on.
    package let failedHops = Statistics.Counter()
    /// Requests that said wrongly that another server has passed them on.
    package let refusedHops = Statistics.Counter()
    /// Connections that were made to other servers.
    package let connections = Statistics.Counter()
    /// Times that the lease was not renewed in time.
    package let lapses = Statistics.Counter()
    /// Times that others have taken this server for dead.
    package let lost = Statistics.Counter()
    /// Renewals without an answer.
    package let failures = Statistics.Counter()
}

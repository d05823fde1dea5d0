import Glibc
import MartletServer

/// What a supervisor knows of its workers, and what it does when something happens. It makes no system call: it takes
/// what has happened with the time, in milliseconds, and returns orders.
///
/// At any time at most one worker serves. The others start, wait until nobody serves, finish what they have begun after
/// they released their sessions, or die.
struct SupervisorState {
    /// Something that happened.
    enum Event: Equatable {
        case started
        case said(Int, WorkerMessage)
        /// It is known which visitor's action or page has ended a worker.
        case attributed(Int)
        /// The front's loop of a worker has made so many turns.
        case turned(Int, UInt64)
        case ended(Int, ProcessEnd)
        /// The supervisor shall end gracefully.
        case stop
        /// The program on disk shall replace the one that runs.
        case replace
        /// Time has passed; see ``SupervisorState/deadline``.
        case tick
    }

    /// Something to do.
    enum Order: Equatable {
        /// Start a worker. With `isReplacement`, of the program as it is on disk now; `isFirst` if none was ready yet.
        case start(Int, isReplacement: Bool, isFirst: Bool)
        case send(Int, WorkerMessage)
        case signal(Int, Int32)
        /// The program of this worker is the one to start from now on.
        case adopt(Int)
        case log(Severity, String)
        /// End the supervisor with this status. The last order.
        case end(Int32)
    }

    enum Severity { case notice, error }

    enum Phase: Equatable {
        case starting(until: UInt64)
        /// It could serve, and waits until nobody else does.
        case ready
        case serving(since: UInt64)
        /// It was asked to release its sessions.
        case handingOver(until: UInt64)
        /// It has released all sessions but the busy ones.
        case releasing(until: UInt64)
        /// It has crashed, and may not be gone yet.
        case dying(until: UInt64)
    }

    struct Worker {
        var phase: Phase
        var isReplacement: Bool
        /// Whether it is known what has ended it.
        var isAttributed = false
        /// The sessions that it has not released.
        var busy: Set<SessionKey> = []
    }

    /// Milliseconds in which a new program must be ready.
    static let startLimit: UInt64 = 30_000
    /// Milliseconds in which a crashed worker must be gone.
    static let deathLimit: UInt64 = 2_000
    static let never = UInt64.max

    /// Milliseconds that a worker may take to end or to hand over.
    let grace: UInt64
    private(set) var workers: [Int: Worker] = [:]
    private var nextNumber = 0
    private var pauses = RestartPauses()
    private var watchdog: Watchdog
    /// When to replace a worker that has ended; `never` if there is none to replace.
    private var restartTime = never
    private var wasReady = false
    private var wantsReplacement = false
    /// When to kill the workers that have not ended after a request to stop; `nil` if there was none.
    private var stopDeadline: UInt64?
    private var stopStatus: Int32 = 0
    private var orders: [Order] = []

    /// `watchdogTime` is for how many milliseconds the worker that serves may stand still; `nil` if nobody looks.
    init(grace: UInt64, watchdogTime: UInt64? = nil) {
        self.grace = grace
        watchdog = Watchdog(limit: watchdogTime)
    }

    /// The worker whose turns the supervisor is to report once in ``Watchdog/interval``; `nil` if nobody looks.
    var watchedWorker: Int? { watchdog.limit == nil || stopDeadline != nil ? nil : serving }

    /// Whether nothing has begun yet.
    var isNew: Bool { nextNumber == 0 && stopDeadline == nil }

    /// Whether a replacement is wanted or under way.
    var isReplacing: Bool { wantsReplacement || workers.values.contains(where: \.isReplacement) }

    /// When to call ``handle(_:now:)`` with a tick; ``never`` if there is nothing to wait for.
    var deadline: UInt64 {
        var deadline = min(restartTime, stopDeadline ?? Self.never)
        for worker in workers.values {
            switch worker.phase {
            case .starting(let time), .handingOver(let time), .releasing(let time), .dying(let time):
                deadline = min(deadline, time)
            case .ready, .serving: break
            }
        }
        return deadline
    }

    /// Takes an event, and returns what to do, in this order.
    mutating func handle(_ event: Event, now: UInt64) -> [Order] {
        orders = []
        switch event {
        case .started: start(isReplacement: false, now: now)
        case .said(let number, let message): handle(message, of: number, now: now)
        case .attributed(let number): workers[number]?.isAttributed = true
        case .turned(let number, let turns): watch(number, turns, now: now)
        case .ended(let number, let end): handle(end, of: number, now: now)
        case .stop: stop(now: now)
        case .replace: wantsReplacement = stopDeadline == nil
        case .tick: killOverdue(now: now)
        }
        if case .end? = orders.last { return orders }
        advance(now: now)
        return orders
    }

    // MARK: Events

    private mutating func handle(_ message: WorkerMessage, of number: Int, now: UInt64) {
        guard let worker = workers[number] else { return }
        switch (message, worker.phase) {
        case (.ready, .starting):
            workers[number]?.phase = .ready
            wasReady = true
        case (.crashed, .serving(let since)):
            scheduleRestart(after: now - min(since, now), isAttributed: worker.isAttributed, now: now)
            workers[number]?.phase = .dying(until: now + Self.deathLimit)
        case (.crashed, .ready), (.crashed, .handingOver), (.crashed, .releasing):
            workers[number]?.phase = .dying(until: now + Self.deathLimit)
        case (.busy(let keys), .handingOver), (.busy(let keys), .releasing):
            workers[number]?.busy.formUnion(keys)
            relay(.busy(keys), from: number)
        case (.freed(let keys), .handingOver), (.freed(let keys), .releasing):
            workers[number]?.busy.subtract(keys)
            relay(.freed(keys), from: number)
        case (.released, .handingOver):
            workers[number]?.phase = .releasing(until: now + grace)
        default: break
        }
    }

    private mutating func handle(_ end: ProcessEnd, of number: Int, now: UInt64) {
        guard let worker = workers.removeValue(forKey: number) else { return }
        if stopDeadline != nil { return handleStop(worker, end) }
        switch worker.phase {
        case .starting where !wasReady && workers.isEmpty:
            orders.append(.end(end.status == 0 ? EXIT_FAILURE : end.status))
            return
        case .starting where worker.isReplacement:
            orders.append(.log(.error, "The new program did not come up (\(end.text)); the running one goes on"))
        case .starting:
            orders.append(.log(.error, "A worker ended before it was ready: \(end.text)"))
        case .serving where end == .exited(0):
            // The program has ended itself.
            for other in workers.keys.sorted() { orders.append(.signal(other, SIGTERM)) }
            orders.append(.end(0))
            return
        case .serving(let since):
            orders.append(.log(.error, "The worker has ended: \(end.text). Another one serves"))
            scheduleRestart(after: now - min(since, now), isAttributed: worker.isAttributed, now: now)
        case .dying, .ready, .handingOver:
            orders.append(.log(.error, "A worker has ended: \(end.text)"))
        case .releasing:
            if end != .exited(0) { orders.append(.log(.error, "The former worker has ended: \(end.text)")) }
        }
        for message in WorkerMessage.messages(for: sorted(worker.busy), WorkerMessage.freed) {
            relay(message, from: number)
        }
        relay(.ended, from: number)
    }

    private mutating func watch(_ number: Int, _ turns: UInt64, now: UInt64) {
        guard number == watchedWorker, watchdog.isStuck(worker: number, turns: turns, now: now) else { return }
        orders.append(.log(.error, "The worker has answered nobody for too long (watchdog-time). Another one serves"))
        // It writes its stacks, unless it is stopped.
        orders.append(.signal(number, SIGABRT))
        scheduleRestart(after: 0, isAttributed: true, now: now)
        workers[number]?.phase = .dying(until: now + Self.deathLimit)
    }

    private mutating func stop(now: UInt64) {
        guard stopDeadline == nil else { return }
        stopDeadline = now + grace
        restartTime = Self.never
        wantsReplacement = false
        for number in workers.keys.sorted() { orders.append(.signal(number, SIGTERM)) }
    }

    private mutating func handleStop(_ worker: Worker, _ end: ProcessEnd) {
        if case .starting = worker.phase, end == .killed(by: SIGTERM) { return }
        switch end {
        case .exited(let status): stopStatus = max(stopStatus, status)
        case .killed(by: SIGKILL), .notStarted: stopStatus = max(stopStatus, EXIT_FAILURE)
        case .killed: stopStatus = max(stopStatus, end.status)
        }
    }

    private mutating func killOverdue(now: UInt64) {
        for number in workers.keys.sorted() {
            guard let worker = workers[number] else { continue }
            switch worker.phase {
            case .starting(let time) where time <= now:
                workers[number]?.phase = .starting(until: Self.never)
            case .handingOver(let time) where time <= now:
                workers[number]?.phase = .handingOver(until: Self.never)
            case .releasing(let time) where time <= now:
                workers[number]?.phase = .releasing(until: Self.never)
            case .dying(let time) where time <= now:
                workers[number]?.phase = .dying(until: Self.never)
            default: continue
            }
            orders.append(.signal(number, SIGKILL))
        }
        if let time = stopDeadline, time <= now {
            stopDeadline = Self.never
            for number in workers.keys.sorted() { orders.append(.signal(number, SIGKILL)) }
        }
    }

    // MARK: What follows

    private mutating func advance(now: UInt64) {
        if stopDeadline != nil {
            if workers.isEmpty { orders.append(.end(stopStatus)) }
            return
        }
        serveOrHandOver(now: now)
        if wantsReplacement, serving != nil, first({ $0.isReplacement }) == nil {
            wantsReplacement = false
            start(isReplacement: true, now: now)
        }
        let isProvided = first { worker in
            switch worker.phase {
            case .starting: !worker.isReplacement
            case .ready, .serving: true
            case .handingOver, .releasing, .dying: false
            }
        }
        guard isProvided == nil else { return }
        if restartTime == Self.never { scheduleRestart(after: 0, isAttributed: false, now: now) }
        if restartTime <= now { start(isReplacement: false, now: now) }
    }

    /// Lets a worker that is ready serve, or asks the one that serves to hand over to it.
    private mutating func serveOrHandOver(now: UInt64) {
        guard let ready = first({ $0.phase == .ready }) else { return }
        if let serving {
            orders.append(.send(serving, .handOver))
            workers[serving]?.phase = .handingOver(until: now + grace)
            return
        }
        let isInUse = first { worker in
            switch worker.phase {
            case .handingOver, .dying: true
            case .starting, .ready, .serving, .releasing: false
            }
        }
        guard isInUse == nil else { return }
        for number in workers.keys.sorted() where number != ready {
            guard let worker = workers[number] else { continue }
            for message in WorkerMessage.messages(for: sorted(worker.busy), WorkerMessage.busy) {
                orders.append(.send(ready, message))
            }
        }
        if workers[ready]?.isReplacement == true {
            orders.append(.log(.notice, "The program on disk has taken over"))
            orders.append(.adopt(ready))
            // One of the former program is not needed any more.
            for number in workers.keys.sorted() {
                if case .starting? = workers[number]?.phase { orders.append(.signal(number, SIGKILL)) }
            }
        }
        orders.append(.send(ready, .serve))
        workers[ready]?.phase = .serving(since: now)
        workers[ready]?.isReplacement = false
        restartTime = Self.never
    }

    private mutating func start(isReplacement: Bool, now: UInt64) {
        nextNumber += 1
        if !isReplacement { restartTime = Self.never }
        let limit = isReplacement ? now + Self.startLimit : Self.never
        workers[nextNumber] = Worker(phase: .starting(until: limit), isReplacement: isReplacement)
        orders.append(.start(nextNumber, isReplacement: isReplacement, isFirst: !wasReady))
    }

    private mutating func scheduleRestart(after time: UInt64, isAttributed: Bool, now: UInt64) {
        restartTime = now + pauses.next(after: time, isAttributed: isAttributed)
    }

    /// Sends a message of one worker to the one that serves.
    private mutating func relay(_ message: WorkerMessage, from number: Int) {
        if let serving, serving != number { orders.append(.send(serving, message)) }
    }

    /// The worker that serves.
    var serving: Int? { first { if case .serving = $0.phase { true } else { false } } }

    private func first(_ condition: (Worker) -> Bool) -> Int? {
        workers.filter { condition($0.value) }.keys.min()
    }

    private func sorted(_ keys: Set<SessionKey>) -> [SessionKey] {
        keys.sorted { ($0.high, $0.low) < ($1.high, $1.low) }
    }
}

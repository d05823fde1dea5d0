import CCrash
import Glibc
import Logging
import MartletServer

/// Supervises the processes that serve: starts each, starts another when one has crashed, and replaces them on `SIGHUP`.
///
/// It owns what outlives a worker: the sockets that listen, the store's lock, and a small memory. It has one thread and
/// starts no server. What to do is decided in a ``SupervisorState`` for each slot, that is, for each of the workers that serve at
/// the same time; this carries it out.
final class Supervisor {
    private let log: SupervisorLog
    private let inheritance: WorkerProcess.Inheritance
    private var program: SupervisedProgram
    private var slots: [SupervisorState]
    private var events: [(slot: Int, event: SupervisorState.Event)] = []
    private var workers: [Name: WorkerProcess] = [:]
    /// The slots whose workers are still to be replaced, one after another; the first is under way.
    private var replacements: [Int] = []
    /// Whether the one under way has succeeded.
    private var hasReplaced = false
    /// The exit codes of the slots that have ended.
    private var statuses: [Int: Int32] = [:]
    private let signals: Int32
    private let isAtTerminal: Bool
    /// Whether a crashed worker may have left a copy that writes the backtrace.
    private var hasCrashed = false

    /// A worker: its slot, and its number there.
    private struct Name: Hashable, Comparable {
        let slot: Int
        let number: Int

        static func < (one: Name, other: Name) -> Bool { (one.slot, one.number) < (other.slot, other.number) }
    }

    /// Opens the sockets. `storeLock` is the descriptor of the lock that workers inherit.
    init(_ configuration: ServerConfiguration, _ logging: LogConfiguration, storeLock: Int32? = nil) throws {
        try configuration.validate()
        log = SupervisorLog(logging)
        guard let program = SupervisedProgram() else { throw NoSupervisor() }
        self.program = program
        self.program.adopt(Descriptors.move(program.current))
        // Ends what is under way, and the last resort of a worker that does not end.
        let grace = configuration.limits.stopDeadline + 5
        let watchdogTime = configuration.isDevelopment ? .infinity : configuration.limits.watchdogTime
        let state = SupervisorState(
            grace: UInt64(min(max(grace, 0), 4_000) * 1_000),
            watchdogTime: watchdogTime < 1e9 ? UInt64(max(1, watchdogTime) * 1_000) : nil)
        let count = configuration.workers
        slots = Array(repeating: state, count: count)
        let sockets = try ListeningSockets(configuration, placing: Descriptors.move)
        let memory = WorkerMemory.make(workers: count, placing: Descriptors.move)
        let shared = count > 1 ? SharedInheritance(count: count) : nil
        if count > 1, shared == nil { throw NoSupervisor() }
        if memory == nil { log.write(.warning, "There is no memory for what a crash interrupts; it is not recorded") }
        isAtTerminal = isatty(STDIN_FILENO) == 1

        var (handled, before) = (sigset_t(), sigset_t())
        sigemptyset(&handled)
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGCHLD] { sigaddset(&handled, signal) }
        sigprocmask(SIG_BLOCK, &handled, &before)
        signal(SIGPIPE, SIG_IGN)
        martlet_adopt_orphans()
        signals = Descriptors.move(martlet_make_signal_descriptor(&handled))
        guard signals >= 0 else { throw NoSupervisor() }
        inheritance = .init(
            sockets: sockets, memory: memory, shared: shared, storeLock: storeLock.map(Descriptors.move),
            signals: before)
    }

    /// Supervises until there is nothing left to supervise, and ends the process.
    func run() -> Never {
        // The others follow when the first is ready: what is wrong for all of them is said once.
        handle(.started, in: 0)
        while true {
            wait()
            handleSignals()
            for name in workers.keys.sorted() { handleMessages(of: name) }
            handleEnds()
            for slot in slots.indices {
                lookAtTurns(in: slot)
                if slots[slot].deadline <= now { handle(.tick, in: slot) }
            }
        }
    }

    private var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }

    // MARK: Events

    private func wait() {
        let time = now
        let longest = slots.allSatisfy { $0.watchedWorker == nil } ? 3_600_000 : Watchdog.interval
        let deadline = slots.map(\.deadline).min() ?? SupervisorState.never
        let milliseconds = deadline > time ? min(deadline - time, longest) : 0
        var descriptors = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        for worker in workers.values {
            descriptors.append(pollfd(fd: worker.socket, events: Int16(POLLIN), revents: 0))
        }
        poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
        // The end of a worker's socket comes with its signal, and stays readable until then.
        if descriptors[0].revents == 0, descriptors.contains(where: { $0.revents & Int16(POLLHUP) != 0 }) {
            usleep(1_000)
        }
    }

    private func handleSignals() {
        var isFromKernel: Int32 = 0
        while true {
            switch martlet_read_signal(signals, &isFromKernel) {
            case 0: return
            case SIGTERM, SIGINT: stop()
            case SIGHUP:
                // Its terminal is gone, and nobody asks for another program.
                let hangsUp = isFromKernel != 0 || isAtTerminal && isatty(STDIN_FILENO) == 0
                if hangsUp { stop() } else { replace() }
            default: break
            }
        }
    }

    private func handleMessages(of name: Name) {
        var bytes = [UInt8](repeating: 0, count: WorkerMessage.sizeLimit)
        while let worker = workers[name] {
            let count = recv(worker.socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { return }
            guard let message = WorkerMessage(bytes[..<count]) else { continue }
            if message == .crashed {
                hasCrashed = true
                if let area = worker.area, inheritance.memory?.hasCulprit(area: area) == true {
                    handle(.attributed(name.number), in: name.slot)
                }
            }
            handle(.said(name.number, message), in: name.slot)
            if message == .ready { startOthers() }
        }
    }

    /// Takes the ends of workers, and of what other processes have left behind.
    private func handleEnds() {
        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, WNOHANG)
            guard process > 0 else { return }
            guard let name = workers.first(where: { $0.value.process == process })?.key else { continue }
            // What it has said before it ended.
            handleMessages(of: name)
            end(name, ProcessEnd(status: status))
        }
    }

    private func lookAtTurns(in slot: Int) {
        guard let number = slots[slot].watchedWorker, let area = workers[Name(slot: slot, number: number)]?.area,
            let turns = inheritance.memory?.turns(area: area)
        else { return }
        handle(.turned(number, turns), in: slot)
    }

    private func end(_ name: Name, _ end: ProcessEnd) {
        if let worker = workers.removeValue(forKey: name) {
            close(worker.socket)
            if let program = worker.program { close(program) }
            if let area = worker.area { inheritance.memory?.workerHasEnded(area: area, signal: end.signal) }
        }
        handle(.ended(name.number, end), in: name.slot)
        guard slots[name.slot].serving == nil else { return }
        inheritance.shared?.directory.set(server: 0, in: name.slot)
        // One that is at work is quicker than the successor that starts.
        if let (slot, number) = firstServing { send(.ended, to: Name(slot: slot, number: number)) }
    }

    private var firstServing: (slot: Int, number: Int)? {
        slots.indices.lazy.compactMap { [slots] slot in slots[slot].serving.map { (slot, $0) } }.first
    }

    // MARK: All slots

    private func startOthers() {
        guard statuses.isEmpty else { return }
        for slot in slots.indices where slots[slot].isNew { handle(.started, in: slot) }
    }

    private func stop() {
        for slot in slots.indices { handle(.stop, in: slot) }
    }

    /// Replaces the workers one after another. If a new program does not come up, the others stay.
    private func replace() {
        (replacements, hasReplaced) = (Array(slots.indices), false)
        handle(.replace, in: 0)
    }

    private func continueReplacing() {
        guard let slot = replacements.first, !slots[slot].isReplacing else { return }
        replacements = hasReplaced ? Array(replacements.dropFirst()) : []
        hasReplaced = false
        if let next = replacements.first { handle(.replace, in: next) }
    }

    // MARK: Orders

    private func handle(_ event: SupervisorState.Event, in slot: Int) {
        events.append((slot, event))
        // An order may cause the next event, which comes after the rest of the orders.
        guard events.count == 1 else { return }
        while let (slot, event) = events.first {
            if statuses[slot] == nil {
                for order in slots[slot].handle(event, now: now) { perform(order, in: slot) }
            }
            events.removeFirst()
        }
        continueReplacing()
    }

    private func perform(_ order: SupervisorState.Order, in slot: Int) {
        switch order {
        case .start(let number, let isReplacement, let isFirst):
            start(Name(slot: slot, number: number), isReplacement: isReplacement, isFirst: isFirst)
        case .send(let number, let message): send(message, to: Name(slot: slot, number: number))
        case .signal(let number, let signal):
            if let worker = workers[Name(slot: slot, number: number)] { kill(worker.process, signal) }
        case .adopt(let number):
            hasReplaced = true
            let name = Name(slot: slot, number: number)
            guard let descriptor = workers[name]?.program else { return }
            workers[name]?.program = nil
            program.adopt(descriptor)
        case .log(.error, let message): log.write(.error, message)
        case .log(.notice, let message): log.write(.notice, message)
        case .end(let status): end(slot, status)
        }
    }

    /// A slot has no worker any more. The others end as well, and then the process.
    private func end(_ slot: Int, _ status: Int32) {
        statuses[slot] = status
        let others = slots.indices.filter { statuses[$0] == nil }
        for other in others { handle(.stop, in: other) }
        guard others.isEmpty else { return }
        waitForBacktrace()
        exit(statuses.values.max() ?? status)
    }

    private func send(_ message: WorkerMessage, to name: Name) {
        guard let worker = workers[name] else { return }
        let bytes = message.bytes
        // One that does not read for so long is ended by its deadline.
        _ = Glibc.send(worker.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    private func start(_ name: Name, isReplacement: Bool, isFirst: Bool) {
        let area = inheritance.memory?.claimArea()
        do throws(WorkerProcess.Failure) {
            let replacement = isReplacement ? Descriptors.move(program.openFromDisk()) : nil
            if let replacement, replacement < 0 {
                throw WorkerProcess.Failure(reason: "\(program.path): \(WorkerProcess.text(of: errno))")
            }
            let environment = WorkerEnvironment(
                supervisor: getpid(), area: area, isFirst: isFirst, hasMetrics: !inheritance.sockets.metrics.isEmpty)
            do throws(WorkerProcess.Failure) {
                let (process, socket) = try WorkerProcess.start(
                    replacement ?? program.current, environment, in: name.slot, inheritance)
                workers[name] = WorkerProcess(process: process, socket: socket, area: area, program: replacement)
            } catch {
                if let replacement { close(replacement) }
                throw error
            }
        } catch {
            if let area { inheritance.memory?.workerHasEnded(area: area, signal: 0) }
            if isFirst { log.write(.error, "The server could not be started: \(error.reason)") }
            handle(.ended(name.number, .notStarted(reason: error.reason)), in: name.slot)
        }
    }

    /// Waits, some seconds at most, until the copy of a crashed worker has written its backtrace: in a container, it
    /// ends with this process.
    private func waitForBacktrace() {
        guard hasCrashed else { return }
        for _ in 0..<500 {
            if waitpid(-1, nil, WNOHANG) < 0 { return }
            usleep(10_000)
        }
    }
}

/// There is no supervisor here.
private struct NoSupervisor: Error, CustomStringConvertible {
    var description: String { "No supervisor can run here, without /proc or descriptors; use --no-supervisor." }
}

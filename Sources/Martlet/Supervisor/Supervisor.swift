import CCrash
import Glibc
import Logging
import MartletServer

/// Supervises the process that serves: starts it, starts another when it has crashed, and replaces it on `SIGHUP`.
///
/// It owns what outlives a worker: the sockets that listen, the store's lock, and a small memory. It has one thread and
/// starts no server. What to do is decided in ``SupervisorState``; this carries it out.
final class Supervisor {
    private let log: SupervisorLog
    private let inheritance: WorkerProcess.Inheritance
    private var program: SupervisedProgram
    private var state: SupervisorState
    private var events: [SupervisorState.Event] = []
    private var workers: [Int: WorkerProcess] = [:]
    private let signals: Int32
    private let isAtTerminal: Bool
    /// Whether a crashed worker may have left a copy that writes the backtrace.
    private var hasCrashed = false

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
        state = SupervisorState(
            grace: UInt64(min(max(grace, 0), 4_000) * 1_000),
            watchdogTime: watchdogTime < 1e9 ? UInt64(max(1, watchdogTime) * 1_000) : nil)
        let sockets = try ListeningSockets(configuration, placing: Descriptors.move)
        let memory = WorkerMemory.make(placing: Descriptors.move)
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
            sockets: sockets, memory: memory, storeLock: storeLock.map(Descriptors.move), signals: before)
    }

    /// Supervises until there is nothing left to supervise, and ends the process.
    func run() -> Never {
        take(.started)
        while true {
            wait()
            takeSignals()
            for number in workers.keys.sorted() { takeMessages(of: number) }
            takeEnds()
            lookAtTurns()
            if state.deadline <= now { take(.tick) }
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
        let longest = state.watchedWorker == nil ? 3_600_000 : Watchdog.interval
        let milliseconds = state.deadline > time ? min(state.deadline - time, longest) : 0
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

    private func takeSignals() {
        var isFromKernel: Int32 = 0
        while true {
            switch martlet_read_signal(signals, &isFromKernel) {
            case 0: return
            case SIGTERM, SIGINT: take(.stop)
            case SIGHUP:
                // Its terminal is gone, and nobody asks for another program.
                let hangsUp = isFromKernel != 0 || isAtTerminal && isatty(STDIN_FILENO) == 0
                take(hangsUp ? .stop : .replace)
            default: break
            }
        }
    }

    private func takeMessages(of number: Int) {
        var bytes = [UInt8](repeating: 0, count: WorkerMessage.sizeLimit)
        while let worker = workers[number] {
            let count = recv(worker.socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { return }
            guard let message = WorkerMessage(bytes[..<count]) else { continue }
            if message == .crashed {
                hasCrashed = true
                if let area = worker.area, inheritance.memory?.hasCulprit(area: area) == true {
                    take(.attributed(number))
                }
            }
            take(.said(number, message))
        }
    }

    /// Takes the ends of workers, and of what other processes have left behind.
    private func takeEnds() {
        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, WNOHANG)
            guard process > 0 else { return }
            guard let number = workers.first(where: { $0.value.process == process })?.key else { continue }
            // What it has said before it ended.
            takeMessages(of: number)
            end(number, ProcessEnd(status: status))
        }
    }

    private func lookAtTurns() {
        guard let number = state.watchedWorker, let area = workers[number]?.area,
            let turns = inheritance.memory?.turns(area: area)
        else { return }
        take(.turned(number, turns))
    }

    private func end(_ number: Int, _ end: ProcessEnd) {
        if let worker = workers.removeValue(forKey: number) {
            close(worker.socket)
            if let program = worker.program { close(program) }
            if let area = worker.area { inheritance.memory?.workerHasEnded(area: area, signal: end.signal) }
        }
        take(.ended(number, end))
    }

    // MARK: Orders

    private func take(_ event: SupervisorState.Event) {
        events.append(event)
        // An order may cause the next event, which comes after the rest of the orders.
        guard events.count == 1 else { return }
        while let event = events.first {
            for order in state.take(event, now: now) { perform(order) }
            events.removeFirst()
        }
    }

    private func perform(_ order: SupervisorState.Order) {
        switch order {
        case .start(let number, let isReplacement, let isFirst):
            start(number, isReplacement: isReplacement, isFirst: isFirst)
        case .send(let number, let message):
            guard let worker = workers[number] else { return }
            let bytes = message.bytes
            // One that does not read for so long is ended by its deadline.
            _ = send(worker.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        case .signal(let number, let signal):
            if let worker = workers[number] { kill(worker.process, signal) }
        case .adopt(let number):
            guard let descriptor = workers[number]?.program else { return }
            workers[number]?.program = nil
            program.adopt(descriptor)
        case .log(.error, let message): log.write(.error, message)
        case .log(.notice, let message): log.write(.notice, message)
        case .end(let status):
            waitForBacktrace()
            exit(status)
        }
    }

    private func start(_ number: Int, isReplacement: Bool, isFirst: Bool) {
        let area = inheritance.memory?.claimArea()
        do throws(WorkerProcess.Failure) {
            let replacement = isReplacement ? Descriptors.move(program.openFromDisk()) : nil
            if let replacement, replacement < 0 {
                throw WorkerProcess.Failure(reason: "\(program.path): \(WorkerProcess.text(of: errno))")
            }
            let environment = WorkerEnvironment(
                supervisor: getpid(), area: area, isFirst: isFirst, hasMetrics: inheritance.sockets.metrics != nil)
            do throws(WorkerProcess.Failure) {
                let (process, socket) = try WorkerProcess.start(
                    replacement ?? program.current, environment, inheritance)
                workers[number] = WorkerProcess(process: process, socket: socket, area: area, program: replacement)
            } catch {
                if let replacement { close(replacement) }
                throw error
            }
        } catch {
            if let area { inheritance.memory?.workerHasEnded(area: area, signal: 0) }
            if isFirst { log.write(.error, "The server could not be started: \(error.reason)") }
            take(.ended(number, .notStarted(reason: error.reason)))
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

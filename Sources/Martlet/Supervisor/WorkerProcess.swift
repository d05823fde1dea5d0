import CCrash
import Glibc
import MartletServer

/// A worker as the supervisor holds it.
struct WorkerProcess {
    let process: pid_t
    /// The supervisor's end of the socket to it.
    let socket: Int32
    /// Its area of the shared memory.
    let area: Int?
    /// The executable, if it is not the one that ran before.
    var program: Int32?

    /// What a worker inherits from the supervisor.
    struct Inheritance {
        var sockets: ListeningSockets
        var memory: WorkerMemory?
        /// What several workers have in common; `nil` if there is one.
        var shared: SharedInheritance?
        var storeLock: Int32?
        /// The signals that were blocked when the supervisor was started.
        var signals: sigset_t
    }

    struct Failure: Error { let reason: String }

    /// Starts the executable that is open as `program`, with this process's arguments and environment.
    static func start(
        _ program: Int32, _ environment: WorkerEnvironment, in slot: WorkerDirectory.Slot, _ inheritance: Inheritance
    ) throws(Failure) -> (process: pid_t, socket: Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw Failure(reason: text(of: errno))
        }
        // Above the numbers that the worker's descriptors get.
        let other = fcntl(ends[1], F_DUPFD_CLOEXEC, Descriptors.first)
        close(ends[1])
        let socket = Descriptors.move(ends[0])
        defer { close(other) }
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)

        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, inheritance.sockets.pages, WorkerEnvironment.listeningSocket)
        posix_spawn_file_actions_adddup2(&files, other, WorkerEnvironment.socket)
        if let memory = inheritance.memory {
            posix_spawn_file_actions_adddup2(&files, memory.descriptor, WorkerEnvironment.memory)
        }
        if !inheritance.sockets.metrics.isEmpty {
            posix_spawn_file_actions_adddup2(&files, inheritance.sockets.metrics[slot], WorkerEnvironment.metricsSocket)
        }
        for (descriptor, number) in inheritance.shared?.descriptors(of: slot, peer: inheritance.sockets.peers[slot])
            ?? []
        {
            posix_spawn_file_actions_adddup2(&files, descriptor, number)
        }
        if let lock = inheritance.storeLock {
            posix_spawn_file_actions_adddup2(&files, lock, WorkerEnvironment.storeLock)
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (mask, defaults) = (inheritance.signals, sigset_t())
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let group = inheritance.shared.map { InheritedGroup(count: $0.channels.count, slot: slot) }
        var variables =
            Self.variables(environment, group, hasLock: inheritance.storeLock != nil).map { strdup($0) } + [nil]
        defer { for variable in variables { free(variable) } }
        var process: pid_t = 0
        let status = posix_spawn(
            &process, "/proc/self/fd/\(program)", &files, &attributes, CommandLine.unsafeArgv, &variables)
        guard status == 0 else {
            close(socket)
            throw Failure(reason: text(of: status))
        }
        return (process, socket)
    }

    private static func variables(
        _ environment: WorkerEnvironment, _ group: InheritedGroup?, hasLock: Bool
    ) -> [String] {
        let backtrace = "SWIFT_BACKTRACE="
        var variables = ["\(WorkerEnvironment.name)=\(environment.text)"]
        if let group { variables.append("\(WorkerEnvironment.groupName)=\(group.text)") }
        if hasLock { variables.append("\(WorkerEnvironment.storeLockName)=\(WorkerEnvironment.storeLock)") }
        var settings = "interactive=no"
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            next += 1
            // Those of socket activation are for the supervisor.
            if text.hasPrefix("LISTEN_PID=") || text.hasPrefix("LISTEN_FDS=") { continue }
            if text.hasPrefix(backtrace) {
                let given = text.dropFirst(backtrace.count)
                settings = given.contains("interactive=") ? String(given) : "\(given),\(settings)"
            } else {
                variables.append(text)
            }
        }
        // At a terminal, Swift's runtime would ask what to do while visitors wait.
        return variables + [backtrace + settings]
    }

    static func text(of code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// Descriptors of the supervisor. They lie above those that a worker gets, which would otherwise take their places one
/// after another.
enum Descriptors {
    static let first = WorkerEnvironment.outgoing + Int32(clamping: WorkerDirectory.mostWorkers)

    /// Moves a descriptor there; it is closed when a program is executed.
    static func move(_ descriptor: Int32) -> Int32 {
        guard descriptor >= 0, descriptor < first else { return descriptor }
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, first)
        guard moved >= 0 else { return descriptor }
        close(descriptor)
        return moved
    }
}

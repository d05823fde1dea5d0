import CCrash
import Glibc
import MartletServer
import Synchronization

/// A worker's connection to its supervisor.
final class SupervisorLink: Sendable {
    let environment: WorkerEnvironment
    private let group: InheritedGroup?
    let memory: WorkerMemory?

    /// The link of this process; `nil` if no supervisor has started it. Called once, before other threads run: it
    /// changes the environment.
    static func inherit() -> SupervisorLink? {
        guard let text = getenv(WorkerEnvironment.name).map({ String(cString: $0) }) else { return nil }
        // A process that this one starts is no worker.
        unsetenv(WorkerEnvironment.name)
        guard let environment = WorkerEnvironment(text), environment.supervisor == getppid() else { return nil }
        return SupervisorLink(environment)
    }

    private init(_ environment: WorkerEnvironment) {
        self.environment = environment
        group = InheritedGroup.inherit()
        let descriptors = WorkerEnvironment.listeningSocket...WorkerEnvironment.storeLock
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        memory = environment.area.flatMap { _ in WorkerMemory(inherited: WorkerEnvironment.memory) }
        // The worker ends in order when the supervisor is killed; it may have been before this call.
        martlet_end_with_parent(SIGTERM)
        if getppid() != environment.supervisor { raise(SIGTERM) }
        // It asks the supervisor for another program, and reaches the worker at a terminal only.
        signal(SIGHUP, SIG_IGN)
        martlet_notify_on_crash(WorkerEnvironment.socket, WorkerMessage.crashByte)
        // The kernel names a process after the descriptor that it was started from.
        if let name = CommandLine.arguments.first?.split(separator: "/").last { martlet_name_process(String(name)) }
    }

    /// Makes the server of this configuration a worker's.
    func apply(to configuration: inout ServerConfiguration) {
        configuration.workerGroup = group?.serverGroup()
        configuration.inheritedSocket =
            configuration.workerGroup == nil ? WorkerEnvironment.listeningSocket : WorkerEnvironment.peerSocket
        configuration.inheritedMetricsSocket = environment.hasMetrics ? WorkerEnvironment.metricsSocket : nil
        configuration.waitsToAccept = true
        configuration.workerMemory = memory.flatMap { memory in environment.area.map { (memory, $0) } }
    }

    /// Serves when the supervisor says so, and hands over when it does. `announce` is called once, by the first worker
    /// that serves, and `end` after the server has handed over. Returns whether there is a thread for it.
    func run(
        _ server: Server, announce: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void
    ) -> Bool {
        let isStarted = Thread.start(name: "martlet-link", stackSize: 512 << 10) { [self] in
            while let message = receive() {
                switch message {
                case .serve:
                    server.accept()
                    if environment.isFirst, group?.slot ?? 0 == 0 { announce() }
                case .handOver:
                    Thread.start(name: "martlet-handover") { [self] in
                        withExtendedLifetime(server.handOver { report in self.send(report) }) { end() }
                    }
                case .busy(let keys): server.didBecomeBusy(keys)
                case .freed(let keys): server.didBecomeFree(keys)
                case .ended: server.readInterruptedActions()
                case .ready, .released, .crashed: break
                }
            }
        }
        if isStarted { send(.ready) }
        return isStarted
    }

    private func send(_ report: SessionReport) {
        switch report {
        case .busy(let keys): for message in WorkerMessage.messages(for: keys, WorkerMessage.busy) { send(message) }
        case .released: send(WorkerMessage.released)
        case .freed(let keys): for message in WorkerMessage.messages(for: keys, WorkerMessage.freed) { send(message) }
        }
    }

    private func send(_ message: WorkerMessage) {
        let bytes = message.bytes
        while Glibc.send(WorkerEnvironment.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0, errno == EINTR {}
    }

    /// The next message; `nil` if the supervisor is gone. The kernel then signals the end of this process.
    private func receive() -> WorkerMessage? {
        var bytes = [UInt8](repeating: 0, count: WorkerMessage.sizeLimit)
        while true {
            let count = recv(WorkerEnvironment.socket, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            // A later supervisor may say what this program does not know.
            if let message = WorkerMessage(bytes[..<count]) { return message }
        }
    }
}

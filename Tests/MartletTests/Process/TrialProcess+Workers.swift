import Glibc
import MartletTesting
import Synchronization

/// The processes that the program's supervisor has started.
extension TrialProcess {
    /// The processes that it has, without the copy that a crash leaves.
    var workers: [pid_t] {
        children.filter { worker in
            // A copy of a crashed worker has closed its files.
            access("/proc/\(worker)/fd/4", F_OK) == 0
        }
    }

    /// All children that have not been waited for.
    var children: [pid_t] {
        Self.contents("/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { pid_t($0) }
    }

    /// Waits until there is one worker, and it is none of `others`.
    func worker(besides others: [pid_t] = []) throws -> pid_t {
        var found: [pid_t] = []
        try wait(for: "one worker") {
            found = workers
            return found.count == 1 && !others.contains(found[0])
        }
        return found[0]
    }

    func wait(for what: String, until condition: () throws -> Bool) throws {
        for _ in 0..<3_000 {
            if try condition() { return }
            usleep(20_000)
        }
        throw Failure("never: \(what)")
    }

    /// Whether a process runs.
    static func isAlive(_ process: pid_t) -> Bool {
        let status = contents("/proc/\(process)/stat")
        return !status.isEmpty && !status.contains(") Z ")
    }

    private static func contents(_ path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// A visitor's page, as soon as there is a worker: one that dies may take the first connections with it.
    func visitor() throws -> Visitor {
        var visitor: Visitor?
        try wait(for: "a page") {
            visitor = try? Visitor(self)
            return visitor != nil
        }
        guard let visitor else { throw Failure("no page") }
        return visitor
    }
}

/// A client that connects again and again, from a thread of its own, and counts.
final class Knocking: Sendable {
    struct Count: Equatable {
        var answers = 0
        /// Connections that the kernel did not take.
        var refusals = 0
        /// Connections that ended without an answer.
        var ends = 0
    }

    private let port: Int
    private let state = Mutex((count: Count(), isOver: false, isDone: false))

    init(_ port: Int) {
        self.port = port
        let isStarted = makeThread { [self] in
            while !state.withLock(\.isOver) {
                knock()
                // Without a pause, it would take the processor from the program that it knocks at.
                usleep(1_000)
            }
            state.withLock { $0.isDone = true }
        }
        if !isStarted { state.withLock { $0.isDone = true } }
    }

    var count: Count { state.withLock(\.count) }

    /// Returns when there were that many more answers.
    func wait(answers: Int) {
        let start = count.answers
        for _ in 0..<6_000 where count.answers < start + answers { usleep(10_000) }
    }

    /// Ends, and returns the counts.
    func end() -> Count {
        state.withLock { $0.isOver = true }
        while !state.withLock(\.isDone) { usleep(1_000) }
        return count
    }

    private func knock() {
        guard let socket = try? RawSocket(port: port, timeout: 60) else {
            return state.withLock { $0.count.refusals += 1 }
        }
        let isAnswered =
            (try? socket.request("GET", "/healthz", headers: ["Connection: close"])) != nil
            && (try? socket.response())?.status == 200
        state.withLock { state in
            if isAnswered { state.count.answers += 1 } else { state.count.ends += 1 }
        }
    }
}

private func makeThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(body)).toOpaque()
    return pthread_create(
        &thread, nil,
        { argument in
            guard let argument else { return nil }
            Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }, argument) == 0
}

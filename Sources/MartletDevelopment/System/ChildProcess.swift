import FoundationEssentials
import Glibc

/// A process that this one has started.
struct ChildProcess {
    let identifier: pid_t
    /// Its output and its errors, if they were asked for; not blocking.
    let output: Int32?

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts a program that is found as a shell finds it.
    init(_ command: [String], environment: [String: String] = [:], capturing: Capture = .nothing) throws {
        var ends: [Int32] = [-1, -1]
        if capturing != .nothing {
            guard pipe(&ends) == 0 else { throw Failure(description: "There is no pipe: \(Self.text(of: errno))") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        }
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        if capturing != .nothing { posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO) }
        if capturing == .everything { posix_spawn_file_actions_adddup2(&files, ends[1], STDERR_FILENO) }
        // This process waits for signals, which are blocked in it.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var arguments = command.map { strdup($0) } + [nil]
        var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process: pid_t = 0
        let status = posix_spawnp(&process, command[0], &files, &attributes, &arguments, &variables)
        if ends[1] >= 0 { close(ends[1]) }
        guard status == 0 else {
            if ends[0] >= 0 { close(ends[0]) }
            throw Failure(description: "\(command[0]): \(Self.text(of: status))")
        }
        identifier = process
        output = ends[0] >= 0 ? ends[0] : nil
    }

    /// What of a process's output this one reads.
    enum Capture {
        case nothing
        case output
        case everything
    }

    /// Runs a program to its end, and returns its output. Throws if it fails.
    static func output(of command: [String]) throws -> [UInt8] {
        let child = try ChildProcess(command, capturing: .output)
        guard let output = child.output else { return [] }
        defer { close(output) }
        _ = fcntl(output, F_SETFL, 0)
        var bytes: [UInt8] = []
        while let part = read(output) { bytes += part }
        let status = child.wait()
        guard status == 0 else {
            throw Failure(description: "\(command.joined(separator: " ")) ended with status \(status).")
        }
        return bytes
    }

    /// Waits for the end, and returns the status with which the process exited, or as a shell reports a signal.
    @discardableResult
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return Self.exitStatus(status)
    }

    /// The status if the process has ended; `nil` if it runs.
    func endIfEnded() -> Int32? {
        var status: Int32 = 0
        return waitpid(identifier, &status, WNOHANG) == identifier ? Self.exitStatus(status) : nil
    }

    /// What can be read from a descriptor now; `nil` if there is nothing, or no more.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private static func text(of code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

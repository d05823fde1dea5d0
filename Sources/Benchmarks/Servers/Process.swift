import Glibc

/// A process that inherits the core that this one is bound to, and ends with this object.
final class Process {
    let number: pid_t

    init(_ command: [String], _ environment: [String: String]) throws {
        // The kernel ends the process when this one ends, for whatever reason.
        let command = ["/usr/bin/env", "setpriv", "--pdeathsig", "KILL", "--"] + command
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        // Its output goes to a log rather than into the table.
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        let log = environment["MARTLET_BENCH_LOG"] ?? "/dev/null"
        posix_spawn_file_actions_addopen(&files, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        posix_spawn_file_actions_adddup2(&files, 1, 2)
        var process: pid_t = 0
        let result = posix_spawn(&process, command[0], &files, nil, &arguments, &variables)
        guard result == 0 else {
            throw Failure.unexpected("cannot start \(command[0]): \(String(cString: strerror(result)))")
        }
        number = process
    }

    /// Whether it has ended by itself.
    var hasEnded: Bool { waitpid(number, nil, WNOHANG) != 0 }

    deinit {
        kill(number, SIGTERM)
        for _ in 0..<200 {
            if waitpid(number, nil, WNOHANG) != 0 { return }
            usleep(10_000)
        }
        kill(number, SIGKILL)
        waitpid(number, nil, 0)
    }
}

import FoundationEssentials
import Glibc

/// A server process, which starts on a free port and ends with this object.
final class Server {
    let process: pid_t
    let endpoint: Endpoint

    /// Starts `command` with `HOST` and `PORT` set, and waits until it accepts connections. It inherits the core that
    /// this process is bound to.
    init(_ command: [String], isFloor: Bool, environment extra: [String: String] = [:]) throws {
        let port = try Server.freePort()
        var environment = ProcessInfo.processInfo.environment
        environment["HOST"] = "127.0.0.1"
        environment["PORT"] = String(port)
        // What is measured is the process that serves.
        environment["MARTLET_NO_SUPERVISOR"] = "1"
        environment["MARTLET_STORE"] = "none"
        environment.merge(extra) { $1 }
        endpoint = Endpoint(port: port, isFloor: isFloor)
        // The kernel ends the server when this process ends, for whatever reason.
        process = try Server.spawn(["/usr/bin/env", "setpriv", "--pdeathsig", "KILL", "--"] + command, environment)
        try waitUntilReady(command)
    }

    deinit {
        kill(process, SIGTERM)
        for _ in 0..<200 {
            if waitpid(process, nil, WNOHANG) != 0 { return }
            usleep(10_000)
        }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    private func waitUntilReady(_ command: [String]) throws {
        for _ in 0..<500 {
            if (try? Connection(port: endpoint.port)) != nil { return }
            if waitpid(process, nil, WNOHANG) != 0 { break }
            usleep(20_000)
        }
        throw Failure.unexpected("\(command.joined(separator: " ")) does not listen on port \(endpoint.port)")
    }

    private static func spawn(_ command: [String], _ environment: [String: String]) throws -> pid_t {
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        // The server's output goes to its log rather than into the table.
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
        return process
    }

    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure.system("socket") }
        defer { close(descriptor) }
        var address = sockaddr_in.loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard bound else { throw Failure.system("bind") }
        return UInt16(bigEndian: address.sin_port)
    }
}

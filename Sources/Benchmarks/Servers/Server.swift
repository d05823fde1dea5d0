import FoundationEssentials
import Glibc

/// A server process, which starts on a free port and ends with this object.
final class Server {
    private let program: Process
    var process: pid_t { program.number }
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
        program = try Process(command, environment)
        try waitUntilReady(command)
    }

    private func waitUntilReady(_ command: [String]) throws {
        for _ in 0..<500 {
            if (try? Connection(port: endpoint.port)) != nil { return }
            if program.hasEnded { break }
            usleep(20_000)
        }
        throw Failure.unexpected("\(command.joined(separator: " ")) does not listen on port \(endpoint.port)")
    }

    static func freePort() throws -> UInt16 {
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

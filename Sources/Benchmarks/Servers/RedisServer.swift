import FoundationEssentials
import Glibc

/// A Redis for the measured servers, which ends with this object.
final class RedisServer {
    private let process: Process
    private let port: UInt16

    init(folder: URL) throws {
        let program = "/usr/bin/redis-server"
        guard access(program, X_OK) == 0 else {
            throw Failure.skipped("no redis-server (Debian's package redis-server)")
        }
        port = try Server.freePort()
        process = try Process(
            [
                program, "--bind", "127.0.0.1", "--port", String(port), "--dir", folder.path, "--save", "",
                "--appendonly", "yes",
                "--daemonize", "no",
            ], ProcessInfo.processInfo.environment)
        for _ in 0..<500 where (try? command("PING")) == nil { usleep(20_000) }
        guard try command("PING").hasPrefix("+PONG") else { throw Failure.unexpected("Redis does not start") }
    }

    /// The address for `--store`.
    func address(prefix: String) -> String { "redis://127.0.0.1:\(port)/0?prefix=\(prefix)" }

    /// A number that Redis reports of itself.
    func number(_ name: String) throws -> Double {
        for line in try command("INFO all").split(whereSeparator: \.isNewline) where line.hasPrefix(name + ":") {
            if let number = Double(line.dropFirst(name.count + 1)) { return number }
        }
        throw Failure.unexpected("Redis does not report \(name)")
    }

    /// The answer to a command: a line, or a text with its length before it.
    private func command(_ text: String) throws -> String {
        let connection = try Connection(port: port)
        try connection.write(Array((text + "\r\n").utf8))
        while true {
            try connection.read(waiting: true)
            let answer = String(decoding: connection.received, as: UTF8.self)
            guard let line = answer.split(whereSeparator: \.isNewline).first else { continue }
            guard line.hasPrefix("$"), let length = Int(line.dropFirst()) else { return answer }
            if connection.received.count >= line.utf8.count + 4 + length { return answer }
        }
    }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The pipes between the compiler and a plugin. Before each message stands its length, as eight bytes, the lowest first.
enum PluginConnection {
    struct Interrupted: Error {}

    /// The compiler's next message; `nil` at the end.
    static func next() throws -> PluginRequest? {
        guard let header = try bytes(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        // An empty message is the compiler's goodbye.
        if length == 0 { return nil }
        guard length <= 1 << 30, let body = try bytes(Int(length)) else { throw Interrupted() }
        return try JSONDecoder().decode(PluginRequest.self, from: Data(body))
    }

    static func send(_ response: PluginResponse) throws {
        let body = try JSONEncoder().encode(response)
        let length = UInt64(body.count)
        let message = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) } + body
        var rest = message[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Interrupted() }
            rest = rest.dropFirst(written)
        }
    }

    /// Exactly this many bytes; `nil` if there are none at all.
    private static func bytes(_ count: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                read(STDIN_FILENO, buffer.baseAddress?.advanced(by: received), count - received)
            }
            if more == 0, received == 0 { return nil }
            guard more > 0 else { throw Interrupted() }
            received += more
        }
        return bytes
    }
}

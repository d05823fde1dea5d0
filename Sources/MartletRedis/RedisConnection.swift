import CHiredis
import Glibc
package import MartletServer

/// One connection to a Redis. One thread at a time uses it. After an error it is of no use any more.
package final class RedisConnection {
    /// How long is waited.
    package struct Patience: Sendable {
        /// Milliseconds for a connection.
        package var connecting = 500
        /// Milliseconds for an answer.
        package var answering = 1_000
        /// Milliseconds for all answers to commands that were sent together.
        package var finishing: UInt64 = 5_000

        package init() {}
    }

    private let context: UnsafeMutablePointer<redisContext>
    private let name: String
    private let patience: Patience
    private var isBroken = false

    /// Connects, says who it is, and chooses the database.
    package init(_ address: RedisAddress, password: String?, _ patience: Patience = Patience()) throws(StoreError) {
        name = address.description
        self.patience = patience
        let limit = Self.time(patience.connecting)
        let opened: UnsafeMutablePointer<redisContext>? =
            switch address.place {
            case .network(let host, let port): redisConnectWithTimeout(host, port, limit)
            case .socket(let path): redisConnectUnixWithTimeout(path, limit)
            }
        guard let opened else { throw StoreError(.failed, "There is no memory for a connection to \(name).") }
        context = opened
        guard context.pointee.err == 0 else { throw failure("cannot be reached") }
        guard redisSetTimeout(context, Self.time(patience.answering)) == REDIS_OK else {
            throw failure("cannot be reached")
        }
        if let password {
            _ = try succeed(["AUTH"] + (address.user.map { [$0] } ?? []) + [password])
        }
        if address.database > 0 { _ = try succeed(["SELECT", String(address.database)]) }
    }

    deinit { redisFree(context) }

    private static func time(_ milliseconds: Int) -> timeval {
        timeval(tv_sec: milliseconds / 1_000, tv_usec: milliseconds % 1_000 * 1_000)
    }

    /// The socket, to wait for it.
    var descriptor: Int32 { context.pointee.fd }

    /// The answer to a command. Throws if there is none, not if Redis reports an error.
    package func ask(_ command: [RedisArgument]) throws(StoreError) -> RedisReply {
        let replies = try ask(all: [command])
        return replies[0]
    }

    /// The answer to a command that must not fail.
    package func succeed(_ command: [String]) throws(StoreError) -> RedisReply {
        try Self.checked(try ask(command.map(RedisArgument.text)), name)
    }

    /// The answers to commands that are sent together.
    package func ask(all commands: [[RedisArgument]]) throws(StoreError) -> [RedisReply] {
        guard !isBroken else { throw StoreError(.away, "The store \(name): the connection has ended.") }
        // Until all answers are read, the next command would get another one's.
        isBroken = true
        let end = SystemTime.milliseconds + patience.finishing
        var replies: [RedisReply] = []
        replies.reserveCapacity(commands.count)
        for start in stride(from: 0, to: commands.count, by: Self.together) {
            let part = commands[start..<min(start + Self.together, commands.count)]
            for command in part { try append(command) }
            for _ in part {
                replies.append(try read())
                guard SystemTime.milliseconds < end else {
                    throw StoreError(.away, "The store \(name) is too slow.")
                }
            }
        }
        isBroken = false
        return replies
    }

    /// Commands whose answers may wait in the socket: with more, both sides could wait for each other.
    private static let together = 200

    private func append(_ command: [RedisArgument]) throws(StoreError) {
        // One byte more, because an argument without bytes still needs an address.
        let bytes = command.flatMap(\.bytes) + [0]
        var lengths = command.map(\.bytes.count)
        let status = bytes.withUnsafeBytes { buffer in
            var offset = 0
            var pointers = lengths.map { length in
                defer { offset += length }
                return buffer.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
            }
            return redisAppendCommandArgv(context, Int32(command.count), &pointers, &lengths)
        }
        guard status == REDIS_OK else { throw failure("cannot be written to") }
    }

    private func read() throws(StoreError) -> RedisReply {
        var answer: UnsafeMutableRawPointer?
        guard redisGetReply(context, &answer) == REDIS_OK, let answer else { throw failure("does not answer") }
        defer { freeReplyObject(answer) }
        return RedisReply(answer.assumingMemoryBound(to: redisReply.self))
    }

    private func failure(_ what: String) -> StoreError {
        let reason = withUnsafeBytes(of: context.pointee.errstr) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return StoreError(.away, "The store \(name) \(what)\(reason.isEmpty ? "" : ": \(reason)").")
    }

    /// The reply, unless it is an error.
    static func checked(_ reply: RedisReply, _ name: String) throws(StoreError) -> RedisReply {
        guard case .error(let text) = reply else { return reply }
        let reason: StoreError.Reason
        switch text.split(separator: " ").first {
        case "OOM": reason = .full
        case "READONLY": reason = .readOnly
        // A server that begins, a script's end, a failover, a disk that is full: all of them pass.
        case "LOADING", "BUSY", "MASTERDOWN", "NOREPLICAS", "TRYAGAIN", "CLUSTERDOWN", "MISCONF", "NOSCRIPT":
            reason = .away
        case "NOAUTH", "WRONGPASS", "NOPERM": reason = .unavailable
        default: reason = .failed
        }
        // Redis' texts may repeat arguments, so only their beginning is shown.
        throw StoreError(reason, "The store \(name): \(text.prefix(120))")
    }
}

/// An argument of a command.
package enum RedisArgument: Sendable {
    case text(String)
    case data([UInt8])

    var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .data(let bytes): bytes
        }
    }
}

import MartletServer

/// What the supervisor and a worker say to each other over their socket, which keeps the borders of messages.
enum WorkerMessage: Equatable, Sendable {
    /// From a worker: it could serve.
    case ready
    /// To a worker: accept connections.
    case serve
    /// To a worker: accept no more connections, and release the sessions.
    case handOver
    /// From a worker that hands over, and on to the next: these sessions are still in use there.
    case busy([SessionKey])
    /// From a worker that hands over: every session that it has not named is released.
    case released
    /// From a worker that hands over, and on to the next: these sessions are released as well.
    case freed([SessionKey])
    /// To a worker: another one has ended, and what it left in the shared memory can be read.
    case ended
    /// From a worker's signal handler: it has crashed.
    case crashed

    /// The byte with which a crash is reported.
    static let crashByte = UInt8(ascii: "C")
    /// The most keys of one message: a socket takes it in one piece.
    static let keyLimit = 1_000
    /// The most bytes of one message.
    static let sizeLimit = 1 + 16 * keyLimit

    /// The messages for any number of keys.
    static func messages(for keys: some Collection<SessionKey>, _ make: ([SessionKey]) -> WorkerMessage)
        -> [WorkerMessage]
    {
        let keys = Array(keys)
        return stride(from: 0, to: keys.count, by: keyLimit).map { make(Array(keys[$0...].prefix(keyLimit))) }
    }

    var bytes: [UInt8] {
        switch self {
        case .ready: [UInt8(ascii: "R")]
        case .serve: [UInt8(ascii: "S")]
        case .handOver: [UInt8(ascii: "H")]
        case .busy(let keys): Self.encode(UInt8(ascii: "B"), keys)
        case .released: [UInt8(ascii: "L")]
        case .freed(let keys): Self.encode(UInt8(ascii: "F"), keys)
        case .ended: [UInt8(ascii: "E")]
        case .crashed: [Self.crashByte]
        }
    }

    /// Reads a message; `nil` if this program does not know it.
    init?(_ bytes: some Collection<UInt8>) {
        guard let kind = bytes.first else { return nil }
        switch Unicode.Scalar(kind) {
        case "R": self = .ready
        case "S": self = .serve
        case "H": self = .handOver
        case "B": self = .busy(Self.keys(in: Array(bytes.dropFirst())))
        case "L": self = .released
        case "F": self = .freed(Self.keys(in: Array(bytes.dropFirst())))
        case "E": self = .ended
        case "C": self = .crashed
        default: return nil
        }
    }

    private static func encode(_ kind: UInt8, _ keys: [SessionKey]) -> [UInt8] {
        var bytes = [kind]
        for key in keys {
            withUnsafeBytes(of: (key.high.bigEndian, key.low.bigEndian)) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }

    private static func keys(in bytes: [UInt8]) -> [SessionKey] {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, through: bytes.count - 16, by: 16).map { offset in
                SessionKey(
                    high: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
                    low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
            }
        }
    }
}

import CHiredis

/// What Redis has answered.
package enum RedisReply: Equatable, Sendable {
    case bytes([UInt8])
    case integer(Int64)
    case nothing
    case array([RedisReply])
    /// A status, as `OK`.
    case status(String)
    /// An error that Redis reports, as `NOSCRIPT No matching script`.
    case error(String)

    init(_ reply: UnsafePointer<redisReply>) {
        let reply = reply.pointee
        switch reply.type {
        case REDIS_REPLY_STRING: self = .bytes(Self.bytes(reply))
        case REDIS_REPLY_INTEGER: self = .integer(Int64(reply.integer))
        case REDIS_REPLY_STATUS: self = .status(String(decoding: Self.bytes(reply), as: UTF8.self))
        case REDIS_REPLY_ERROR: self = .error(String(decoding: Self.bytes(reply), as: UTF8.self))
        case REDIS_REPLY_ARRAY:
            self = .array((0..<reply.elements).map { reply.element?[$0].map { RedisReply($0) } ?? .nothing })
        default: self = .nothing
        }
    }

    private static func bytes(_ reply: redisReply) -> [UInt8] {
        guard let text = reply.str else { return [] }
        return Array(UnsafeRawBufferPointer(start: text, count: reply.len))
    }

    /// What is in an array; nothing in anything else.
    var elements: [RedisReply] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The bytes of a text; `nil` if there is none.
    var value: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    var text: String? {
        switch self {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .status(let text): text
        case .integer(let number): String(number)
        case .nothing, .array, .error: nil
        }
    }

    var number: Int64? {
        if case .integer(let number) = self { number } else { text.flatMap { Int64($0) } }
    }
}

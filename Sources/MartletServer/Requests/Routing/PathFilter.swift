/// Says quickly of most texts that they are not among some: a request's path is looked for among files and routes, of which it is
/// none mostly, and hashing it for each takes longer.
struct PathFilter: Sendable {
    private var bits: UInt64 = 0

    mutating func insert(_ text: some BidirectionalCollection<UInt8>) { bits |= Self.bit(of: text) }

    /// Whether the text may be among those that were inserted.
    func mayContain(_ text: some BidirectionalCollection<UInt8>) -> Bool { bits & Self.bit(of: text) != 0 }

    /// The bit of a text: it follows from the length and the last byte.
    private static func bit(of text: some BidirectionalCollection<UInt8>) -> UInt64 {
        1 << ((UInt64(truncatingIfNeeded: text.count) &* 5 ^ UInt64(text.last ?? 0)) & 63)
    }
}

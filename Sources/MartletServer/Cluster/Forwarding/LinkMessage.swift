/// What two servers tell each other on a ``Link``: of one visitor's request, which both call by the same number.
struct LinkMessage {
    enum Kind: UInt8 {
        /// A visitor's request, for the server that has the session.
        case request = 1
        /// The whole answer to it.
        case answer
        /// Bytes of the stream that answers it.
        case piece
        /// How many bytes of the stream have been passed on, so that as many may come.
        case room
        /// Nobody waits for the answer any more, or the stream has ended.
        case end
    }

    let kind: Kind
    let number: UInt32
    let content: UnsafeRawBufferPointer

    /// Bytes before a message's content: its length, its number and its kind.
    static let headLength = 9
    /// Bytes of a message's content.
    static let limit = 16 << 20

    /// Calls `body` with each whole message at the beginning of `bytes`. Returns how many bytes these are; `nil` if something else
    /// stands there.
    static func read(_ bytes: UnsafeRawBufferPointer, _ body: (LinkMessage) -> Void) -> Int? {
        var start = 0
        while bytes.count - start >= headLength {
            let length = Int(word(of: bytes, at: start))
            guard length <= limit, let kind = Kind(rawValue: bytes[start + 8]) else { return nil }
            let end = start + headLength + length
            guard end <= bytes.count else { break }
            body(
                LinkMessage(
                    kind: kind, number: word(of: bytes, at: start + 4),
                    content: UnsafeRawBufferPointer(rebasing: bytes[(start + headLength)..<end])))
            start = end
        }
        return start
    }

    /// Appends the message to bytes that are to be sent.
    func append(to bytes: inout [UInt8]) {
        Self.append(UInt32(truncatingIfNeeded: content.count), to: &bytes)
        Self.append(number, to: &bytes)
        bytes.append(kind.rawValue)
        bytes.append(contentsOf: content)
    }

    /// The number in a message that says how much room there is.
    var room: Int { content.count == 4 ? Int(Self.word(of: content, at: 0)) : 0 }

    static func bytes(of word: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        append(word, to: &bytes)
        return bytes
    }

    private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private static func word(of bytes: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
}

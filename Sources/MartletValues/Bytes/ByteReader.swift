/// Reads primitive values from bytes that may be damaged: each read checks its bounds and throws.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var position: Int
    private(set) var end: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    var isAtEnd: Bool { position >= end }
    var left: Int { end - position }

    /// A reader for a part of the bytes.
    func part(_ range: Range<Int>) -> Self {
        var part = self
        part.position = min(max(range.lowerBound, 0), bytes.count)
        part.end = min(max(range.upperBound, part.position), bytes.count)
        return part
    }

    @inline(__always)
    mutating func readByte() throws(NotRestorable) -> UInt8 {
        guard position < end else { throw .damaged }
        defer { position += 1 }
        return bytes[position]
    }

    @inline(__always)
    mutating func readUnsigned() throws(NotRestorable) -> UInt64 {
        let first = try readByte()
        if first < 0x80 { return UInt64(first) }
        return try readLong(first)
    }

    private mutating func readLong(_ first: UInt8) throws(NotRestorable) -> UInt64 {
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let byte = try readByte()
            guard shift < 63 || byte <= 1 else { throw .damaged }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
            guard shift <= 63 else { throw .damaged }
        }
    }

    mutating func readSigned() throws(NotRestorable) -> Int64 {
        let value = try readUnsigned()
        return Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
    }

    /// A number of bytes, or of elements of at least one byte each, which the bytes left can hold.
    mutating func readCount() throws(NotRestorable) -> Int {
        let value = try readUnsigned()
        guard value <= UInt64(left) else { throw .damaged }
        return Int(truncatingIfNeeded: value)
    }

    /// A number that counts something other than bytes.
    mutating func readNumber() throws(NotRestorable) -> Int {
        guard let number = Int(exactly: try readUnsigned()) else { throw .damaged }
        return number
    }

    mutating func readFixed<Value: BitwiseCopyable>(_ type: Value.Type) throws(NotRestorable) -> Value {
        let range = try readRange(MemoryLayout<Value>.size)
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Value.self) }
    }

    /// Skips a number of bytes and returns where they are.
    mutating func readRange(_ count: Int) throws(NotRestorable) -> Range<Int> {
        guard count >= 0, count <= left else { throw .damaged }
        defer { position += count }
        return position..<position + count
    }

    mutating func readString() throws(NotRestorable) -> String {
        try text(try readRange(try readCount()))
    }

    /// The text in a range that was skipped.
    func text(_ range: Range<Int>) throws(NotRestorable) -> String {
        let text = bytes.withUnsafeBufferPointer {
            String(validating: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
        }
        guard let text else { throw .damaged }
        return text
    }

    mutating func readBytes() throws(NotRestorable) -> [UInt8] { copied(try readRange(try readCount())) }

    func copied(_ range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    /// Copies bytes that were skipped to an address.
    func copy(_ range: Range<Int>, to address: UnsafeMutableRawPointer) {
        guard !range.isEmpty else { return }
        bytes.withUnsafeBytes { source in
            if let base = source.baseAddress {
                address.copyMemory(from: base + range.lowerBound, byteCount: range.count)
            }
        }
    }
}

/// Appends primitive values to bytes. Integers are of variable length, seven bits a byte, the lowest first.
struct ByteWriter {
    var bytes: [UInt8] = []

    var count: Int {
        @inline(__always) get { bytes.count }
    }

    /// Makes room for a large number of bytes and what surrounds them.
    mutating func reserve(_ count: Int) {
        if count > ValueEncoder.blobLimit, bytes.isEmpty { bytes.reserveCapacity(count + 32) }
    }

    @inline(__always)
    mutating func write(byte: UInt8) { bytes.append(byte) }

    @inline(__always)
    mutating func write(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    @inline(__always)
    mutating func write(count: Int) { write(UInt64(UInt(bitPattern: count))) }

    /// Small numbers of either sign are short.
    @inline(__always)
    mutating func write(signed value: Int64) { write(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

    @inline(__always)
    mutating func write<Value: BitwiseCopyable>(fixed value: Value) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    mutating func write(raw: UnsafeRawBufferPointer) { bytes.append(contentsOf: raw) }

    @inline(__always)
    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 {
            write(count: $0.count)
            bytes.append(contentsOf: $0)
        }
    }

    mutating func write(_ other: [UInt8]) {
        write(count: other.count)
        bytes.append(contentsOf: other)
    }

    mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    /// Writes a number in front of what was written since `start`, where one byte is reserved for it.
    @inline(__always)
    mutating func patch(_ value: Int, at start: Int) {
        if value < 0x80 {
            bytes[start] = UInt8(truncatingIfNeeded: value)
        } else {
            var prefix = ByteWriter()
            prefix.write(count: value)
            bytes.replaceSubrange(start...start, with: prefix.bytes)
        }
    }
}

/// UTF-8 output, written in place.
package typealias Bytes = ContiguousArray<UInt8>

/// What UTF-8 is written to, piece by piece.
package protocol ByteOutput: ~Copyable {
    mutating func append(_ byte: UInt8)
    mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension ContiguousArray<UInt8>: ByteOutput {
    /// Feeds the bytes to `hasher`.
    func combine(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension ByteOutput where Self: ~Copyable {
    @inlinable @inline(__always)
    package mutating func write(_ string: StaticString) {
        string.withUTF8Buffer { append(contentsOf: $0) }
    }

    @inlinable @inline(__always)
    package mutating func write(_ string: String) {
        string.withBytes { append(contentsOf: $0) }
    }

    @inlinable
    package mutating func write(_ number: some FixedWidthInteger) {
        if number < 0 { append(UInt8(ascii: "-")) }
        write(UInt64(number.magnitude))
    }

    @usableFromInline
    package mutating func write(_ number: UInt64) {
        var rest = number
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = 20
            repeat {
                start -= 1
                digits[start] = UInt8(truncatingIfNeeded: rest % 10) + 48
                rest /= 10
            } while rest > 0
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[start..<20]))
        }
    }

    /// Writes a JSON string, in quotes. `<` is escaped too, so that JSON may stand in a script element.
    package mutating func writeJSON(_ string: String) {
        append(UInt8(ascii: "\""))
        string.withBytes { utf8 in
            var start = 0
            for position in utf8.indices {
                let byte = utf8[position]
                guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x3C else { continue }
                append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<position]))
                writeJSONEscape(byte)
                start = position + 1
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<utf8.count]))
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func writeJSONEscape(_ byte: UInt8) {
        switch byte {
        case 0x22: write("\\\"")
        case 0x5C: write("\\\\")
        case 0x0A: write("\\n")
        // As in HTML, which cannot contain NUL.
        case 0: write("\\ufffd")
        default:
            write("\\u00")
            append(Self.hexadecimalDigit(byte >> 4))
            append(Self.hexadecimalDigit(byte & 15))
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Writes HTML text: `&`, `<` and `>` escaped. The text is alone in its element, so nothing else can end it.
    package mutating func writeHTML(_ string: String) { writeEscaped(string, quotes: false) }

    /// Writes the value of a double-quoted attribute, in its quotes.
    package mutating func writeAttributeValue(_ string: String) {
        append(UInt8(ascii: "\""))
        writeHTML(inAttribute: string)
        append(UInt8(ascii: "\""))
    }

    /// Writes a segment of the value of a double-quoted attribute.
    package mutating func writeHTML(inAttribute string: String) { writeEscaped(string, quotes: true) }

    /// A bit for each byte that is escaped; all are less than 64.
    private static var escapedInText: UInt64 { 1 << 0x26 | 1 << 0x3C | 1 << 0x3E | 1 << 0x0D | 1 }

    private mutating func writeEscaped(_ string: String, quotes: Bool) {
        let escaped = quotes ? Self.escapedInText | 1 << 0x22 : Self.escapedInText
        string.withBytes { utf8 in
            var start = 0
            for position in utf8.indices {
                guard utf8[position] < 64, escaped & 1 << UInt64(utf8[position]) != 0 else { continue }
                let escape: StaticString
                switch utf8[position] {
                case 0x26: escape = "&amp;"
                case 0x3C: escape = "&lt;"
                case 0x3E: escape = "&gt;"
                case 0x22: escape = "&quot;"
                // A browser reads a carriage return as a line feed.
                case 0x0D: escape = "&#13;"
                // A browser reads NUL as a replacement character, or drops it.
                case 0: escape = "\u{FFFD}"
                default: continue
                }
                append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<position]))
                write(escape)
                start = position + 1
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<utf8.count]))
        }
    }
}

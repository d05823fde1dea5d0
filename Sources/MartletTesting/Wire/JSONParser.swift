/// A JSON parser.
struct JSONParser {
    private let bytes: [UInt8]
    private(set) var position = 0
    private var depth = 0

    /// Deeper nesting is considered an error.
    private static let depthLimit = 4_096

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// Parses `text`, which must contain exactly one value.
    static func parse(_ text: some Sequence<UInt8>) throws -> JSONValue {
        var parser = JSONParser(text)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.position == parser.bytes.count else { throw parser.unexpected("the end") }
        return value
    }

    /// Parses an array. Returns its elements, each with its source text.
    static func elements(_ text: some Sequence<UInt8>) throws -> [(value: JSONValue, text: String)] {
        var parser = JSONParser(text)
        var elements: [(JSONValue, String)] = []
        try parser.array { parser in
            parser.skipSpace()
            let start = parser.position
            let value = try parser.value()
            elements.append((value, String(decoding: parser.bytes[start..<parser.position], as: UTF8.self)))
        }
        return elements
    }

    private mutating func value() throws -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["):
            var values: [JSONValue] = []
            try array { values.append(try $0.value()) }
            return .array(values)
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "t"): return try literal("true", .boolean(true))
        case UInt8(ascii: "f"): return try literal("false", .boolean(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func array(_ element: (inout JSONParser) throws -> Void) throws {
        try expect("[")
        depth += 1
        guard depth < Self.depthLimit else { throw unexpected("less nesting") }
        if !accept("]") {
            repeat { try element(&self) } while accept(",")
            try expect("]")
        }
        depth -= 1
    }

    private mutating func object() throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        try expect("{")
        if accept("}") { return members }
        repeat {
            skipSpace()
            let name = try string()
            try expect(":")
            members[name] = try value()
        } while accept(",")
        try expect("}")
        return members
    }

    private mutating func number() throws -> Double {
        let start = position
        while let byte = peek, (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte) { position += 1 }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw unexpected("a value")
        }
        return number
    }

    private mutating func string() throws -> String {
        guard peek == UInt8(ascii: "\"") else { throw unexpected("a string") }
        position += 1
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        var text = Array(bytes[start..<position])
        while let byte = peek {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
        }
        throw unexpected("the end of a string")
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard let byte = peek else { throw unexpected("an escape") }
        position += 1
        switch byte {
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "u"):
            var unit = try hexadecimal()
            if (0xD800..<0xDC00).contains(unit), accept("\\"), accept("u") {
                unit = 0x10000 + ((unit - 0xD800) << 10) + (try hexadecimal() &- 0xDC00) & 0x3FF
            }
            text.append(contentsOf: String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() throws -> UInt32 {
        let end = position + 4
        guard end <= bytes.count,
            let unit = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
        else { throw unexpected("four hexadecimal digits") }
        position = end
        return unit
    }

    private mutating func literal(_ text: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[position...].starts(with: text.utf8) else { throw unexpected("a value") }
        position += text.utf8.count
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
    }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        if !accept(character) { throw unexpected("\(character)") }
    }

    private func unexpected(_ expected: String) -> WireMismatch {
        let before = String(decoding: bytes[max(0, position - 40)..<position], as: UTF8.self)
        return WireMismatch("not JSON: expected \(expected) at byte \(position), after \(before)")
    }
}

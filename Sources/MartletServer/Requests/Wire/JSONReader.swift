import MartletUI

/// Reads the few shapes of JSON that the protocol has, in place and within limits.
struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// The greatest number of bytes of one string, and of members of one object.
    private static let stringLimit = 1 << 16
    private static let memberLimit = 256

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func object(
        _ member: (JSONName, inout JSONReader) throws(EventPostError) -> Void
    ) throws(EventPostError) {
        try expect("{", "an object")
        if accept("}") { return }
        var count = 0
        repeat {
            count += 1
            guard count <= Self.memberLimit else { throw malformed("an object with fewer members") }
            let key = try name("a member's name", limit: 128)
            try expect(":", "a colon after a member's name")
            try member(key, &self)
        } while accept(",")
        try expect("}", "a comma or the end of an object")
    }

    /// A name, in place. A name with escapes is decoded.
    mutating func name(_ what: StaticString, limit: Int) throws(EventPostError) -> JSONName {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw EventPostError("\(what) must be a string.") }
        position += 1
        let start = position
        var end = start
        while end < bytes.count, case let byte = bytes[end], byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                position = start - 1
                return .decoded(try string(what.description, limit: limit))
            }
            end += 1
            if byte < 0x20 {
                position = end - 1
                throw malformed("an escape for a control character")
            }
        }
        guard end - start <= limit else { throw EventPostError("\(what) is longer than \(limit) bytes.") }
        position = end
        guard end < bytes.count else { throw malformed("the end of a name") }
        position += 1
        return .inPlace(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }

    mutating func array(_ element: (inout JSONReader) throws(EventPostError) -> Void) throws(EventPostError) {
        try expect("[", "an array")
        if accept("]") { return }
        repeat { try element(&self) } while accept(",")
        try expect("]", "a comma or the end of an array")
    }

    mutating func end() throws(EventPostError) {
        skipSpace()
        if position < bytes.count { throw malformed("the end of the body") }
    }

    mutating func unsigned(_ name: String) throws(EventPostError) -> UInt64 {
        skipSpace()
        var value: UInt64 = 0
        let start = position
        while position < bytes.count, case let digit = bytes[position], (48...57).contains(digit) {
            guard position - start < 16 else {
                throw EventPostError("\(name) is too large; send a whole number below 10^16.")
            }
            value = value * 10 + UInt64(digit - 48)
            position += 1
        }
        guard position > start else { throw EventPostError("\(name) must be a whole number, not negative.") }
        return value
    }

    mutating func target() throws(EventPostError) -> EventPost.Target {
        skipSpace()
        if peek == UInt8(ascii: "\"") { return .identifier(try string("target", limit: 256)) }
        return .number(try node("target"))
    }

    /// The identifier of a node.
    mutating func node(_ name: String) throws(EventPostError) -> UInt32 {
        guard let number = UInt32(exactly: try unsigned(name)) else {
            throw EventPostError("\(name) is larger than any node's number.")
        }
        return number
    }

    mutating func value() throws(EventPostError) -> EventValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "\""): return .string(try string("value", limit: Self.stringLimit))
        case UInt8(ascii: "{"):
            var fields: [String: String] = [:]
            try object { key, reader throws(EventPostError) in
                guard let key = key.string else { throw EventPostError("A field's name is not valid UTF-8.") }
                fields[key] = try reader.string("a field", limit: Self.stringLimit)
            }
            return .fields(fields)
        case UInt8(ascii: "t"): return try literal("true", .boolean(true))
        case UInt8(ascii: "f"): return try literal("false", .boolean(false))
        case UInt8(ascii: "n"): return try literal("null", .none)
        default: return .number(try double())
        }
    }

    mutating func string(_ name: String, limit: Int) throws(EventPostError) -> String {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw EventPostError("\(name) must be a string.") }
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw EventPostError("\(name) is not valid UTF-8.")
                }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw malformed("an escape for a control character")
            default: text.append(byte)
            }
            guard text.count <= limit else { throw EventPostError("\(name) is longer than \(limit) bytes.") }
        }
        throw malformed("the end of a string")
    }

    private mutating func escape(into text: inout [UInt8]) throws(EventPostError) {
        guard let byte = peek else { throw malformed("an escape") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "u"):
            var unit = try hexadecimal()
            if (0xD800..<0xDC00).contains(unit), peek == UInt8(ascii: "\\") {
                position += 1
                guard peek == UInt8(ascii: "u") else { throw malformed("the second half of a surrogate pair") }
                position += 1
                let low = try hexadecimal()
                guard (0xDC00..<0xE000).contains(low) else { throw malformed("the second half of a surrogate pair") }
                unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(unit) else { throw malformed("a character") }
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        default: throw malformed("an escape")
        }
    }

    private mutating func hexadecimal() throws(EventPostError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw malformed("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private mutating func double() throws(EventPostError) -> Double {
        let start = position
        while let byte = peek, (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte), position - start < 32 {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw malformed("a value") }
        return value
    }

    private mutating func literal(_ text: StaticString, _ value: EventValue) throws(EventPostError) -> EventValue {
        for index in 0..<text.utf8CodeUnitCount {
            guard peek == text.utf8Start[index] else { throw malformed("a value") }
            position += 1
        }
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

    private mutating func expect(_ character: Unicode.Scalar, _ what: StaticString) throws(EventPostError) {
        if !accept(character) { throw malformed(what) }
    }

    private func malformed(_ expected: StaticString) -> EventPostError {
        EventPostError("The body is not the JSON of an event post: expected \(expected) at byte \(position).")
    }
}

/// A member's name: in place, or decoded if it has escapes. Valid as long as the body.
enum JSONName {
    case inPlace(UnsafeRawBufferPointer)
    case decoded(String)

    func `is`(_ name: StaticString) -> Bool {
        switch self {
        case .inPlace(let bytes): bytes.is(name)
        case .decoded(let text): text == name.description
        }
    }

    /// The name; `nil` if it is not valid UTF-8.
    var string: String? {
        switch self {
        case .inPlace(let bytes): String(validating: bytes, as: UTF8.self)
        case .decoded(let text): text
        }
    }

    /// The name for a message, shortened.
    var text: String {
        switch self {
        case .inPlace(let bytes): String(decoding: bytes.prefix(80), as: UTF8.self).debugDescription
        case .decoded(let text): String(text.prefix(80)).debugDescription
        }
    }
}

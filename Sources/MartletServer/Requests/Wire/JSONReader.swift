/// Reads JSON in place and within limits. The caller says which value it expects next.
package struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    /// The number of bytes that have been read.
    package private(set) var position = 0
    private let memberLimit: Int

    /// Reads `bytes`, whose objects have at most `memberLimit` members.
    package init(_ bytes: UnsafeRawBufferPointer, memberLimit: Int = 256) {
        self.bytes = bytes
        self.memberLimit = memberLimit
    }

    /// The first byte of the next value, which shows its type; `nil` at the end.
    package mutating func next() -> UInt8? {
        skipSpace()
        return peek
    }

    package mutating func object(
        _ member: (JSONName, inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        try expect("{", "an object")
        if accept("}") { return }
        var count = 0
        repeat {
            count += 1
            guard count <= memberLimit else { throw malformed("an object with fewer members") }
            let key = try name("a member's name", limit: 128)
            try expect(":", "a colon after a member's name")
            try member(key, &self)
        } while accept(",")
        try expect("}", "a comma or the end of an object")
    }

    /// A name, in place. A name with escapes is decoded.
    package mutating func name(_ what: StaticString, limit: Int) throws(JSONError) -> JSONName {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw JSONError("\(what) must be a string.") }
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
        guard end - start <= limit else { throw JSONError("\(what) is longer than \(limit) bytes.") }
        position = end
        guard end < bytes.count else { throw malformed("the end of a name") }
        position += 1
        return .inPlace(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }

    package mutating func array(_ element: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        try expect("[", "an array")
        if accept("]") { return }
        repeat { try element(&self) } while accept(",")
        try expect("]", "a comma or the end of an array")
    }

    package mutating func end() throws(JSONError) {
        skipSpace()
        if position < bytes.count { throw malformed("the end of the body") }
    }

    package mutating func unsigned(_ name: String) throws(JSONError) -> UInt64 {
        skipSpace()
        var value: UInt64 = 0
        let start = position
        while position < bytes.count, case let digit = bytes[position], (48...57).contains(digit) {
            guard position - start < 16 else {
                throw JSONError("\(name) is too large; send a whole number below 10^16.")
            }
            value = value * 10 + UInt64(digit - 48)
            position += 1
        }
        guard position > start else { throw JSONError("\(name) must be a whole number, not negative.") }
        return value
    }

    package mutating func string(_ name: String, limit: Int) throws(JSONError) -> String {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw JSONError("\(name) must be a string.") }
        position += 1
        var text: [UInt8] = []
        while true {
            let start = position
            while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                position += 1
            }
            guard text.count + position - start <= limit else {
                throw JSONError("\(name) is longer than \(limit) bytes.")
            }
            text.append(contentsOf: bytes[start..<position])
            guard let byte = peek else { throw malformed("the end of a string") }
            guard byte >= 0x20 else { throw malformed("an escape for a control character") }
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            try escape(into: &text)
        }
        guard text.count <= limit else { throw JSONError("\(name) is longer than \(limit) bytes.") }
        guard let string = String(validating: text, as: UTF8.self) else {
            throw JSONError("\(name) is not valid UTF-8.")
        }
        return string
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
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

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
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

    package mutating func number() throws(JSONError) -> Double {
        skipSpace()
        let start = position
        while let byte = peek, (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte), position - start < 32 {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw malformed("a value") }
        return value
    }

    /// Reads `text`, one of `true`, `false` and `null`, and returns `value` for it.
    package mutating func literal<Value>(_ text: StaticString, _ value: Value) throws(JSONError) -> Value {
        skipSpace()
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

    private mutating func expect(_ character: Unicode.Scalar, _ what: StaticString) throws(JSONError) {
        if !accept(character) { throw malformed(what) }
    }

    private func malformed(_ expected: StaticString) -> JSONError {
        JSONError("The body is not the JSON of the protocol: expected \(expected) at byte \(position).")
    }
}

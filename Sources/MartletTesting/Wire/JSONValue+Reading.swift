import MartletServer

extension JSONValue {
    /// Deeper nesting is an error.
    private static let depthLimit = 2_048

    /// Reads `text`, which must contain exactly one value.
    init(parsing text: some Sequence<UInt8>) throws {
        self = try Self.read(text) { reader, _ throws(JSONError) in try JSONValue(&reader, depth: 0) }
    }

    /// Reads an array. Returns its elements, each with its source text.
    static func elements(_ text: some Sequence<UInt8>) throws -> [(value: JSONValue, text: String)] {
        try read(text) { reader, bytes throws(JSONError) in
            var elements: [(JSONValue, String)] = []
            try reader.array { reader throws(JSONError) in
                _ = reader.next()
                let start = reader.position
                let value = try JSONValue(&reader, depth: 1)
                elements.append((value, String(decoding: bytes[start..<reader.position], as: UTF8.self)))
            }
            return elements
        }
    }

    private static func read<Result>(
        _ text: some Sequence<UInt8>,
        _ body: (inout JSONReader, UnsafeRawBufferPointer) throws(JSONError) -> Result
    ) throws -> Result {
        try Array(text).withUnsafeBytes { bytes in
            do throws(JSONError) {
                var reader = JSONReader(bytes, memberLimit: .max)
                let result = try body(&reader, bytes)
                try reader.end()
                return result
            } catch {
                throw WireMismatch("not JSON: \(error.message)")
            }
        }
    }

    private init(_ reader: inout JSONReader, depth: Int) throws(JSONError) {
        guard depth < Self.depthLimit else { throw JSONError("The JSON nests more than \(Self.depthLimit) values.") }
        switch reader.next() {
        case UInt8(ascii: "\""): self = .string(try reader.string("a string", limit: .max))
        case UInt8(ascii: "["):
            var values: [JSONValue] = []
            try reader.array { reader throws(JSONError) in
                values.append(try JSONValue(&reader, depth: depth + 1))
            }
            self = .array(values)
        case UInt8(ascii: "{"):
            var members: [String: JSONValue] = [:]
            try reader.object { name, reader throws(JSONError) in
                guard let name = name.string else { throw JSONError("A member's name is not valid UTF-8.") }
                members[name] = try JSONValue(&reader, depth: depth + 1)
            }
            self = .object(members)
        case UInt8(ascii: "t"): self = try reader.literal("true", .boolean(true))
        case UInt8(ascii: "f"): self = try reader.literal("false", .boolean(false))
        case UInt8(ascii: "n"): self = try reader.literal("null", .null)
        default: self = .number(try reader.number())
        }
    }
}

import MartletUI

/// The values of events.
extension JSONReader {
    /// The greatest number of bytes of one string.
    private static let stringLimit = 1 << 16
    /// The greatest number of numbers of one array.
    private static let numberLimit = 4_096

    mutating func target() throws(JSONError) -> EventPost.Target {
        if next() == UInt8(ascii: "\"") { return .identifier(try string("target", limit: 256)) }
        return .number(try node("target"))
    }

    /// The identifier of a node.
    mutating func node(_ name: String) throws(JSONError) -> UInt32 {
        guard let identifier = UInt32(exactly: try unsigned(name)) else {
            throw JSONError("\(name) is larger than any node's number.")
        }
        return identifier
    }

    mutating func value() throws(JSONError) -> EventValue {
        switch next() {
        case UInt8(ascii: "\""): return .string(try string("value", limit: Self.stringLimit))
        case UInt8(ascii: "{"):
            var fields: [String: String] = [:]
            try object { key, reader throws(JSONError) in
                guard let key = key.string else { throw JSONError("A field's name is not valid UTF-8.") }
                fields[key] = try reader.string("a field", limit: Self.stringLimit)
            }
            return .fields(fields)
        case UInt8(ascii: "["):
            var numbers: [Double] = []
            try array { reader throws(JSONError) in
                guard numbers.count < Self.numberLimit else {
                    throw JSONError("value holds more than \(Self.numberLimit) numbers.")
                }
                numbers.append(try reader.number())
            }
            return .numbers(numbers)
        case UInt8(ascii: "t"): return try literal("true", .boolean(true))
        case UInt8(ascii: "f"): return try literal("false", .boolean(false))
        case UInt8(ascii: "n"): return try literal("null", .none)
        default: return .number(try number())
        }
    }
}

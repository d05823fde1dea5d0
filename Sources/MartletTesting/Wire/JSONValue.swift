/// A JSON value of the protocol.
package enum JSONValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package var string: String? {
        if case .string(let string) = self { return string }
        return nil
    }

    package var integer: Int? {
        if case .number(let number) = self { return Int(exactly: number) }
        return nil
    }

    package var array: [JSONValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    package var object: [String: JSONValue]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// Whether a toggle with this value is on: `true`, or a number other than 0.
    package var isOn: Bool {
        switch self {
        case .boolean(let isOn): isOn
        case .number(let number): number != 0
        default: false
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON, with members sorted by name.
    package var description: String {
        switch self {
        case .null: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .string(let string): Self.quoted(string)
        case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value)" }
                .joined(separator: ",") + "}"
        }
    }

    /// A string as JSON.
    static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

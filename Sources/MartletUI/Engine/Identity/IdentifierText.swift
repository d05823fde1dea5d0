/// Identifiers as text: equal identifiers of a type have equal texts, different ones have different texts.
enum IdentifierText {
    /// The text of `identifier`, beside which the caller writes its type; `nil` if it has none.
    static func text(of identifier: Any) -> String? {
        switch identifier {
        case let optional as any OptionalIdentifier: optional.text
        case let named as any DurablyNamed: named.durableName
        case let text as String: text
        case let text as Substring: String(text)
        case let uuid as UUID: uuid.uuidString
        case let number as any BinaryFloatingPoint: self.text(of: number)
        case let raw as any RawRepresentable: self.text(of: raw.rawValue)
        case let text as any LosslessStringConvertible: text.description
        case let value as any Encodable & Decodable: json(of: value)
        default: nil
        }
    }

    /// 0 and -0 are equal but print differently.
    private static func text<Number: BinaryFloatingPoint>(of number: Number) -> String? {
        number == 0 ? "0.0" : "\(number)"
    }

    private static func json<Value: Encodable>(of value: Value) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// An identifier of the engine's own whose name is the same in every process of a program.
protocol DurablyNamed {
    var durableName: String { get }
}

private protocol OptionalIdentifier {
    var text: String? { get }
}

extension Optional: OptionalIdentifier {
    fileprivate var text: String? {
        switch self {
        case .none: "nil"
        case .some(let value): IdentifierText.text(of: value).map { "some \($0)" }
        }
    }
}

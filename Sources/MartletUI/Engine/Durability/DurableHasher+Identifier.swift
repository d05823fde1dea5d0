import MartletValues

/// An identifier of this type cannot be written down, so nothing below it is stored.
package struct IdentifierWithoutText: Error, Equatable {
    package let type: String
}

/// Numbers for identifiers that cannot be written down. They are exact, and valid in this process only.
final class NumberedIdentifiers {
    private var numbers: [AnyHashable: UInt64] = [:]

    func number(of identifier: AnyHashable) -> UInt64 {
        if let known = numbers[identifier] { return known }
        defer { numbers[identifier] = UInt64(numbers.count) }
        return UInt64(numbers.count)
    }
}

extension DurableHasher {
    /// Combines an identifier with its type: 1 and "1" are two identifiers. One that cannot be written down has its number
    /// among `others`, if there are any.
    mutating func combine(
        identifier: AnyHashable, others: NumberedIdentifiers?
    ) throws(IdentifierWithoutText) {
        let base = identifier.base
        combine(DurableTypeName.of(type(of: base)).hash)
        switch base {
        case let number as Int: combine(UInt64(bitPattern: Int64(number)))
        case let text as String: combine(text)
        default:
            if let text = IdentifierText.text(of: base) {
                combine(text)
            } else if let others {
                combine(others.number(of: identifier))
            } else {
                throw IdentifierWithoutText(type: ViewType.shortName(of: type(of: base)))
            }
        }
    }
}

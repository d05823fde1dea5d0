import MartletValues

extension DurableHasher {
    /// Combines an identifier with its type: 1 and "1" are two identifiers.
    mutating func combine(identifier: AnyHashable) throws(DurableIdentity.Unavailable) {
        let base = identifier.base
        combine(DurableTypeName.of(type(of: base)).hash)
        switch base {
        case let number as Int: combine(UInt64(bitPattern: Int64(number)))
        case let text as String: combine(text)
        default:
            guard let text = IdentifierText.text(of: base) else {
                throw DurableIdentity.Unavailable(identifierType: ViewType.shortName(of: type(of: base)))
            }
            combine(text)
        }
    }
}

import MartletValues

/// Identities as text that another process running the same program understands: state is stored under it while no
/// process runs.
///
/// The text is injective: two paths have the same text only if they are equal. It exists if every identifier on the
/// path can be written down: integers, strings, `Bool`, `UUID`, and values that are `RawRepresentable`,
/// `LosslessStringConvertible` or `Codable`.
package enum DurableIdentity {
    /// The path contains an identifier of this type, which cannot be written down, so nothing below is stored.
    package struct Unavailable: Error, Equatable {
        package let identifierType: String
    }

    /// The text for `property` of a view of type `viewType` at `path`.
    package static func text(
        of path: IdentityPath, viewType: Any.Type, property: String
    ) throws(Unavailable) -> String {
        try text(of: path) + "|" + escaped(DurableTypeName.of(viewType).text) + "|" + escaped(property)
    }

    /// The text for `path`.
    package static func text(of path: IdentityPath) throws(Unavailable) -> String {
        var text = ""
        for identity in path.identities { text += "/" + (try component(identity)) }
        return text
    }

    private static func component(_ identity: Identity) throws(Unavailable) -> String {
        switch identity {
        case .position(let position): String(position)
        case .branch(let key): "=" + (try identifier(key))
        case .row(let key, let occurrence): "#" + (try identifier(key)) + (occurrence > 0 ? "~\(occurrence)" : "")
        }
    }

    /// The identifier with its type: 1 and "1" are two identifiers.
    private static func identifier(_ key: AnyHashable) throws(Unavailable) -> String {
        let type = type(of: key.base)
        guard let text = IdentifierText.text(of: key.base) else {
            throw Unavailable(identifierType: ViewType.shortName(of: type))
        }
        return escaped(DurableTypeName.of(type).text) + ":" + escaped(text)
    }

    /// `text` without the characters that separate a path's components.
    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: dividers.contains) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if dividers.contains(scalar) {
                escaped += "%" + String(scalar.value, radix: 16, uppercase: true)
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    // Each is two digits in base 16.
    private static let dividers: Set<Unicode.Scalar> = ["%", "/", "|", ":", "~"]
}

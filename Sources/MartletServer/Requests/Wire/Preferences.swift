/// What a request prefers, as its `Prefer` header says (RFC 7240): `return=representation`, in any case, quoted or not, among
/// other preferences and with parameters.
struct Preferences {
    private var values: [String: String] = [:]

    init(_ header: String) {
        for preference in Self.split(header, at: ",") {
            // Parameters come after a semicolon.
            let pair = Self.split(Self.split(preference, at: ";").first ?? "", at: "=")
            guard let name = pair.first.map(Self.trimmed), !name.isEmpty else { continue }
            // “If any preference is specified more than once, only the first instance is to be considered.”
            if values[name.lowercased()] == nil {
                values[name.lowercased()] = pair.count > 1 ? Self.unquoted(Self.trimmed(pair[1])) : ""
            }
        }
    }

    /// Whether the answer is to contain what the request has changed.
    var wantsRepresentation: Bool { values["return"]?.lowercased() == "representation" }

    /// Splits at a separator outside quotation marks.
    private static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
        var parts = [""]
        var (isQuoted, isEscaped) = (false, false)
        for character in text {
            if character == separator, !isQuoted {
                parts.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && isQuoted && !isEscaped
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    private static func trimmed(_ text: String) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        return String(text.dropFirst().dropLast()).replacing("\\", with: "")
    }
}

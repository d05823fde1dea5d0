/// Converts a scene's value from and to a path segment.
package enum PathValue {
    /// Returns the value that `text` represents; `nil` if there is none.
    package static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        if type == String.self { return text as? Value }
        let decoder = JSONDecoder()
        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
        // JSON represents identifiers and enumerations as strings.
        guard let quoted = try? JSONEncoder().encode(text) else { return nil }
        return try? decoder.decode(type, from: quoted)
    }

    /// Returns the path segment for `value`; `nil` if it cannot be encoded. Equal values have the same segment: it is what a
    /// page is known by, and the order in which JSON has a value's properties differs from call to call otherwise.
    package static func encode<Value: Encodable>(_ value: Value) -> String? {
        if let text = value as? String { return text }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let json = try? encoder.encode(value) else { return nil }
        return (try? JSONDecoder().decode(String.self, from: json)) ?? String(decoding: json, as: UTF8.self)
    }
}

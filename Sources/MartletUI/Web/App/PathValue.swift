/// A scene's value as a segment of a path.
enum PathValue {
    /// The value that `text` stands for; `nil` if it stands for none.
    static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        if type == String.self { return text as? Value }
        let decoder = JSONDecoder()
        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
        // Identifiers and enumerations are strings in JSON.
        guard let quoted = try? JSONEncoder().encode(text) else { return nil }
        return try? decoder.decode(type, from: quoted)
    }

    /// How `value` stands in a path; `nil` for one that cannot be encoded.
    static func encode<Value: Encodable>(_ value: Value) -> String? {
        if let text = value as? String { return text }
        guard let json = try? JSONEncoder().encode(value) else { return nil }
        return (try? JSONDecoder().decode(String.self, from: json)) ?? String(decoding: json, as: UTF8.self)
    }
}

/// Texts of values for the inspector.
enum InspectedText {
    /// The longest text of a value.
    static let limit = 120

    /// The value as text, cut off where it becomes long.
    static func short(_ value: Any) -> String {
        let text = value is String ? "\"\(value)\"" : "\(value)"
        let line = text.replacing("\n", with: " ")
        return line.count > limit ? line.prefix(limit) + "…" : line
    }
}

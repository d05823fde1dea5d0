/// Texts of values for the inspector.
///
/// A text is made for each state of a page that is looked at. So its cost does not grow with the value. Only values that
/// take a few bytes and hold no references (numbers, flags) are asked for their description.
enum InspectedText {
    /// The longest text of a value.
    static let limit = 120
    private static let fieldLimit = 8
    private static let depthLimit = 3
    private static let trivialSizeLimit = 64

    /// The value as text, cut off where it becomes long.
    static func short(_ value: Any) -> String {
        let line = text(value, depth: 0).replacing("\n", with: " ")
        return line.count > limit ? line.prefix(limit) + "…" : line
    }

    private static func text(_ value: Any, depth: Int) -> String {
        switch value {
        case let text as String: return "\"\(text.prefix(limit))\""
        case let text as Substring: return "\"\(text.prefix(limit))\""
        case let elements as any CountedElements: return "\(elements.count) element\(elements.count == 1 ? "" : "s")"
        default: break
        }
        if isTrivial(value) { return "\(value)" }
        if value is any CustomReflectable { return name(of: value) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
        case .enum:
            guard let payload = mirror.children.first else { return name(of: value) }
            return "\(payload.label ?? "")(\(depth < depthLimit ? text(payload.value, depth: depth + 1) : "…"))"
        case .struct: return name(of: value) + "(\(fields(of: mirror, depth: depth)))"
        case .tuple: return "(\(fields(of: mirror, depth: depth)))"
        default: return name(of: value)
        }
    }

    private static func fields(of mirror: Mirror, depth: Int) -> String {
        guard depth < depthLimit else { return "…" }
        var texts = mirror.children.prefix(fieldLimit).map { label, value in
            let text = text(value, depth: depth + 1)
            guard let label, !label.hasPrefix(".") else { return text }
            return "\(label): \(text)"
        }
        if mirror.children.count > fieldLimit { texts.append("…") }
        return texts.joined(separator: ", ")
    }

    private static func name(of value: Any) -> String { String(describing: type(of: value)) }

    private static func isTrivial(_ value: Any) -> Bool {
        func isSmallAndTrivial<Value>(_: Value.Type) -> Bool {
            _isPOD(Value.self) && MemoryLayout<Value>.size <= trivialSizeLimit
        }
        return _openExistential(type(of: value), do: isSmallAndTrivial)
    }
}

/// The standard library's collections, which know how many elements they have.
private protocol CountedElements {
    var count: Int { get }
}

extension Array: CountedElements {}
extension ArraySlice: CountedElements {}
extension ContiguousArray: CountedElements {}
extension Dictionary: CountedElements {}
extension Set: CountedElements {}

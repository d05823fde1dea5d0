import MartletValues

/// Texts of values for the inspector.
///
/// A text is made for each state of a page that is looked at. So its cost does not grow with the value. Only values that
/// take a few bytes and hold no references (numbers, flags) are asked for their description.
struct InspectedText {
    private let secrets: SecretTexts

    /// The longest text of a value.
    static let limit = 120
    private static let fieldLimit = 8
    private static let depthLimit = 3
    private static let trivialSizeLimit = 64

    /// Writes bullets for texts that are `secrets` of the visitor.
    init(without secrets: SecretTexts = SecretTexts()) { self.secrets = secrets }

    /// The value as text, cut off where it becomes long.
    func short(_ value: Any) -> String {
        let line = text(value, depth: 0).replacing("\n", with: " ")
        return line.count > Self.limit ? line.prefix(Self.limit) + "…" : line
    }

    private func text(_ value: Any, depth: Int) -> String {
        switch value {
        case let text as String: return quoted(text)
        case let text as Substring: return quoted(String(text))
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
            return "\(payload.label ?? "")(\(depth < Self.depthLimit ? text(payload.value, depth: depth + 1) : "…"))"
        case .struct: return name(of: value) + "(\(fields(of: mirror, depth: depth)))"
        case .tuple: return "(\(fields(of: mirror, depth: depth)))"
        default: return name(of: value)
        }
    }

    private func quoted(_ text: String) -> String {
        secrets.contains(text) ? "••••••" : "\"\(text.prefix(bytes: Self.limit))\""
    }

    private func fields(of mirror: Mirror, depth: Int) -> String {
        guard depth < Self.depthLimit else { return "…" }
        var texts = mirror.children.prefix(Self.fieldLimit).map { label, value in
            let text = text(value, depth: depth + 1)
            guard let label, !label.hasPrefix(".") else { return text }
            return "\(label): \(text)"
        }
        if mirror.children.count > Self.fieldLimit { texts.append("…") }
        return texts.joined(separator: ", ")
    }

    private func name(of value: Any) -> String { String(describing: type(of: value)) }

    private func isTrivial(_ value: Any) -> Bool {
        func isSmallAndTrivial<Value>(_: Value.Type) -> Bool {
            _isPOD(Value.self) && MemoryLayout<Value>.size <= InspectedText.trivialSizeLimit
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

/// Whether two values of a type can be different although their bytes in memory are the same, because an object that
/// both refer to has changed.
enum SharedContent {
    static func isPossible(in type: Any.Type) -> Bool {
        var visited: Set<ObjectIdentifier> = []
        return isPossible(in: type, &visited)
    }

    private static func isPossible(in type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
        guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
        if let container = type as? any ContentContainer.Type {
            return container.contentTypes.contains { isPossible(in: $0, &visited) }
        }
        if type is any StructuredLeaf.Type { return false }
        switch StoredField.typeKind(type) {
        case .structure:
            // Foundation's structs are values, whatever they consist of.
            if DurableTypeName.module(of: type).hasPrefix("Foundation") { return false }
            return StoredField.fields(of: type).contains { isPossible(in: $0.type, &visited) }
        case .tuple: return StoredField.fields(of: type).contains { isPossible(in: $0.type, &visited) }
        case .enumeration:
            guard let cases = EnumerationCases(of: type) else { return true }
            return cases.payloads.contains { payload in payload.map { isPossible(in: $0, &visited) } ?? false }
        case .optional, .classReference, .function, .existential, .other: return true
        }
    }
}

/// A type of the standard library that copies its content when it changes.
private protocol ContentContainer {
    static var contentTypes: [Any.Type] { get }
}

extension Optional: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Wrapped.self] }
}
extension Array: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Element.self] }
}
extension ContiguousArray: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Element.self] }
}
extension ArraySlice: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Element.self] }
}
extension Set: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Element.self] }
}
extension Dictionary: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Key.self, Value.self] }
}
extension Range: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Bound.self] }
}
extension ClosedRange: ContentContainer {
    fileprivate static var contentTypes: [Any.Type] { [Bound.self] }
}

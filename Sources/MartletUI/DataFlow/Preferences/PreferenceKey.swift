/// A value that views give to those around them.
///
/// What the views of a container give is put together, in their order, by ``reduce(value:nextValue:)``.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Adds the next view's value to those of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// What `node` and those below it give; `nil` if none gives a value.
    static func value(from node: Node) -> Value? {
        if let provider = node.preferenceProvider, provider.preferenceKey == ObjectIdentifier(Self.self) {
            return provider.preference { valueOfChildren(of: node) } as? Value
        }
        return valueOfChildren(of: node)
    }

    static func valueOfChildren(of node: Node) -> Value? {
        var result: Value?
        for child in node.children {
            guard let next = value(from: child) else { continue }
            if result == nil { result = next } else { reduceSome(&result, next) }
        }
        return result
    }

    private static func reduceSome(_ result: inout Value?, _ next: Value) {
        guard var value = result else { return }
        reduce(value: &value) { next }
        result = value
    }
}

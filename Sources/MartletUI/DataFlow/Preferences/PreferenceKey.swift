/// A value that views pass up to the views around them.
///
/// ``reduce(value:nextValue:)`` combines the values of a container's views, in their order.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the next view's value with the values of the views before it.
    ///
    /// - Parameters:
    ///   - value: The combined value so far, which the function changes.
    ///   - nextValue: Returns the next view's value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// The combined value of `node` and the nodes below it; `nil` if none sets a value.
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

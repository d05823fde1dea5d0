/// A key whose type of value follows from its default value: what `@Entry` makes of a variable without a written type.
public protocol _InferredDefaultValue {
    /// The type of the value.
    associatedtype Value
    /// Gives a default value, a new one at each call.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension _InferredDefaultValue {
    /// A new default value.
    public static var defaultValue: Value { makeDefaultValue() }
}

/// A key whose type of value follows from its default value: what `@Entry` makes of a variable without a written type.
public protocol InferredDefaultValue {
    associatedtype Value
    /// Gives a default value, a new one at each call.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension InferredDefaultValue {
    public static var defaultValue: Value { makeDefaultValue() }
}

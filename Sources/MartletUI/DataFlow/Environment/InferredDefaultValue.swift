/// A key that infers its value's type from the default value. `@Entry` makes one for a variable without a written type.
public protocol _InferredDefaultValue {
    /// The type of the value.
    associatedtype Value
    /// Makes a new default value at each call.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension _InferredDefaultValue {
    /// A new default value.
    public static var defaultValue: Value { makeDefaultValue() }
}

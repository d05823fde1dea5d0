public import MartletUI

/// A number that follows the size of texts, which on a page only lengths of fonts do: it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// The number.
    public let wrappedValue: Value

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - wrappedValue: The number.
    ///   - textStyle: Has no effect.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { self.wrappedValue = wrappedValue }
}

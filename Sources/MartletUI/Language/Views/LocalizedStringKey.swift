/// The text of a literal with its interpolated values.
///
/// Whole numbers get grouped digits and decimals six places, as in SwiftUI; write `Text(verbatim:)` or
/// `String(number)` for plain digits. Tables of translations are not supported.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    package let string: String
    package let isLiteral: Bool

    public init(stringLiteral value: String) {
        string = value
        isLiteral = true
    }

    /// A key from a string that is not a literal.
    public init(_ value: String) {
        string = value
        isLiteral = false
    }

    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        isLiteral = false
    }

    /// Gathers the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        public mutating func appendLiteral(_ literal: String) { string.append(literal) }

        public mutating func appendInterpolation(_ value: String) { string.append(value) }

        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            string.append(NumberText.grouped(value))
        }

        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            string.append(NumberText.decimal(Double(value)))
        }

        public mutating func appendInterpolation(_ value: Text) { string.append(value.resolved()) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some Any) { string.append(String(describing: value)) }
    }
}

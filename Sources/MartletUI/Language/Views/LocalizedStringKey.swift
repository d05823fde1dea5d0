/// The text of a string literal with its interpolated values.
///
/// Integers are written with grouped digits and floating-point numbers with six decimal places, as in SwiftUI. Use
/// `Text(verbatim:)` or `String(number)` for plain digits. Translation tables are not supported: the text is shown as
/// it is written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    package let string: String
    package let isLiteral: Bool

    /// Creates a key from a string literal without interpolated values.
    public init(stringLiteral value: String) {
        string = value
        isLiteral = true
    }

    /// Creates a key from a string that is not a literal.
    public init(_ value: String) {
        string = value
        isLiteral = false
    }

    /// Creates a key from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        isLiteral = false
    }

    /// Collects the parts of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var string = ""

        /// Creates an interpolation with room for the parts that the compiler announces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) { string.append(literal) }

        /// Appends a string as it is.
        public mutating func appendInterpolation(_ value: String) { string.append(value) }

        /// Appends an integer with grouped digits: `1,000`.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            string.append(NumberText.grouped(value))
        }

        /// Appends a floating-point number with grouped digits and six decimal places: `1,000.500000`.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            string.append(NumberText.decimal(Double(value)))
        }

        /// Appends the string of a text. Its style is left out.
        public mutating func appendInterpolation(_ value: Text) { string.append(value.resolved()) }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some Any) { string.append(String(describing: value)) }
    }
}

/// The text of a literal with its interpolated values.
///
/// Whole numbers get grouped digits and decimals at most six places, as in SwiftUI; write `Text(verbatim:)` or
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

/// Numbers as SwiftUI's interpolation writes them in English.
package enum NumberText {
    /// `1234567` as `1,234,567`.
    package static func grouped(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude)
        guard digits.utf8.count > 3 else { return value < 0 ? "-" + digits : digits }
        var result = value < 0 ? "-" : ""
        for (position, digit) in digits.enumerated() {
            if position > 0 && (digits.utf8.count - position) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// Six decimal places, as `%lf` gives them.
    package static func decimal(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard value.magnitude < 1e15 else { return String(value) }
        let millionths = (value.magnitude * 1_000_000).rounded()
        let whole = UInt64(millionths / 1_000_000)
        let rest = String(UInt64(millionths) % 1_000_000)
        let sign = value < 0 && millionths > 0 ? "-" : ""
        return sign + grouped(whole) + "." + String(repeating: "0", count: 6 - rest.count) + rest
    }
}

/// The values of a message, which ``Logger`` puts into its text.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text, which is private unless `privacy` says otherwise.
    public mutating func appendInterpolation(
        _ text: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(text, align, privacy)
    }

    /// Adds a value's description. It is private unless `privacy` says otherwise, or the value is a number.
    public mutating func appendInterpolation(
        _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value.description, align, privacy, isScalar: value is any Numeric)
    }

    /// Adds an error's description, which is private unless `privacy` says otherwise.
    public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
        append("\(error)", .none, privacy)
    }

    /// Adds the name of a type, which is shown.
    public mutating func appendInterpolation(
        _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(type)", align, privacy, isScalar: true)
    }

    /// Adds an integer, which is shown unless `privacy` says otherwise.
    public mutating func appendInterpolation(
        _ number: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number), align, privacy, isScalar: true)
    }

    /// Adds a number, which is shown unless `privacy` says otherwise.
    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number), align, privacy, isScalar: true)
    }

    /// Adds a number, which is shown unless `privacy` says otherwise.
    public mutating func appendInterpolation(
        _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number)), align, privacy, isScalar: true)
    }

    /// Adds a truth value, which is shown unless `privacy` says otherwise.
    public mutating func appendInterpolation(
        _ value: Bool, format: OSLogBoolFormat = .truth, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(value), align, privacy, isScalar: true)
    }

    private mutating func append(
        _ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool = false
    ) {
        text += alignment.applied(to: privacy.shown(value, isScalar: isScalar))
    }
}

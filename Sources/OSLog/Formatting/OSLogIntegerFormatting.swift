/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Equatable, Sendable {
    /// The most digits that a number is filled up to.
    private static let limit = 1_000

    private let radix: Int
    private var prefix = ""
    private var minDigits = 1
    private var explicitPositiveSign = false
    private var uppercase = false

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// In at least `minDigits` decimal digits, at most 1,000 of which are filled up with zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minDigits: minDigits, explicitPositiveSign: explicitPositiveSign)
    }

    /// In at least `minDigits` hexadecimal digits, at most 1,000 of which are filled up with zeros; with `includePrefix`
    /// behind `0x`.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", minDigits: minDigits,
            explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase)
    }

    /// In at least `minDigits` octal digits, at most 1,000 of which are filled up with zeros; with `includePrefix` behind
    /// `0o`.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", minDigits: minDigits,
            explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(max(min(minDigits, Self.limit), 0) - digits.count, 0))
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + zeros + digits
    }
}

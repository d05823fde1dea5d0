import Glibc

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Equatable, Sendable {
    private enum Notation: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

    /// The most digits that are written after the point: the exact value of any `Double` has no more.
    private static let limit = 1_074

    private let notation: Notation
    private var precision: Int?
    private var explicitPositiveSign = false
    private var uppercase = false

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(notation: .fixed) }
    /// In hexadecimal digits.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(notation: .hex) }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(notation: .exponential) }
    /// With an exponent if that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(notation: .hybrid) }

    /// With `precision` digits after the point, at most 1,074.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            notation: .fixed, precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    /// In hexadecimal digits.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(notation: .hex, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    /// With an exponent, and `precision` digits after the point, at most 1,074.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            notation: .exponential, precision: precision, explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase)
    }

    /// With `precision` significant digits, at most 1,074, and an exponent if that is shorter.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            notation: .hybrid, precision: precision, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
    }

    func text(_ number: Double) -> String {
        let digits = precision.map { ".\(min(max($0, 0), Self.limit))" } ?? ""
        let letter = uppercase ? notation.rawValue.uppercased() : notation.rawValue
        let format = "%\(explicitPositiveSign ? "+" : "")\(digits)\(letter)"
        // The largest number has 309 digits before the point.
        var bytes = [CChar](repeating: 0, count: Self.limit + 400)
        let count = withVaList([number]) { vsnprintf(&bytes, bytes.count, format, $0) }
        return String(decoding: bytes.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

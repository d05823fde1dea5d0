/// Formats values of CSS. The output is valid for every input from a program.
package enum CSS {
    /// A length: `8px`, with at most two decimals.
    package static func pixels(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return number(value) + "px"
    }

    /// A number with at most `decimals` decimals; 0 if `value` is not finite.
    package static func number(_ value: Double, decimals: Int = 2) -> String {
        guard value.isFinite else { return "0" }
        let scale = decimals == 2 ? 100.0 : decimals == 3 ? 1_000 : decimals == 4 ? 10_000 : 10
        let rounded = (max(-1e6, min(1e6, value)) * scale).rounded() / scale
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// `text`, which expresses `value` along a line, with the opposite direction for lines that run from right to left,
    /// as SwiftUI mirrors a layout.
    package static func mirrored(_ text: String, _ value: Double) -> String {
        value == 0 || !value.isFinite ? text : "calc(\(text)*var(--m-side))"
    }

    /// An address as it may stand between quotation marks in a `url()`: all but its usual characters is percent-encoded.
    static func address(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let usual = Set("-._~/?&=%#:@+,!*$".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                bytes.append(byte)
            case _ where usual.contains(byte): bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `value` clamped to `range`; the lower end if `value` is not a number.
    package static func clamped<Number: FloatingPoint>(_ value: Number, _ range: ClosedRange<Number>) -> Number {
        value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
    }
}

/// Formats numbers as SwiftUI's string interpolation does in English.
package enum NumberText {
    /// Formats `1234567` as `1,234,567`.
    package static func grouped(_ value: some BinaryInteger) -> String {
        guard let value = Int64(exactly: value) else {
            return (value < 0 ? "-" : "") + grouped(digits: String(value.magnitude))
        }
        return grouped(value)
    }

    /// Writes the digits into a buffer on the stack, because counters that views show are formatted with every event.
    private static func grouped(_ value: Int64) -> String {
        // The least value has 19 digits, six commas and a sign.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 26) { text in
            var (start, rest, digits) = (text.count, value.magnitude, 0)
            repeat {
                start -= 1
                if digits > 0, digits % 3 == 0 {
                    text[start] = UInt8(ascii: ",")
                    start -= 1
                }
                text[start] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
                digits += 1
            } while rest > 0
            if value < 0 {
                start -= 1
                text[start] = UInt8(ascii: "-")
            }
            return String(decoding: UnsafeBufferPointer(rebasing: text[start...]), as: UTF8.self)
        }
    }

    /// Formats a number with six decimal places, as `%lf` does, and with all the digits that it has before them.
    package static func decimal(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        var whole = value.magnitude.rounded(.down)
        var millionths = millionths(of: value.magnitude - whole)
        if millionths == 1_000_000 {
            whole += 1
            millionths = 0
        }
        let sign = value < 0 && (whole > 0 || millionths > 0) ? "-" : ""
        return sign + grouped(digits: digits(of: whole)) + "." + String(1_000_000 + millionths).dropFirst()
    }

    private static func grouped(digits: String) -> String {
        let count = digits.utf8.count
        guard count > 3 else { return digits }
        var result = ""
        result.reserveCapacity(count + count / 3)
        for (position, digit) in digits.enumerated() {
            if position > 0 && (count - position) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// Rounds a fraction to millionths; of two that are equally near, takes the even one.
    private static func millionths(of fraction: Double) -> Int {
        let product = fraction * 1_000_000
        let rest = product - product.rounded(.down)
        guard rest == 0.5 else { return Int(product.rounded()) }
        // The product has been rounded itself, which can make a difference only here.
        let error = (-product).addingProduct(fraction, 1_000_000)
        return Int(product.rounded(error > 0 ? .up : error < 0 ? .down : .toNearestOrEven))
    }

    /// The digits of a number without decimals. There may be 309 of them.
    private static func digits(of whole: Double) -> String {
        if let number = UInt64(exactly: whole) { return String(number) }
        // Groups of nine digits, the last group first, doubled as often as the exponent of the number says.
        var groups = [whole.significandBitPattern | 1 << 52]
        carry(in: &groups)
        var doublings = Int(whole.exponent) - 52
        while doublings > 0 {
            let step = min(doublings, 32)
            for position in groups.indices { groups[position] <<= UInt64(step) }
            carry(in: &groups)
            doublings -= step
        }
        return groups.reversed().enumerated().map { position, group in
            position == 0 ? String(group) : String(String(1_000_000_000 + group).dropFirst())
        }.joined()
    }

    private static func carry(in groups: inout [UInt64]) {
        var carry: UInt64 = 0
        for position in groups.indices {
            let sum = groups[position] + carry
            groups[position] = sum % 1_000_000_000
            carry = sum / 1_000_000_000
        }
        while carry > 0 {
            groups.append(carry % 1_000_000_000)
            carry /= 1_000_000_000
        }
    }
}

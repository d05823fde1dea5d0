/// Numbers as SwiftUI's interpolation writes them in English.
package enum NumberText {
    /// `1234567` as `1,234,567`.
    package static func grouped(_ value: some BinaryInteger) -> String {
        guard let value = Int64(exactly: value) else {
            return (value < 0 ? "-" : "") + grouped(digits: String(value.magnitude))
        }
        return grouped(value)
    }

    /// Written in place: the numbers that views count with are written anew with each event.
    private static func grouped(_ value: Int64) -> String {
        // The least has 19 digits, six commas and a sign.
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

    /// Six decimal places, as `%lf` gives them, of any number: as many digits as it has before them.
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

    /// The millionths nearest to a fraction; of two, the even one.
    private static func millionths(of fraction: Double) -> Int {
        let product = fraction * 1_000_000
        let rest = product - product.rounded(.down)
        guard rest == 0.5 else { return Int(product.rounded()) }
        // The product itself has been rounded, and only here that could make a difference.
        let error = (-product).addingProduct(fraction, 1_000_000)
        return Int(product.rounded(error > 0 ? .up : error < 0 ? .down : .toNearestOrEven))
    }

    /// The digits of a number without decimals, which may have 309 of them.
    private static func digits(of whole: Double) -> String {
        if let number = UInt64(exactly: whole) { return String(number) }
        // Nine digits each, the last ones first; times two as often as the number's exponent says.
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

/// Percent encoding, as addresses and forms have it.
package enum PercentEncoding {
    private static let percentSign = UInt8(ascii: "%")
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Returns the decoded text of a path segment; `nil` if two hexadecimal digits do not follow a percent sign, or if
    /// the bytes are not UTF-8.
    package static func decode(_ segment: String) -> String? {
        guard segment.utf8.contains(percentSign) else { return segment }
        var bytes: [UInt8] = []
        var rest = segment.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == percentSign else {
                bytes.append(byte)
                continue
            }
            guard let decoded = decodeByte(from: &rest) else { return nil }
            bytes.append(decoded)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Reads the two digits behind a percent sign; `nil` if there are not two hexadecimal digits.
    package static func decodeByte(from rest: inout some IteratorProtocol<UInt8>) -> UInt8? {
        guard let high = rest.next().flatMap(value(ofDigit:)), let low = rest.next().flatMap(value(ofDigit:)) else {
            return nil
        }
        return high << 4 | low
    }

    /// Returns `text` as a path segment, with letters, digits and `-._~` unchanged.
    package static func encode(_ text: String) -> String {
        encode(text) { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                true
            default: false
            }
        }
    }

    /// Returns `text` with those bytes encoded for which `isUnchanged` is false.
    static func encode(_ text: String, except isUnchanged: (UInt8) -> Bool) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if isUnchanged(byte) {
                encoded.append(byte)
            } else {
                encoded.append(percentSign)
                encoded.append(digits[Int(byte >> 4)])
                encoded.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

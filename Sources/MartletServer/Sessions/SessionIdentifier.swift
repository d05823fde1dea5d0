/// A session's name: 128 random bits, in the visitor's cookie.
package struct SessionIdentifier: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A new one, which nobody can guess.
    package static func random() -> SessionIdentifier {
        SessionIdentifier(high: SecureRandom.next(), low: SecureRandom.next())
    }

    /// Reads one from a cookie; `nil` if it is not of this form.
    package init?(_ text: some Collection<UInt8>) {
        guard let (high, low) = Base64URL.decode(text) else { return nil }
        self.init(high: high, low: low)
    }

    package var text: String { Base64URL.encode(high, low) }
}

/// The 22 characters of 128 bits, as they stand in cookies and paths.
package enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    package static func encode(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 22) { buffer in
            var (high, low) = (high, low)
            // From the end, six bits a character, which leaves the topmost two for the first.
            for position in (0..<22).reversed() {
                buffer[position] = alphabet[Int(low & 63)]
                low = low >> 6 | high << 58
                high >>= 6
            }
            return 22
        }
    }

    package static func decode(_ text: some Collection<UInt8>) -> (UInt64, UInt64)? {
        guard text.count == 22 else { return nil }
        var (high, low): (UInt64, UInt64) = (0, 0)
        for (position, byte) in text.enumerated() {
            guard let value = value(of: byte), position > 0 || value < 4 else { return nil }
            high = high << 6 | low >> 58
            low = low << 6 | UInt64(value)
        }
        return (high, low)
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case 65...90: byte - 65
        case 97...122: byte - 71
        case 48...57: byte + 4
        case 45: 62
        case 95: 63
        default: nil
        }
    }
}

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
        return text.withContiguousStorageIfAvailable(decode) ?? Array(text).withUnsafeBufferPointer(decode)
    }

    private static func decode(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
        // The character in the middle has the last two bits of the first word and the first four of the second.
        guard let start = bits(of: UnsafeBufferPointer(rebasing: text[..<11])),
            let middle = bits(of: UnsafeBufferPointer(rebasing: text[11...11])),
            let end = bits(of: UnsafeBufferPointer(rebasing: text[12...])), start >> 62 == 0
        else { return nil }
        return (start << 2 | middle >> 4, middle << 60 | end)
    }

    /// Up to eleven characters, six bits each; `nil` if one is none of the alphabet, or if the first of eleven has more
    /// than four bits, which a number cannot hold.
    private static func bits(of text: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var (bits, all): (UInt64, UInt8) = (0, 0)
        for byte in text {
            let value = values[Int(byte)]
            all |= value
            guard bits >> 58 == 0 else { return nil }
            bits = bits << 6 | UInt64(value & 63)
        }
        return all < 64 ? bits : nil
    }

    /// The six bits that a character stands for, by its byte; 64 where it stands for none.
    private static let values: [UInt8] = (0...255).map { byte in
        alphabet.firstIndex(of: byte).map(UInt8.init) ?? 64
    }
}

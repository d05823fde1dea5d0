/// A session's name: 128 random bits, in the visitor's cookie.
package struct SessionIdentifier: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A new identifier, which cannot be guessed.
    package static func random() -> SessionIdentifier {
        SessionIdentifier(high: SecureRandom.next(), low: SecureRandom.next())
    }

    /// Reads an identifier from a cookie; `nil` if it is malformed.
    package init?(_ text: some Collection<UInt8>) {
        guard let (high, low) = Base64URL.decode(text) else { return nil }
        self.init(high: high, low: low)
    }

    package var text: String { Base64URL.encode(high, low) }
}

/// 128 bits as 22 characters, for cookies and paths.
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
        values.withUnsafeBufferPointer { values in
            var all: UInt8 = 0
            func bits(_ positions: Range<Int>) -> UInt64 {
                var bits: UInt64 = 0
                for position in positions {
                    let value = values[Int(text[position])]
                    all |= value
                    bits = bits << 6 | UInt64(value & 63)
                }
                return bits
            }
            // The first character has two bits, and the twelfth the last two of one word and the first four of the
            // other.
            let (start, middle, end) = (bits(0..<11), bits(11..<12), bits(12..<22))
            guard all < 64, values[Int(text[0])] < 4 else { return nil }
            return (start << 2 | middle >> 4, middle << 60 | end)
        }
    }

    /// The six bits that a character stands for, by its byte; 64 where it stands for none.
    private static let values: [UInt8] = (0...255).map { byte in
        alphabet.firstIndex(of: byte).map(UInt8.init) ?? 64
    }
}

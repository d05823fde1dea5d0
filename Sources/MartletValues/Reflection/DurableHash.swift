/// A hash of 128 bits that is the same in every process.
package struct DurableHash: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }
}

/// Makes a ``DurableHash``: SipHash-1-3 with a result of 128 bits and a fixed key. Swift's own `Hasher` has another key
/// in each process.
package struct DurableHasher {
    private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (
        0x736f_6d65_7073_6575, 0x646f_7261_6e64_6f6d ^ 0xee, 0x6c79_6765_6e65_7261, 0x7465_6462_7974_6573
    )
    private var count: UInt64 = 0

    package init() {}

    package mutating func combine(_ word: UInt64) {
        d ^= word
        round()
        a ^= word
        count &+= 8
    }

    package mutating func combine(_ hash: DurableHash) {
        combine(hash.high)
        combine(hash.low)
    }

    /// Combines a text with its length, so that two texts one after another are told from one.
    package mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            combine(UInt64(bytes.count))
            var word: UInt64 = 0
            for (index, byte) in bytes.enumerated() {
                word |= UInt64(byte) << UInt64(index % 8 * 8)
                if index % 8 == 7 {
                    combine(word)
                    word = 0
                }
            }
            if bytes.count % 8 != 0 { combine(word) }
        }
    }

    package consuming func finish() -> DurableHash {
        let last = count << 56
        d ^= last
        round()
        a ^= last
        c ^= 0xee
        for _ in 0..<3 { round() }
        let low = a ^ b ^ c ^ d
        b ^= 0xdd
        for _ in 0..<3 { round() }
        return DurableHash(high: a ^ b ^ c ^ d, low: low)
    }

    private mutating func round() {
        a &+= b
        b = b << 13 | b >> 51
        b ^= a
        a = a << 32 | a >> 32
        c &+= d
        d = d << 16 | d >> 48
        d ^= c
        a &+= d
        d = d << 21 | d >> 43
        d ^= a
        c &+= b
        b = b << 17 | b >> 47
        b ^= c
        c = c << 32 | c >> 32
    }
}

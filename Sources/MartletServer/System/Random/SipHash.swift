/// SipHash-2-4: a code over a short message that cannot be made without the key.
///
/// Every page gets a code of 64 bits over three words, for which an HMAC takes thirty times as long.
struct SipHash: Sendable {
    private let key: (UInt64, UInt64)

    init(key: (UInt64, UInt64)) { self.key = key }

    /// The code of three words, as of their 24 bytes, each word with its lowest byte first.
    func code(of message: (UInt64, UInt64, UInt64)) -> UInt64 {
        var state = State(key: key)
        state.add(message.0)
        state.add(message.1)
        state.add(message.2)
        return state.finish(byteCount: 24)
    }

    private struct State {
        private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64)

        init(key: (UInt64, UInt64)) {
            a = key.0 ^ 0x736f_6d65_7073_6575
            b = key.1 ^ 0x646f_7261_6e64_6f6d
            c = key.0 ^ 0x6c79_6765_6e65_7261
            d = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            d ^= word
            round()
            round()
            a ^= word
        }

        mutating func finish(byteCount: UInt64) -> UInt64 {
            add(byteCount << 56)
            c ^= 0xff
            for _ in 0..<4 { round() }
            return a ^ b ^ c ^ d
        }

        private mutating func round() {
            a &+= b
            b = b.rotated(13) ^ a
            a = a.rotated(32)
            c &+= d
            d = d.rotated(16) ^ c
            a &+= d
            d = d.rotated(21) ^ a
            c &+= b
            b = b.rotated(17) ^ c
            c = c.rotated(32)
        }
    }
}

extension UInt64 {
    fileprivate func rotated(_ count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}

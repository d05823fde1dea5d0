import CSodium

/// BLAKE2b with a key, as libsodium computes it: a code over a message of any length that cannot be made without the key.
enum KeyedHash {
    private static let length = 16

    /// The code of a message, in two words. The key has 16 to 64 bytes.
    static func code(of message: [UInt8], key: [UInt8]) -> (UInt64, UInt64) {
        var code: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &code) { code in
            guard let start = code.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            _ = crypto_generichash(start, length, message, UInt64(message.count), key, key.count)
        }
        return code
    }

    /// Whether two codes are the same, found out in a time that does not depend on where they differ.
    static func areEqual(_ one: (UInt64, UInt64), _ other: (UInt64, UInt64)) -> Bool {
        var (one, other) = (one, other)
        return sodium_memcmp(&one, &other, length) == 0
    }

    /// A key of 32 bytes for one purpose, made of a secret of any length.
    static func key(for purpose: String, of secret: [UInt8]) -> [UInt8] {
        var key = [UInt8](repeating: 0, count: 32)
        let message = Array(purpose.utf8) + [0] + secret
        _ = crypto_generichash(&key, key.count, message, UInt64(message.count), nil, 0)
        return key
    }
}

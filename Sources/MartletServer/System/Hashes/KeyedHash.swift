import CSodium

/// HMAC-SHA-256, as libsodium computes it: a code over a message of any length that cannot be made without the key.
enum KeyedHash {
    /// The 32 bytes of the code of `message`. The key may have any length.
    static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var state = crypto_auth_hmacsha256_state()
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        // None of them has a way to fail.
        _ = crypto_auth_hmacsha256_init(&state, key, key.count)
        _ = crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        _ = crypto_auth_hmacsha256_final(&state, &code)
        return code
    }

    /// Whether two codes are the same, found out in a time that does not depend on where they differ.
    static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && sodium_memcmp(one, other, one.count) == 0
    }
}

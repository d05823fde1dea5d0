import CSodium

/// SHA-256, as libsodium computes it.
enum SHA256 {
    /// The 32 bytes of the hash of `bytes`.
    static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        // It has no way to fail; the result is for symmetry with functions that have.
        _ = crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }
}

import Crypto

/// Names a session outside the memory of its worker: 128 bits of a hash of the cookie, from which nobody gets the
/// cookie back.
package struct SessionKey: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// The key of the session with this name.
    package init(_ name: SessionIdentifier) {
        var hash = SHA256()
        withUnsafeBytes(of: (name.high.bigEndian, name.low.bigEndian)) { hash.update(bufferPointer: $0) }
        self = hash.finalize().withUnsafeBytes { digest in
            SessionKey(
                high: UInt64(bigEndian: digest.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: digest.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
        }
    }
}

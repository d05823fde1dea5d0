/// Names a session outside the memory of its worker: 128 bits of a hash of the cookie, from which nobody gets the
/// cookie back.
package struct SessionKey: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// The key of the session with this name.
    package init(_ name: SessionIdentifier) { self.init(hashing: name.high.bytes + name.low.bytes) }

    /// 128 bits of a hash.
    init(hashing bytes: [UInt8]) {
        let hash = SHA256.hash(bytes)
        self.init(high: UInt64(bytes: hash[0..<8]), low: UInt64(bytes: hash[8..<16]))
    }
}

extension UInt64 {
    /// The highest byte first.
    fileprivate var bytes: [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) } }

    fileprivate init(bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}

extension UnsafeRawPointer {
    /// Whether the first `count` bytes at both addresses are the same.
    ///
    /// Inlinable, because the comparison of views calls it for each property, and a property is mostly a word or two.
    @inlinable
    package func hasSameBytes(as other: UnsafeRawPointer, _ count: Int) -> Bool {
        var position = 0
        while position + 8 <= count {
            guard
                (self + position).loadUnaligned(as: UInt64.self) == (other + position).loadUnaligned(as: UInt64.self)
            else { return false }
            position += 8
        }
        while position < count {
            guard (self + position).load(as: UInt8.self) == (other + position).load(as: UInt8.self) else {
                return false
            }
            position += 1
        }
        return true
    }
}

extension String {
    /// Calls `body` with the string's UTF-8. Unlike with `withUTF8`, which may change the string, no reference is counted.
    @inlinable @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}

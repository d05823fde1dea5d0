/// A change of a shared value that was not made, because the value would have become too large.
public struct SharedSizeError: Error, Hashable, CustomStringConvertible {
    /// The type of the value, such as `Board`.
    public let value: String
    /// How many bytes the value would have had.
    public let bytes: Int
    /// The limit's name: `shared-bytes` for one value, `all-shared-bytes` for all together.
    public let limit: String
    /// How many bytes the limit allows.
    public let limitBytes: Int

    /// One sentence for a person: what was not done, and why.
    public var description: String {
        "Shared<\(value)> was not changed: it would have \(bytes) bytes, and the limit \(limit) is \(limitBytes)."
    }

    init(_ value: String, _ bytes: Int, _ excess: SharedBound.Excess) {
        (self.value, self.bytes) = (value, bytes)
        (limit, limitBytes) = (excess.limit, excess.bytes)
    }
}

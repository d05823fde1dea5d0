/// The name of an owner of records: 16 bytes, for a session a hash of its cookie's name.
package struct StoreKey: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The owner of what belongs to no session: `Shared` values, the server's own key. It never expires and is never
    /// evicted.
    package static let process = StoreKey(high: 0, low: 0)
}

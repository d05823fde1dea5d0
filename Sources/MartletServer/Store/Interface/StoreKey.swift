package import MartletUI

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

    /// The owner of one `Shared` value, where several servers have the store: each value has a claim of its own.
    package static func shared(_ name: SharedName) -> StoreKey { ofProgram("shared|\(name.text)") }

    /// The owner of one task of the program, whose claim says which server runs it.
    package static func task(_ name: String) -> StoreKey { ofProgram("task|\(name)") }

    private static func ofProgram(_ name: String) -> StoreKey {
        StoreKey(high: 0, low: max(1, SessionKey(hashing: Array(name.utf8)).low))
    }

    /// Whether it belongs to no session, and so never expires and is never evicted.
    package var isOfProgram: Bool { high == 0 }

    /// 32 hexadecimal digits, which sort as the keys' bytes do.
    package var text: String {
        [high, low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }

    /// The key that a text names.
    package init?(text: String) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    func isBefore(_ other: StoreKey) -> Bool { (high, low) < (other.high, other.low) }
}

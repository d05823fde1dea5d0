/// The secrets that the servers of a cluster have in common. The first one is used, and what any of them has made is accepted:
/// so the servers can get another one after another, while all of them run.
package struct ClusterSecrets: Sendable {
    private let all: [[UInt8]]

    /// The word that stands for the secret which the servers have made themselves and keep in their store.
    static let storedName = "stored"
    static let leastLength = 32

    /// - Parameters:
    ///   - names: The secrets as they are given to the server; none for the stored one alone.
    ///   - stored: The one in the store.
    init(_ names: [String], stored: [UInt8]) {
        all = names.isEmpty ? [stored] : names.map { $0 == Self.storedName ? stored : Array($0.utf8) }
    }

    /// One for the store.
    static func new() -> [UInt8] { (0..<4).flatMap { _ in withUnsafeBytes(of: SecureRandom.next()) { Array($0) } } }

    /// Whether a text may be a secret, or stand for the stored one.
    static func isAllowed(_ text: String) -> Bool { text == storedName || text.utf8.count >= leastLength }

    /// The keys of page identifiers.
    var pageKeys: [(UInt64, UInt64)] {
        keys("page").map { key in
            key.withUnsafeBytes {
                ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
        }
    }

    /// The keys of what servers tell each other.
    var hopKeys: [[UInt8]] { keys("hop") }

    /// A key for one purpose, so that a code which was made for one is never taken for another's.
    private func keys(_ purpose: String) -> [[UInt8]] {
        all.map { KeyedHash.key(for: "martlet \(purpose) 1", of: $0) }
    }
}

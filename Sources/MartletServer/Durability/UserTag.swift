import Crypto

/// Names the user of a session that is in the store: 64 bits of a hash of the user's identifier.
struct UserTag: Hashable, Sendable {
    let rawValue: Int64

    static let nobody = UserTag(rawValue: 0)

    init(rawValue: Int64) { self.rawValue = rawValue }

    init(ofUser identifier: String) {
        let digest = SHA256.hash(data: Array(identifier.utf8))
        let number = digest.withUnsafeBytes { Int64(littleEndian: $0.loadUnaligned(as: Int64.self)) }
        rawValue = number == 0 ? 1 : number
    }
}

/// Names the user of a session that is in the store: 64 bits of a hash of the user's identifier.
struct UserTag: Hashable, Sendable {
    let rawValue: Int64

    static let nobody = UserTag(rawValue: 0)

    init(rawValue: Int64) { self.rawValue = rawValue }

    init(ofUser identifier: String) {
        // The first eight bytes, the lowest first.
        let number = SHA256.hash(identifier.utf8).prefix(8).reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
        rawValue = number == 0 ? 1 : number
    }
}

import Crypto
import Martlet

/// A stored password: a salt, and PBKDF2 (RFC 8018) with HMAC-SHA256 over the password and the salt.
///
/// The number of rounds suits a demo. Use Argon2id or scrypt with a measured cost in a real program.
struct PasswordHash: Sendable {
    private let salt: [UInt8]
    private let hash: [UInt8]

    private static let rounds = 5_000

    init(of password: String, salt: String) {
        self.salt = Array(salt.utf8)
        hash = Self.derive(password, self.salt)
    }

    /// Whether `password` matches. The comparison takes the same time wherever the two hashes differ.
    func matches(_ password: String) -> Bool {
        var difference: UInt8 = 0
        for (left, right) in zip(hash, Self.derive(password, salt)) { difference |= left ^ right }
        return difference == 0
    }

    /// The first and only block of PBKDF2, which is as long as the hash.
    private static func derive(_ password: String, _ salt: [UInt8]) -> [UInt8] {
        let keyed = HMAC<SHA256>(key: SymmetricKey(data: Array(password.utf8)))
        func code(_ bytes: [UInt8]) -> [UInt8] {
            var code = keyed
            code.update(data: bytes)
            return Array(code.finalize())
        }
        var last = code(salt + [0, 0, 0, 1])
        var result = last
        for _ in 1..<rounds {
            last = code(last)
            for index in result.indices { result[index] ^= last[index] }
        }
        return result
    }
}

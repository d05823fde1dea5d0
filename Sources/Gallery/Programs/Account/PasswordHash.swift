import CSodium
import Synchronization

/// A stored password: Argon2id over the password and a salt, in libsodium's text, which names the cost as well.
///
/// `crypto_pwhash_str` made the texts, with 19 MiB and two passes.
struct PasswordHash: Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Whether `password` matches. The comparison takes the same time wherever the two hashes differ.
    fileprivate func matches(_ password: String) -> Bool {
        crypto_pwhash_str_verify(text, password, UInt64(password.utf8.count)) == 0
    }
}

/// Checks passwords one at a time: each check takes 19 MiB and some 40 ms, so that guessing is expensive, and many at once
/// would take the machine from everybody else.
actor PasswordCheck {
    /// Too many visitors wait.
    struct Busy: Error {}

    static let shared = PasswordCheck()

    private static let mostWaiting = 25
    private static let waiting = Mutex(0)

    // libsodium chooses the instructions of this processor once. It works without, only slower.
    private init() { _ = sodium_init() }

    /// Whether `password` is the one that was stored. Throws ``Busy`` instead of letting a visitor wait for more than a
    /// second or so.
    nonisolated func matches(_ password: String, _ stored: PasswordHash) async throws -> Bool {
        let mayWait = Self.waiting.withLock { waiting in
            guard waiting < Self.mostWaiting else { return false }
            waiting += 1
            return true
        }
        guard mayWait else { throw Busy() }
        defer { Self.waiting.withLock { $0 -= 1 } }
        return await check(password, stored)
    }

    private func check(_ password: String, _ stored: PasswordHash) -> Bool { stored.matches(password) }
}

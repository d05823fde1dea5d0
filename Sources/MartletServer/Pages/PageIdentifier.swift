/// A page's name: 64 random bits and a code over them and the session.
///
/// The code tells a page that once was (410) from one that was invented (404) without remembering the former. The name
/// is no credential: the session's cookie is asked for as well.
package struct PageIdentifier: Hashable, Sendable {
    package let number: UInt64
    package let code: UInt64

    package var text: String { Base64URL.encode(number, code) }

    /// Reads one from a path; `nil` if it is not of this form.
    package init?(_ text: some Collection<UInt8>) {
        guard let (number, code) = Base64URL.decode(text) else { return nil }
        (self.number, self.code) = (number, code)
    }

    private init(number: UInt64, code: UInt64) { (self.number, self.code) = (number, code) }

    /// Makes and checks the codes of one server.
    package struct Authority: Sendable {
        private let hash: SipHash

        /// An authority with a key of its own, which nobody can guess.
        package init() { hash = SipHash(key: (SecureRandom.next(), SecureRandom.next())) }

        package func makeIdentifier(for session: SessionIdentifier) -> PageIdentifier {
            let number = SecureRandom.next()
            return PageIdentifier(number: number, code: code(of: number, session))
        }

        /// Whether this server gave `page` to `session`.
        package func isGenuine(_ page: PageIdentifier, of session: SessionIdentifier) -> Bool {
            code(of: page.number, session) == page.code
        }

        private func code(of number: UInt64, _ session: SessionIdentifier) -> UInt64 {
            hash.code(of: (number, session.high, session.low))
        }
    }
}

/// A page's name: 64 random bits and a code over them and the session.
///
/// The code distinguishes a page that has existed (410) from an invented name (404) without remembering the former. The
/// name is no credential: requests need the session's cookie as well.
package struct PageIdentifier: Hashable, Sendable {
    package let number: UInt64
    package let code: UInt64
    /// The document that is meant, of those with this page in their HTML; `nil` for a client that is no browser.
    package let document: DocumentName?

    package var text: String {
        let text = Base64URL.encode(number, code)
        guard let document else { return text }
        return text + document.text
    }

    private static let length = 22

    /// Reads one with or without the name of a document, as it stands in paths; `nil` if it is not of this form.
    package init?(_ text: some Collection<UInt8>) {
        guard let (number, code) = Base64URL.decode(text.prefix(Self.length)) else { return nil }
        (self.number, self.code) = (number, code)
        let rest = text.dropFirst(Self.length)
        document = rest.isEmpty ? nil : DocumentName(rest)
        if document == nil, !rest.isEmpty { return nil }
    }

    init(number: UInt64, code: UInt64) { (self.number, self.code, document) = (number, code, nil) }

    /// Makes and checks the codes of one server.
    package struct Authority: Sendable {
        private let hash: SipHash
        /// Of keys that were in use before.
        private let former: [SipHash]

        /// An authority with a random key of its own.
        package init() { self.init(keys: []) }

        /// An authority whose identifiers another with the same key has made. It uses the first, and accepts all.
        init(keys: [(UInt64, UInt64)]) {
            hash = SipHash(key: keys.first ?? (SecureRandom.next(), SecureRandom.next()))
            former = keys.dropFirst().map(SipHash.init(key:))
        }

        package func makeIdentifier(for session: SessionIdentifier) -> PageIdentifier {
            let number = SecureRandom.next()
            return PageIdentifier(number: number, code: code(of: number, session, hash))
        }

        /// Whether this server made `page` for `session`.
        package func isGenuine(_ page: PageIdentifier, of session: SessionIdentifier) -> Bool {
            code(of: page.number, session, hash) == page.code
                || former.contains { code(of: page.number, session, $0) == page.code }
        }

        private func code(of number: UInt64, _ session: SessionIdentifier, _ hash: SipHash) -> UInt64 {
            hash.code(of: (number, session.high, session.low))
        }
    }
}

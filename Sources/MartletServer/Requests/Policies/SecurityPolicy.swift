/// What a page may load and run.
enum SecurityPolicy {
    /// Scripts and styles from this server only, inline styles only under this page's nonce, and no way from a string
    /// to code.
    /// Only the inspector's pages are shown inside others, and these are the same visitor's.
    static func contentSecurityPolicy(nonce: String, mayBeFramed: Bool = false) -> String {
        String(joining: [start, nonce, mayBeFramed ? framedEnd : end])
    }

    private static let start = "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-"

    private static let end = end(frameAncestors: "'none'")
    private static let framedEnd = end(frameAncestors: "'self'")

    private static func end(frameAncestors: String) -> String {
        "'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors \(frameAncestors); require-trusted-types-for 'script'; trusted-types 'none'"
    }
}

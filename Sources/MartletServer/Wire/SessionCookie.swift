/// The cookie that names a visitor's session.
struct SessionCookie: Sendable {
    private let name: String
    private let suffix: String

    init(isSecure: Bool) {
        // The prefix makes browsers refuse the cookie from another host, path or an unsafe connection.
        name = isSecure ? "__Host-martlet" : "martlet"
        suffix = "; Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }

    /// The value of `Set-Cookie`.
    func header(for session: SessionIdentifier) -> String { "\(name)=\(session.text)\(suffix)" }

    /// The session in a request's `Cookie` header.
    func session(in request: HTTPRequest) -> SessionIdentifier? {
        guard let header = request.headerBytes("Cookie") else { return nil }
        for pair in header.split(separator: UInt8(ascii: ";")) {
            let pair = pair.drop { $0 == UInt8(ascii: " ") }
            guard pair.count > name.utf8.count, pair.starts(with: name.utf8),
                pair[pair.startIndex + name.utf8.count] == UInt8(ascii: "=")
            else { continue }
            return SessionIdentifier(pair[(pair.startIndex + name.utf8.count + 1)...])
        }
        return nil
    }
}

/// The cookie that names a visitor's session.
struct SessionCookie: Sendable {
    private let name: StaticString
    let isSecure: Bool
    private let suffix: String

    init(isSecure: Bool) {
        // The prefix makes browsers refuse the cookie from another host, path or an unsafe connection.
        self.isSecure = isSecure
        name = isSecure ? "__Host-martlet" : "martlet"
        suffix = "; Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }

    /// The value of `Set-Cookie`.
    func header(for session: SessionIdentifier) -> String { "\(name)=\(session.text)\(suffix)" }

    /// The value of `Set-Cookie` that takes the cookie away.
    var removal: String { "\(name)=; Max-Age=0\(suffix)" }

    /// The session in a request's `Cookie` header.
    func session(in request: HTTPRequest) -> SessionIdentifier? {
        guard let header = request.headerBytes("Cookie") else { return nil }
        var rest = header[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
            let pair = UnsafeRawBufferPointer(rebasing: rest[..<end].drop { $0 == UInt8(ascii: " ") })
            let value = name.utf8CodeUnitCount + 1
            if pair.count > value, pair.begins(with: name), pair[value - 1] == UInt8(ascii: "=") {
                return SessionIdentifier(UnsafeRawBufferPointer(rebasing: pair[value...]))
            }
            rest = rest[end...].dropFirst()
        }
        return nil
    }
}

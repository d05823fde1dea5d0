/// The cookie that names a visitor's session.
struct SessionCookie: Sendable {
    private let name: StaticString
    let isSecure: Bool
    private let suffix: String

    /// The cookie of a program below `basePath`.
    init(isSecure: Bool, basePath: String = "") {
        self.isSecure = isSecure
        // The prefix makes browsers refuse the cookie from another host, path or an unsafe connection. `__Host-` means
        // all paths, so that below a base path there is the lesser `__Secure-`.
        name = !isSecure ? "martlet" : basePath.isEmpty ? "__Host-martlet" : "__Secure-martlet"
        let path = basePath.isEmpty ? "/" : basePath
        suffix = "; Path=\(path); HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }

    /// The cookie's name.
    var nameText: String { name.description }

    /// The value of `Set-Cookie`.
    func header(for session: SessionIdentifier) -> String { "\(name)=\(session.text)\(suffix)" }

    /// The value of `Set-Cookie` that takes the cookie away.
    var removal: String { "\(name)=; Max-Age=0\(suffix)" }

    /// The session in a request's `Cookie` header.
    func session(in request: HTTPRequest) -> SessionIdentifier? {
        guard let header = request.bytes(of: .cookie) else { return nil }
        let value = name.utf8CodeUnitCount + 1
        var start = 0
        while start < header.count {
            let end = header.firstIndex(of: UInt8(ascii: ";"), from: start) ?? header.count
            let pair = UnsafeRawBufferPointer(rebasing: header[start..<end].drop { $0 == UInt8(ascii: " ") })
            if pair.count > value, pair.begins(with: name), pair[value - 1] == UInt8(ascii: "=") {
                return SessionIdentifier(UnsafeRawBufferPointer(rebasing: pair[value...]))
            }
            start = end + 1
        }
        return nil
    }
}

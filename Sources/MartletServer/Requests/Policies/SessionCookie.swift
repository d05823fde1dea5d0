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
    func header(for session: SessionIdentifier) -> String {
        String(joining: [name.description, "=", session.text, suffix])
    }

    /// The value of `Set-Cookie` that takes the cookie away.
    var removal: String { "\(name)=; Max-Age=0\(suffix)" }

    /// The session in a request's `Cookie` header.
    func session(in request: HTTPRequest) -> SessionIdentifier? {
        if let known = request.state.request.session { return known }
        let session = request.bytes(of: .cookie).flatMap(session(inField:))
        request.state.request.session = .some(session)
        return session
    }

    /// The session in the first bytes of a connection, if the request that begins there is of one.
    func session(inHead head: UnsafeRawBufferPointer) -> SessionIdentifier? {
        var rest = head[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(end + 1)...]
            let isCookie =
                rest.count > Self.field.utf8.count && zip(Self.field.utf8, rest).allSatisfy { $0 == $1 | 0x20 }
            guard isCookie else { continue }
            let field = rest.dropFirst(Self.field.utf8.count).prefix {
                $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n")
            }
            return session(inField: UnsafeRawBufferPointer(rebasing: field))
        }
        return nil
    }

    /// In lower case. A colon has the bit that makes letters small.
    private static let field = "cookie:"

    private func session(inField header: UnsafeRawBufferPointer) -> SessionIdentifier? {
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

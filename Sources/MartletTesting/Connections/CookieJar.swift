/// The cookies of one browser, by name.
struct CookieJar: Sendable {
    private var cookies: [(name: String, value: String)] = []

    /// The value of the `Cookie` header, or `nil` without cookies.
    var header: String? {
        cookies.isEmpty ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    subscript(name: String) -> String? { cookies.first { $0.name == name }?.value }

    /// Applies a `Set-Cookie` header: stores a cookie, or removes one that it expires.
    mutating func store(_ header: String) {
        let parts = header.split(separator: ";").map { String($0.drop { $0 == " " }) }
        guard let pair = parts.first, let equals = pair.firstIndex(of: "=") else { return }
        let name = String(pair[..<equals])
        cookies.removeAll { $0.name == name }
        guard !parts.contains(where: { $0.lowercased() == "max-age=0" }) else { return }
        cookies.append((name, String(pair[pair.index(after: equals)...])))
    }
}

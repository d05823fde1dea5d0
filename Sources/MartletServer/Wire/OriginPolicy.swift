/// Which requests a page's own origin has made.
///
/// `Sec-Fetch-Site` decides where it is sent; else `Origin`; a client that sends neither is not a browser that could be
/// tricked, and is let in.
struct OriginPolicy: Sendable {
    private let publicOrigin: String?
    /// The names under which requests may come; `nil` if every name may.
    private let hosts: Set<String>?
    let isSecure: Bool

    init(_ configuration: ServerConfiguration) {
        publicOrigin = configuration.publicOrigin.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        isSecure = publicOrigin?.hasPrefix("https://") == true
        let local: Set = ["localhost", "127.0.0.1", "[::1]"]
        if let publicOrigin, let start = publicOrigin.firstRange(of: "://")?.upperBound {
            hosts = local.union([Self.name(of: String(publicOrigin[start...]))])
        } else if ["0.0.0.0", "::", "[::]"].contains(configuration.host) {
            hosts = nil
        } else {
            hosts = local.union([Self.name(of: configuration.host)])
        }
    }

    /// The name in a `Host` header, without the port.
    private static func name(of host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end].lowercased() }
        if host.filter({ $0 == ":" }).count > 1 { return "[\(host.lowercased())]" }
        return host.prefix { $0 != ":" }.lowercased()
    }

    /// Why a request under this `Host` is not for this server.
    func problem(withHost host: String?) -> Problem? {
        guard let hosts else { return nil }
        guard let host, hosts.contains(Self.name(of: host)) else {
            return Problem(421, "This server does not answer to the name in Host; set its public origin if it should.")
        }
        return nil
    }

    /// Why a request that changes or follows a page is not accepted.
    func problem(with request: HTTPRequest) -> Problem? {
        if let site = request.headerBytes("Sec-Fetch-Site") {
            return site.elementsEqual("same-origin".utf8) ? nil : .crossOrigin
        }
        guard let origin = request.header("Origin") else { return nil }
        if let publicOrigin, origin == publicOrigin { return nil }
        guard publicOrigin == nil, let host = request.header("Host"), origin == "http://\(host)" else { return .crossOrigin }
        return nil
    }
}

extension Problem {
    static let crossOrigin = Problem(403, "This request comes from another origin; only the page itself may send it.")
}

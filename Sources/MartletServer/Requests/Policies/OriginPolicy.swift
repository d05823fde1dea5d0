/// Decides whether a page's own origin has made a request.
///
/// `Sec-Fetch-Site` decides if it is sent, else `Origin`. A client that sends neither is no browser that another site
/// could use, and is allowed.
struct OriginPolicy: Sendable {
    private let publicOrigin: String?
    private let hosts: HostPolicy
    let isSecure: Bool
    private let proxies: TrustedProxies

    init(_ configuration: ServerConfiguration) {
        proxies = TrustedProxies(configuration)
        publicOrigin = configuration.publicOrigin.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        isSecure = configuration.isSecure
        hosts = HostPolicy(publicOrigin: publicOrigin, listeningOn: configuration.host)
    }

    /// Whether a text is a scheme, a host and perhaps a port, with a slash at its end or without.
    static func isOrigin(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        var rest = text.dropFirst(scheme.count)
        if rest.hasSuffix("/") { rest.removeLast() }
        return !rest.isEmpty
            && rest.utf8.allSatisfy {
                (45...46).contains($0) || (48...58).contains($0) || [91, 93, 95].contains($0)
                    || (97...122).contains($0 | 0x20)
            }
    }

    /// The reason that a request is not for this server. A trusted proxy reports the name under which it came.
    func problem(withHostOf request: HTTPRequest) -> Problem? {
        if var host = forwarded(request)?.host {
            return host.withUTF8 { problem(withHost: UnsafeRawBufferPointer($0)) }
        }
        return problem(withHost: request.bytes(of: .host))
    }

    /// What another server says that has passed the request on.
    func hop(of request: HTTPRequest) -> HopClaim { proxies.hop(of: request) }

    /// A trusted proxy's headers, or what another server knows; `nil` if the request came from neither.
    func forwarded(_ request: HTTPRequest) -> ForwardedHeaders? { proxies.headers(of: request) }

    /// The reason that a request under this `Host` is not for this server.
    func problem(withHost host: UnsafeRawBufferPointer?) -> Problem? {
        hosts.allows(host) ? nil : hosts.isPublic ? .otherHost : .unknownHost
    }

    /// The reason that a request that changes or follows a page is not accepted.
    func problem(with request: HTTPRequest) -> Problem? {
        if let site = request.bytes(of: .fetchSite) {
            return site.is("same-origin") ? nil : .crossOrigin
        }
        guard let origin = request.bytes(of: .origin) else { return nil }
        if let publicOrigin { return origin.elementsEqual(publicOrigin.utf8) ? nil : .crossOrigin }
        let forwarded = forwarded(request)
        let scheme: StaticString = forwarded?.isSecure == true ? "https://" : "http://"
        guard origin.begins(with: scheme) else { return .crossOrigin }
        let name = UnsafeRawBufferPointer(rebasing: origin[scheme.utf8CodeUnitCount...])
        let isOwn =
            if let host = forwarded?.host {
                name.elementsEqual(host.utf8)
            } else {
                request.bytes(of: .host).map { name.elementsEqual($0) } ?? false
            }
        return isOwn ? nil : .crossOrigin
    }
}

extension Problem {
    static let otherHost = Problem(421, "This server answers under its public origin only, and this Host is another.")
    static let unknownHost = Problem(
        421,
        "Without a public origin this server answers to its addresses and to localhost only. If the name in Host is its own, start it with --public-origin or PUBLIC_ORIGIN."
    )
    static let crossOrigin = Problem(403, "This request comes from another origin; only the page itself may send it.")
}

extension ServerConfiguration {
    /// Whether browsers use a safe connection.
    var isSecure: Bool { publicOrigin?.hasPrefix("https://") == true }
}

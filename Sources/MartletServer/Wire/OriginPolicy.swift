/// Which requests a page's own origin has made.
///
/// `Sec-Fetch-Site` decides where it is sent; else `Origin`; a client that sends neither is not a browser that could be
/// tricked, and is let in.
struct OriginPolicy: Sendable {
    private let publicOrigin: String?
    /// The names under which requests may come; `nil` if every name may.
    private let hosts: [[UInt8]]?
    let isSecure: Bool
    private let proxies: TrustedProxies

    init(_ configuration: ServerConfiguration) {
        proxies = TrustedProxies(configuration)
        publicOrigin = configuration.publicOrigin.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        isSecure = publicOrigin?.hasPrefix("https://") == true
        let local = ["localhost", "127.0.0.1", "[::1]"]
        if let publicOrigin, let start = publicOrigin.firstRange(of: "://")?.upperBound {
            hosts = (local + [Self.name(of: String(publicOrigin[start...]))]).map { Array($0.utf8) }
        } else if ["0.0.0.0", "::", "[::]"].contains(configuration.host) {
            hosts = nil
        } else {
            hosts = (local + [Self.name(of: configuration.host)]).map { Array($0.utf8) }
        }
    }

    /// The name in a `Host` header, without the port.
    private static func name(of host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end].lowercased() }
        if host.filter({ $0 == ":" }).count > 1 { return "[\(host.lowercased())]" }
        return host.prefix { $0 != ":" }.lowercased()
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

    /// Why a request is not for this server. A trusted proxy tells under which name it came.
    func problem(withHostOf request: HTTPRequest) -> Problem? {
        guard hosts != nil else { return nil }
        if var host = forwarded(request)?.host {
            return host.withUTF8 { problem(withHost: UnsafeRawBufferPointer($0)) }
        }
        return problem(withHost: request.bytes(of: .host))
    }

    /// What a trusted proxy says of a request; `nil` if it did not come from one.
    func forwarded(_ request: HTTPRequest) -> ForwardedHeaders? { proxies.headers(of: request) }

    /// Why a request under this `Host` is not for this server.
    func problem(withHost host: UnsafeRawBufferPointer?) -> Problem? {
        guard let hosts else { return nil }
        if let host, hosts.contains(where: { Self.names($0, host) }) { return nil }
        return Problem(421, "This server does not answer to the name in Host; set its public origin if it should.")
    }

    /// Whether `host` is `name`, with a port or without, in capitals or not.
    private static func names(_ name: [UInt8], _ host: UnsafeRawBufferPointer) -> Bool {
        guard host.count >= name.count, host.count == name.count || host[name.count] == UInt8(ascii: ":") else {
            return false
        }
        return name.indices.allSatisfy {
            let byte = host[$0]
            return name[$0] == ((65...90).contains(byte) ? byte | 0x20 : byte)
        }
    }

    /// Why a request that changes or follows a page is not accepted.
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
    static let crossOrigin = Problem(403, "This request comes from another origin; only the page itself may send it.")
}

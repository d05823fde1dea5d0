/// Which requests a page's own origin has made.
///
/// `Sec-Fetch-Site` decides where it is sent; else `Origin`; a client that sends neither is not a browser that could be
/// tricked, and is let in.
struct OriginPolicy: Sendable {
    private let publicOrigin: String?
    /// The names under which requests may come; `nil` if every name may.
    private let hosts: [[UInt8]]?
    let isSecure: Bool

    init(_ configuration: ServerConfiguration) {
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
        if let site = request.headerBytes("Sec-Fetch-Site") {
            return site.elementsEqual("same-origin".utf8) ? nil : .crossOrigin
        }
        guard let origin = request.header("Origin") else { return nil }
        if let publicOrigin, origin == publicOrigin { return nil }
        guard publicOrigin == nil, let host = request.header("Host"), origin == "http://\(host)" else {
            return .crossOrigin
        }
        return nil
    }
}

extension Problem {
    static let crossOrigin = Problem(403, "This request comes from another origin; only the page itself may send it.")
}

/// The proxies in front of the server whose headers on a request's origin are trusted.
struct TrustedProxies: Sendable {
    private let ranges: [AddressRange]
    private let kind: ForwardedHeaders.Kind
    /// The keys of other servers that pass requests on.
    private let hopKeys: [[UInt8]]

    init(_ configuration: ServerConfiguration) {
        ranges = configuration.trustedProxies
        hopKeys = configuration.hopKeys
        kind = configuration.usesForwardedHeader ? .forwarded : .xForwarded
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contains(_ address: InternetAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// What another server says that has passed `request` on.
    func hop(of request: HTTPRequest) -> HopClaim { request.hop(hopKeys) }

    /// What is known of the origin of `request`: by the server that has passed it on, or the headers of the proxy that sent it;
    /// `nil` if neither did.
    func headers(of request: HTTPRequest) -> ForwardedHeaders? {
        if case .genuine(let seal) = hop(of: request) { return ForwardedHeaders(seal) }
        guard !isEmpty, let peer = InternetAddress(request.remoteAddress), contains(peer) else { return nil }
        switch kind {
        case .xForwarded:
            return ForwardedHeaders(
                ForwardedHeaders.hops(
                    for: request.joined("X-Forwarded-For"), proto: request.joined("X-Forwarded-Proto"),
                    host: request.joined("X-Forwarded-Host")), isTrusted: contains)
        case .forwarded:
            guard let text = request.joined("Forwarded") else { return ForwardedHeaders([], isTrusted: contains) }
            guard let hops = ForwardedHeaders.hops(forwarded: text) else {
                var ignored = ForwardedHeaders([], isTrusted: contains)
                ignored.fault = "a Forwarded header that is not well-formed"
                return ignored
            }
            return ForwardedHeaders(hops, isTrusted: contains)
        }
    }
}

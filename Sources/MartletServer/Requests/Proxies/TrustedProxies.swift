/// The proxies in front of the server whose headers on a request's origin are trusted.
struct TrustedProxies: Sendable {
    private let ranges: [AddressRange]
    private let kind: ForwardedHeaders.Kind

    init(_ configuration: ServerConfiguration) {
        ranges = configuration.trustedProxies
        kind = configuration.usesForwardedHeader ? .forwarded : .xForwarded
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contains(_ address: InternetAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// The headers of the proxy that sent `request` on its origin; `nil` if it was not sent by a trusted proxy.
    func headers(of request: HTTPRequest) -> ForwardedHeaders? {
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

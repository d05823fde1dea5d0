/// A request's origin, as trusted proxies report it.
struct ForwardedHeaders: Equatable {
    /// The kind of headers that the proxies set. Only one kind is read, since a proxy passes on the other as the client
    /// sent it.
    enum Kind: String, CaseIterable, Sendable {
        /// `X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Host`.
        case xForwarded = "x-forwarded"
        /// `Forwarded`, of RFC 7239.
        case forwarded
    }

    /// The nearest hop that is no trusted proxy; `nil` if the headers name none.
    var client: String?
    var isSecure: Bool?
    var host: String?
    /// What was ignored, and why.
    var fault: String?

    /// The greatest number of hops that are read, from the right.
    private static let hopLimit = 32

    /// One hop, as one proxy reports it.
    struct Hop: Equatable {
        var address: String?
        var proto: String?
        var host: String?
    }

    /// Finds the client: the right-most hop that is no trusted proxy. Hops left of it come from the client itself. A
    /// hop that is no address ends the search: then the last proxy before it is the farthest known hop.
    init(_ hops: [Hop], isTrusted: (InternetAddress) -> Bool) {
        for hop in hops.suffix(Self.hopLimit).reversed() {
            guard let text = hop.address, let address = Self.address(text) else {
                fault = "a hop that is no address"
                return
            }
            client = Self.bare(text)
            if let proto = hop.proto?.lowercased() {
                if proto == "https" || proto == "http" {
                    isSecure = proto == "https"
                } else {
                    fault = "a protocol that is neither http nor https"
                }
            }
            if let name = hop.host {
                if Self.isHost(name) { host = name } else { fault = "a host that is none" }
            }
            if !isTrusted(address) { return }
        }
    }

    /// What another server has found out.
    init(_ seal: HopSeal) {
        (client, isSecure, host) = (seal.client.isEmpty ? nil : seal.client, seal.isSecure, seal.host)
    }

    /// The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`.
    private static func address(_ text: String) -> InternetAddress? { InternetAddress(bare(text)) }

    private static func bare(_ text: String) -> String {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return "" }
            return String(text[text.index(after: text.startIndex)..<end])
        }
        guard let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon else { return text }
        return isPort(text[colon...]) ? String(text[..<colon]) : ""
    }

    /// A colon and a number, or an obfuscated name for one (RFC 7239).
    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && (2...17).contains(text.utf8.count)
            && text.utf8.dropFirst().allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 || $0 == 45
                    || $0 == 46
            }
    }

    private static func isHost(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (48...58).contains($0) || (65...91).contains($0) || (97...122).contains($0)
                    || [45, 46, 93, 95].contains($0)
            }
    }
}

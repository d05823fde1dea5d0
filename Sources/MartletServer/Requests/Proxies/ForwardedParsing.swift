extension ForwardedHeaders {
    /// The hops in `X-Forwarded-For` and its companions, each with all its lines joined by commas.
    static func hops(for addresses: String?, proto: String?, host: String?) -> [Hop] {
        guard let addresses else { return [] }
        var hops = list(addresses).map { Hop(address: $0) }
        let (protos, hosts) = (proto.map(list) ?? [], host.map(list) ?? [])
        for index in hops.indices {
            // If there are as many as hops, each proxy has added its own. Otherwise the nearest proxy's value holds for
            // all.
            hops[index].proto = protos.count == hops.count ? protos[index] : protos.last
            hops[index].host = hosts.count == hops.count ? hosts[index] : hosts.last
        }
        return hops
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
    }

    /// The hops in `Forwarded` (RFC 7239), all lines joined by commas; `nil` if it is not well-formed.
    static func hops(forwarded text: String) -> [Hop]? {
        var parser = ForwardedParser(text.utf8[...])
        return parser.hops()
    }
}

/// Reads `for=192.0.2.60;proto=https, for="[2001:db8::1]:4711"`.
private struct ForwardedParser {
    private var rest: Substring.UTF8View

    init(_ text: Substring.UTF8View) { rest = text }

    mutating func hops() -> [ForwardedHeaders.Hop]? {
        var hops: [ForwardedHeaders.Hop] = []
        while true {
            guard let hop = hop() else { return nil }
            hops.append(hop)
            skipBlanks()
            guard let next = rest.popFirst() else { return hops }
            guard next == UInt8(ascii: ",") else { return nil }
        }
    }

    private mutating func hop() -> ForwardedHeaders.Hop? {
        var hop = ForwardedHeaders.Hop()
        var seen: Set<String> = []
        while true {
            skipBlanks()
            guard let name = token()?.lowercased(), rest.popFirst() == UInt8(ascii: "="), let value = value(),
                seen.insert(name).inserted
            else { return nil }
            switch name {
            case "for": hop.address = value
            case "proto": hop.proto = value
            case "host": hop.host = value
            default: break
            }
            skipBlanks()
            guard rest.first == UInt8(ascii: ";") else { return hop }
            rest.removeFirst()
        }
    }

    private mutating func value() -> String? {
        guard rest.first == UInt8(ascii: "\"") else { return token() }
        rest.removeFirst()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                bytes.append(escaped)
            default: bytes.append(byte)
            }
        }
        return nil
    }

    /// A token, with the colons and brackets that programs leave unquoted.
    private mutating func token() -> String? {
        let token = rest.prefix { byte in
            (48...58).contains(byte) || (65...91).contains(byte) || (97...122).contains(byte)
                || "!#$%&'*+-.^_`|~]".utf8.contains(byte)
        }
        guard !token.isEmpty else { return nil }
        rest = rest[token.endIndex...]
        return String(token)
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }
}

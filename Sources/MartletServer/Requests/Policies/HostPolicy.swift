/// The host names under which a server answers.
///
/// The owner of a name can point it to any address. A page under such a name, in a browser that reaches this server,
/// would have this server's origin (DNS rebinding). So the server answers only under names that are configured as its
/// own. A numeric address cannot be pointed elsewhere.
struct HostPolicy: Sendable {
    /// This machine's names, and the server's own.
    private let names: [[UInt8]]
    /// Whether there is a public origin. Then the server answers under its name and not under other addresses.
    let isPublic: Bool

    /// `host` is the address or the name that the server listens on.
    init(publicOrigin: String?, listeningOn host: String) {
        let origin = publicOrigin.flatMap { origin in
            origin.firstRange(of: "://").map { String(origin[$0.upperBound...]) }
        }
        isPublic = origin != nil
        names = ["localhost", "127.0.0.1", "[::1]", Self.name(of: origin ?? host)].map { Array($0.utf8) }
    }

    /// The name in a `Host` header, without the port.
    private static func name(of host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end].lowercased() }
        if host.filter({ $0 == ":" }).count > 1 { return "[\(host.lowercased())]" }
        return host.prefix { $0 != ":" }.lowercased()
    }

    /// Whether a request under this `Host` is answered.
    func allows(_ host: UnsafeRawBufferPointer?) -> Bool {
        guard let host else { return false }
        if names.contains(where: { Self.names($0, host) }) { return true }
        return !isPublic && Self.isAddress(host)
    }

    /// Whether `host` is `name`, with a port or without, in capitals or not.
    private static func names(_ name: [UInt8], _ host: UnsafeRawBufferPointer) -> Bool {
        guard host.count >= name.count, isPort(host[name.count...]) else { return false }
        return name.indices.allSatisfy {
            let byte = host[$0]
            return name[$0] == ((65...90).contains(byte) ? byte | 0x20 : byte)
        }
    }

    /// Whether `host` is an address of IPv4, or one of IPv6 in brackets, with a port or without.
    private static func isAddress(_ host: UnsafeRawBufferPointer) -> Bool {
        guard let first = host.first else { return false }
        if first == UInt8(ascii: "[") {
            guard let end = host.prefix(64).firstIndex(of: UInt8(ascii: "]")), isPort(host[(end + 1)...]) else {
                return false
            }
            let address = InternetAddress(String(decoding: host[1..<end], as: UTF8.self))
            return address != nil && host[1..<end].contains(UInt8(ascii: ":"))
        }
        let end = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
        guard (48...57).contains(first), end <= 15, isPort(host[end...]) else { return false }
        return InternetAddress(String(decoding: host[..<end], as: UTF8.self)) != nil
    }

    /// Whether what follows a name is nothing, or a port.
    private static func isPort(_ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let first = rest.first else { return true }
        return first == UInt8(ascii: ":") && rest.count <= 6 && rest.dropFirst().allSatisfy { (48...57).contains($0) }
    }
}

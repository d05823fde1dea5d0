/// An address, or all addresses with the same prefix: `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`.
public struct AddressRange: Hashable, Sendable, CustomStringConvertible {
    private let beginning: InternetAddress
    private let length: Int
    public let description: String

    /// Reads an address, or an address with `/` and the length of the prefix in bits. `nil` for anything else, and for
    /// an address with bits set behind the prefix, which is ambiguous.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = parts.first.flatMap({ InternetAddress($0) }) else { return nil }
        var length = 128
        if parts.count == 2 {
            guard let bits = Int(parts[1]), parts[1].utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
            // An IPv4 address follows 96 bits of IPv6.
            length = address.isIPv4 ? 96 + bits : bits
            guard bits >= 0, length <= 128 else { return nil }
        }
        guard address.prefix(length) == address else { return nil }
        beginning = address
        self.length = length
        description = text
    }

    /// Whether `address` is in it.
    func contains(_ address: InternetAddress) -> Bool { address.prefix(length) == beginning }
}

import Glibc

/// The addresses that count as one client: one IPv4 address, or the IPv6 addresses with the same 64 bits, as a
/// household has them.
package struct AddressBlock: Hashable, Sendable {
    private let high: UInt64
    private let isVersion6: Bool
    /// How many bits the addresses have in common.
    private let length: UInt8

    /// A number for the block, the same in every process, and never 0. An IPv6 block that is in use does not begin with
    /// 32 zeros.
    package var code: UInt64 { high == 0 ? .max : high }

    /// The block with a code; `nil` for 0, which stands for what is not counted.
    init?(code: UInt64) {
        guard code > 0 else { return nil }
        self.init(high: code == .max ? 0 : code, isVersion6: code >> 32 > 0)
    }

    /// The block of a numeric address; `nil` for anything else (a Unix socket), and for this machine itself, which
    /// stands for many clients: it is a proxy in front or a tool beside.
    package init?(_ address: String, countsLoopback: Bool = false) {
        var version4 = in_addr()
        var version6 = in6_addr()
        if inet_pton(AF_INET, address, &version4) == 1 {
            self.init(version4: UInt32(bigEndian: version4.s_addr), countsLoopback)
        } else if inet_pton(AF_INET6, String(address.prefix { $0 != "%" }), &version6) == 1 {
            let words = withUnsafeBytes(of: version6) { bytes in
                (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
            self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1), countsLoopback)
        } else {
            return nil
        }
    }

    /// The block of an address.
    init?(_ address: InternetAddress, countsLoopback: Bool = false) {
        self.init(high: address.high, low: address.low, countsLoopback)
    }

    private init?(high: UInt64, low: UInt64, _ countsLoopback: Bool) {
        if high == 0, low >> 32 == 0xFFFF {
            self.init(version4: UInt32(truncatingIfNeeded: low), countsLoopback)
        } else {
            if high == 0, low == 1, !countsLoopback { return nil }
            self.init(high: high, isVersion6: true)
        }
    }

    private init?(version4 address: UInt32, _ countsLoopback: Bool) {
        if address >> 24 == 127, !countsLoopback { return nil }
        self.init(high: UInt64(address), isVersion6: false)
    }

    private init(high: UInt64, isVersion6: Bool) {
        self.init(high: high, isVersion6: isVersion6, length: isVersion6 ? 64 : 32)
    }

    private init(high: UInt64, isVersion6: Bool, length: UInt8) {
        (self.high, self.isVersion6, self.length) = (high, isVersion6, length)
    }

    /// The next wider network around the block: of IPv6 one of 56, 48 or 32 bits, of IPv4 one of 24, and then all
    /// addresses; `nil` for these.
    var wider: AddressBlock? {
        guard let length = (isVersion6 ? [56, 48, 32, 0] : [24, 0]).first(where: { $0 < self.length }) else {
            return nil
        }
        let bits: UInt8 = isVersion6 ? 64 : 32
        let kept = length == 0 ? 0 : high & (UInt64.max << UInt64(bits - length))
        return AddressBlock(high: kept, isVersion6: isVersion6, length: length)
    }

    /// How many times wider it is than the addresses that count as one client.
    var level: Int {
        guard isVersion6 else { return length == 32 ? 0 : length == 24 ? 1 : 2 }
        return length == 64 ? 0 : length == 56 ? 1 : length == 48 ? 2 : length == 32 ? 3 : 4
    }
}

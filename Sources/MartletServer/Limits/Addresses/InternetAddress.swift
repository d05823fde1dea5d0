// Whichever module the compiler loads first owns `sockaddr` and its like.
import CMicrohttpd
import Glibc

/// An internet address, as a number of 128 bits. IPv4 addresses are mapped into IPv6 (`::ffff:0:0/96`), so that a
/// client has one address, whichever kind of socket it uses.
struct InternetAddress: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    /// Reads `192.0.2.1` or `2001:db8::1`; `nil` for anything else, names and ports too.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count <= 45, !text.utf8.contains(0) else { return nil }
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(UInt32(bigEndian: four.s_addr)))
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let (high, low) = withUnsafeBytes(of: &six) {
            (
                UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
        self.init(high: high, low: low)
    }

    /// The address of a socket's other end; `nil` if that is no internet address.
    init?(_ address: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let number = UInt32(bigEndian: raw.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr)
            self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(number))
        case AF_INET6:
            let words = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            let (high, low) = withUnsafeBytes(of: words) {
                ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
            self.init(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
        default: return nil
        }
    }

    private init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// Whether it is this machine itself.
    var isLoopback: Bool { isIPv4 ? (low >> 24) & 0xFF == 127 : high == 0 && low == 1 }

    /// With all bits after the first `count` set to 0.
    func prefix(_ count: Int) -> InternetAddress {
        InternetAddress(
            high: count >= 64 ? high : count == 0 ? 0 : high & ~(UInt64.max >> UInt64(count)),
            low: count >= 128 ? low : count <= 64 ? 0 : low & ~(UInt64.max >> UInt64(count - 64)))
    }
}

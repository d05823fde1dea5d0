import CMicrohttpd
import Glibc

/// One request. It is valid only while the handler that was given it runs, on the front's thread: it points into the
/// connection's memory, and headers are looked up when they are asked for.
package struct HTTPRequest {
    let connection: OpaquePointer
    private let target: UnsafePointer<CChar>
    private let exchange: Exchange

    init(connection: OpaquePointer, target: UnsafePointer<CChar>, exchange: Exchange) {
        self.connection = connection
        self.target = target
        self.exchange = exchange
    }

    package var method: HTTPMethod { exchange.method }

    /// The path as it was received, before `?`, with its percent signs.
    package var path: String { String(decoding: pathBytes, as: UTF8.self) }

    /// ``path`` without making a string of it.
    package var pathBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: target, count: strlen(target)) }

    /// What follows `?`, as it was received; nil if there was none.
    package var query: String? { exchange.query }

    /// The value of a header, whose name is matched without regard to case; the first of several.
    package func header(_ name: String) -> String? {
        headerBytes(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// ``header(_:)`` without making a string of it.
    package func headerBytes(_ name: String) -> UnsafeRawBufferPointer? {
        var name = name
        return name.withUTF8 { name in
            name.withMemoryRebound(to: CChar.self) { name in
                var value: UnsafePointer<CChar>?
                var length = 0
                guard
                    MHD_lookup_connection_value_n(
                        connection, .HEADER_KIND, name.baseAddress, name.count, &value, &length) == .YES
                else { return nil }
                return UnsafeRawBufferPointer(start: value, count: length)
            }
        }
    }

    /// The whole body; empty in ``HTTPHandler/accept(_:)``.
    package var body: UnsafeRawBufferPointer { exchange.body.bytes }

    /// The client's address in numbers, as `192.0.2.1` or `2001:db8::1`; empty if there is none (a Unix socket).
    package var remoteAddress: String {
        guard let address = martlet_client_address(connection) else { return "" }
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return ""
        }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { text in
            guard
                getnameinfo(
                    address, socklen_t(length), text.baseAddress, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0,
                let start = text.baseAddress
            else { return "" }
            return String(cString: start)
        }
    }
}

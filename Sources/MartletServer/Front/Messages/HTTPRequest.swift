import CMicrohttpd
import Glibc

/// One request. It is valid only while its handler runs, on the front's thread: it points into the connection's memory,
/// and headers are looked up on demand.
package struct HTTPRequest {
    /// `nil` for a request without a connection.
    let connection: OpaquePointer?
    private let target: UnsafePointer<CChar>
    let state: ConnectionState

    /// A request without a connection.
    init(_ head: MemoryHead, state: ConnectionState) {
        (connection, target, self.state) = (nil, head.path, state)
    }

    init(connection: OpaquePointer, target: UnsafePointer<CChar>, state: ConnectionState) {
        self.connection = connection
        self.target =
            state.request.target.pathOffset == 0 ? target : Self.path(target + state.request.target.pathOffset)
        self.state = state
    }

    /// The path of a target that names a server, where it may be empty.
    private static func path(_ text: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
        let root: StaticString = "/"
        return text.pointee == 0 ? UnsafeRawPointer(root.utf8Start).assumingMemoryBound(to: CChar.self) : text
    }

    package var method: HTTPMethod { state.request.method }

    /// The path as it was received, before `?`, with its percent signs.
    package var path: String { String(decoding: pathBytes, as: UTF8.self) }

    /// ``path`` without making a string of it.
    package var pathBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: target, count: strlen(target)) }

    /// What follows `?`, as it was received; nil if there was none.
    package var query: String? { state.request.target.query }

    /// The value of a header, whose name is matched without regard to case; the first of several.
    package func header(_ name: StaticString) -> String? {
        headerBytes(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// ``header(_:)`` without making a string of it.
    package func headerBytes(_ name: StaticString) -> UnsafeRawBufferPointer? {
        guard let connection else { return state.memory?.value(of: name) }
        var value: UnsafePointer<CChar>?
        var length = 0
        let start = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        guard
            MHD_lookup_connection_value_n(
                connection, .HEADER_KIND, start, name.utf8CodeUnitCount, &value, &length) == .YES
        else { return nil }
        return UnsafeRawBufferPointer(start: value, count: length)
    }

    /// The value of a field that is read in most requests; the first of several.
    package func bytes(of field: KnownField) -> UnsafeRawBufferPointer? { state.request.fields[field] }

    /// The value of `Content-Length`; `Int.max` for a number that does not fit.
    package var contentLength: Int? { state.request.body.statedLength }

    /// The whole body; empty in ``HTTPHandler/accept(_:)``.
    package var body: UnsafeRawBufferPointer { state.request.body.bytes }

    /// Limits the body to `count` bytes, if the front's own limit is not lower. To be called in
    /// ``HTTPHandler/accept(_:)``. A longer body is answered with 413, before it is read if `Content-Length` states its
    /// length.
    package func limitBody(to count: Int) { state.request.body.limit = min(state.request.body.limit, max(0, count)) }

    /// An object that the handler sets in ``HTTPHandler/accept(_:)``, kept until the request has been answered.
    package var handlerState: AnyObject? {
        get { state.request.handlerState }
        nonmutating set { state.request.handlerState = newValue }
    }

    /// The address that the connection counts for; `nil` for this machine itself and for proxies.
    package var peer: AddressBlock? { state.peer }

    /// The client's address in numbers, as `192.0.2.1` or `2001:db8::1`; empty if there is none (a Unix socket).
    package var remoteAddress: String {
        guard let connection else { return "127.0.0.1" }
        guard let address = martlet_client_address(connection) else { return "" }
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let address = UnsafeRawPointer(address).load(as: sockaddr_in.self).sin_addr
            return Self.text(of: UInt32(bigEndian: address.s_addr))
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

    /// The four numbers of an address. The system's own way prints them with a format string.
    package static func text(of address: UInt32) -> String {
        String(unsafeUninitializedCapacity: 15) { text in
            var length = 0
            for shift: UInt32 in [24, 16, 8, 0] {
                let number = UInt8(truncatingIfNeeded: address >> shift)
                if shift < 24 { length = append(UInt8(ascii: "."), at: length, of: text) }
                if number >= 100 { length = append(48 + number / 100, at: length, of: text) }
                if number >= 10 { length = append(48 + number / 10 % 10, at: length, of: text) }
                length = append(48 + number % 10, at: length, of: text)
            }
            return length
        }
    }

    private static func append(_ byte: UInt8, at position: Int, of text: UnsafeMutableBufferPointer<UInt8>) -> Int {
        text[position] = byte
        return position + 1
    }
}

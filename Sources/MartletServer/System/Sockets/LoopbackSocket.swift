// Whichever module the compiler loads first owns `sockaddr` and its like.
import CMicrohttpd
import Glibc

/// Connects to servers on this machine. Reads and writes of the sockets block.
package enum LoopbackSocket {
    /// Why there is no connection.
    package enum Failure: Error, Equatable {
        /// The process or the system has no socket left.
        case noSocket(code: Int32)
        /// Nothing listens on the port, or the connection is refused.
        case notConnected(code: Int32)
    }

    /// Returns a socket that is connected to `port` of 127.0.0.1, or of ::1; the caller closes it.
    ///
    /// - Parameters:
    ///   - port: The port of the server.
    ///   - timeout: The longest time for one read or write, in seconds.
    ///   - ipv6: Whether to connect to ::1.
    ///   - prepare: Sets further options, before the socket is connected.
    package static func connect(
        port: Int, timeout: Double, ipv6: Bool = false, prepare: (Int32) -> Void = { _ in }
    ) throws(Failure) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(ipv6 ? AF_INET6 : AF_INET, type, 0)
        guard descriptor >= 0 else { throw .noSocket(code: errno) }
        var time = timeval(tv_sec: Int(timeout), tv_usec: Int(timeout.truncatingRemainder(dividingBy: 1) * 1e6))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        prepare(descriptor)
        let port = in_port_t(truncatingIfNeeded: port).bigEndian
        guard ipv6 ? connect6(descriptor, port) : connect4(descriptor, port) else {
            let code = errno
            close(descriptor)
            throw .notConnected(code: code)
        }
        return descriptor
    }

    private static func connect4(_ descriptor: Int32, _ port: in_port_t) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        return connect(descriptor, to: &address)
    }

    private static func connect6(_ descriptor: Int32, _ port: in_port_t) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port
        address.sin6_addr = in6addr_loopback
        return connect(descriptor, to: &address)
    }

    private static func connect<Address>(_ descriptor: Int32, to address: inout Address) -> Bool {
        withUnsafeBytes(of: &address) { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return Glibc.connect(descriptor, address, socklen_t(bytes.count)) == 0
        }
    }
}

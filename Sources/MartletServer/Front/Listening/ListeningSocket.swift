// Whichever module the compiler loads first owns `sockaddr` and its like.
import CMicrohttpd
import Glibc

/// Makes the socket on which the front listens.
enum ListeningSocket {
    /// Unsent bytes that the kernel accepts for a connection: the cost of a client that does not read.
    ///
    /// Measured: with nothing set, such a client absorbs 2.4 MB; with a send buffer of 32 KB, 51 KB; with this, 20 KB.
    /// And a small send buffer is one segment on loopback, whose acknowledgement waits for a second one up to 40 ms:
    /// 3 MB to a client of this machine (a proxy, say) took 800 to 1,400 ms, and take 2 to 20 ms with this.
    private static let unsentLimit: Int32 = 16_384
    private static let backlog: Int32 = 4_096

    /// A non-blocking socket that listens; the caller closes it.
    static func open(host: String, port: Int) throws(HTTPFrontError) -> Int32 {
        guard (0...65_535).contains(port) else {
            throw .cannotListen(host: host, port: port, reason: "a port is a number from 0 to 65535")
        }
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var addresses: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &addresses)
        guard status == 0, let address = addresses else {
            throw .addressNotFound(host: host, reason: String(cString: gai_strerror(status)))
        }
        defer { freeaddrinfo(addresses) }

        let descriptor = socket(
            address.pointee.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw .noDescriptors(reason: errorText(errno)) }
        set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
        if address.pointee.ai_family == AF_INET6 { set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
        prepare(descriptor)
        guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
            listen(descriptor, backlog) == 0
        else {
            let code = errno
            close(descriptor)
            switch code {
            case EADDRINUSE: throw .portInUse(host: host, port: port)
            case EACCES: throw .portNotPermitted(port: port)
            case EADDRNOTAVAIL: throw .addressNotFound(host: host, reason: errorText(code))
            default: throw .cannotListen(host: host, port: port, reason: errorText(code))
            }
        }
        return descriptor
    }

    /// Lets the socket's connections wait in the kernel until their first bytes have come, a second at most.
    static func waitForRequests(on descriptor: Int32) { set(descriptor, Int32(IPPROTO_TCP), TCP_DEFER_ACCEPT, 1) }

    /// Takes a socket that another program has bound and that listens.
    static func adopt(_ descriptor: Int32) throws(HTTPFrontError) -> Int32 {
        var listens: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) == 0, listens == 1,
            port(of: descriptor) != nil
        else { throw .invalidListeningSocket(descriptor) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        prepare(descriptor)
        return descriptor
    }

    /// The port of a bound socket; nil if it has none.
    static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            let status = storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length)
            }
            guard status == 0 else { return nil }
            switch Int32(storage.pointee.ss_family) {
            case AF_INET:
                return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int(UInt16(bigEndian: $0.pointee.sin_port))
                }
            case AF_INET6:
                return storage.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    Int(UInt16(bigEndian: $0.pointee.sin6_port))
                }
            default: return nil
            }
        }
    }

    /// The text of an error number.
    static func errorText(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    /// Accepted sockets inherit these.
    private static func prepare(_ descriptor: Int32) {
        set(descriptor, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, unsentLimit)
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}

import Glibc

/// One TCP connection to a server on this machine, with the bytes that have arrived and are not consumed yet.
final class Connection {
    let descriptor: Int32
    private(set) var received: [UInt8] = []
    private var scratch = [UInt8](repeating: 0, count: 65_536)

    /// Connects to `127.0.0.1:port`. Reads and writes fail when they wait longer than 30 seconds.
    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure.system("socket") }
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in.loopback(port: port)
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else {
            let failure = Failure.system("connect")
            close(descriptor)
            throw failure
        }
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Failure.system("send") }
            sent += count
        }
    }

    /// Appends the bytes that have arrived to `received`, and returns their number. With `waiting`, waits for the first
    /// byte; otherwise, 0 means that there are none.
    @discardableResult
    func read(waiting: Bool) throws -> Int {
        while true {
            let flags = waiting ? 0 : Int32(MSG_DONTWAIT)
            let count = recv(descriptor, &scratch, scratch.count, flags)
            if count > 0 {
                received.append(contentsOf: scratch[..<count])
                return count
            }
            if count == 0 { throw Failure.unexpected("the server closed the connection") }
            if errno == EINTR { continue }
            if !waiting && (errno == EAGAIN || errno == EWOULDBLOCK) { return 0 }
            throw Failure.system("recv")
        }
    }

    func consume(_ count: Int) {
        if count == received.count {
            received.removeAll(keepingCapacity: true)
        } else {
            received.removeFirst(count)
        }
    }
}

extension sockaddr_in {
    /// The address `127.0.0.1:port`.
    static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}

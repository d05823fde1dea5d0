// Whichever module the compiler loads first owns `sockaddr` and its like.
import CMicrohttpd
import Glibc

/// A blocking client of this machine, for the front's test of itself.
final class LoopbackClient {
    private static let patience = timeval(tv_sec: 2, tv_usec: 0)

    private let descriptor: Int32
    private var received: [UInt8] = []

    init(port: Int) throws(HTTPFrontError) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .noDescriptors(reason: ListeningSocket.errorText(errno)) }
        var patience = Self.patience
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw failure(port: port) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws(HTTPFrontError) {
        let bytes = Array(text.utf8)
        let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count == bytes.count else { throw failure(port: 0) }
    }

    /// Reads up to and with `text`; false if the answer ends without it.
    func receive(upTo text: String) throws(HTTPFrontError) -> Bool {
        let wanted = Array(text.utf8)
        while true {
            if let range = received.firstRange(of: wanted) {
                received.removeSubrange(..<range.upperBound)
                return true
            }
            let more = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer -> [UInt8] in
                let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
                return count > 0 ? Array(buffer[..<count]) : []
            }
            guard !more.isEmpty else { return false }
            received += more
        }
    }

    private func failure(port: Int) -> HTTPFrontError {
        .cannotListen(host: "127.0.0.1", port: port, reason: ListeningSocket.errorText(errno))
    }
}

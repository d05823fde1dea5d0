// Whichever module the compiler loads first owns `sockaddr` and its like.
import CMicrohttpd
import Glibc

/// What a write to a socket gave.
enum SocketWrite {
    case wrote(Int)
    /// The client is gone.
    case failed
}

/// Writes to a socket without ever waiting.
enum SocketWriter {
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SocketWrite {
        result(Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags))
    }

    /// Writes `bytes` as one chunk of HTTP/1.1, in one call and without copying them.
    static func writeChunk(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SocketWrite {
        var head = Array(String(bytes.count, radix: 16).utf8)
        head.append(contentsOf: [0x0d, 0x0a])
        return head.withUnsafeMutableBytes { head in
            withUnsafeTemporaryAllocation(of: iovec.self, capacity: 3) { parts in
                // The end of the head is the end of a chunk as well. The kernel only reads.
                let end = UnsafeMutableRawPointer(mutating: head.baseAddress)?.advanced(by: head.count - 2)
                parts[0] = iovec(iov_base: head.baseAddress, iov_len: head.count)
                parts[1] = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
                parts[2] = iovec(iov_base: end, iov_len: 2)
                var message = msghdr()
                message.msg_iov = parts.baseAddress
                message.msg_iovlen = 3
                return result(sendmsg(descriptor, &message, flags))
            }
        }
    }

    private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)

    private static func result(_ count: Int) -> SocketWrite {
        if count >= 0 { return .wrote(count) }
        return errno == EAGAIN || errno == EINTR ? .wrote(0) : .failed
    }
}

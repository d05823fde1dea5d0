import CMicrohttpd
import Glibc

/// The socket of a stream. The case decides how it is closed.
enum StreamSocket {
    /// A duplicate that the stream owns: the takeover of decision 9.
    case taken(descriptor: Int32)
    /// The library's own, whose connection is suspended as long as the stream is open.
    case suspended(descriptor: Int32, connection: SuspendedConnection)
    /// None: the bytes go to another server, which has the visitor's connection.
    case linked(LinkChannel)

    /// What the kernel reports about; `nil` where another server does.
    var descriptor: Int32? {
        switch self {
        case .taken(let descriptor), .suspended(let descriptor, _): descriptor
        case .linked: nil
        }
    }

    /// Writes without waiting.
    func write(_ bytes: UnsafeRawBufferPointer, _ framing: StreamFraming = .raw) -> SocketWrite {
        switch (self, framing) {
        case (.linked(let channel), _): channel.write(bytes)
        case (.taken(let descriptor), .raw), (.suspended(let descriptor, _), .raw):
            SocketWriter.write(bytes, to: descriptor)
        case (.taken(let descriptor), .chunked), (.suspended(let descriptor, _), .chunked):
            SocketWriter.writeChunk(bytes, to: descriptor)
        }
    }

    /// The client is gone: whoever waits for the socket learns it.
    func shutDown() { if let descriptor { martlet_shut_down(descriptor) } }

    /// Before the first byte: no delay for small frames, and none from what the library had set to gather head and
    /// body. The corking goes last, so that the head has left by then or goes with the next bytes.
    static func prepare(_ descriptor: Int32) {
        set(descriptor, TCP_NODELAY, 1)
        set(descriptor, TCP_CORK, 0)
    }

    private static func set(_ descriptor: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, Int32(IPPROTO_TCP), option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Releases the socket. `torn` means that a chunk was cut off, so that no clean end may follow.
    func release(torn: Bool) {
        switch self {
        case .taken(let descriptor):
            // While the library still has its own descriptor, closing ours would not end the connection.
            martlet_shut_down(descriptor)
            close(descriptor)
        case .suspended(let descriptor, let connection):
            if torn { martlet_shut_down(descriptor) }
            connection.resume()
        case .linked(let channel): channel.end()
        }
    }
}

import Glibc
import Synchronization

/// A connection to another server. Whoever has it last closes it.
struct PeerConnection: Hashable, Sendable {
    let socket: Int32
    /// A number that no other connection of this process has.
    let number: UInt64

    init(socket: Int32) {
        self.socket = socket
        number = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    }

    private static let lastNumber = Atomic<UInt64>(0)

    /// Whether the other end has neither closed the connection nor sent what nobody has asked for.
    var isIdle: Bool {
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0 && errno == EAGAIN
    }

    func close() { Glibc.close(socket) }

    /// Begins to connect to an address in numbers, as `10.0.0.5:8080` or `[fd00::5]:8080`.
    init?(to address: String) {
        guard let colon = address.lastIndex(of: ":") else { return nil }
        var host = address[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        var hints = addrinfo()
        (hints.ai_flags, hints.ai_socktype) = (AI_NUMERICHOST | AI_NUMERICSERV, Int32(SOCK_STREAM.rawValue))
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(String(host), String(address[address.index(after: colon)...]), &hints, &found) == 0,
            let information = found?.pointee
        else { return nil }
        defer { freeaddrinfo(found) }
        let descriptor = Glibc.socket(
            information.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
            0)
        guard descriptor >= 0 else { return nil }
        Self.set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        Self.noticeLoss(descriptor)
        if Glibc.connect(descriptor, information.ai_addr, information.ai_addrlen) != 0, errno != EINPROGRESS {
            Glibc.close(descriptor)
            return nil
        }
        self.init(socket: descriptor)
    }

    /// A machine that is gone without a word is noticed: it confirms no data, and no sign of life.
    static func noticeLoss(_ descriptor: Int32) {
        set(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1)
        set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPIDLE, 2)
        set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPINTVL, 1)
        set(descriptor, Int32(IPPROTO_TCP), TCP_KEEPCNT, 2)
        set(descriptor, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, 3_000)
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}

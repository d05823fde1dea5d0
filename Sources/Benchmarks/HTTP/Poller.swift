import Glibc

/// Waits for any of many connections. Swift's module of the C library has no epoll. `poll` looks at all connections,
/// but that costs only the client's time, which is not measured.
final class Poller {
    private var descriptors: [pollfd] = []
    private var tokens: [Int] = []

    func add(_ connection: Connection, token: Int) {
        descriptors.append(pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0))
        tokens.append(token)
    }

    /// The tokens of the connections with bytes to read. Throws after 30 seconds of silence.
    func wait() throws -> [Int] {
        let count = poll(&descriptors, nfds_t(descriptors.count), 30_000)
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { throw Failure.unexpected("no answer for 30 seconds") }
        return descriptors.indices.filter { descriptors[$0].revents != 0 }.map { tokens[$0] }
    }
}

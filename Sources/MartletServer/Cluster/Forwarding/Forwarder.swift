import Glibc
import Synchronization

/// Passes requests on to the servers that have their sessions: one thread that waits for all of them, so that a slow server
/// holds up nobody else's.
final class Forwarder: Sendable {
    private struct State {
        var new: [Unstarted] = []
        var count = 0
        /// By the address block of the visitors.
        var counts: [AddressBlock: Int] = [:]
        var isStarted = false
        var isStopped = false
    }

    private struct Unstarted: @unchecked Sendable {
        // A hop belongs to the thread that takes it from here.
        let hop: Hop
    }

    private let state = Mutex(State())
    private let wakers: (read: Int32, write: Int32)
    private let statistics: ClusterStatistics
    /// What answers may take while they come.
    private let answers: ByteBudget

    /// Requests that are under way at a time, of all visitors and of one address.
    private static let limit = 4_000
    private static let limitOfAddress = 256

    init(_ statistics: ClusterStatistics, _ answers: ByteBudget) {
        (self.statistics, self.answers) = (statistics, answers)
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        wakers = (ends[0], ends[1])
    }

    deinit {
        close(wakers.read)
        close(wakers.write)
    }

    /// Begins to pass a request on. `false` if there is no room, or no such address.
    func forward(_ bytes: [UInt8], to address: String, for visitor: AddressBlock?, _ receiver: Hop.Receiver) -> Bool {
        guard let socket = Self.connect(address) else { return false }
        let hop = Unstarted(hop: Hop(socket, bytes, receiver, for: visitor, answers))
        let (isTaken, mustStart) = state.withLock { state in
            guard !state.isStopped, state.count < Self.limit else { return (false, false) }
            if let visitor {
                guard state.counts[visitor, default: 0] < Self.limitOfAddress else { return (false, false) }
                state.counts[visitor, default: 0] += 1
            }
            state.count += 1
            state.new.append(hop)
            defer { state.isStarted = true }
            return (true, !state.isStarted)
        }
        guard isTaken else { return false }
        statistics.hops.add(1)
        if mustStart, !Thread.start(name: "martlet-hops", { [self] in run() }) {
            state.withLock { $0.isStarted = false }
        }
        wake()
        return true
    }

    func wake() {
        var byte: UInt8 = 0
        _ = write(wakers.write, &byte, 1)
    }

    func stop() {
        state.withLock { $0.isStopped = true }
        wake()
    }

    private func run() {
        var hops: [Unstarted] = []
        while true {
            let (new, isStopped) = state.withLock { state in
                defer { state.new = [] }
                return (state.new, state.isStopped)
            }
            hops += new
            if isStopped {
                for each in hops { each.hop.fail() }
                return
            }
            for each in hops { each.hop.resume() }
            var polled = [pollfd(fd: wakers.read, events: Int16(POLLIN), revents: 0)]
            polled += hops.map { pollfd(fd: $0.hop.socket, events: $0.hop.events, revents: 0) }
            poll(&polled, nfds_t(polled.count), hops.isEmpty ? -1 : 1_000)
            if polled[0].revents != 0 {
                var bytes = [UInt8](repeating: 0, count: 64)
                while read(wakers.read, &bytes, bytes.count) > 0 {}
            }
            let now = SystemTime.milliseconds
            for (each, ready) in zip(hops, polled.dropFirst()) {
                if ready.revents != 0, ready.events != 0 { each.hop.advance() }
                if ready.events == 0, ready.revents & Int16(POLLERR | POLLHUP) != 0 { each.hop.fail() }
                if !each.hop.isOver, now >= each.hop.deadline || each.hop.isAbandoned { each.hop.fail() }
            }
            let over = hops.filter(\.hop.isOver)
            guard !over.isEmpty else { continue }
            hops.removeAll(where: \.hop.isOver)
            statistics.failedHops.add(over.count(where: \.hop.hasFailed))
            state.withLock { state in
                state.count -= over.count
                for case let address? in over.map(\.hop.address) {
                    state.counts[address, default: 0] -= 1
                    if state.counts[address] == 0 { state.counts[address] = nil }
                }
            }
        }
    }

    /// A socket that is being connected to an address in numbers, as `10.0.0.5:8080` or `[fd00::5]:8080`.
    private static func connect(_ address: String) -> Int32? {
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
        let descriptor = socket(
            information.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
            0)
        guard descriptor >= 0 else { return nil }
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        if Glibc.connect(descriptor, information.ai_addr, information.ai_addrlen) != 0, errno != EINPROGRESS {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}

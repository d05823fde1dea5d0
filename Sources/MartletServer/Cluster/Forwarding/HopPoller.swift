import CLinux
import CMicrohttpd
import Glibc
import Synchronization

/// The kernel's list of the connections to other servers. Any thread may wake it and change what is waited for; the front's thread
/// uses the rest.
///
/// `@unchecked Sendable`: what has gathered is touched on the front's thread only.
final class HopPoller: @unchecked Sendable {
    private let poll: Int32
    private let wakeEvent: Int32
    private let thread = Atomic<UInt>(0)
    @exclusivity(unchecked) private var gathered: [Link] = []
    private static let wakeEventNumber = UInt64.max
    private static let batch = 256

    /// Readable when something is ready.
    var descriptor: Int32 { poll }

    static let reading = Int16(POLLIN)

    /// What a connection is ready for.
    struct Readiness {
        let number: UInt64
        /// It has ended, or failed.
        let hasEnded: Bool
        let isWritable: Bool
    }

    /// One without descriptors, if there are none left, finds nothing ready.
    init() {
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeEvent = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
        control(EPOLL_CTL_ADD, wakeEvent, Int16(POLLIN), Self.wakeEventNumber)
    }

    deinit {
        if wakeEvent >= 0 { close(wakeEvent) }
        if poll >= 0 { close(poll) }
    }

    /// `events` are those of `poll`, whose numbers `epoll` has as well.
    func add(_ descriptor: Int32, number: UInt64, events: Int16) {
        control(EPOLL_CTL_ADD, descriptor, events, number)
    }

    func change(_ descriptor: Int32, number: UInt64, events: Int16) {
        control(EPOLL_CTL_MOD, descriptor, events, number)
    }

    func remove(_ descriptor: Int32) { control(EPOLL_CTL_DEL, descriptor, 0, 0) }

    /// Makes ``descriptor`` readable.
    func wake() { eventfd_write(wakeEvent, 1) }

    // MARK: Turns

    /// The calling thread is the front's.
    func beginTurns() { thread.store(UInt(pthread_self()), ordering: .relaxed) }

    /// Whether the calling thread is the front's, which sends what has gathered at the end of each turn.
    var isOnFrontThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// The link is to send at the end of this turn.
    func gather(_ link: Link) { gathered.append(link) }

    func endTurn() {
        guard !gathered.isEmpty else { return }
        for link in gathered { link.sendGathered() }
        gathered.removeAll(keepingCapacity: true)
    }

    /// What is ready now.
    func ready() -> [Readiness] {
        guard poll >= 0, wakeEvent >= 0 else { return [] }
        return withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: Self.batch) { events in
            let count = epoll_wait(poll, events.baseAddress, Int32(events.count), 0)
            guard count > 0 else { return [] }
            return events[..<Int(count)].compactMap { event in
                guard event.data.u64 != Self.wakeEventNumber else {
                    var value = eventfd_t()
                    eventfd_read(wakeEvent, &value)
                    return nil
                }
                let ends = EPOLLERR.rawValue | EPOLLHUP.rawValue
                return Readiness(
                    number: event.data.u64, hasEnded: event.events & ends != 0,
                    isWritable: event.events & EPOLLOUT.rawValue != 0)
            }
        }
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ events: Int16, _ number: UInt64) {
        var event = epoll_event(events: UInt32(UInt16(bitPattern: events)), data: epoll_data(u64: number))
        epoll_ctl(poll, operation, descriptor, &event)
    }
}

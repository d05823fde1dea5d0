import CLinux
import CMicrohttpd
import Glibc

/// The kernel's list of the connections to other servers. Any thread may wake it; one uses the rest.
final class HopPoller: Sendable {
    private let poll: Int32
    private let wakeEvent: Int32
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
                return Readiness(number: event.data.u64, hasEnded: event.events & ends != 0)
            }
        }
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ events: Int16, _ number: UInt64) {
        var event = epoll_event(events: UInt32(UInt16(bitPattern: events)), data: epoll_data(u64: number))
        epoll_ctl(poll, operation, descriptor, &event)
    }
}

import CLinux
import CMicrohttpd
import Glibc

/// The kernel's list of sockets to watch. All of it may be called from any thread; only one may wait.
final class StreamPoller: Sendable {
    private let poll: Int32
    private let wakeEvent: Int32
    private static let wakeEventNumber = UInt64.max
    private static let batch = 256

    init() throws(HTTPFrontError) {
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard poll >= 0 else { throw .noDescriptors(reason: ListeningSocket.errorText(errno)) }
        wakeEvent = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
        guard wakeEvent >= 0 else {
            let reason = ListeningSocket.errorText(errno)
            close(poll)
            throw .noDescriptors(reason: reason)
        }
        control(EPOLL_CTL_ADD, wakeEvent, EPOLLIN.rawValue, Self.wakeEventNumber)
    }

    deinit {
        close(wakeEvent)
        close(poll)
    }

    func add(_ descriptor: Int32, number: UInt64, writable: Bool) {
        // Where the library still knows the socket by the same descriptor, an entry may be there already (trap 12).
        if control(EPOLL_CTL_ADD, descriptor, Self.events(writable), number) == EEXIST {
            change(descriptor, number: number, writable: writable)
        }
    }

    func change(_ descriptor: Int32, number: UInt64, writable: Bool) {
        control(EPOLL_CTL_MOD, descriptor, Self.events(writable), number)
    }

    func remove(_ descriptor: Int32) {
        control(EPOLL_CTL_DEL, descriptor, 0, 0)
    }

    /// Makes ``wait(milliseconds:_:)`` return.
    func wake() {
        eventfd_write(wakeEvent, 1)
    }

    /// Waits for events at most so long. `body` gets a socket's number, and whether it has ended or can be written.
    func wait(milliseconds: Int32, _ body: (UInt64, Bool) -> Void) {
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: Self.batch) { events in
            let count = epoll_wait(poll, events.baseAddress, Int32(events.count), milliseconds)
            guard count > 0 else { return }
            for event in events[..<Int(count)] {
                guard event.data.u64 != Self.wakeEventNumber else {
                    var value = eventfd_t()
                    eventfd_read(wakeEvent, &value)
                    continue
                }
                body(event.data.u64, event.events & ~EPOLLOUT.rawValue != 0)
            }
        }
    }

    private static func events(_ writable: Bool) -> UInt32 {
        writable ? EPOLLRDHUP.rawValue | EPOLLOUT.rawValue : EPOLLRDHUP.rawValue
    }

    @discardableResult
    private func control(_ operation: Int32, _ descriptor: Int32, _ events: UInt32, _ number: UInt64) -> Int32 {
        var event = epoll_event(events: events, data: epoll_data(u64: number))
        return epoll_ctl(poll, operation, descriptor, &event) == 0 ? 0 : errno
    }
}

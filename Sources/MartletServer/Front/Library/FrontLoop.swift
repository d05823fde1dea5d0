import CCrash
import CLinux
import CMicrohttpd
import Glibc
import Synchronization

/// Runs the library on a thread of ours. Other threads never call the library; they leave their orders here.
///
/// The library offers a thread of its own. But when as many connections are ready as it asks the kernel for at once,
/// 128, it asks for more, and if there are none, it waits for up to 15 seconds before it looks at those it has (trap
/// 16). A call that must not wait, like the one made here, does not have this fault.
final class FrontLoop: Sendable {
    private struct Orders {
        var resumed: ContiguousArray<SuspendedConnection> = []
        var accepts = false
        var quiesces = false
        var stops = false
        /// The thread waits, or is about to.
        var isWaiting = false
        var isEmpty: Bool { resumed.isEmpty && !accepts && !quiesces && !stops }
    }

    private let orders = Mutex(Orders())
    /// Readable when there are orders.
    private let wakeEvent: Int32
    private let waitsToAccept: Bool
    private let countTurn: @Sendable () -> Void
    private let companion: (any FrontCompanion)?
    private let dealer: ConnectionDealer?
    /// Set when the library accepts no more connections.
    private let quiesced = Atomic<Bool>(false)

    /// An atomic only because the loop is shared; one thread touches it.
    private let turnsAgain = Atomic<Bool>(false)

    /// Milliseconds until the library may look at its connections' age again.
    private static let longestWait: UInt64 = 1_000

    /// With `waitsToAccept`, the library runs only after ``accept()``. `countTurn` is called in each turn, at least once a
    /// second.
    init(
        waitsToAccept: Bool = false, countTurn: @escaping @Sendable () -> Void = {},
        companion: (any FrontCompanion)? = nil, dealer: ConnectionDealer? = nil
    ) throws(HTTPFrontError) {
        self.waitsToAccept = waitsToAccept
        self.countTurn = countTurn
        (self.companion, self.dealer) = (companion, dealer)
        wakeEvent = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
        guard wakeEvent >= 0 else { throw .noDescriptors(reason: ListeningSocket.errorText(errno)) }
    }

    deinit { close(wakeEvent) }

    // MARK: From any thread

    /// The connection is looked at again.
    func resume(_ connection: SuspendedConnection) { order { $0.resumed.append(connection) } }

    /// Begins to accept connections.
    func accept() { order { $0.accepts = true } }

    /// Accepts no more connections.
    func quiesce() { order { $0.quiesces = true } }

    /// Whether the order to ``quiesce()`` was carried out.
    var isQuiesced: Bool { quiesced.load(ordering: .acquiring) }

    /// Makes ``run(_:)`` return when it has carried out all other orders.
    func stop() { order { $0.stops = true } }

    private func order(_ change: (inout Orders) -> Void) {
        let mustWake = orders.withLock { orders in
            change(&orders)
            // Otherwise it takes its orders before it waits.
            defer { orders.isWaiting = false }
            return orders.isWaiting
        }
        if mustWake { eventfd_write(wakeEvent, 1) }
    }

    // MARK: On the front's thread

    /// Calls the library once more before waiting: where it has closed a connection and had as many as it may, it asks
    /// for new ones again only when it is called the next time (trap 17).
    func turnAgain() { turnsAgain.store(true, ordering: .relaxed) }

    /// Runs the library until ``stop()``.
    func run(_ daemon: OpaquePointer) {
        defer { companion?.end() }
        let events = martlet_events(daemon)
        guard waitForAccept(daemon) else { return }
        var ready = Ready(library: true)
        while true {
            // Before the library, which then sends the answers that have come.
            companion?.turn(isReady: ready.companion)
            if !isQuiesced { dealer?.turn(daemon, isReady: ready.dealer) }
            let orders = removeOrders()
            for connection in orders.resumed { connection.resumeNow() }
            if orders.quiesces { quiesce(daemon) }
            // Asking the kernel what is ready for the library costs as much as sending a small answer.
            if ready.library || ready.dealer || !orders.isEmpty { MHD_run(daemon) }
            companion?.turnEnds()
            countTurn()
            if orders.stops { return end(daemon) }
            // The next worker is starting. It takes the connections that would end with this process.
            while martlet_process_has_crashed() != 0 { pause() }
            let turnsAgain = turnsAgain.exchange(false, ordering: .relaxed)
            ready = turnsAgain ? .all : wait(for: events, daemon)
        }
    }

    /// The companion gives back the connections that it has from the library, which must not be stopped before (trap 3).
    private func end(_ daemon: OpaquePointer) {
        companion?.end()
        for connection in removeOrders().resumed { connection.resumeNow() }
        MHD_run(daemon)
    }

    /// Waits for ``accept()``, if the loop shall. `false` if it is stopped before.
    private func waitForAccept(_ daemon: OpaquePointer) -> Bool {
        guard waitsToAccept else { return true }
        while true {
            let orders = removeOrders()
            if orders.quiesces { quiesce(daemon) }
            if orders.stops { return false }
            if orders.accepts { return true }
            guard mayWait() else { continue }
            var event = pollfd(fd: wakeEvent, events: Int16(POLLIN), revents: 0)
            poll(&event, 1, -1)
            var number: eventfd_t = 0
            eventfd_read(wakeEvent, &number)
        }
    }

    private func quiesce(_ daemon: OpaquePointer) {
        MHD_quiesce_daemon(daemon)
        dealer?.end()
        quiesced.store(true, ordering: .releasing)
    }

    private func removeOrders() -> Orders {
        orders.withLock { orders in
            orders.isWaiting = false
            guard !orders.isEmpty else { return Orders() }
            var taken = Orders()
            swap(&taken, &orders)
            return taken
        }
    }

    /// Whether there are no orders; the next one wakes the thread.
    private func mayWait() -> Bool {
        orders.withLock { orders in
            orders.isWaiting = orders.isEmpty
            return orders.isWaiting
        }
    }

    /// Who has something to do.
    private struct Ready {
        var library: Bool
        var companion = false
        var dealer = false

        /// Who has not waited does not know.
        static let all = Ready(library: true, companion: true, dealer: true)
    }

    /// Waits until there is something to do for the library, its companion or this loop.
    private func wait(for events: Int32, _ daemon: OpaquePointer) -> Ready {
        var milliseconds: UInt64 = 0
        if MHD_get_timeout(daemon, &milliseconds) != .YES { milliseconds = Self.longestWait }
        guard milliseconds > 0, mayWait() else { return .all }
        return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 4) { descriptors in
            descriptors[0] = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
            descriptors[1] = pollfd(fd: wakeEvent, events: Int16(POLLIN), revents: 0)
            descriptors[2] = pollfd(fd: companion?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
            descriptors[3] = pollfd(fd: dealer?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
            let count = poll(descriptors.baseAddress, 4, Int32(min(milliseconds, Self.longestWait)))
            // Until the next wait nobody needs to wake this thread, itself included.
            orders.withLock { $0.isWaiting = false }
            // The library may have to end connections that are too old.
            guard count > 0 else { return Ready(library: true) }
            if descriptors[1].revents != 0 {
                var number: eventfd_t = 0
                eventfd_read(wakeEvent, &number)
            }
            return Ready(
                library: descriptors[0].revents != 0, companion: descriptors[2].revents != 0,
                dealer: descriptors[3].revents != 0)
        }
    }
}

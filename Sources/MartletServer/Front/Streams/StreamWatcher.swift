import Glibc
import Synchronization

/// The one thread behind all streams of a front: it notices clients that leave, resumes writing to those that read
/// again, and turns the heartbeat wheel.
final class StreamWatcher: Sendable {
    private struct State {
        var table = StreamTable()
        var wheel: HeartbeatWheel
        /// Streams that somebody closed, to be finished by the thread.
        var ending: [StreamID] = []
        var isStopping = false
    }

    private let state: Mutex<State>
    private let ticks = Atomic<UInt32>(0)
    private let poller: StreamPoller
    private let tickMilliseconds: UInt64
    private let intervalTicks: UInt32
    private let stallTicks: UInt32
    private let clock: ServerClock
    /// Read before the thread starts: ticks count from here, whenever it first runs.
    private let start: UInt64
    private let everyTick: @Sendable () -> Void
    private let thread = Mutex<WorkerThread?>(nil)

    /// `everyTick` is called about once a second, on the watcher's thread.
    init(
        heartbeatInterval: Double, stallDeadline: Double, clock: ServerClock, everyTick: @escaping @Sendable () -> Void
    ) throws(HTTPFrontError) {
        let interval = max(heartbeatInterval, 0.02)
        let tick = min(1, interval / 4)
        tickMilliseconds = UInt64(tick * 1_000)
        intervalTicks = UInt32(interval / tick)
        stallTicks = UInt32(max(stallDeadline / tick, 1))
        self.clock = clock
        start = clock.milliseconds
        self.everyTick = everyTick
        poller = try StreamPoller()
        state = Mutex(State(wheel: HeartbeatWheel(ticks: intervalTicks)))
        let worker = try WorkerThread(name: "martlet-streams") { [self] in run() }
        thread.withLock { $0 = worker }
    }

    /// The wheel's time, in ticks.
    var tick: UInt32 { ticks.load(ordering: .relaxed) }

    /// The number of open streams.
    var count: Int { state.withLock { $0.table.count } }

    // MARK: For the streams

    /// Takes an open stream under watch, or ends it if the front is stopping.
    func watch(_ stream: EventStream) {
        let id = state.withLock { state -> StreamID? in
            guard !state.isStopping else { return nil }
            let id = state.table.insert(stream)
            state.wheel.insert(id, after: intervalTicks)
            return id
        }
        guard let id else { return stream.finish() }
        if !stream.register(id) { end(id) }
    }

    func add(_ id: StreamID, descriptor: Int32, writable: Bool) {
        poller.add(descriptor, number: id.rawValue, writable: writable)
    }

    func arm(_ id: StreamID, descriptor: Int32, writable: Bool) {
        poller.change(descriptor, number: id.rawValue, writable: writable)
    }

    /// Before the descriptor is closed: a duplicate may keep the kernel's entry alive (trap 12).
    func forget(descriptor: Int32) {
        poller.remove(descriptor)
    }

    /// The thread will finish the stream: its owner may hold a lock now that the delegate wants.
    func requestEnd(of id: StreamID) {
        let isFirst = state.withLock { state in
            state.ending.append(id)
            return state.ending.count == 1
        }
        if isFirst { poller.wake() }
    }

    // MARK: Ending

    /// Ends every stream, and every one that opens from now on.
    func endAll() {
        let streams = state.withLock { state in
            state.isStopping = true
            return state.table.ids.compactMap { state.table.remove($0) }
        }
        for stream in streams { stream.finish() }
    }

    /// Ends all streams and the thread; returns when it has ended. Not to be called on that thread.
    func stop() {
        endAll()
        poller.wake()
        thread.withLock { thread in
            thread?.join()
            thread = nil
        }
    }

    private func end(_ id: StreamID) {
        state.withLock { $0.table.remove(id) }?.finish()
    }

    // MARK: The thread

    private func run() {
        var nextTick = start + tickMilliseconds
        while true {
            let now = clock.milliseconds
            let wait = nextTick > now ? min(nextTick - now, clock.longestWait) : 0
            poller.wait(milliseconds: Int32(clamping: wait)) { number, ended in
                let id = StreamID(rawValue: number)
                guard let stream = state.withLock({ $0.table[id] }) else { return }
                if ended { end(id) } else { stream.drain() }
            }
            let (ending, isStopping) = state.withLock { state in
                defer { state.ending = [] }
                return (state.ending, state.isStopping)
            }
            for id in ending { end(id) }
            if isStopping { return }
            let time = clock.milliseconds
            guard time >= nextTick else { continue }
            let ticks = (time - nextTick) / tickMilliseconds + 1
            nextTick += ticks * tickMilliseconds
            turn(by: UInt32(clamping: ticks))
        }
    }

    private func turn(by count: UInt32) {
        let (tick, due) = state.withLock { state in
            let due = state.wheel.advance(by: count)
            return (state.wheel.tick, due.compactMap { id in state.table[id].map { (id, $0) } })
        }
        ticks.store(tick, ordering: .relaxed)
        for (id, stream) in due {
            switch stream.beat(now: tick, interval: intervalTicks, stallTicks: stallTicks) {
            case .again(let ticks): state.withLock { $0.wheel.insert(id, after: ticks) }
            case .end: end(id)
            }
        }
        everyTick()
    }
}

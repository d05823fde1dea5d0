import CMicrohttpd
import Glibc

/// The state of one stream, behind its lock.
struct StreamState {
    private enum Phase: UInt8 {
        case made, open, ending, ended
    }

    private var delegate: (any EventStreamDelegate)?
    private var watcher: StreamWatcher?
    private var socket: StreamSocket?
    /// Before the stream is open: everything, unframed. Then: what the socket did not take, framed.
    private var pending: [UInt8]
    /// How many bytes of `pending` have left already.
    private var drained = 0
    private var id: StreamID?
    private var lastWrite: UInt32 = 0
    private var phase = Phase.made
    private var framing = StreamFraming.raw
    /// Whether a sender has to wait, or bytes are kept.
    private var isStalled = false
    private let endsAtHeartbeat: Bool

    private static let heartbeat: [UInt8] = Array(":\n\n".utf8)

    init(delegate: any EventStreamDelegate, pending: [UInt8], endsAtHeartbeat: Bool) {
        self.delegate = delegate
        self.pending = pending
        self.endsAtHeartbeat = endsAtHeartbeat
    }

    // MARK: Sending

    mutating func send(_ bytes: UnsafeRawBufferPointer) -> EventStreamResult {
        switch phase {
        case .ending, .ended:
            return .closed
        case .made:
            guard !isStalled else { return .refused }
            pending.append(contentsOf: bytes)
            isStalled = true
            return .stalled
        case .open:
            guard !isStalled, let socket else { return .refused }
            guard !bytes.isEmpty else { return .sent }
            return write(bytes, to: socket)
        }
    }

    private mutating func write(_ bytes: UnsafeRawBufferPointer, to socket: StreamSocket) -> EventStreamResult {
        switch socket.write(bytes, framing) {
        case .failed:
            fail(socket)
            return .closed
        case .wrote(let count):
            lastWrite = watcher?.tick ?? 0
            if case .raw = framing {
                guard count < bytes.count else { return .sent }
                pending = [UInt8](bytes[count...])
            } else {
                let framed = framing.frame(bytes)
                guard count < framed.count else { return .sent }
                pending = [UInt8](framed[count...])
            }
            stall()
            return .stalled
        }
    }

    /// The kernel reports the end to the watcher, which then finishes the stream.
    private mutating func fail(_ socket: StreamSocket) {
        phase = .ending
        socket.shutDown()
    }

    private mutating func stall() {
        isStalled = true
        arm(writable: true)
    }

    private func arm(writable: Bool) {
        if let id, let descriptor = socket?.descriptor { watcher?.arm(id, descriptor: descriptor, writable: writable) }
    }

    // MARK: Opening

    /// Returns the delegate to notify, or `nil` if the stream was closed before.
    mutating func open(
        on socket: StreamSocket, framing: StreamFraming, watcher: StreamWatcher
    ) -> (any EventStreamDelegate)? {
        guard phase == .made else { return nil }
        self.socket = socket
        self.framing = framing
        self.watcher = watcher
        phase = .open
        let first = pending
        pending = []
        let owesDrain = isStalled
        isStalled = false
        if !first.isEmpty {
            _ = first.withUnsafeBytes { write($0, to: socket) }
        }
        if owesDrain { isStalled = true }
        return delegate
    }

    mutating func register(_ id: StreamID) -> Bool {
        guard phase == .open || phase == .ending, let socket, let watcher else { return false }
        self.id = id
        if let descriptor = socket.descriptor { watcher.add(id, descriptor: descriptor, writable: isStalled) }
        return phase == .open
    }

    // MARK: Draining

    /// Returns the delegate to notify, if everything that was kept has left.
    mutating func drain() -> (any EventStreamDelegate)? {
        guard phase == .open, isStalled, let socket, id != nil else { return nil }
        guard flush(to: socket) else {
            fail(socket)
            return nil
        }
        guard pending.isEmpty else { return nil }
        isStalled = false
        arm(writable: false)
        return delegate
    }

    /// Writes what is kept as far as it goes; false if the client is gone.
    private mutating func flush(to socket: StreamSocket) -> Bool {
        guard !pending.isEmpty else { return true }
        let result = pending.withUnsafeBytes { bytes in
            socket.write(UnsafeRawBufferPointer(rebasing: bytes[drained...]))
        }
        guard case .wrote(let count) = result else { return false }
        if count > 0 { lastWrite = watcher?.tick ?? 0 }
        drained += count
        if drained == pending.count {
            pending = []
            drained = 0
        }
        return true
    }

    // MARK: Heartbeats

    mutating func beat(now tick: UInt32, interval: UInt32, stallTicks: UInt32) -> HeartbeatVisit {
        guard phase == .open, let socket else { return .end }
        let idle = tick &- lastWrite
        if isStalled { return idle >= stallTicks ? .end : .again(after: min(interval, stallTicks - idle)) }
        guard idle >= interval else { return .again(after: interval - idle) }
        if endsAtHeartbeat { return .end }
        return Self.heartbeat.withUnsafeBytes { write($0, to: socket) } == .closed
            ? .end : .again(after: interval)
    }

    // MARK: Ending

    mutating func requestClose() {
        switch phase {
        case .ending, .ended:
            break
        case .made:
            phase = .ending
        case .open:
            phase = .ending
            if let id { watcher?.requestEnd(of: id) }
        }
    }

    /// Releases everything. Returns the delegate to notify, the first time.
    mutating func finish() -> (any EventStreamDelegate)? {
        guard phase != .ended else { return nil }
        if let socket {
            _ = flush(to: socket)
            if let descriptor = socket.descriptor { watcher?.forget(descriptor: descriptor) }
            socket.release(torn: !pending.isEmpty)
        }
        let last = delegate
        phase = .ended
        pending = []
        delegate = nil
        watcher = nil
        socket = nil
        return last
    }
}

import Glibc
import Synchronization

/// A stream of server-sent events whose socket our own threads write.
///
/// It goes through four states: made, open (the head has left), ending (someone closed it, or the client went away)
/// and ended. Its bytes are few: this object, an entry in the watcher's table and one in the heartbeat wheel.
package final class EventStream: Sendable {
    private let state: Mutex<StreamState>

    /// `opening` are the first bytes after the head, for example `retry: 1000` and a comment: a browser reports a
    /// stream as open only when the first byte of its body has come. With `endsAtHeartbeat` it ends where others get a
    /// comment: a long poll.
    package init(delegate: any EventStreamDelegate, opening: [UInt8], endsAtHeartbeat: Bool = false) {
        state = Mutex(StreamState(delegate: delegate, pending: opening, endsAtHeartbeat: endsAtHeartbeat))
    }

    /// Writes a whole frame; from any thread; never blocks. Frames of different threads are not mixed.
    package func send(_ bytes: UnsafeRawBufferPointer) -> EventStreamResult {
        state.withLock { $0.send(bytes) }
    }

    /// Writes a whole frame.
    package func send(_ bytes: [UInt8]) -> EventStreamResult {
        bytes.withUnsafeBytes { send($0) }
    }

    /// Ends the stream. What it still keeps is tried once more and then lost. Closing twice does nothing.
    package func close() {
        state.withLock { $0.requestClose() }
    }

    /// The front has sent the head: writes the opening bytes and what was sent meanwhile. False if the stream was
    /// closed before.
    func open(on socket: StreamSocket, framing: StreamFraming, watcher: StreamWatcher) -> Bool {
        let delegate = state.withLock { $0.open(on: socket, framing: framing, watcher: watcher) }
        guard let delegate else { return false }
        // Before the watcher knows the stream, so that "did close" cannot overtake "did open".
        delegate.streamDidOpen(self)
        watcher.watch(self)
        return true
    }

    /// The watcher has given the stream a number. False if it is to be ended at once.
    func register(_ id: StreamID) -> Bool {
        state.withLock { $0.register(id) }
    }

    /// The socket takes bytes again.
    func drain() {
        let delegate = state.withLock { $0.drain() }
        delegate?.streamDidDrain(self)
    }

    /// Ends the stream and gives its socket back; once.
    func finish() {
        let delegate = state.withLock { $0.finish() }
        delegate?.streamDidClose(self)
    }

    /// What the heartbeat wheel finds when it comes to the stream.
    func beat(now tick: UInt32, interval: UInt32, stallTicks: UInt32) -> HeartbeatVisit {
        state.withLock { $0.beat(now: tick, interval: interval, stallTicks: stallTicks) }
    }
}

import Synchronization

/// A stream of another server's that is passed on to the visitor's browser.
final class HopStream: EventStreamDelegate {
    /// What became of frames.
    enum Passing {
        case passed
        /// Pass them again when the stream is not stalled any more.
        case refused
        /// Nobody reads any more.
        case closed
    }

    private struct State {
        var stream: EventStream?
        var isStalled = false
        /// How often the browser's socket has taken everything.
        var drains = 0
        var hasClosed = false
        /// What its hop is called; 0 before there is one.
        var number: UInt64 = 0
    }

    private let state = Mutex(State())
    private let counted: AddressLedger.CountedStream
    private let addresses: AddressLedger
    private let wake: @Sendable (UInt64) -> Void

    init(
        _ counted: AddressLedger.CountedStream, _ addresses: AddressLedger, wake: @escaping @Sendable (UInt64) -> Void
    ) {
        (self.counted, self.addresses, self.wake) = (counted, addresses, wake)
    }

    func setNumber(_ number: UInt64) { state.withLock { $0.number = number } }

    func begin(_ stream: EventStream) { state.withLock { $0.stream = stream } }

    /// Whether nothing more is to be passed on until the browser has read.
    var isStalled: Bool { state.withLock { $0.isStalled } }
    var hasClosed: Bool { state.withLock { $0.hasClosed } }

    /// Passes on whole frames. The front's thread calls it.
    func pass(_ bytes: UnsafeRawBufferPointer) -> Passing {
        let (found, drains) = state.withLock { ($0.hasClosed ? nil : $0.stream, $0.drains) }
        guard let stream = found else { return .closed }
        let result = stream.send(bytes)
        guard result != .closed else { return .closed }
        if result != .sent {
            // Unless the socket has taken everything between the two calls.
            state.withLock { if $0.drains == drains { $0.isStalled = true } }
        }
        return result == .refused ? .refused : .passed
    }

    func close() { state.withLock { $0.stream }?.close() }

    func streamDidOpen(_ stream: EventStream) { goOn() }

    func streamDidDrain(_ stream: EventStream) { goOn() }

    private func goOn() {
        state.withLock { state in
            state.drains += 1
            state.isStalled = false
        }
        wake(state.withLock { $0.number })
    }

    func streamDidClose(_ stream: EventStream) {
        state.withLock { ($0.hasClosed, $0.stream) = (true, nil) }
        addresses.close(counted)
        wake(state.withLock { $0.number })
    }
}

import Synchronization

/// A stream of another server's that is passed on to the visitor's browser.
final class HopStream: EventStreamDelegate {
    private struct State {
        var stream: EventStream?
        /// What the browser's socket has not taken.
        var rest: [UInt8] = []
        var isStalled = false
        /// How often the browser's socket has taken everything.
        var drains = 0
        var hasClosed = false
    }

    private let state = Mutex(State())
    private let counted: AddressLedger.CountedStream
    private let addresses: AddressLedger
    private let wake: @Sendable () -> Void

    init(_ counted: AddressLedger.CountedStream, _ addresses: AddressLedger, wake: @escaping @Sendable () -> Void) {
        (self.counted, self.addresses, self.wake) = (counted, addresses, wake)
    }

    func begin(_ stream: EventStream) { state.withLock { $0.stream = stream } }

    /// Whether nothing more is to be passed on until the browser has read.
    var isStalled: Bool { state.withLock { $0.isStalled } }
    var hasClosed: Bool { state.withLock { $0.hasClosed } }

    /// Passes on whole frames. `false` if nobody reads any more.
    func pass(_ bytes: [UInt8]) -> Bool {
        while true {
            let (found, drains) = state.withLock { ($0.hasClosed ? nil : $0.stream, $0.drains) }
            guard let stream = found else { return false }
            let result = stream.send(bytes)
            guard result != .closed else { return false }
            guard result != .sent else { return true }
            // The socket may have taken everything between the two calls.
            let mustWait = state.withLock { state in
                guard state.drains == drains else { return false }
                state.isStalled = true
                if result == .refused { state.rest = bytes }
                return true
            }
            if mustWait || result == .stalled { return true }
        }
    }

    func close() { state.withLock { $0.stream }?.close() }

    func streamDidOpen(_ stream: EventStream) { goOn() }

    func streamDidDrain(_ stream: EventStream) { goOn() }

    private func goOn() {
        let rest = state.withLock { state in
            defer { (state.rest, state.isStalled) = ([], false) }
            state.drains += 1
            return state.rest
        }
        if !rest.isEmpty { _ = pass(rest) }
        wake()
    }

    func streamDidClose(_ stream: EventStream) {
        state.withLock { ($0.hasClosed, $0.stream) = (true, nil) }
        addresses.close(counted)
        wake()
    }
}

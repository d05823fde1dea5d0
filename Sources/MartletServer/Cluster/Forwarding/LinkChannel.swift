import Synchronization

/// A stream whose bytes go to another server, which passes them on: what ``EventStream`` has in place of a socket.
///
/// Only so many bytes are under way as the other server has said that it has room for, so that a browser which does not read stops
/// its own stream and no other.
final class LinkChannel: Sendable {
    private struct State {
        var room: Int
        /// Something was not taken.
        var waits = false
        var hasEnded = false
    }

    /// Bytes that may be under way.
    static let room = 65_536

    private let link: Link
    private let number: UInt32
    private let state = Mutex(State(room: room))
    private let onEnd: @Sendable () -> Void

    /// `onEnd` is called when the stream has ended on this side.
    init(_ link: Link, _ number: UInt32, onEnd: @escaping @Sendable () -> Void) {
        (self.link, self.number, self.onEnd) = (link, number, onEnd)
    }

    /// Sends as many of the bytes as there is room for.
    func write(_ bytes: UnsafeRawBufferPointer) -> SocketWrite {
        state.withLock { state in
            guard !state.hasEnded else { return .failed }
            let count = link.isFull ? 0 : min(bytes.count, state.room)
            state.waits = count < bytes.count
            guard count > 0 else { return .wrote(0) }
            state.room -= count
            return link.send(.piece, number, UnsafeRawBufferPointer(rebasing: bytes[..<count]))
                ? .wrote(count) : .failed
        }
    }

    /// The other server has room for more. Returns whether something waits for that.
    func give(_ more: Int) -> Bool {
        state.withLock { state in
            state.room = min(state.room.addingReportingOverflow(max(0, more)).partialValue, Self.room)
            defer { state.waits = false }
            return state.waits
        }
    }

    /// Nothing more is to come.
    func end() {
        let isFirst = state.withLock { state in
            defer { state.hasEnded = true }
            return !state.hasEnded
        }
        guard isFirst else { return }
        link.send(.end, number)
        onEnd()
    }
}

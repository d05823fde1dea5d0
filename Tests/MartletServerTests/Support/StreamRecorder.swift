import MartletServer
import Synchronization

/// A stream's delegate that counts its calls.
final class StreamRecorder: EventStreamDelegate {
    struct Calls: Equatable {
        var opened = 0
        var drained = 0
        var closed = 0
    }

    private let state = Mutex(Calls())

    var calls: Calls { state.withLock { $0 } }

    func streamDidOpen(_ stream: EventStream) { state.withLock { $0.opened += 1 } }
    func streamDidDrain(_ stream: EventStream) { state.withLock { $0.drained += 1 } }
    func streamDidClose(_ stream: EventStream) { state.withLock { $0.closed += 1 } }
}

/// A handler that answers every request with a stream, and keeps them.
final class StreamHandler: HTTPHandler {
    static let openingText = "retry: 1000\n:\n\n"
    static let opening = Array(openingText.utf8)
    static let headers = [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]

    let recorder = StreamRecorder()
    private let made = Mutex<[EventStream]>([])

    var streams: [EventStream] { made.withLock { $0 } }

    func accept(_ head: HTTPRequest) -> HTTPResponse? { nil }

    func respond(to request: HTTPRequest) -> HTTPReply {
        let stream = EventStream(delegate: recorder, opening: Self.opening)
        made.withLock { $0.append(stream) }
        return .stream(stream, headers: Self.headers)
    }
}

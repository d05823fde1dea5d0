import MartletServer
import Synchronization

/// Reads a page's stream of server-sent events on its own thread, and keeps the frames until a test asks for them.
final class StreamReader: Sendable {
    private struct State {
        var frames: [ArrivedFrame] = []
        var last: UInt64 = 0
        /// Why no more frames arrive.
        var end: TestPageError?
        var isOpen = false
        var isStopped = false
        var waiting: [(need: Need, continuation: CheckedContinuation<Void, Never>)] = []
        var ending: SocketEnding?

        func meets(_ need: Need) -> Bool {
            switch need {
            case .opening: isOpen || end != nil
            case .frame(let number): last >= number || end != nil
            }
        }
    }

    /// What a caller waits for.
    private enum Need {
        case opening
        case frame(UInt64)
    }

    private let state = Mutex(State())

    /// In seconds. The server sends something at least every 20 seconds.
    private static let patience = 45.0

    /// Opens the stream and waits until it is open.
    func start(port: Int, path: String, headers: [String], after number: UInt64) async throws {
        state.withLock { $0.last = number }
        let hasStarted = Thread.start(stackSize: 1 << 20) { [self] in
            do {
                try read(port: port, path: path, headers: headers)
            } catch {
                end(TestPageError(.wire, "The page's stream has ended: \(error)"))
            }
        }
        if !hasStarted { end(.noThread) }
        await wait(for: .opening)
        if let error = state.withLock({ $0.isOpen ? nil : $0.end }) { throw error }
    }

    /// The frames received since the last call. Waits for the one with `number`.
    func frames(through number: UInt64) async throws -> [ArrivedFrame] {
        await wait(for: .frame(number))
        let (frames, end) = state.withLock { state in
            defer { state.frames = [] }
            return (state.frames, state.last >= number ? nil : state.end)
        }
        if let end { throw end }
        return frames
    }

    /// The remaining frames, up to the point where the server ends the stream.
    func framesToTheEnd() async throws -> [ArrivedFrame] {
        let deadline = ContinuousClock.now + .seconds(5)
        while state.withLock({ $0.end == nil }), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(1))
        }
        return state.withLock { state in
            defer { state.frames = [] }
            return state.frames
        }
    }

    /// Ends the stream from the client's side.
    func stop() {
        let ending = state.withLock { state in
            state.isStopped = true
            return state.ending
        }
        ending?.shutDown()
    }

    /// Waits for something, or for the end of the stream.
    private func wait(for need: Need) async {
        await withCheckedContinuation { continuation in
            let isMet = state.withLock { state in
                if state.meets(need) { return true }
                state.waiting.append((need, continuation))
                return false
            }
            if isMet { continuation.resume() }
        }
    }

    // MARK: On the thread

    private func read(port: Int, path: String, headers: [String]) throws {
        let socket = try RawSocket(port: port, timeout: Self.patience)
        let isStopped = state.withLock { state in
            state.ending = socket.makeEnding()
            return state.isStopped
        }
        guard !isStopped else { return end(TestPageError(.wire, "The page was left.")) }
        try socket.request("GET", path, headers: headers)
        let stream = try RawStream(socket)
        guard stream.head.status == 200 else {
            throw TestPageError(.refused, "it was answered with \(stream.head.status)")
        }
        change { $0.isOpen = true }
        while true { try handle(try stream.read(until: "\n\n")) }
    }

    /// Handles one event of the stream. An event without data is a heartbeat, or the opening.
    private func handle(_ event: String) throws {
        var number: UInt64?
        var patches: [UInt8]?
        for line in event.split(separator: "\n") {
            if line.hasPrefix("id: ") { number = UInt64(line.dropFirst(4)) }
            if line.hasPrefix("data: ") { patches = Array(line.utf8.dropFirst(6)) }
        }
        guard let number, let patches else { return }
        change { state in
            state.frames.append(ArrivedFrame(number: number, patches: patches))
            state.last = number
        }
    }

    private func end(_ error: TestPageError) {
        change { state in
            state.end = error
            state.ending = nil
        }
    }

    /// Changes the state and resumes the callers whose wait is over.
    private func change(_ change: @Sendable (inout State) -> Void) {
        let met = state.withLock { state in
            change(&state)
            let waiting = state.waiting
            state.waiting = waiting.filter { !state.meets($0.need) }
            return waiting.filter { state.meets($0.need) }.map(\.continuation)
        }
        for continuation in met { continuation.resume() }
    }
}

import MartletServer
import Synchronization

/// Where a page's frames come from.
protocol FrameSource: Sendable {
    /// The frames that have come since the last call, the one with `number` included.
    func frames(through number: UInt64) async throws -> [ArrivedFrame]
    /// The frames that have come since the last call, of a page that was let go: there are no more.
    func lastFrames() async throws -> [ArrivedFrame]
    /// The page is left.
    func close()
}

/// A frame as it came: its number, and the JSON array of its patches.
struct ArrivedFrame: Sendable {
    let number: UInt64
    let patches: [UInt8]
}

/// What a page says that it shows.
struct RecordedFrames: FrameSource {
    let recorder: PageRecorder
    let page: PageIdentifier

    func frames(through number: UInt64) async throws -> [ArrivedFrame] { recorder.takeFrames(page) }

    func lastFrames() async throws -> [ArrivedFrame] { recorder.takeFrames(page) }

    func close() {}
}

/// A stream, opened anew where the session's cookie has changed: the server ends a stream then.
final class StreamedFrames: FrameSource {
    private struct State {
        var reader = StreamReader()
        /// The cookies that the stream was asked for with.
        var cookies: String?
        /// The last frame that was handed on.
        var last: UInt64
    }

    private let port: Int
    private let page: PageIdentifier
    private let browser: Browser
    private let state: Mutex<State>

    /// For a client that has applied every frame up to `number`.
    init(port: Int, page: PageIdentifier, after number: UInt64, browser: Browser) {
        (self.port, self.page, self.browser) = (port, page, browser)
        state = Mutex(State(last: number))
    }

    func open() async throws {
        let cookies = browser.cookieHeader
        let reader = StreamReader()
        let last = state.withLock { state in
            state.reader.stop()
            (state.reader, state.cookies) = (reader, cookies)
            return state.last
        }
        let timeZone = browser.timeZone.map { ["Martlet-Time-Zone: \($0)"] } ?? []
        try await reader.start(
            port: port, path: "/_martlet/pages/\(page.text)/stream?after=\(last)",
            headers: browser.headers(with: cookies).map { "\($0.name): \($0.value)" } + timeZone, after: last)
    }

    func frames(through number: UInt64) async throws -> [ArrivedFrame] {
        let (reader, cookies) = state.withLock { ($0.reader, $0.cookies) }
        let frames: [ArrivedFrame]
        do {
            frames = try await reader.frames(through: number)
        } catch {
            guard cookies != browser.cookieHeader else { throw error }
            try await open()
            frames = try await state.withLock { $0.reader }.frames(through: number)
        }
        if let last = frames.last { state.withLock { $0.last = max($0.last, last.number) } }
        return frames
    }

    func lastFrames() async throws -> [ArrivedFrame] {
        let frames = try await state.withLock { $0.reader }.framesToTheEnd()
        if let last = frames.last { state.withLock { $0.last = max($0.last, last.number) } }
        return frames
    }

    func close() { state.withLock { $0.reader }.stop() }
}

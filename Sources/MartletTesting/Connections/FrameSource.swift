import MartletServer
import Synchronization

/// A source of a page's frames.
protocol FrameSource: Sendable {
    /// The frames since the last call, up to at least the one with `number`.
    func frames(through number: UInt64) async throws -> [ArrivedFrame]
    /// The frames since the last call, of a page that was evicted and makes no more.
    func lastFrames() async throws -> [ArrivedFrame]
    /// Stops receiving, because the browser leaves the page.
    func close()
}

/// A frame as it arrived: its number, and the JSON array of its patches.
struct ArrivedFrame: Sendable {
    let number: UInt64
    let patches: [UInt8]
}

/// Frames that the page's observer has recorded.
struct RecordedFrames: FrameSource {
    let recorder: PageRecorder
    let page: PageIdentifier

    func frames(through number: UInt64) async throws -> [ArrivedFrame] { recorder.removeFrames(page) }

    func lastFrames() async throws -> [ArrivedFrame] { recorder.removeFrames(page) }

    func close() {}
}

/// Frames of a stream. Reopens the stream when the session's cookie has changed, because the server then ends it.
final class StreamedFrames: FrameSource {
    private struct State {
        var reader = StreamReader()
        /// The cookies that the stream was requested with.
        var cookies: String?
        /// The number of the last frame returned.
        var last: UInt64
    }

    private let port: Int
    private let page: PageIdentifier
    private let browser: Browser
    private let state: Mutex<State>

    /// Creates a source for a client that has applied every frame up to `number`.
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

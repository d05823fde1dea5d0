import MartletServer
import MartletUI

/// Carries requests to a program, and a page's frames back.
protocol Transport: Sendable {
    /// Sends one request. Returns the response, whatever its status.
    func exchange(
        _ method: String, _ target: String, _ headers: [(name: String, value: String)], _ body: [UInt8]?
    ) async throws -> RawResponse

    /// Starts to receive the frames of a page that `browser` has loaded.
    func listen(to page: PageIdentifier, after number: UInt64, by browser: Browser) async throws -> any FrameSource
}

/// Without a socket: calls the server's request handler, and takes the frames that the page's observer records.
struct MemoryTransport: Transport {
    let front: MemoryFront
    let context: ServerContext
    let recorder: PageRecorder

    func exchange(
        _ method: String, _ target: String, _ headers: [(name: String, value: String)], _ body: [UInt8]?
    ) async throws -> RawResponse {
        let response = await front.exchange(method, target, headers: headers, body: body)
        return RawResponse(
            status: response.status, headers: response.headers.map { ($0.name.lowercased(), $0.value) },
            body: response.body.allBytes)
    }

    func listen(to page: PageIdentifier, after number: UInt64, by browser: Browser) async throws -> any FrameSource {
        // Over a socket, the request for the stream carries the time zone.
        if let timeZone = browser.timeZone, let session = browser.session(in: context) {
            guard await session.inside({ $0.update(timeZone: timeZone) }) != nil else { throw TestPageError.isBusy() }
        }
        return RecordedFrames(recorder: recorder, page: page)
    }
}

/// Over HTTP.
struct SocketTransport: Transport {
    let server: Server

    /// Sends one request and waits for its response on a separate thread: Swift's own threads are few, and the program
    /// under test may need them to answer.
    func exchange(
        _ method: String, _ target: String, _ headers: [(name: String, value: String)], _ body: [UInt8]?
    ) async throws -> RawResponse {
        let port = server.port
        let lines = headers.map { "\($0.name): \($0.value)" }
        return try await withCheckedThrowingContinuation { continuation in
            let hasStarted = Thread.start(stackSize: 1 << 20) {
                continuation.resume(
                    with: Result {
                        let socket = try RawSocket(port: port, timeout: 20)
                        try socket.request(method, target, headers: lines, bytes: body)
                        return try socket.response(hasBody: method != "HEAD")
                    })
            }
            if !hasStarted { continuation.resume(throwing: TestPageError.noThread) }
        }
    }

    func listen(to page: PageIdentifier, after number: UInt64, by browser: Browser) async throws -> any FrameSource {
        let frames = StreamedFrames(port: server.port, page: page, after: number, browser: browser)
        try await frames.open()
        return frames
    }
}

extension TestPageError {
    static let noThread = Self(.wire, "The system has no thread left.")
}

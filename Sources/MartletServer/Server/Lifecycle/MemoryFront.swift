import Glibc
import MartletUI

/// Passes requests to the request handler without a socket, and returns its answers: for tests, which so get the
/// server's own checks, statuses and headers.
///
/// What the front and the library do is missing: reading heads, deadlines, connections, budgets.
package final class MemoryFront: Sendable {
    private let handler: RequestHandler

    /// Throws what is wrong with the program's brand.
    package init(_ context: ServerContext) throws {
        handler = RequestHandler(context, try ProgramFiles(context.app.brand))
    }

    /// The answer to one request, with the body in memory and a `Content-Length`.
    package func exchange(
        _ method: String, _ target: String, headers: [(name: String, value: String)], body: [UInt8]? = nil
    ) async -> HTTPResponse {
        let isHead = method == "HEAD"
        var outcome = receive(method, target, headers, body)
        while case .again(let answer, let request) = outcome {
            let waited = await withCheckedContinuation { continuation in
                answer.whenFulfilled { continuation.resume(returning: $0) }
            }
            outcome =
                waited.status == 204 ? self.outcome(of: handler.respond(to: request), request) : .now(waited)
        }
        switch outcome {
        case .again(_, _): return ProblemAnswer.handlerGaveNoAnswer.complete(hasBody: !isHead)
        case .now(let response): return response.complete(hasBody: !isHead)
        case .later(let answer):
            let patience = answer.fallback.map { fallback in
                _Concurrency.Task { [clock = handler.context.clock] in
                    try await clock.sleep(for: .seconds(fallback.seconds))
                    answer.fulfil(fallback.response)
                }
            }
            defer { patience?.cancel() }
            let response = await withCheckedContinuation { continuation in
                answer.whenFulfilled { continuation.resume(returning: $0) }
            }
            return response.complete(hasBody: !isHead)
        }
    }

    private enum Outcome {
        case now(HTTPResponse)
        case later(DeferredAnswer)
        /// Then the handler is asked again.
        case again(DeferredAnswer, HTTPRequest)
    }

    private func receive(
        _ method: String, _ target: String, _ headers: [(name: String, value: String)], _ body: [UInt8]?
    ) -> Outcome {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let texts = MemoryHead.texts(
            path: parts.first ?? "/",
            headers: [("Host", "localhost")] + headers + (body.map { [("Content-Length", String($0.count))] } ?? []))
        guard let head = texts.withUnsafeBytes({ MemoryHead($0) }) else {
            return .now(ProblemAnswer.handlerGaveNoAnswer)
        }
        let state = ConnectionState(
            head, method: method.withCString { HTTPMethod($0) }, query: parts.dropFirst().first, bodyLimit: .max)
        state.request.body.statedLength = body?.count
        let request = HTTPRequest(head, state: state)
        if let refusal = handler.accept(request) { return .now(refusal) }
        let bytes = body ?? []
        guard state.request.body.takes(bytes.count) else { return .now(ProblemAnswer.bodyTooLarge) }
        bytes.withUnsafeBytes { state.request.body.append($0) }
        return outcome(of: handler.respond(to: request), request)
    }

    private func outcome(of reply: HTTPReply, _ request: HTTPRequest) -> Outcome {
        switch reply {
        case .response(let response): return .now(response)
        case .prepared(let prepared): return .now(HTTPResponse(status: prepared.status))
        case .batched(let work): return outcome(of: work(true), request)
        case .deferred(let later): return .later(later.answer)
        case .askedAgain(let later): return .again(later.answer, request)
        case .stream(let stream, let headers):
            stream.finish()
            return .now(HTTPResponse(status: 200, headers: headers.map { (name: $0.0, value: $0.1) }))
        case .link: return .now(HTTPResponse(status: 200))
        }
    }
}

extension HTTPResponse {
    /// As the front sends it.
    fileprivate func complete(hasBody: Bool) -> HTTPResponse {
        var response = self
        response.status = (200...599).contains(status) ? status : 500
        response.headers.removeAll { !HeaderRules.isName($0.name) || !HeaderRules.isValue($0.value) }
        guard response.status != 204, response.status != 304 else {
            response.body = .bytes([])
            return response
        }
        response.headers.append(("Content-Length", String(body.count)))
        response.body = .bytes(hasBody ? body.allBytes : [])
        return response
    }
}

extension HTTPBody {
    /// The bytes, read if they are in a file.
    package var allBytes: [UInt8] {
        switch self {
        case .bytes(let bytes): bytes
        case .permanent(let bytes): Array(bytes.buffer)
        case .file(let file):
            [UInt8](unsafeUninitializedCapacity: file.size) { buffer, count in
                count = max(0, pread(file.descriptor, buffer.baseAddress, buffer.count, 0))
            }
        }
    }
}

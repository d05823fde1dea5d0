import CMicrohttpd
import Glibc

/// Answers requests that the library refuses by itself, in the library's place.
///
/// The library's answer to a length that is no number has its header twice, and when the connection's memory is used
/// up, there is no answer at all. The library has no callback for this, but it logs a message on this thread before it
/// makes the answer. So the front answers when the message is logged, and shuts down the sending side: what the library
/// sends afterwards goes nowhere, and it closes the connection. The message does not name the connection; if that
/// cannot be found out, the library's own answer, in HTML, stands.
///
/// `@unchecked Sendable`: touched on the front's thread only.
final class LibraryAnswers: @unchecked Sendable {
    /// Whether the library is about to give up a connection without room for any answer.
    @exclusivity(unchecked) private var givesUp = false

    /// The beginnings of what the library logs before it answers.
    private static let refuses = "Error processing request (HTTP response code is "
    private static let hasNoRoom = [
        "Closing connection (failed to create response header)",
        "Closing connection (failed to create error response header)",
    ]

    /// The library has logged something.
    func isAbout(to message: String, _ front: FrontContext) {
        if message.hasPrefix(Self.refuses) {
            let status = Int(message.dropFirst(Self.refuses.utf8.count).prefix { $0.isNumber }) ?? 400
            guard let state = front.connections.refused(isTooLong: status == 431) else { return }
            answer(state, Self.answer(status))
        } else if Self.hasNoRoom.contains(where: message.hasPrefix) {
            givesUp = true
        }
    }

    /// The library gives up a connection: the one that its last message was about.
    func isGivingUp(_ state: ConnectionState) {
        guard givesUp else { return }
        givesUp = false
        answer(state, Self.answer(431))
    }

    private func answer(_ state: ConnectionState, _ response: HTTPResponse) {
        guard case .bytes(let body) = response.body else { return }
        var text = "HTTP/1.1 \(response.status) \(Self.title(response.status))\r\n"
        for (name, value) in response.headers { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array(text.utf8) + body
        _ = bytes.withUnsafeBytes { martlet_send(state.descriptor, $0.baseAddress, $0.count) }
        martlet_end_sending(state.descriptor)
        state.request.stage = .answered
        state.request.lingers = true
    }

    private static func title(_ status: Int) -> StaticString {
        switch status {
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 431: "Request Header Fields Too Large"
        case 500...: "Internal Server Error"
        default: "Bad Request"
        }
    }

    private static func answer(_ status: Int) -> HTTPResponse {
        let detail: StaticString =
            switch status {
            case 413: "Send a smaller body."
            case 414: "Ask for a shorter address."
            case 431: "Send fewer or shorter headers, cookies among them."
            default: "Check the syntax of the request; a Content-Length is a number."
            }
        return ProblemAnswer.make(status, title(status), detail: detail)
    }
}

import CMicrohttpd
import Glibc

/// Answers in the library's place what it refuses by itself.
///
/// Its own answer to a length that is no number carries its header twice, and where the connection's memory is used up there
/// is none at all. It does not ask before it answers, but it logs, on this thread, and then the answer is not made yet. So
/// the front answers when that is logged, and ends the sending side: what the library sends after it goes nowhere, and it
/// closes the connection. It does not say which connection; where that cannot be told, its own answer stands, in HTML.
///
/// `@unchecked Sendable`: touched on the front's thread only.
final class LibraryAnswers: @unchecked Sendable {
    /// The library is about to give a connection up, for which there is no room for any answer.
    @exclusivity(unchecked) private var givesUp = false

    /// What the library logs before it answers.
    private static let refuses = "Error processing request (HTTP response code is "
    private static let hasNoRoom = [
        "Closing connection (failed to create response header)",
        "Closing connection (failed to create error response header)",
    ]

    /// The library has logged something.
    func isAbout(to message: String, _ front: FrontContext) {
        if message.hasPrefix(Self.refuses) {
            let status = Int(message.dropFirst(Self.refuses.utf8.count).prefix { $0.isNumber }) ?? 400
            guard let exchange = front.connections.refused(isTooLong: status == 431) else { return }
            answer(exchange, Self.answer(status))
        } else if Self.hasNoRoom.contains(where: message.hasPrefix) {
            givesUp = true
        }
    }

    /// The library gives up a connection, the one that it has logged so of last.
    func isGivingUp(_ exchange: Exchange) {
        guard givesUp else { return }
        givesUp = false
        answer(exchange, Self.answer(431))
    }

    private func answer(_ exchange: Exchange, _ response: HTTPResponse) {
        guard case .bytes(let body) = response.body else { return }
        var text = "HTTP/1.1 \(response.status) \(Self.title(response.status))\r\n"
        for (name, value) in response.headers { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array(text.utf8) + body
        _ = bytes.withUnsafeBytes { martlet_send(exchange.descriptor, $0.baseAddress, $0.count) }
        martlet_end_sending(exchange.descriptor)
        exchange.stage = .answered
        exchange.lingers = true
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

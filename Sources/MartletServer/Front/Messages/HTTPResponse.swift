/// An answer to one request.
///
/// The front adds `Date`, `Content-Length` and `Connection`. It leaves out, and logs, a header whose name or value HTTP
/// does not allow (a line break in it, for example).
package struct HTTPResponse: Sendable {
    /// 200 to 599; anything else is answered as 500.
    package var status: Int
    package var headers: [(name: String, value: String)]
    /// Left out by the front where HTTP has none: after `HEAD`, and with 204 and 304.
    package var body: HTTPBody

    /// The memory that was reserved for the body before it was made. Such an answer is not refused for its size any more.
    var reservation: ByteBudget.Reservation?

    package init(status: Int, headers: [(name: String, value: String)] = [], body: HTTPBody = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The bytes of an answer.
package enum HTTPBody: Sendable {
    /// Copied once into the answer.
    case bytes([UInt8])
    /// Sent from where they are.
    case permanent(PermanentBytes)
    /// Sent from a file by the system, without being read into memory.
    case file(OpenFile)

    /// The number of bytes.
    package var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .permanent(let bytes): bytes.count
        case .file(let file): file.size
        }
    }
}

/// The address of a server.
struct Endpoint {
    let port: UInt16
    let isFloor: Bool

    /// A page identifier for the floor, as long as a real one.
    func inventPage() -> String {
        String(UInt64.random(in: UInt64.max / 2...UInt64.max), radix: 16)
    }

    /// The bytes of a request with only the header fields that a server requires.
    func request(_ method: String, _ path: String, cookie: String = "", fields: String = "", body: String? = nil)
        -> [UInt8]
    {
        var text = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nSec-Fetch-Site: same-origin\r\n"
        if !cookie.isEmpty { text += "Cookie: \(cookie)\r\n" }
        text += fields
        if let body { text += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n" }
        text += "\r\n"
        if let body { text += body }
        return Array(text.utf8)
    }

    /// Sends one request on a connection of its own.
    func fetch(_ path: String, cookie: String = "") throws -> Response {
        let connection = try Connection(port: port)
        try connection.write(request("GET", path, cookie: cookie))
        return try connection.response()
    }
}

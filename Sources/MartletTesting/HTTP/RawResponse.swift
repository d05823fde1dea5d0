/// A response as it arrived.
package struct RawResponse: Sendable {
    package let status: Int
    /// The header fields, with lowercase names.
    package let headers: [(name: String, value: String)]
    package var body: [UInt8] = []

    package var text: String { String(decoding: body, as: UTF8.self) }

    package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    package init(head: String) {
        let lines = head.split(separator: "\r\n")
        status = lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
        headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts[0].lowercased(), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
    }

    package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}

import MartletValues
import Synchronization

/// The head of a request as a page keeps it: copied once, parsed on demand.
package final class RequestRecord: Sendable {
    let method: RequestMethod
    let path: String
    let query: String
    /// The headers, each as `name:value` and a line feed; no value can contain one.
    private let lines: [UInt8]
    let clientAddress: String
    let isSecure: Bool
    /// The cookie that identifies the session, for the server only.
    private let sessionCookie: String
    private let wasRead = Atomic<Bool>(false)

    var hasBeenRead: Bool { wasRead.load(ordering: .relaxed) }

    /// This record, on behalf of the program.
    var read: RequestRecord {
        if !hasBeenRead { wasRead.store(true, ordering: .relaxed) }
        return self
    }

    package init(
        method: RequestMethod, path: String, query: String = "", lines: [UInt8] = [], clientAddress: String = "",
        isSecure: Bool = false, sessionCookie: String = ""
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.lines = lines
        self.clientAddress = clientAddress
        self.isSecure = isSecure
        self.sessionCookie = sessionCookie
    }

    /// Writes the record without the cookie that identifies the session.
    func write(to encoder: inout ValueEncoder) {
        encoder.write(method.name)
        encoder.write(path)
        encoder.write(query)
        var lines: [UInt8] = []
        for (name, value) in fields where !Self.isCookie(name) { lines += Array("\(name):\(value)\n".utf8) }
        for (name, value) in cookies { lines += Array("Cookie:\(name)=\(value)\n".utf8) }
        encoder.write(lines)
        encoder.write(clientAddress)
        encoder.write(isSecure)
        encoder.write(sessionCookie)
    }

    convenience init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        self.init(
            method: RequestMethod(try decoder.readString()), path: try decoder.readString(),
            query: try decoder.readString(), lines: try decoder.readBytes(), clientAddress: try decoder.readString(),
            isSecure: try decoder.readBool(), sessionCookie: try decoder.readString())
    }

    /// The headers without `Cookie`.
    var headers: RequestFields {
        RequestFields(fields.filter { !Self.isCookie($0.name) }, ignoresCase: true)
    }

    /// The cookies without the session's.
    var cookies: RequestFields {
        let pairs = fields.filter { Self.isCookie($0.name) }.flatMap { $0.value.split(separator: ";") }
        return RequestFields(
            pairs.compactMap { pair in
                guard let equals = pair.firstIndex(of: "=") else { return nil }
                let name = pair[..<equals].trimmed
                guard !name.isEmpty, name != sessionCookie else { return nil }
                return (String(name), String(pair[pair.index(after: equals)...].trimmed))
            })
    }

    private var fields: [RequestFields.Element] {
        lines.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            return (
                String(decoding: line[..<colon], as: UTF8.self), String(decoding: line[(colon + 1)...], as: UTF8.self)
            )
        }
    }

    private static func isCookie(_ name: String) -> Bool { name.lowercased() == "cookie" }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}

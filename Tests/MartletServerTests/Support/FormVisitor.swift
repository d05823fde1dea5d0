@testable import MartletServer

/// A browser without a script: it shows HTML, posts its form and follows the answer.
final class FormVisitor {
    private let server: Server
    private let cookie: String
    /// The HTML that is shown.
    private(set) var html: String
    /// Where it was found.
    private(set) var address: String
    /// What the visitor has done to fields, by number; `nil` switches off.
    private var edits: [Int: String?] = [:]

    init(_ server: Server, _ path: String) throws {
        self.server = server
        let first = try Visitor(server, path)
        cookie = first.cookie
        html = first.loaded.text
        address = path
    }

    /// The tag of the element with `identifier`.
    private func tag(_ identifier: String) throws -> Substring {
        for tag in html.split(separator: "<") where tag.contains("id=\"\(identifier)\"") { return tag }
        throw RawSocket.Failure(description: "There is no \(identifier) in \(html)")
    }

    func attribute(_ name: String, in tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return String(tag[start...].prefix { $0 != "\"" })
    }

    func number(_ identifier: String) throws -> Int {
        guard let name = attribute("name", in: try tag(identifier)), let number = Int(name) else {
            throw RawSocket.Failure(description: "\(identifier) is not posted: \(try tag(identifier))")
        }
        return number
    }

    /// The text of the element with `identifier`.
    func text(_ identifier: String) throws -> String {
        String(try tag(identifier).drop { $0 != ">" }.dropFirst())
    }

    /// The address that the page's form posts to.
    var action: String {
        let start = html.firstRange(of: "<form method=\"post\" novalidate action=\"")?.upperBound ?? html.startIndex
        return String(html[start...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }

    func fill(_ identifier: String, _ value: String?) throws { edits[try number(identifier)] = .some(value) }

    /// What the form says, as a browser would: every field of the page in its order, then the button.
    func body(pressing identifier: String? = nil) throws -> String {
        var fields: [String] = []
        for tag in html.split(separator: "<") where tag.hasPrefix("input") || tag.hasPrefix("textarea") {
            guard let number = attribute("name", in: tag).flatMap({ Int($0) }), !tag.contains(" disabled") else {
                continue
            }
            var value: String? = attribute("value", in: tag) ?? ""
            if tag.contains("checkbox"), !tag.contains(" checked") { value = nil }
            if tag.hasPrefix("textarea") { value = String(tag.drop { $0 != ">" }.dropFirst()) }
            if let edit = edits[number] { value = edit }
            if let value { fields.append("\(number)=\(Self.escape(value))") }
        }
        for select in html.split(separator: "<select").dropFirst() {
            guard let number = attribute("name", in: select).flatMap({ Int($0) }) else { continue }
            let options = select.split(separator: "<option")
            let chosen = options.first { $0.prefix { $0 != ">" }.contains(" selected") }
            fields.append(
                "\(number)=\(Self.escape((edits[number] ?? chosen.flatMap { attribute("value", in: $0) }) ?? ""))")
        }
        if let identifier { fields.append("\(try number(identifier))=") }
        return fields.joined(separator: "&")
    }

    static func escape(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122: String(UnicodeScalar(byte))
            case 32: "+"
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// Posts a body as it is.
    func post(
        _ body: String, to address: String? = nil, headers: [String] = ["Accept: text/html"],
        type: String = "application/x-www-form-urlencoded", cookie: String? = nil
    ) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request(
            "POST", address ?? action,
            headers: ["Content-Type: \(type)", "Cookie: \(cookie ?? self.cookie)"] + headers,
            body: body)
        return try socket.response()
    }

    func get(_ path: String) throws -> RawResponse {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", path, headers: ["Cookie: \(cookie)"])
        return try socket.response()
    }

    /// Loads the address again.
    func reload() throws { html = try get(address).text }

    /// Presses a button, or Enter; gives the answer to the post, which is followed.
    @discardableResult
    func press(_ identifier: String? = nil) throws -> RawResponse {
        try send(try body(pressing: identifier))
    }

    /// Posts a body and follows the answer.
    @discardableResult
    func send(_ body: String) throws -> RawResponse {
        let answer = try post(body)
        guard answer.status == 303, let location = answer["location"] else {
            throw RawSocket.Failure(description: "the form was answered with \(answer.status): \(answer.text)")
        }
        (address, edits) = (location, [:])
        try reload()
        return answer
    }
}

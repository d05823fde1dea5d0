import MartletUI

/// The address that the form in a page's HTML posts to. It contains the state of the page that the HTML shows, so that
/// the server need not remember what it has sent.
package struct FormAddress: Equatable, Sendable {
    /// The number of the post: the same HTML posts once.
    private(set) var sequence: UInt64?
    /// Every node identifier in the HTML is below this.
    private(set) var end: UInt32?
    /// The node of the program's own form that is posted; `nil` for the page's form.
    private(set) var form: UInt32?
    /// Path and query under which the page was requested.
    private(set) var path = "/"

    /// An address with only the path of the page.
    package init(path: String) { self.path = path }

    static let pageParameter = "_page"
    private static let lengthLimit = 2048

    /// The address for HTML that shows `page` as it is after `last` posts.
    static func text(below base: String, page: String, after last: UInt64, end: UInt32, path: String) -> String {
        String(
            joining: [
                base, "/_martlet/pages/", page, "/form?seq=", String(last + 1), "&end=", String(end), "&at=",
                escaped(path),
            ])
    }

    /// Reads the query of an address.
    init(query: String?) throws(Problem) {
        let items = try FormPost((query ?? "").utf8)
        sequence = try Self.number("seq", items)
        end = try Self.number("end", items)
        form = try Self.number("form", items)
        if let path = items.value(of: "at"), Self.isPath(path) { self.path = path }
    }

    private static func number<Number: FixedWidthInteger>(_ name: String, _ items: FormPost) throws(Problem) -> Number?
    {
        guard let text = items.value(of: name) else { return nil }
        guard let number = Number(text), number > 0 else {
            throw Problem(400, "\(name) in the form's address must be a whole number from 1.")
        }
        return number
    }

    /// The address at which `page` is shown as it is now.
    package func location(of page: PageIdentifier) -> String {
        "\(path)\(path.contains("?") ? "&" : "?")\(Self.pageParameter)=\(page.text)"
    }

    /// Whether a browser that is redirected to `path`, which comes from a request, stays on this server and on its
    /// pages.
    static func isPath(_ path: String) -> Bool {
        path.utf8.count <= lengthLimit && path.hasPrefix("/") && !path.hasPrefix("//") && !path.hasPrefix("/_martlet/")
            && path.utf8.allSatisfy {
                (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#")
            }
    }

    private static func escaped(_ text: String) -> String {
        // Most paths consist of letters and slashes.
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            bytes += isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

/// The address of a page, as a browser requests it.
package struct PageAddress: Sendable {
    /// Path and query, without the name of a page.
    package let path: String
    /// The existing page that is to be shown as it is now, if the address names one.
    package let page: PageIdentifier?
    /// Path and query as they were asked for.
    let whole: String

    package init(path: String, query: String?) {
        let name = FormAddress.pageParameter + "="
        var others: [Substring] = []
        var page: PageIdentifier?
        for item in query?.split(separator: "&") ?? [] {
            if item.hasPrefix(name) {
                page = PageIdentifier(item.utf8.dropFirst(name.utf8.count))
            } else {
                others.append(item)
            }
        }
        self.page = page
        whole = query.map { "\(path)?\($0)" } ?? path
        self.path = others.isEmpty ? path : "\(path)?\(others.joined(separator: "&"))"
    }
}

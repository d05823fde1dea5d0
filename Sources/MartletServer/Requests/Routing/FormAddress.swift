import MartletUI

/// The address that the form of a page's HTML posts to. It says which state of the page the HTML shows, so that the
/// server need not remember what it has sent to whom.
package struct FormAddress: Equatable, Sendable {
    /// The number of the post, in the sequence of the page's events: the same HTML posts once.
    private(set) var sequence: UInt64?
    /// Every number in the HTML is below.
    private(set) var end: UInt32?
    /// The number of the program's own form that is posted; `nil` for the page's.
    private(set) var form: UInt32?
    /// Path and query under which the page was asked for.
    private(set) var path = "/"

    /// The address of a form that says no more than where its page is.
    package init(path: String) { self.path = path }

    static let pageParameter = "_page"
    private static let lengthLimit = 2048

    /// The address for HTML that shows `page` as it is after `last` posts.
    static func text(page: PageIdentifier, after last: UInt64, end: UInt32, path: String) -> String {
        "/_martlet/pages/\(page.text)/form?seq=\(last + 1)&end=\(end)&at=\(escaped(path))"
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

    /// Where `page` is seen as it now is.
    package func location(of page: PageIdentifier) -> String {
        "\(path)\(path.contains("?") ? "&" : "?")\(Self.pageParameter)=\(page.text)"
    }

    /// Whether a browser that is sent to `path`, which a request has named, stays on this server, and among its pages.
    static func isPath(_ path: String) -> Bool {
        path.utf8.count <= lengthLimit && path.hasPrefix("/") && !path.hasPrefix("//") && !path.hasPrefix("/_martlet/")
            && path.utf8.allSatisfy {
                (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#")
            }
    }

    private static func escaped(_ text: String) -> String {
        // Most paths are nothing but letters and slashes.
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

/// The address of a page, as a browser asks for it.
package struct PageAddress: Sendable {
    /// Path and query, without the living page's name.
    package let path: String
    /// The page that is to be shown as it now is.
    package let page: PageIdentifier?

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
        self.path = others.isEmpty ? path : "\(path)?\(others.joined(separator: "&"))"
    }
}

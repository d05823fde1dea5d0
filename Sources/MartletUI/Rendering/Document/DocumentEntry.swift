/// One declaration of a view about the document that it stands in, or about the answer that carries the document.
package enum DocumentEntry: Equatable {
    case title(String)
    /// The title of the page of a navigation stack that is seen. It takes precedence over those of the pages below it.
    case pageTitle(String)
    case language(String)
    case metadata(DocumentMetadata)
    case status(Int)
    case header(DocumentHeader)
    /// Sends the browser to this address.
    case redirect(String)
    /// Makes the page light or dark.
    case colorScheme(ColorScheme)
    /// Replaces a declaration that is not allowed.
    case nothing
}

/// A `<meta>` or, for `canonical`, a `<link>` in the document's head.
package struct DocumentMetadata: Equatable, Sendable {
    package let name: String
    package let content: String
}

/// A header of the answer.
package struct DocumentHeader: Equatable, Sendable {
    package let name: String
    package let value: String

    /// `nil` for a name or value that HTTP does not allow, and for a header that only the server sets.
    package init?(name: String, value: String) {
        guard HeaderRules.isName(name), HeaderRules.isValue(value), !HeaderRules.isServers(name) else { return nil }
        self.name = name
        self.value = value
    }
}

/// The rules for a program's headers.
package enum HeaderRules {
    /// Whether `name` is a token: letters, digits and a few signs.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// Whether `value` contains no control characters: a line break would begin another header.
    package static func isValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }

    /// Whether only the server sets this header of a page: it controls how the connection goes on, who may keep the
    /// answer, or what may run.
    package static func isServers(_ name: String) -> Bool { serversOwn.contains(name.lowercased()) || isFronts(name) }

    /// Whether only the HTTP front sets this header, on any answer.
    package static func isFronts(_ name: String) -> Bool { frontsOwn.contains(name.lowercased()) }

    private static let frontsOwn: Set = [
        "connection", "content-length", "date", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    private static let serversOwn: Set = [
        "cache-control", "content-encoding", "content-security-policy", "content-type", "location", "referrer-policy",
        "set-cookie", "x-content-type-options",
    ]
}

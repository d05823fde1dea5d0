import MartletUI

/// The body of a post that changes a shared stream:
/// `{"join":[{"page":"…","after":3,"resync":true}],"leave":["…"]}`.
package struct StreamChange: Equatable, Sendable {
    private(set) var joining: [StreamPosition] = []
    private(set) var leaving: [PageIdentifier] = []

    /// Reads a body. The shape is fixed: another member, a wrong type or too much of anything is an error that names
    /// it.
    package init(_ body: UnsafeRawBufferPointer, limit: Int) throws(JSONError) {
        var reader = JSONReader(body)
        try reader.object { key, reader throws(JSONError) in
            if key.is("join") {
                try reader.array { reader throws(JSONError) in
                    guard joining.count < limit else { throw .tooManyPages(limit) }
                    joining.append(try StreamPosition(&reader))
                }
            } else if key.is("leave") {
                try reader.array { reader throws(JSONError) in
                    guard leaving.count < limit else { throw .tooManyPages(limit) }
                    leaving.append(try reader.page())
                }
            } else {
                throw JSONError("The member \(key.text) is not known; send join and leave.")
            }
        }
        try reader.end()
    }
}

extension StreamPosition {
    fileprivate init(_ reader: inout JSONReader) throws(JSONError) {
        var page: PageIdentifier?
        var after: UInt64?
        var wantsResync = false
        try reader.object { key, reader throws(JSONError) in
            if key.is("page") {
                page = try reader.page()
            } else if key.is("after") {
                after = try reader.unsigned("after")
            } else if key.is("resync") {
                wantsResync = try reader.value() == .boolean(true)
            } else {
                throw JSONError("The member \(key.text) is not known; send page, after and resync.")
            }
        }
        guard let page, let after else {
            throw JSONError("A page joins with its id as page and the last frame applied as after.")
        }
        self.init(page: page, after: after, wantsResync: wantsResync)
    }
}

extension JSONReader {
    fileprivate mutating func page() throws(JSONError) -> PageIdentifier {
        guard let name = try name("page", limit: 64).string, let page = PageIdentifier(name.utf8) else {
            throw JSONError("A page's id has 22 characters, as martlet-page says it, and its document's name.")
        }
        return page
    }
}

extension JSONError {
    fileprivate static func tooManyPages(_ limit: Int) -> JSONError {
        JSONError("There are more than \(limit) pages; a session has no more.")
    }
}

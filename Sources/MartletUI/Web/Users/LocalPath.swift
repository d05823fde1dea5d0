/// Paths that a browser may be sent to because a request names them.
package enum LocalPath {
    /// Most bytes of such a path.
    private static let limit = 2_048

    /// Whether a browser that is sent to `path` stays on this server.
    ///
    /// Browsers take a backslash for a slash and drop tabs and line breaks, so that `/\example.org` and `/\t/example.org`
    /// name another host. Whatever is not plain ASCII without them is refused; a program can percent-encode it.
    package static func isLocal(_ path: String) -> Bool {
        let bytes = path.utf8
        guard bytes.first == UInt8(ascii: "/"), bytes.dropFirst().first != UInt8(ascii: "/"), bytes.count <= limit
        else {
            return false
        }
        return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }
}

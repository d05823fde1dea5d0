/// Checks paths from requests before a browser is sent to them.
package enum LocalPath {
    /// The maximum length of such a path, in bytes.
    private static let limit = 2_048

    /// Whether a browser that is sent to `path` stays on this server.
    ///
    /// Browsers treat a backslash as a slash and drop tabs and line breaks, so that `/\example.org` and
    /// `/\t/example.org` name another host. This check therefore refuses them and everything else that is not plain
    /// ASCII; a program can percent-encode it.
    package static func isLocal(_ path: String) -> Bool {
        let bytes = path.utf8
        guard bytes.first == UInt8(ascii: "/"), bytes.dropFirst().first != UInt8(ascii: "/"), bytes.count <= limit
        else {
            return false
        }
        return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }
}

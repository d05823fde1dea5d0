import Glibc

/// The target of a request, as it came: path and query, or all of an address.
struct RequestTarget {
    /// Its length before the library cut it up.
    private(set) var length = 0
    private(set) var isSound = false
    private(set) var query: String?
    /// Where a target that names a server, as proxies are asked, has its path; 0 for one that is a path.
    private(set) var pathOffset = 0
    /// Where such a target has the server's name.
    private(set) var authority = 0..<0

    init() {}

    /// That of a request without a connection.
    init(query: String?) { self.query = query }

    /// The library has read a request line, and has not yet cut the target at its `?` and `&`.
    init(_ target: UnsafePointer<CChar>?) {
        let bytes = UnsafeRawBufferPointer(start: target, count: target.map(strlen) ?? 0)
        length = bytes.count
        isSound = !bytes.isEmpty && !bytes.contains { $0 <= 0x20 || $0 == 0x7f }
        guard let target else { return }
        if let mark = memchr(target, 0x3f, bytes.count) {
            query = String(cString: mark.assumingMemoryBound(to: CChar.self) + 1)
            // Otherwise the library splits the query, which takes 60 bytes of the connection's memory for each name.
            // The second zero is behind the mark, because the library has found the mark already.
            mark.storeBytes(of: 0, toByteOffset: 0, as: UInt8.self)
            mark.storeBytes(of: 0, toByteOffset: 1, as: UInt8.self)
        }
        if bytes.first != 0x2f { findAuthority(target) }
    }

    /// Reads `http://host/path`.
    private mutating func findAuthority(_ target: UnsafePointer<CChar>) {
        let start = strncasecmp(target, "http://", 7) == 0 ? 7 : strncasecmp(target, "https://", 8) == 0 ? 8 : 0
        guard start > 0 else { return }
        let length = strlen(target)
        var end = start
        while end < length, target[end] != 0x2f { end += 1 }
        (authority, pathOffset) = (start..<end, end)
        // A name and a password before the host are nothing that a browser sends.
        if end == start || memchr(target + start, 0x40, end - start) != nil { isSound = false }
    }
}

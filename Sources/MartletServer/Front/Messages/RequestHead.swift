import CMicrohttpd
import Glibc

/// Checks a request's head for what makes two HTTP programs see two different requests in the same bytes.
struct RequestHead {
    enum Fault {
        case requestLine, version, headerSyntax, contentLength, transferEncoding, host
    }

    private(set) var fault: Fault?
    private(set) var isChunked = false
    /// The one `Content-Length`, if there is one. A number that is too large for this machine is the largest it has.
    private(set) var contentLength: Int?
    private var contentLengths = 0
    private var transferEncodings = 0
    private var hosts = 0
    private var layout: HeadLayout
    private var fields = KnownFields()

    /// Reads the head of the request on `connection`. `checksLayout` is false where the library's layout is unknown.
    init(
        connection: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>, state: ConnectionState, checksLayout: Bool
    ) {
        layout = HeadLayout(
            connection: connection, method: method, target: target, targetLength: state.request.target.length,
            version: version)
        let isCurrentVersion = strcmp(version, "HTTP/1.1") == 0
        if !state.request.target.isSound { fault = .requestLine }
        if !isCurrentVersion, strcmp(version, "HTTP/1.0") != 0 { fault = .version }

        withUnsafeMutablePointer(to: &self) { head in
            _ = MHD_get_connection_values_n(
                connection, .HEADER_KIND,
                { context, _, name, nameLength, value, valueLength in
                    guard let head = context?.assumingMemoryBound(to: RequestHead.self), let name else { return .NO }
                    head.pointee.add(name, nameLength, value, valueLength)
                    return .YES
                }, head)
        }
        state.request.fields = fields
        state.request.body.statedLength = contentLength
        if contentLengths > 1 { fault = .contentLength }
        // Transfer-Encoding beside Content-Length, twice, or in HTTP/1.0.
        if transferEncodings > 0, contentLengths > 0 || transferEncodings > 1 || !isCurrentVersion {
            fault = .transferEncoding
        }
        if !state.request.target.authority.isEmpty,
            !Self.isHost(fields[.host], in: target, at: state.request.target.authority)
        {
            fault = .host
        }
        if hosts > 1 || hosts == 0 && isCurrentVersion { fault = .host }
        if checksLayout, fault == nil, !layout.reachesEnd() { fault = .headerSyntax }
    }

    /// Whether `Host` names the server that an absolute target names. If they differed, this server would believe one
    /// and a program before or behind it the other.
    private static func isHost(
        _ host: UnsafeRawBufferPointer?, in target: UnsafePointer<CChar>, at range: Range<Int>
    ) -> Bool {
        guard let host, let start = host.baseAddress, host.count == range.count else { return false }
        return strncasecmp(start.assumingMemoryBound(to: CChar.self), target + range.lowerBound, range.count) == 0
    }

    private mutating func add(
        _ name: UnsafePointer<CChar>, _ nameLength: Int, _ value: UnsafePointer<CChar>?, _ valueLength: Int
    ) {
        guard let value else {
            fault = .headerSyntax
            return
        }
        layout.add(name: name, nameLength: nameLength, value: value, valueLength: valueLength)
        let nameBytes = UnsafeRawBufferPointer(start: name, count: nameLength)
        // A blank before the colon hides a header's name from the library, but not from other programs; to some of them
        // a CR ends a line.
        if nameBytes.isEmpty || nameBytes.contains(where: { $0 <= 0x20 || $0 == 0x7f })
            || memchr(value, 0x0d, valueLength) != nil
        {
            fault = .headerSyntax
        }
        fields.add(name, nameLength, UnsafeRawBufferPointer(start: value, count: valueLength))
        switch nameLength {
        case 4 where strncasecmp(name, "Host", 4) == 0:
            hosts += 1
        case 14 where strncasecmp(name, "Content-Length", 14) == 0:
            contentLengths += 1
            contentLength = Self.length(UnsafeRawBufferPointer(start: value, count: valueLength))
            if contentLength == nil { fault = .contentLength }
        case 17 where strncasecmp(name, "Transfer-Encoding", 17) == 0:
            transferEncodings += 1
            isChunked = true
            if strcasecmp(value, "chunked") != 0 { fault = .transferEncoding }
        default:
            break
        }
    }

    /// A number of digits without leading zeros, which other programs may read as octal. `nil` for anything else.
    private static func length(_ text: UnsafeRawBufferPointer) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ (48...57).contains($0) }), text.count == 1 || text[0] != 48 else {
            return nil
        }
        var length = 0
        for byte in text {
            let (tens, isTooLarge) = length.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeNow) = tens.addingReportingOverflow(Int(byte) - 48)
            if isTooLarge || isTooLargeNow { return .max }
            length = sum
        }
        return length
    }
}

import CMicrohttpd
import Glibc

/// Makes libmicrohttpd's responses out of ours.
enum ResponseBuilder {
    /// A response with one reference, which the caller owns; `nil` if there is no memory. Calls `skipped` with the name
    /// of each header that HTTP does not allow.
    static func make(
        headers: [(name: String, value: String)], body: HTTPBody, closing: Bool, skipped: (String) -> Void
    ) -> OpaquePointer? {
        guard let response = make(body: body) else { return nil }
        // In the buffer, because reading the array's copies them.
        headers.withUnsafeBufferPointer { headers in
            for index in headers.indices where !add(headers[index], to: response) { skipped(headers[index].name) }
        }
        if closing { MHD_add_response_header(response, "Connection", "close") }
        return response
    }

    /// Lends the strings where they are: passed as arguments, they would be copied.
    private static func add(_ header: (name: String, value: String), to response: OpaquePointer) -> Bool {
        header.name.withCString { name in
            header.value.withCString { MHD_add_response_header(response, name, $0) == .YES }
        }
    }

    private static func make(body: HTTPBody) -> OpaquePointer? {
        switch body {
        case .bytes(let bytes): LentBytes.response(of: bytes)
        case .permanent(let bytes):
            MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.buffer.baseAddress), .RESPMEM_PERSISTENT)
        case .file(let file): make(file)
        }
    }

    /// The library closes what it is given, so it gets a descriptor of its own.
    private static func make(_ file: OpenFile) -> OpaquePointer? {
        let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { return nil }
        guard let response = MHD_create_response_from_fd64(UInt64(file.size), descriptor) else {
            close(descriptor)
            return nil
        }
        return response
    }
}

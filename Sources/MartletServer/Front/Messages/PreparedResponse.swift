import CMicrohttpd

/// An answer that is made once and serves any number of requests: headers and body are not built again.
///
/// `@unchecked Sendable`: the two responses are never changed after `init`; libmicrohttpd counts their references
/// under a lock of its own, so that queueing and releasing them is allowed on any thread.
package final class PreparedResponse: @unchecked Sendable {
    let status: Int
    /// Keeps the connection.
    let open: OpaquePointer
    /// The same, and ends the connection.
    let closing: OpaquePointer

    /// Returns nil if a header is one that HTTP does not allow, or if there is no memory.
    package init?(_ response: HTTPResponse) {
        var refused = false
        let make = { (closing: Bool) in
            ResponseBuilder.make(headers: response.headers, body: response.body, closing: closing) { _ in
                refused = true
            }
        }
        guard let open = make(false) else { return nil }
        guard let closing = make(true) else {
            MHD_destroy_response(open)
            return nil
        }
        status = (200...599).contains(response.status) ? response.status : 500
        self.open = open
        self.closing = closing
        if refused { return nil }
    }

    deinit {
        MHD_destroy_response(open)
        MHD_destroy_response(closing)
    }

    /// The plain 204, the answer to nearly every event.
    package static let noContent = PreparedResponse(HTTPResponse(status: 204))
}

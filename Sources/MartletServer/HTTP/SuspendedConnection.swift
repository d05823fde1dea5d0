import CMicrohttpd

/// A connection that may be resumed from any thread.
///
/// `@unchecked Sendable`: libmicrohttpd allows `MHD_resume_connection` from any thread, and it frees a suspended
/// connection only after it was resumed; the owners (``DeferredAnswer``, ``EventStream``) resume once and forget it.
struct SuspendedConnection: @unchecked Sendable {
    private let connection: OpaquePointer

    init(_ connection: OpaquePointer) {
        self.connection = connection
    }

    /// On the front's thread only.
    func suspend() {
        MHD_suspend_connection(connection)
    }

    func resume() {
        MHD_resume_connection(connection)
    }
}

import CMicrohttpd

/// A connection that is suspended, and may be resumed from any thread.
///
/// `@unchecked Sendable`: the library is called with it on the front's thread only, and frees a suspended connection
/// only after it was resumed; the owners (``DeferredAnswer``, ``EventStream``) resume once and forget it.
struct SuspendedConnection: @unchecked Sendable {
    private let connection: OpaquePointer
    private let loop: FrontLoop

    init(_ connection: OpaquePointer, on loop: FrontLoop) {
        self.connection = connection
        self.loop = loop
    }

    /// On the front's thread only.
    func suspend() { MHD_suspend_connection(connection) }

    /// Has the front's thread resume it.
    func resume() { loop.resume(self) }

    /// For ``FrontLoop``, on the front's thread only.
    func resumeNow() { MHD_resume_connection(connection) }
}

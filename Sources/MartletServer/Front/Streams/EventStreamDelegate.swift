/// The owner of a stream. Each function is called once for each time it happens, on one of the server's threads, and
/// never while the stream's lock is held. None may block.
package protocol EventStreamDelegate: AnyObject, Sendable {
    /// The head and the opening bytes have left; frames go out at once from now on.
    func streamDidOpen(_ stream: EventStream)
    /// The socket has taken everything that was kept: send again.
    func streamDidDrain(_ stream: EventStream)
    /// The stream has ended, from whichever side, or never opened. Called once, and last.
    func streamDidClose(_ stream: EventStream)
}

/// The outcome of sending a frame.
package enum EventStreamResult: Sendable {
    /// The socket took all of it.
    case sent
    /// The stream keeps what did not fit and will write it: do not send this frame again, and stop until
    /// ``EventStreamDelegate/streamDidDrain(_:)``. Also the answer to a frame sent before the stream has opened.
    case stalled
    /// The stream still keeps bytes of an earlier frame (its own heartbeat may be one) and took nothing of this one:
    /// send it again after ``EventStreamDelegate/streamDidDrain(_:)``.
    case refused
    /// The stream has ended; the frame is lost.
    case closed
}

package import MartletPublishers
import Synchronization

/// Diagnostics that belong to no known page on which they could be shown.
package enum PagelessDiagnostics {
    /// Receives the diagnostics in a test, in place of the log.
    @TaskLocal package static var handler: (@Sendable (Diagnostic) -> Void)?
    /// Receives the diagnostics otherwise.
    package struct Listener: Sendable {
        let receive: @Sendable (Diagnostic) -> Void
        package init(_ receive: @escaping @Sendable (Diagnostic) -> Void) { self.receive = receive }
    }

    /// The server adds its own log here.
    package static let log = ServerHook<Listener>()

    @TaskLocal private static var disappearance: Disappearance?

    /// Tells a view that it has left the page: what it writes then into the state of views that have left with it is nobody's
    /// mistake.
    static func duringDisappearance(_ action: () -> Void) {
        let disappearance = Disappearance()
        $disappearance.withValue(disappearance, operation: action)
        disappearance.isOver.store(true, ordering: .relaxed)
    }

    static func report(_ diagnostic: Diagnostic) {
        if case .lateWrite = diagnostic, let disappearance, !disappearance.isOver.load(ordering: .relaxed) { return }
        (handler ?? log.current?.receive)?(diagnostic)
    }
}

/// The action of one `onDisappear`. Tasks that it begins inherit it, and go on when it is over.
private final class Disappearance: Sendable {
    let isOver = Atomic(false)
}

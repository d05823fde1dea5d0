import Synchronization

/// One path of the program, and whether its first render is quick enough for the front's thread.
///
/// A first render runs the program's code. It is done on the session's own thread until it has shown that it is short;
/// one that takes long puts the path back there for a while.
final class PageRoute: Sendable {
    let scene: Int
    let document: PageDocument
    /// Renders to do elsewhere before the front's thread is trusted with one again.
    private let distrust = Atomic<Int>(3)

    /// A render that holds up the front longer than this is done elsewhere.
    static let patience = Duration.milliseconds(2)

    init(_ scene: Int, _ document: PageDocument) {
        self.scene = scene
        self.document = document
    }

    var isQuick: Bool { distrust.load(ordering: .relaxed) <= 0 }

    func record(_ duration: Duration) {
        if duration > Self.patience {
            distrust.store(100_000, ordering: .relaxed)
        } else if !isQuick {
            distrust.wrappingSubtract(1, ordering: .relaxed)
        }
    }
}

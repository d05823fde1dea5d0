import MartletUI

/// One path of the program, and whether its first render is quick enough for the front's thread.
///
/// A first render runs the program's code. It is done on the session's own thread until it has shown that it is short; one
/// that takes long puts the path back there.
final class PageRoute: Sendable {
    let scene: Int
    let document: PageDocument
    let pace = HandlerPace(proof: 8, patience: .milliseconds(2))

    init(_ scene: Int, _ document: PageDocument) {
        self.scene = scene
        self.document = document
    }
}

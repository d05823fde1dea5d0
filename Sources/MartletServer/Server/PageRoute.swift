/// One path of the program: which scene it shows, and the frame of its document.
struct PageRoute: Sendable {
    let scene: Int
    let document: PageDocument
}

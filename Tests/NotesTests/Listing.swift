/// One listing of the notes, and how it stands here.
struct Listing {
    /// The note's number, 0 to 4, as the notes' names begin.
    let note: Int
    /// The number of the listing in its note, from 1.
    let number: Int
    let title: String
    let state: State
    /// The test that runs it, as `Suite/function`.
    let test: String

    enum State {
        /// Compiles with `import Martlet` in place of `import SwiftUI`.
        case asWritten
        /// Had errors of typing that SwiftUI would not compile either; says what was mended.
        case mended(String)
        /// Is a part only; says what was put around it.
        case completed(String)
        /// Had a mutable global, which now is state or shared.
        case moved(String)
        /// Is no program (a sketch of a tree, a type's name).
        case noProgram
    }
}

/// One listing of the notes on SwiftUI's semantics, and how the tests differ from it.
struct Listing {
    /// The number in the name of the note's folder: `Note0` to `Note4`.
    let note: Int
    /// The number of the listing in its note, starting with 1.
    let number: Int
    let title: String
    let state: State
    /// The test that runs it, as `Suite/function`.
    let test: String

    enum State {
        /// Compiles with `import Martlet` in place of `import SwiftUI`.
        case asWritten
        /// Contained typing errors that SwiftUI would not compile either. The value says what was corrected.
        case mended(String)
        /// Is only a fragment. The value says what was added around it.
        case completed(String)
        /// Contained a mutable global variable, which is now state or shared.
        case moved(String)
        /// Is not a program (a sketch of a tree, the name of a type).
        case noProgram
    }
}

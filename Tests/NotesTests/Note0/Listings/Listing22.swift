import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 22: a model in the environment.
enum Note0Listing22 {
    typealias Library = Note0Listing23.Library
    typealias LibraryView = Note0Listing23.LibraryView

    struct BookReaderApp: App {
        @State private var library = Library()

        var body: some Scene {
            WindowGroup {
                LibraryView()
                    .environment(library)
            }
        }
    }
}

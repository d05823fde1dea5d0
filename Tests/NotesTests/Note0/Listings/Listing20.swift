import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 20: a model that the app owns.
enum Note0Listing20 {
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

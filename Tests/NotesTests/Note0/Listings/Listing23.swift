import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 23: a view that finds a model by its type.
enum Note0Listing23 {
    @Observable class Library {
        var name = "Village"
    }

    struct LibraryView: View {
        @Environment(Library.self) private var library

        var body: some View {
            Text(library.name)
            Button("Rename") { library.name = "City" }
        }
    }
}

import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 18: a model of books.
enum Note0Listing18 {
    @Observable class Author {
        var name = "Sample Author"
    }

    @Observable class Book: Identifiable {
        var title = "Sample Book Title"
        var author = Author()
        var isAvailable = true
    }
}

import Martlet

/// The scene of an example: its page in the gallery's frame.
struct ExampleGroup<Content: View>: Scene {
    private let example: Example
    private let content: () -> Content

    init(_ example: Example, @ViewBuilder content: @escaping () -> Content) {
        self.example = example
        self.content = content
    }

    var body: some Scene {
        WindowGroup(example.title, path: example.path) {
            GalleryFrame(path: example.path, content: ExamplePage(example: example, content: content()))
        }
        .inspectable()
    }
}

/// A page: each open tab shows it with state of its own.
public struct WindowGroup<Content: View>: Scene {
    private let title: String
    private let path: String
    private let content: () -> Content

    /// The page at `/`.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init("", path: "/", content: content) }

    /// The page at `path`, which begins with `/`; `title` is the window's title.
    public init(_ title: String, path: String = "/", @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.path = path.hasPrefix("/") ? path : "/" + path
        self.content = content
    }

    public static func _collect(_ scene: Self, into pages: inout ScenePages) {
        let content = scene.content
        pages.add(
            ScenePage(path: scene.path, title: scene.title) { options in
                ViewGraph(SceneContent(content: content), options)
            })
    }
}

/// The top view of a page: the scene's builder runs as its body, so what it reads is followed.
private struct SceneContent<Content: View>: View {
    let content: () -> Content

    var body: Content { content() }
}

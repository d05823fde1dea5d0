/// A component of a program with pages of its own.
///
/// Compose a scene of your own from others, as a view from views, and list it in the body of the ``App``:
///
/// ```swift
/// struct Library: Scene {
///     @State private var title = "Books"
///
///     var body: some Scene {
///         WindowGroup(title, path: "/books") { BookList(title: $title) }
///         WindowGroup("Book", path: "/books/{id}", for: Int.self) { $id in BookPage(id: id) }
///     }
/// }
/// ```
///
/// Each visitor has a value of their own. Its dynamic properties last as long as the visitor's session, as those of the
/// ``App`` do, and read the same environment. The requirement that begins with an underscore belongs to the engine and
/// has a default.
public protocol Scene {
    /// The type of this scene's content, which the compiler infers from ``body``.
    associatedtype Body: Scene

    /// The scenes that this one consists of. It is evaluated for each listing of the program's pages, and when the
    /// title of a page may have changed.
    @SceneBuilder var body: Body { get }

    static func _collect(_ scene: () -> Self, into pages: inout _ScenePages)
}

extension Scene {
    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        pages.collectBody(of: scene)
    }
}

/// A scene that Martlet itself provides.
public protocol _PrimitiveScene: Scene where Body == Self {}

extension _PrimitiveScene {
    /// A scene that Martlet provides is its own body.
    public var body: Self { self }
}

// `Never` already has this body as a view.
extension Never: Scene {}

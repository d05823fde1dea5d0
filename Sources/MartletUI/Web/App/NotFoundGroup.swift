/// The page for paths that no other page matches. The server answers with it and status 404, if a browser asks for
/// HTML.
///
/// A view inside may set another status with ``View/httpStatus(_:)``.
///
/// ```swift
/// NotFoundGroup { Text("There is no such page.") }
/// ```
public struct NotFoundGroup<Content: View>: _PrimitiveScene {
    private let title: String
    private let content: () -> Content

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - content: Makes the content of the page.
    public init(_ title: String = "Not found", @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        WindowGroup._collect({ scene().group }, into: &pages)
    }

    private var group: WindowGroup<some View> {
        WindowGroup(title, path: PathPattern.everythingElse) { [content] in content().httpStatus(404) }
    }
}

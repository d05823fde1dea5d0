/// The page for paths that the program has no other for: answered with 404, if a browser asks for HTML.
///
/// A view inside may say another status with ``View/httpStatus(_:)``.
public struct NotFoundGroup<Content: View>: _PrimitiveScene {
    private let title: String
    private let content: () -> Content

    /// A page with a title.
    public init(_ title: String = "Not found", @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    public static func _collect(_ scene: Self, into pages: inout _ScenePages) {
        let content = scene.content
        WindowGroup._collect(
            WindowGroup(scene.title, path: PathPattern.everythingElse) { content().httpStatus(404) }, into: &pages)
    }
}

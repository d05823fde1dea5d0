/// A modifier of previews, which gives their views the data that they need.
///
/// It is here so that source code keeps its previews. The server does nothing with them, so nothing in it is called.
public protocol PreviewModifier {
    /// The type of what the previews share.
    associatedtype Context = Void
    /// The type of the views.
    associatedtype Body: View
    /// The views of a preview.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context

    /// The views of a preview as it would show them.
    ///
    /// - Parameters:
    ///   - content: The views of the preview.
    ///   - context: What the previews share.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// The previews share nothing.
    public static func makeSharedContext() {}
}

/// The views of a preview, as a ``PreviewModifier`` gets them.
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

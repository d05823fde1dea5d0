/// The inspector of the page on which it stands: what was evaluated, why, and what was sent.
///
/// It shows something only on pages that may be inspected: those of a ``WindowGroup`` with ``WindowGroup/inspectable()``,
/// and every page of a server that is started with `--inspect`. It is a page of its own in a frame, so it changes nothing
/// about the page that it inspects. Without JavaScript it is empty.
public struct InspectorView: View {
    /// How much is shown.
    public enum Content: String, Sendable {
        /// The timeline, the tree of views and the network.
        case everything
        /// The last transaction only.
        case lastTransaction = "last"
    }

    private let content: Content

    /// Creates an inspector.
    ///
    /// - Parameter content: How much is shown.
    public init(_ content: Content = .everything) { self.content = content }

    public var body: some View {
        HTML("div") {}.class("m-inspector").attribute("data-inspector", content.rawValue)
    }
}

/// A view whose content can scroll to views inside it.
///
/// ```swift
/// ScrollViewReader { proxy in
///     Button("Latest") { proxy.scrollTo(messages.last?.id) }
///     List(messages) { message in Text(message.text) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
    /// Makes the views of the reader.
    public var content: (ScrollViewProxy) -> Content
    private var scope = ScrollScope()

    /// Creates a reader.
    ///
    /// - Parameter content: Makes the views from the proxy that scrolls to them.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View { content(ScrollViewProxy(location: scope.location)) }
}

/// Scrolls to views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
    let location: ScrollScopeLocation?

    /// Scrolls so that a view is visible, when the present change has been applied. Within `withAnimation`, it scrolls
    /// smoothly.
    ///
    /// Nothing happens if no view inside the reader has the identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier of a row of a `ForEach`, or the one that `id(_:)` gives a view. A row of a lazy list is
    ///     found wherever it is in the list.
    ///   - anchor: Where the view comes to stand; `nil` scrolls no further than needed to see all of it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        location?.scroll(to: AnyHashable(id), anchor)
    }
}

/// The views inside a reader.
private struct ScrollScope: BuiltInProperty {
    private(set) var location: ScrollScopeLocation?

    func makeStorage(in place: PropertyPlace) -> ScrollScopeLocation { ScrollScopeLocation(place) }

    mutating func connect(to storage: ScrollScopeLocation) { location = storage }
}

/// The node of a reader, as long as it is in the page.
final class ScrollScopeLocation: PropertyStorage {
    private weak var node: Node?

    convenience init(_ place: PropertyPlace) {
        self.init()
        node = place.node
    }

    override func disconnect() { node = nil }

    func scroll(to identifier: AnyHashable, _ anchor: UnitPoint?) {
        guard let node else { return }
        node.graph.scroll(to: identifier, in: node, anchor)
    }
}

/// The modifier of padding around a view.
public struct _PaddingLayout: _StyleModifier {
    /// The edges with padding; the others have none.
    let edges: Edge.Set
    /// The padding of each edge, or `nil` for the default length.
    let insets: EdgeInsets?

    @usableFromInline
    init(edges: Edge.Set, insets: EdgeInsets?) { (self.edges, self.insets) = (edges, insets) }

    @usableFromInline
    init(edges: Edge.Set, length: CGFloat?) {
        self.init(edges: edges, insets: length.map { EdgeInsets(edges, $0) })
    }

    public static var _layer: _StyleLayer { .padding }

    private struct Room: Equatable, Sendable {
        let edges: Edge.Set
        let insets: EdgeInsets?
    }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles(memo.styles(of: Room(edges: $0.edges, insets: $0.insets))) },
                areEqual: { $0.edges == $1.edges && $0.insets == $1.insets }))
    }

    private static let memo = StyleMemo<Room> { styles(of: $0.insets ?? EdgeInsets($0.edges, 16)) }

    /// Uses one declaration where all edges have the same length, and two where opposite edges do.
    private static func styles(of insets: EdgeInsets) -> [Style] {
        let (top, bottom) = (length(insets.top), length(insets.bottom))
        let (leading, trailing) = (length(insets.leading), length(insets.trailing))
        if top == bottom, leading == trailing, top == leading { return [.length("padding", top)] }
        var styles: [Style] = []
        if top == bottom {
            if top > 0 { styles.append(.length("padding-block", top)) }
        } else {
            if top > 0 { styles.append(.length("padding-block-start", top)) }
            if bottom > 0 { styles.append(.length("padding-block-end", bottom)) }
        }
        if leading == trailing {
            if leading > 0 { styles.append(.length("padding-inline", leading)) }
        } else {
            if leading > 0 { styles.append(.length("padding-inline-start", leading)) }
            if trailing > 0 { styles.append(.length("padding-inline-end", trailing)) }
        }
        return styles
    }

    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}

extension View {
    /// Adds padding to some edges of the view.
    ///
    ///     Text("Title").padding(.horizontal, 8)
    ///
    /// - Parameters:
    ///   - edges: The edges with padding.
    ///   - length: The length in CSS pixels, or `nil` for the default, 16. A negative length counts as 0.
    @inlinable
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _PaddingLayout> {
        ModifiedContent(content: self, modifier: _PaddingLayout(edges: edges, length: length))
    }

    /// Adds padding to all edges of the view.
    ///
    /// - Parameter length: The length in CSS pixels. A negative length counts as 0.
    @inlinable
    public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }

    /// Adds padding of a different length to each edge of the view.
    ///
    /// - Parameter insets: The lengths in CSS pixels. A negative length counts as 0.
    @inlinable
    public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        ModifiedContent(content: self, modifier: _PaddingLayout(edges: .all, insets: insets))
    }
}

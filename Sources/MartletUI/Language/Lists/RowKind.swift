/// What a type consists of in a list.
public enum _RowKind: Sendable {
    /// One view, in a row.
    case row
    /// A section, whose element takes the attributes of the modifiers around it.
    case section
    /// Any number of rows.
    case rows

    package static func of<Content: View>(_ type: Content.Type) -> RowKind { of(type, depth: 0) }

    /// A view of the program's whose body has rows of its own has them in place of one. The bodies of Martlet's own
    /// controls are always one row: they consist of several views for other reasons.
    private static func of<Content: View>(_ type: Content.Type, depth: Int) -> RowKind {
        if let type = Content.self as? any ListContent.Type { return type.rowKind }
        // A type may be the body of itself.
        guard !(Content.self is any _PrimitiveView.Type), depth < 16, !ViewType.isOfMartlet(type) else { return .row }
        return of(Content.Body.self, depth: depth + 1) == .row ? .row : .rows
    }
}

/// The operations of a view in a list whose body has rows.
struct RowsInBodyOperations<Content: View>: ChildOperations {
    func make(_ value: borrowing Borrowed<Content>, _ place: NodePlace) -> Node {
        Content._makeNode(value.value, NodePlace(place, with: .rows))
    }

    func update(
        _ node: Node, from old: borrowing Borrowed<Content>, to new: borrowing Borrowed<Content>, anchor: UInt32
    ) { Content._updateNode(node, new.value) }
}

/// A view for each element of a collection, matched by identifier from one evaluation to the next.
///
/// The row builders run when the view that contains the `ForEach` is evaluated, and their reads count as that view's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content
    let identifier: (Data.Element) -> ID

    init(_ data: Data, _ identifier: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identifier = identifier
        self.content = content
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// A view for each element, identified by a property of it.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        if ID.self == Data.Element.self, id == (\Data.Element.self as AnyKeyPath) {
            self.init(data, { unsafeBitCast($0, to: ID.self) }, content)
        } else {
            self.init(data, { $0[keyPath: id] }, content)
        }
    }

    /// A view for each element, identified by itself.
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, { $0.id }, content)
    }

    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, { $0 }, content)
    }

    private typealias RowsNode = ForEachNode<ID, Content>

    public static func _layout(_ layout: inout ViewLayout) { layout.hole() }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        let rows = view.rows(for: context.node)
        context.child { RowsNode(rows, $0) }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) { renderer.hole() }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        let (node, anchor) = context.hole()
        unsafeDowncast(node, to: RowsNode.self).update(new.rows(for: node), anchor: anchor)
    }

    private func rows(for node: Node) -> RowsNode.Rows {
        node.recordingReads {
            var rows = RowsNode.Rows()
            rows.identifiers.reserveCapacity(data.count)
            rows.contents.reserveCapacity(data.count)
            for element in data {
                rows.identifiers.append(identifier(element))
                rows.contents.append(content(element))
            }
            return rows
        }
    }
}

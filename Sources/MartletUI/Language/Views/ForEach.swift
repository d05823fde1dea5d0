/// A view for each element of a collection, matched by identifier from one evaluation to the next.
///
/// The row builders run when the view that contains the `ForEach` is evaluated, and their reads count as that view's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    public let content: (Data.Element) -> Content
    /// Makes so many rows at most.
    @usableFromInline let rows: (_ most: Int) -> ForEachRows<ID, Content>

    // Inlinable, as the initialisers that call it, so that the loop over the rows is compiled for their types where the
    // `ForEach` is written: it runs for every row whenever its view is evaluated.
    @inlinable
    init(_ data: Data, _ identifier: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        rows = { most in
            var rows = ForEachRows<ID, Content>()
            let room = Self.room(for: data, most)
            rows.identifiers.reserveCapacity(room)
            rows.contents.reserveCapacity(room)
            for element in data {
                if rows.identifiers.count >= most { break }
                rows.identifiers.append(identifier(element))
                rows.contents.append(content(element))
            }
            return rows
        }
    }

    /// How many rows to make room for. A range may hold more numbers than can be counted.
    @inlinable
    static func room(for data: Data, _ most: Int) -> Int {
        if data is [Data.Element] { return min(data.count, most) }
        if let range = data as? Range<Int> {
            let (count, isOverflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
            return isOverflow ? most : min(count, most)
        }
        return Data.Element.self is any BinaryInteger.Type ? 0 : min(data.count, most)
    }
}

/// Identifiers and contents, one of each a row.
@usableFromInline
struct ForEachRows<ID, Content> {
    @usableFromInline var identifiers: ContiguousArray<ID> = []
    @usableFromInline var contents: ContiguousArray<Content> = []

    @usableFromInline
    init() {}
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// A view for each element, identified by a property of it.
    @inlinable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, { $0[keyPath: id] }, content)
    }

    /// A view for each element, identified by itself.
    @inlinable
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, { $0.id }, content)
    }

    /// A view for each element that a binding's collection has, with a binding to it: `ForEach($items, id: \.name)`.
    @inlinable
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.init(data, { $0.wrappedValue[keyPath: id] }, content)
    }

    /// A view for each number of a range.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, { $0 }, content)
    }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, ForEachOperations<Data, ID, Content>())
    }

    /// Runs the row builders; what they read counts as read by the view that `node` stands in. One row more than the page
    /// may hold tells that there are too many. `present` rows are there already.
    func rows(for node: Node?, in graph: ViewGraph, present: Int = 0) -> ForEachRows<ID, Content> {
        let most = graph.allowedRows(present: present) + 1
        return node?.recordingReads { rows(most) } ?? rows(most)
    }
}

extension ForEach: MemberContainer where Content: View {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        AnyView(
            ForEach<Data, ID, AnyView>(data, content: { wrapper.wrapMembers(of: content($0)) }) { most in
                let rows = rows(most)
                var wrapped = ForEachRows<ID, AnyView>()
                wrapped.identifiers = rows.identifiers
                wrapped.contents = ContiguousArray(rows.contents.map(wrapper.wrapMembers))
                return wrapped
            })
    }
}

extension ForEach {
    fileprivate init(
        _ data: Data, content: @escaping (Data.Element) -> Content,
        rows: @escaping (_ most: Int) -> ForEachRows<ID, Content>
    ) {
        (self.data, self.content, self.rows) = (data, content, rows)
    }
}

private final class ForEachOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    private typealias List = ForEach<Data, ID, Content>

    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        let list = value.assumingMemoryBound(to: List.self)
        return ForEachNode(list.pointee.rows(for: place.parent, in: place.graph), place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let list = new.assumingMemoryBound(to: List.self)
        let node = unsafeDowncast(node, to: ForEachNode<ID, Content>.self)
        node.update(list.pointee.rows(for: node, in: node.graph, present: node.nodes.count), anchor: anchor)
    }
}

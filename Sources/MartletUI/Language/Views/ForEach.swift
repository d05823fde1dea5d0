/// A view for each element of a collection, matched by identifier from one evaluation to the next.
///
///     ForEach(books) { book in
///         Text(book.title)
///     }
///
/// The row builders run when the view that contains the `ForEach` is evaluated, and what they read counts as read by
/// that view. A page has a limit on its rows: rows beyond it are left out, and a diagnostic says so.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection that the rows are made from.
    public let data: Data
    /// The closure that makes the row of an element.
    public let content: (Data.Element) -> Content
    /// Makes rows.
    @usableFromInline let rows: (_ request: RowRequest) -> ForEachRows<ID, Content>

    // This initializer and those that call it are inlinable, so that the loop over the rows is specialized where the
    // `ForEach` is written: it runs for every row whenever the view that contains it is evaluated.
    @inlinable
    init(_ data: Data, _ identifier: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        rows = { request in
            var rows = ForEachRows<ID, Content>()
            let room = Self.room(for: data, request.most)
            rows.identifiers.reserveCapacity(room)
            if request.hasContents { rows.contents.reserveCapacity(room) }
            for element in Self.elements(of: data, from: request.first) {
                if rows.identifiers.count >= request.most { break }
                rows.identifiers.append(identifier(element))
                if request.hasContents { rows.contents.append(content(element)) }
            }
            return rows
        }
    }

    /// The elements without the first `offset`.
    @inlinable
    static func elements(of data: Data, from offset: Int) -> Data.SubSequence {
        offset > 0 ? laterElements(of: data, from: offset) : data[...]
    }

    /// The number of rows to reserve capacity for. A range may hold more numbers than `Int` can count.
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

/// The identifiers and contents of rows, at equal indices.
@usableFromInline
struct ForEachRows<ID, Content> {
    @usableFromInline var identifiers: ContiguousArray<ID> = []
    @usableFromInline var contents: ContiguousArray<Content> = []

    @usableFromInline
    init() {}
}

/// Which rows of a `ForEach` to make.
@usableFromInline
struct RowRequest {
    /// The position of the first row.
    @usableFromInline var first = 0
    /// The greatest number of rows.
    @usableFromInline var most: Int
    /// Whether the contents are needed, or the identifiers alone.
    @usableFromInline var hasContents = true

    @usableFromInline
    init(first: Int = 0, most: Int, hasContents: Bool = true) {
        (self.first, self.most, self.hasContents) = (first, most, hasContents)
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    /// A `ForEach` is rendered by the engine and has nothing in its body.
    public typealias Body = EmptyView

    /// Creates a view for each element, identified by one of its properties.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identifier. Identifiers should be unique.
    ///   - content: Makes the row of an element.
    @inlinable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, { $0[keyPath: id] }, content)
    }

    /// Creates a view for each element of a collection of `Identifiable` values.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identifiers should be unique.
    ///   - content: Makes the row of an element.
    @inlinable
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, { $0.id }, content)
    }

    /// Creates a view for each element of a binding's collection, with a binding to that element.
    ///
    ///     ForEach($items, id: \.name) { $item in
    ///         TextField("Note", text: $item.note)
    ///     }
    ///
    /// - Parameters:
    ///   - data: A binding to the collection.
    ///   - id: The key path to an element's identifier. Identifiers should be unique.
    ///   - content: Makes the row of an element from a binding to it.
    @inlinable
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.init(data, { $0.wrappedValue[keyPath: id] }, content)
    }

    /// Creates a view for each number in a range.
    ///
    /// - Parameters:
    ///   - data: The range. It may change between evaluations.
    ///   - content: Makes the row of a number.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, { $0 }, content)
    }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        if plan.isLazy {
            plan.dynamicSlot(
                at: offset, LazyForEachOperations<Data, ID, Content, Content>(spaceName: .div, row: { $1 }))
        } else {
            plan.dynamicSlot(at: offset, ForEachOperations<Data, ID, Content>())
        }
    }

    /// Runs the row builders; what they read counts as read by the view that contains `node`.
    ///
    /// Makes one row more than the page may still hold, which shows that there are too many.
    ///
    /// - Parameters:
    ///   - node: The node that the reads are recorded for.
    ///   - graph: The graph whose row limit applies.
    ///   - present: The number of rows that this `ForEach` has already.
    func rows(for node: _Node?, in graph: ViewGraph, present: Int = 0) -> ForEachRows<ID, Content> {
        let request = RowRequest(most: graph.allowedRows(present: present) + 1)
        return node?.recordingReads { rows(request) } ?? rows(request)
    }
}

extension ForEach: MemberContainer where Content: View {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        AnyView(
            ForEach<Data, ID, AnyView>(data, content: { wrapper.wrapMembers(of: content($0)) }) { request in
                let rows = rows(request)
                var wrapped = ForEachRows<ID, AnyView>()
                wrapped.identifiers = rows.identifiers
                wrapped.contents = ContiguousArray(rows.contents.map(wrapper.wrapMembers))
                return wrapped
            })
    }
}

extension ForEach {
    init(
        _ data: Data, content: @escaping (Data.Element) -> Content,
        rows: @escaping (_ request: RowRequest) -> ForEachRows<ID, Content>
    ) {
        (self.data, self.content, self.rows) = (data, content, rows)
    }
}

private struct ForEachOperations<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChildOperations {
    typealias Value = ForEach<Data, ID, Content>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> ForEachNode<ID, Content> {
        ForEachNode(value.value.rows(for: place.parent, in: place.graph), place)
    }

    func update(
        _ node: ForEachNode<ID, Content>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.update(new.value.rows(for: node, in: node.graph, present: node.nodes.count), anchor: anchor)
    }
}

/// Rows above one another: a `<ul>`, each view of the content an `<li>`.
///
/// A `ForEach`, a condition and a `Group` in the content give a row for each of their views; a view with a `body` is one
/// row.
public struct List<Content: View>: PrimitiveView {
    @usableFromInline let content: Content

    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: ViewShape { .element }
    public static var _layer: StyleLayer { .element }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-list m-wide")))
        plan.attribute(AttributeStep(constant: .fixed("role", "list")))
        plan.open(.ul)
        ListRows<Content>._plan(plan, at: offset + Field.offset(of: \Self.content))
        plan.close(.ul)
    }
}

extension List {
    /// A row for each element, identified by itself.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, identified by a property of it.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each number of a range.
    @inlinable
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

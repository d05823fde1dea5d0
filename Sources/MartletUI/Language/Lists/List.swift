/// A column of rows: a `<ul>` in which each view of the content is an `<li>`.
///
///     List(books) { book in
///         Text(book.title)
///     }
///
/// A `ForEach`, a condition and a `Group` in the content make a row for each of their views. A view with a `body` is
/// one row.
public struct List<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    /// Creates a list.
    ///
    /// - Parameter content: The rows.
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-list m-wide")))
        plan.attribute(AttributeStep(constant: .fixed("role", "list")))
        plan.open(.ul)
        ListRows<Content>.plan(plan, at: offset.content)
        plan.close(.ul)
    }
}

extension List {
    /// Creates a list with a row for each element of a collection of `Identifiable` values.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identifiers should be unique.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, identified by one of its properties.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identifier. Identifiers should be unique.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for each number in a range.
    ///
    /// - Parameters:
    ///   - data: The range.
    ///   - rowContent: Makes the row of a number.
    @inlinable
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

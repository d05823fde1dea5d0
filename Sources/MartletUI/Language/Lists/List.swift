/// A column of rows: a `<ul>` in which each view of the content is an `<li>`.
///
///     List(books) { book in
///         Text(book.title)
///     }
///
/// A `ForEach`, a condition and a `Group` in the content make a row for each of their views, and so does a view with a
/// `body` of several. A modifier of them applies to each row. In a list with a selection, each row with a value of the
/// selection's type (its `tag`, or the identifier of its element) can be selected.
public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: ListSelection?
    let content: Content

    private init(_ content: Content, _ selection: ListSelection?) {
        (self.content, self.selection) = (content, selection)
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-list m-wide")))
        plan.attribute(AttributeStep(constant: .fixed("role", "list")))
        plan.open(.ul)
        if SelectionValue.self == Never.self {
            ListRows<Content>.plan(plan, at: offset.content)
        } else {
            plan.child(at: offset, SelectableRowsOperations<SelectionValue, Content>())
        }
        plan.close(.ul)
    }
}

// The public initializers are inlinable, as those of `ForEach` are, whose loops they make.
extension List {
    @usableFromInline
    init(all content: Content) where SelectionValue == Never { self.init(content, nil) }

    @usableFromInline
    init(one selection: Binding<SelectionValue?>, of content: Content) {
        self.init(content, ListSelection(one: selection))
    }

    @usableFromInline
    init(always selection: Binding<SelectionValue>, of content: Content) {
        self.init(content, ListSelection(always: selection))
    }

    @usableFromInline
    init(some selection: Binding<Set<SelectionValue>>, of content: Content) {
        self.init(content, ListSelection(some: selection))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list.
    ///
    /// - Parameter content: The rows.
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.init(all: content()) }

    /// Creates a list with a row for each element of a collection of `Identifiable` values.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identifiers should be unique.
    ///   - rowContent: Makes the row of an element.
    @inlinable
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(all: ForEach(data, content: rowContent))
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
        self.init(all: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number in a range.
    ///
    /// - Parameters:
    ///   - data: The range.
    ///   - rowContent: Makes the row of a number.
    @inlinable
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(all: ForEach(data, content: rowContent))
    }
}

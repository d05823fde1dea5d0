/// Makes the rows of a lazy list, any part of them at a time.
struct LazyRowSource<Identifier: Hashable, Row: View> {
    /// The number of all rows.
    let count: Int
    private let make: (RowRequest) -> ForEachRows<Identifier, Row>

    init<Data, Content>(_ list: ForEach<Data, Identifier, Content>, _ row: @escaping (Identifier, Content) -> Row) {
        count = list.elementCount
        make = { request in
            let rows = list.rows(request)
            var wrapped = ForEachRows<Identifier, Row>()
            wrapped.identifiers = rows.identifiers
            wrapped.contents = ContiguousArray(zip(rows.identifiers, rows.contents).map(row))
            return wrapped
        }
    }

    /// Runs the row builders for `range`; what they read counts as read by the view that contains `node`.
    func rows(_ range: Range<Int>, for node: Node) -> ForEachRows<Identifier, Row> {
        node.recordingReads { make(RowRequest(first: range.lowerBound, most: range.count)) }
    }

    func identifiers(in range: Range<Int>) -> ContiguousArray<Identifier> {
        make(RowRequest(first: range.lowerBound, most: range.count, hasContents: false)).identifiers
    }

    /// The identifier of the row at `position`; `nil` if there is none.
    func identifier(at position: Int) -> Identifier? { identifiers(in: position..<position + 1).first }
}

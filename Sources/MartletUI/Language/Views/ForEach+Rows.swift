extension ForEach where Content: View {
    /// The same elements with another view for each.
    ///
    /// - Parameter row: Makes an element's view of its identifier and position, which are not known outside of a page,
    ///   and of its view until now.
    package func mapRows<Row: View>(
        _ row: @escaping ((identifier: ID, position: Int)?, Content) -> Row
    ) -> ForEach<Data, ID, Row> {
        let (rows, content) = (rows, content)
        return ForEach<Data, ID, Row>(data, content: { row(nil, content($0)) }) { request in
            let unmapped = rows(request)
            var mapped = ForEachRows<ID, Row>()
            mapped.identifiers = unmapped.identifiers
            mapped.contents.reserveCapacity(unmapped.contents.count)
            for (index, (identifier, content)) in zip(unmapped.identifiers, unmapped.contents).enumerated() {
                mapped.contents.append(row((identifier, request.first + index), content))
            }
            return mapped
        }
    }

    /// The number of elements.
    package var count: Int { elementCount }

    /// The position of an element; `nil` if it is gone, or too far from where it was.
    ///
    /// - Parameters:
    ///   - identifier: The element's identifier.
    ///   - hint: The position that it had.
    package func position(of identifier: ID, near hint: Int) -> Int? {
        if identifiers(hint, 1).first == identifier { return hint }
        return identifiers(0, 100_000).firstIndex(of: identifier)
    }

    private func identifiers(_ first: Int, _ most: Int) -> ContiguousArray<ID> {
        rows(RowRequest(first: first, most: most, hasContents: false)).identifiers
    }
}

// Rows that are no views, such as those of a table.
extension ForEach {
    /// Creates a row for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - identifier: Tells an element's identifier.
    ///   - row: Makes the row of an element.
    package init(
        rowsOf data: Data, identifiedBy identifier: @escaping (Data.Element) -> ID,
        row: @escaping (Data.Element) -> Content
    ) { self.init(data, identifier, row) }

    /// The views of the same elements.
    ///
    /// - Parameter view: Makes the view of a row.
    package func mapToViews<Row: View>(_ view: @escaping (Content) -> Row) -> ForEach<Data, ID, Row> {
        let (rows, content) = (rows, content)
        return ForEach<Data, ID, Row>(data, content: { view(content($0)) }) { request in
            let unmapped = rows(request)
            var mapped = ForEachRows<ID, Row>()
            mapped.identifiers = unmapped.identifiers
            mapped.contents = ContiguousArray(unmapped.contents.map(view))
            return mapped
        }
    }
}

extension ModelDOM {
    /// The events that the client sends when a list in `element` is scrolled to the row at a position.
    func scroll(_ element: ModelElement, toRow row: Int) throws(TestPageError) -> [PageEvent] {
        guard let space = element.first({ $0.attributes["data-rows"]?.contains("/") == true }),
            let number = space.number
        else {
            throw TestPageError(
                .unsuitable, "\(TestElement(element, in: self)) holds all of its rows; look for them without scrolling."
            )
        }
        let total = space.attributes["data-rows"]?.split(separator: "/").last.flatMap { Int($0) } ?? 0
        guard (0..<total).contains(row) else {
            throw TestPageError(.unsuitable, "There is no row \(row): the list has \(total) rows, counted from 0.")
        }
        let rows = "\(max(0, row - 30))-\(min(total - 1, row + 49))"
        return [PageEvent(target: number, type: "rows", value: .string(rows))]
    }
}

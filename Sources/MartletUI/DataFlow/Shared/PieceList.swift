/// Something that knows its place in a ``PieceList``.
protocol PieceListElement: AnyObject {
    /// Where it stands; used by the list only.
    var place: Int? { get set }
}

/// Objects in no order, which come and go at no cost and can be gone through in pieces meanwhile.
///
/// Pieces are taken from the end. One that goes gives its place to the last, and those behind the place that has been
/// reached have had their turn: so none is missed, though one may be met twice.
struct PieceList<Element: PieceListElement> {
    private var elements: ContiguousArray<Element> = []

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }
    /// One of them.
    var any: Element? { elements.last }

    mutating func add(_ element: Element) {
        element.place = elements.count
        elements.append(element)
    }

    mutating func remove(_ element: Element) {
        guard let place = element.place, let last = elements.popLast() else { return }
        element.place = nil
        guard place < elements.count else { return }
        elements[place] = last
        last.place = place
    }

    /// At most `length` of the elements before `end`, which moves to the first of them.
    func piece(before end: inout Int, length: Int) -> ContiguousArray<Element> {
        let upper = min(end, elements.count)
        end = max(0, upper - length)
        return ContiguousArray(elements[min(end, upper)..<upper])
    }
}

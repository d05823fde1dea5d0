/// An element that knows its place in a ``PieceList``.
protocol PieceListElement: AnyObject {
    /// The element's place; only the list uses it.
    var place: Int? { get set }
}

/// An unordered list of objects with insertion and removal in constant time, even while a caller iterates over it in
/// pieces.
///
/// Iteration takes pieces from the end. A removed element's place goes to the last element, and the iteration has
/// already visited all elements behind its current place: so it misses none, though it may visit one twice.
struct PieceList<Element: PieceListElement> {
    private var elements: ContiguousArray<Element> = []

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }
    /// An arbitrary element.
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

    /// Returns at most `length` of the elements before `end`, and moves `end` to the first of them.
    func piece(before end: inout Int, length: Int) -> ContiguousArray<Element> {
        let upper = min(end, elements.count)
        end = max(0, upper - length)
        return ContiguousArray(elements[min(end, upper)..<upper])
    }
}

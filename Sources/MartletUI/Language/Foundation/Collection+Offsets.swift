extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions, as the action of `onDelete(perform:)` is told them.
    ///
    /// - Parameter offsets: The positions, counted from the first element. Positions that there are not are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension MutableCollection {
    /// Moves elements, as the action of `onMove(perform:)` is told to.
    ///
    /// - Parameters:
    ///   - source: The positions of the elements, counted from the first. Positions that there are not are ignored.
    ///   - destination: The position of the element before which they come, counted before anything moves; the number
    ///     of elements for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

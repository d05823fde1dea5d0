/// The readers of one source of state.
///
/// Few are kept in order; many are found by a table, because each evaluation of a reader takes it out and puts it back.
struct ReaderList {
    private(set) var readers: ContiguousArray<DependencyReader> = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private static let fewest = 16

    mutating func add(_ reader: DependencyReader) {
        readers.append(reader)
        if !positions.isEmpty {
            positions[ObjectIdentifier(reader)] = readers.count - 1
        } else if readers.count > Self.fewest {
            for (position, reader) in readers.enumerated() { positions[ObjectIdentifier(reader)] = position }
        }
    }

    mutating func remove(_ reader: DependencyReader) {
        guard !positions.isEmpty else {
            // A reader is in the list once, and the last to come is often the first to go.
            if readers.last === reader {
                readers.removeLast()
            } else if let position = readers.firstIndex(where: { $0 === reader }) {
                readers.remove(at: position)
            }
            return
        }
        guard let position = positions.removeValue(forKey: ObjectIdentifier(reader)) else { return }
        let last = readers.removeLast()
        guard position < readers.count else { return }
        readers[position] = last
        positions[ObjectIdentifier(last)] = position
    }
}

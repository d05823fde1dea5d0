/// Environment values by key. A node provides few, so looking through all of them is quicker than a table, and takes half its
/// memory.
package struct ProvidedList {
    private var entries: ContiguousArray<Entry> = []

    private struct Entry {
        let key: ObjectIdentifier
        var value: Any
    }

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    subscript(key: ObjectIdentifier) -> Any? {
        index(of: key).map { entries[$0].value }
    }

    mutating func set(_ value: Any, for key: ObjectIdentifier) {
        if let index = index(of: key) {
            entries[index].value = value
        } else {
            entries.append(Entry(key: key, value: value))
        }
    }

    /// In the buffer, because reading a key of the array copies its value.
    private func index(of key: ObjectIdentifier) -> Int? {
        entries.withUnsafeBufferPointer { entries in entries.indices.first { entries[$0].key == key } }
    }
}

/// Environment values by key. A node provides few, so looking through all of them is quicker than a table, and takes half its
/// memory.
package struct ProvidedList {
    private var entries: ContiguousArray<(key: ObjectIdentifier, value: Any)> = []

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    subscript(key: ObjectIdentifier) -> Any? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    mutating func set(_ value: Any, for key: ObjectIdentifier) {
        for index in entries.indices where entries[index].key == key {
            entries[index].value = value
            return
        }
        entries.append((key, value))
    }
}

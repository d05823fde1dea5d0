import Synchronization

/// The publishers of objects without a `@Published` property, which have no storage of their own for one.
///
/// Safety of `@unchecked Sendable`: the table is used only under its lock, and each publisher it returns belongs to the
/// session of the object in question.
enum UnpublishedObjects {
    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.withLock { $0.publisher(of: Entry.Key(object)).value }
    }

    private struct Table: ~Copyable {
        private var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which removing those of deallocated objects pays.
        private var limit = 64

        mutating func publisher(of key: Entry.Key) -> Entry.Publisher {
            if let entry = entries[key.identifier], entry.object != nil { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let entry = Entry(key)
            entries[key.identifier] = entry
            return entry.publisher
        }
    }

    private final class Entry: @unchecked Sendable {
        struct Key: @unchecked Sendable {
            let object: AnyObject
            var identifier: ObjectIdentifier { ObjectIdentifier(object) }
            init(_ object: AnyObject) { self.object = object }
        }
        struct Publisher: @unchecked Sendable { let value = ObservableObjectPublisher() }

        private(set) weak var object: AnyObject?
        let publisher = Publisher()

        init(_ key: Key) { object = key.object }
    }
}

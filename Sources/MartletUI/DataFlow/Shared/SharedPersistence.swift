import Synchronization

/// Keeps shared values beyond the process.
package protocol SharedPersistence: AnyObject, Sendable {
    /// Whether a global or static property of the program refers to `object`: then every process makes it once.
    func isGlobal(_ object: AnyObject) -> Bool
    /// What is stored under a name, for the value that claims it first.
    func claim(_ name: SharedName) -> SharedClaim
    /// The value has claimed a name.
    func add(_ shared: any StoredShared, named name: SharedName)
    /// The value has changed.
    func didChange(_ shared: any StoredShared)
    /// The numbered post that is being performed, if that is why a value changes.
    var currentPost: SharedPost? { get }
}

/// What is stored of a shared value.
package enum SharedClaim: Sendable {
    /// Nothing yet.
    case new
    case stored([UInt8])
    /// Another value of the process has the name.
    case taken
}

/// One post of events of a page.
package struct SharedPost: Hashable, Sendable {
    package let page: UInt64
    package let number: UInt64

    package init(page: UInt64, number: UInt64) { (self.page, self.number) = (page, number) }
}

/// A shared value that is stored.
package protocol StoredShared: AnyObject, Sendable {
    var storedName: SharedName { get }
    /// The value as it is stored, with the posts that have changed it; `nil` if it cannot be stored.
    func makeRecord() -> [UInt8]?
    /// Leaves out from now on the posts of which `isStored` is true: they are stored with their pages, and so not
    /// performed again. Returns whether there are others.
    func forgetPosts(_ isStored: (SharedPost) -> Bool) -> Bool
}

/// The persistence of this process.
package enum CurrentSharedPersistence {
    private static let isThere = Atomic<Bool>(false)
    private static let persistence = Mutex<(any SharedPersistence)?>(nil)

    package static func set(_ new: (any SharedPersistence)?) {
        persistence.withLock { $0 = new }
        isThere.store(new != nil, ordering: .releasing)
    }

    static var exists: Bool { isThere.load(ordering: .relaxed) }

    static var current: (any SharedPersistence)? { persistence.withLock { $0 } }
}

import MartletPublishers
package import MartletValues
import Synchronization

/// Keeps shared values beyond the process.
package protocol SharedPersistence: AnyObject, Sendable {
    /// Whether a global or static property of the program refers to `object`: then every process makes it once.
    func isGlobal(_ object: AnyObject) -> Bool
    /// What is stored under a name, for the value that claims it first.
    func claim(_ name: SharedName) -> SharedClaim
    /// The value that has claimed a name is not there any more.
    func release(_ name: SharedName)
    /// The value has claimed a name.
    func add(_ shared: any StoredShared, named name: SharedName)
    /// The value has changed.
    func didChange(_ shared: any StoredShared)
    /// The numbered post that is being performed, if that is why a value changes.
    var currentPost: PerformedPost? { get }
    /// Waits a moment for pages that are about to be stored.
    func waitForPosts()

    // MARK: Where other servers change the values too

    /// Waits for so many milliseconds until this server has the right to change a value, which is closed here. `false` if it
    /// does not get it in time.
    func acquire(_ shared: any StoredShared, within milliseconds: UInt64) -> Bool
    /// The same for a task, which holds no thread meanwhile.
    func acquire(_ shared: any StoredShared, within duration: Duration) async -> Bool
    /// A change was not made, because the right to it could not be had. What led to it is to be done again.
    func couldNotChange(_ shared: any StoredShared)
    /// Whether what runs now is done again from the beginning, and so must not change anything here. A later press of the page
    /// would stand with the value, and an earlier one that was lost would be taken for done.
    var discardsChanges: Bool { get }
}

extension SharedPersistence {
    package func release(_ name: SharedName) {}
    package func acquire(_ shared: any StoredShared, within milliseconds: UInt64) -> Bool { true }
    package func acquire(_ shared: any StoredShared, within duration: Duration) async -> Bool { true }
    package func couldNotChange(_ shared: any StoredShared) {}
    package var discardsChanges: Bool { false }
}

/// What is stored of a shared value.
package enum SharedClaim: Sendable {
    /// Nothing yet.
    case new
    case stored(StoredSharedRecord)
    /// Another value of the process has the name.
    case taken
    /// So many values have names that no more may.
    case tooMany(limit: Int)
    /// The store could not be read.
    case unknown
}

/// A stored value: its record, and its large parts by name.
package struct StoredSharedRecord: Sendable {
    package let bytes: [UInt8]
    package let blobs: [BlobName: [UInt8]]

    package init(_ bytes: [UInt8], blobs: [BlobName: [UInt8]]) { (self.bytes, self.blobs) = (bytes, blobs) }
}

/// What is to be written so that the store has a value.
package struct SharedChange {
    package let record: [UInt8]
    /// Large parts that the store lacks.
    package let newBlobs: [(BlobName, [UInt8])]
    /// Large parts that it does not need any more.
    package let unusedBlobs: [BlobName]
}

/// One post of events of a page.
package struct SharedPost: Hashable, Sendable {
    package let page: UInt64
    package let number: UInt64
    package let owner: PageOwner

    package init(page: UInt64, number: UInt64, owner: PageOwner = .none) {
        (self.page, self.number, self.owner) = (page, number, owner)
    }
}

/// Who has a page in the store, by which other servers find out whether it is stored.
package struct PageOwner: Hashable, Sendable {
    package let (high, low): (UInt64, UInt64)

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// No other server asks.
    package static let none = PageOwner(high: 0, low: 0)
}

/// A post that is being performed. When the same one is performed again, that is another performance.
package struct PerformedPost: Sendable {
    package let post: SharedPost
    package let performance: UInt64

    private static let last = Atomic<UInt64>(0)

    package init(_ post: SharedPost) {
        self.post = post
        performance = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }
}

/// A shared value that is stored.
package protocol StoredShared: AnyObject, Sendable {
    var storedName: SharedName { get }
    /// What the store lacks of the value and the posts that have changed it; `nil` if it cannot be stored. Called by one
    /// thread at a time.
    func makeChange() -> SharedChange?
    /// The store lacks the value as a whole, or what was made of it last.
    func forgetStored()
    /// Leaves out from now on the posts of which `isStored` is true: they are stored with their pages, and so not
    /// performed again. Returns whether there are others.
    func forgetPosts(_ isStored: (SharedPost) -> Bool) -> Bool
    /// The posts of other servers that stand with the value.
    var othersPosts: [SharedPost] { get }

    // MARK: Where other servers change the values too

    /// From now on nobody changes the value here before ``open()``.
    func close()
    /// The value may be changed here: this server has the right to.
    func open()
    /// The store has this version of the value, written by this server.
    func didWrite(_ version: Int64)
    /// What was written here may have been lost: what the store has is newer, whatever its version.
    func forgetWritten()
    /// Takes what another server has stored, unless the value here is open or as new. Returns whether it could be read.
    func adopt(_ stored: StoredSharedRecord, version: Int64) -> Bool
}

/// The persistence of a value that is used for the first time: that of the server whose visitor's program uses it, or else of
/// the first server of the process that has one.
package enum CurrentSharedPersistence {
    private struct Found {
        let persistence: any SharedPersistence
    }

    private static let isThere = Atomic<Bool>(false)
    private static let servers = ServerHook<Found>()

    package static func add(_ persistence: any SharedPersistence, of server: any AnyObject & Sendable) {
        servers.add(Found(persistence: persistence), of: server)
        isThere.store(true, ordering: .releasing)
    }

    package static func remove(_ server: any AnyObject & Sendable) {
        servers.remove(server)
        isThere.store(servers.current != nil, ordering: .releasing)
    }

    static var exists: Bool { isThere.load(ordering: .relaxed) }

    static var current: (any SharedPersistence)? {
        (CurrentIsolation.current as? any GraphIsolation)?.sharedPersistence ?? servers.current?.persistence
    }
}

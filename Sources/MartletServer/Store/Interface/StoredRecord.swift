/// One of an owner's records.
package struct StoredRecord: Equatable, Sendable {
    package let name: String
    package let version: Int64
    package let value: [UInt8]

    package init(name: String, version: Int64, value: [UInt8]) {
        self.name = name
        self.version = version
        self.value = value
    }

    /// Whether the name is `name`, or begins with it and a colon.
    package func isUnder(_ name: String) -> Bool {
        self.name.utf8.starts(with: name.utf8)
            && (self.name.utf8.count == name.utf8.count || self.name.utf8.dropFirst(name.utf8.count).first == 0x3A)
    }
}

/// By what owners belong together: numbers that the caller chooses, 0 for none.
package struct OwnerTags: Equatable, Sendable {
    package var user: Int64
    package var address: Int64

    package init(user: Int64 = 0, address: Int64 = 0) { (self.user, self.address) = (user, address) }
}

/// An owner of records.
package struct StoredOwner: Equatable, Sendable {
    package let key: StoreKey
    /// Seconds since 1970.
    package let expires: Int64
    /// What the last change of the owner has given.
    package let tags: OwnerTags
    /// Bytes of the owner's records, names included.
    package let bytes: Int
    /// Whether the name is the one that was written. An owner whose name is damaged is nobody's any more.
    package let isIntact: Bool

    package init(key: StoreKey, expires: Int64, tags: OwnerTags = OwnerTags(), bytes: Int, isIntact: Bool = true) {
        self.key = key
        self.expires = expires
        self.tags = tags
        self.bytes = bytes
        self.isIntact = isIntact
    }
}

/// The contents of a store, in numbers. The owner `.process` is not counted.
package struct StoreSize: Equatable, Sendable {
    package var owners: Int
    /// Bytes of records, names included.
    package var bytes: Int

    package init(owners: Int = 0, bytes: Int = 0) {
        self.owners = owners
        self.bytes = bytes
    }

    package func exceeds(_ limit: StoreSize) -> Bool { owners > limit.owners || bytes > limit.bytes }
}

extension Int64 {
    /// A time in seconds, rounded up to a whole minute: a session that is in use changes the stored time once a minute
    /// and not with each commit.
    package var roundedUpToMinute: Int64 {
        let minutes = self / 60 + (self % 60 > 0 ? 1 : 0)
        let (seconds, overflows) = minutes.multipliedReportingOverflow(by: 60)
        return overflows ? .max : seconds
    }
}

import MartletUI

/// Whose a name in the store is.
struct SharedHolder {
    private(set) weak var value: (any StoredShared)?
    private var wasThere = false

    /// It is about to come.
    init() {}

    init(_ value: any StoredShared) { (self.value, wasThere) = (value, true) }

    enum Presence: Sendable {
        case coming
        case here(any StoredShared)
        case gone
    }

    /// Whether it is there. Whoever asks under a lock keeps the answer until the lock is free: it may be the last reference
    /// to a value, and one that ends gives its name back.
    var presence: Presence { value.map { .here($0) } ?? (wasThere ? .gone : .coming) }
}

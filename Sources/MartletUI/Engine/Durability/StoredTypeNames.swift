import MartletValues
import Synchronization

/// The names of the types whose state this process has stored. A record names a view's type by a number only; a later
/// release that has no such view any more finds its name here.
///
/// They are facts of the program. More than a limit are nameless.
package enum StoredTypeNames {
    private static let names = Mutex<[UInt32: String]>([:])
    private static let limit = 4_096

    /// How many there are. It only grows.
    package static var count: Int { names.withLock { $0.count } }

    package static var all: [UInt32: String] { names.withLock { $0 } }

    static func add(_ name: DurableTypeName) {
        guard name.isFirstUse else { return }
        names.withLock { names in
            if names.count < limit { names[name.fingerprint] = name.text }
        }
    }
}

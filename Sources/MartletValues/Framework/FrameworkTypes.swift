import Synchronization

/// What the framework above this module says about types: which values are never stored, and what restoring an object
/// sets off.
package protocol FrameworkTypes: Sendable {
    /// Whether the type says that its values are never stored.
    func isTransient(_ type: Any.Type) -> Bool

    /// Whether the program makes values of the type anew, and what they hold is stored elsewhere: publishers and the like.
    func isMachinery(_ type: Any.Type) -> Bool

    /// The names of the properties that the class says are not stored.
    func transientProperties(of type: AnyClass) -> Set<String>

    /// Called when the properties of an object have been restored.
    func didRestore(_ object: AnyObject)
}

/// The one framework of this process. Every encoder and decoder needs a table of objects, and every such table names the
/// framework, so no type is examined before the framework is known.
enum Framework {
    private static let registered = Mutex<(any FrameworkTypes)?>(nil)

    /// The first call counts: plans are made once.
    static func register(_ types: any FrameworkTypes) {
        registered.withLock { if $0 == nil { $0 = types } }
    }

    static var types: any FrameworkTypes { registered.withLock { $0 } ?? NoFramework() }
}

/// No framework: every type is the program's.
private struct NoFramework: FrameworkTypes {
    func isTransient(_ type: Any.Type) -> Bool { false }
    func isMachinery(_ type: Any.Type) -> Bool { false }
    func transientProperties(of type: AnyClass) -> Set<String> { [] }
    func didRestore(_ object: AnyObject) {}
}

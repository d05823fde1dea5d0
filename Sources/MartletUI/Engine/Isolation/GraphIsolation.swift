package import MartletPublishers

/// The isolation domain of a graph: a shared object can be changed on any thread, and the views that read it must be
/// notified on theirs.
package protocol GraphIsolation: Isolation {
    /// The views' reads of shared values; used in the domain only.
    var subscriptions: SharedSubscriptions { get }
    /// The tags of the visitor's languages; used in the domain only.
    var languages: [String] { get }
    /// Keeps the values that the program of the domain shares; `nil` if it has none of its own.
    var sharedPersistence: (any SharedPersistence)? { get }
    /// Runs `body`, which marks views and does nothing else, in the domain: before the next work there or else soon, in
    /// a turn that delays no visitor's request. All marks made by then are shown together.
    func mark(_ body: @escaping @Sendable () -> Void)
    /// Calls `turn` until it returns `false`, on a thread of the domain's but not in the domain, with others' turns in
    /// between.
    func runInTurns(_ turn: @escaping @Sendable () -> Bool)
    /// Reports a misuse on the page whose action is being performed in the domain. Returns whether there is one.
    func report(_ diagnostic: Diagnostic) -> Bool
}

extension GraphIsolation {
    package var languages: [String] { [] }
    package var sharedPersistence: (any SharedPersistence)? { nil }
}

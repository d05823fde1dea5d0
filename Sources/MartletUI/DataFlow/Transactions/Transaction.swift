package import Synchronization

/// The context of a change: how it is spread over time.
public struct Transaction {
    /// How changes of looks are spread over time; `nil` for at once.
    public var animation: Animation?
    /// Whether ``animation`` is to be left aside.
    public var disablesAnimations = false

    /// A transaction without an animation.
    public init() {}

    /// A transaction whose changes are animated; not with `nil`.
    public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body`, whose changes are a transaction of their own: what was changed before is evaluated before, and what `body`
/// changes when it has returned.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // A body or a binding's getter is no place for changes; that is told where they are made.
    guard CurrentEvaluation.subscriber == nil else { return try body() }
    for graph in PendingGraphs.current { graph.flush() }
    defer { for graph in PendingGraphs.current { graph.flush(in: transaction) } }
    return try body()
}

/// Runs `body`, whose changes of looks are spread over time in the browser. They are a transaction of their own (“View Updates”,
/// "State vs. Binding").
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// The graphs of the visitor whose code runs on this thread that have changes to be evaluated.
package enum PendingGraphs {
    /// How to find them: the server knows its sessions, a test without a server its page.
    package static let finder = Mutex(Finder { SendableGraphs([]) })

    static var current: [ViewGraph] { finder.withLock { $0 }.find().graphs }

    /// No closure by itself, for the reason that ``PagelessDiagnostics/Listener`` is none.
    package struct Finder: Sendable {
        let find: @Sendable () -> SendableGraphs
        package init(_ find: @escaping @Sendable () -> SendableGraphs) { self.find = find }
    }
}

/// Graphs on their way to the thread that asked for them.
///
/// Safety of `@unchecked Sendable`: they are the graphs of the session that runs on the calling thread, and stay there.
package struct SendableGraphs: @unchecked Sendable {
    package let graphs: [ViewGraph]

    package init(_ graphs: [ViewGraph]) { self.graphs = graphs }
}

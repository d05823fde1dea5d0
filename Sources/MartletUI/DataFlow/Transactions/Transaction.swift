package import Synchronization

/// The context of a change: whether and how the browser animates it.
public struct Transaction {
    /// The animation of style changes; `nil` applies them at once.
    public var animation: Animation?
    /// Whether to ignore ``animation``.
    public var disablesAnimations = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction whose changes are animated.
    ///
    /// - Parameter animation: The animation; `nil` for none.
    public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body` and treats its changes as a transaction of their own: the engine evaluates earlier changes before
/// `body`, and the changes of `body` when it has returned.
///
/// - Parameters:
///   - transaction: The context of the changes.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // A view's body or a binding's getter must not change state; the write itself reports the diagnostic.
    guard CurrentEvaluation.subscriber == nil else { return try body() }
    for graph in PendingGraphs.current { graph.flush() }
    defer { for graph in PendingGraphs.current { graph.flush(in: transaction) } }
    return try body()
}

/// Runs `body` in a transaction of its own, with one value of it set: `withTransaction(\.disablesAnimations, true) { … }`.
///
/// - Parameters:
///   - keyPath: The value's place.
///   - value: The value.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
@discardableResult
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body` and animates the style changes that follow from it in the browser. The changes are a transaction of
/// their own (“View Updates”, "State vs. Binding").
///
/// ```swift
/// withAnimation(.easeInOut) { isExpanded.toggle() }
/// ```
///
/// - Parameters:
///   - animation: The animation; `nil` applies the changes at once.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// The graphs with pending changes, of the visitor whose code runs on this thread.
package enum PendingGraphs {
    /// Finds the graphs: the server knows its sessions, a test without a server its page.
    package static let finder = Mutex(Finder { SendableGraphs([]) })

    static var current: [ViewGraph] { finder.withLock { $0 }.find().graphs }

    /// Has the screen readers say a text where the visitor has just done something, or something has just changed.
    package static func announce(_ text: String, isUrgent: Bool) {
        write { $0.announce(text, isUrgent: isUrgent) }
    }

    /// Has the browser that shows the page copy a text into its clipboard.
    package static func copy(_ text: String) { write { $0.copy(text) } }

    private static func write(_ write: (inout PatchWriter) -> Void) {
        for graph in current where graph.client.isRendered {
            write(&graph.patches)
            graph.onInvalidate?()
        }
    }

    /// Not a bare closure, for the reason that ``ServerHook/current`` names.
    package struct Finder: Sendable {
        let find: @Sendable () -> SendableGraphs
        package init(_ find: @escaping @Sendable () -> SendableGraphs) { self.find = find }
    }
}

/// Graphs that pass through a `Sendable` interface to the calling thread.
///
/// Safety of `@unchecked Sendable`: they are the graphs of the session that runs on the calling thread, and stay there.
package struct SendableGraphs: @unchecked Sendable {
    package let graphs: [ViewGraph]

    package init(_ graphs: [ViewGraph]) { self.graphs = graphs }
}

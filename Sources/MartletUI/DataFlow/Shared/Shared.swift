/// A value that all visitors share.
///
/// Views read it with dependency tracking by key path: `board.title` makes the current view depend on `title` and on
/// nothing else of the value, ``value`` on all of it. Any code may call ``update(_:)`` to change the value, from any
/// thread; the change updates every page of every visitor that has read what changed, and no other.
///
/// ```swift
/// struct Chat: Sendable { var messages: [Message] = [] }
/// let chat = Shared(Chat())
///
/// ForEach(chat.messages) { Text($0.text) }
/// Button("Send") { chat.update { $0.messages.append(message) } }
/// ```
@dynamicMemberLookup
public final class Shared<Value: Sendable>: Sendable {
    let storage: SharedStorage<Value>

    /// Creates a shared value.
    ///
    /// With a store, the value of a global or static property outlives the process if it can be stored
    /// (docs/durability.md): it is found again by the source file, the type or function around it and its own type.
    /// Give a `key` to one that stands elsewhere, or beside another of its type.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - key: The name in the store, which no other shared value of the program has.
    public init(
        _ value: Value, key: String? = nil, file: StaticString = #fileID, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        storage = SharedStorage(
            value, SharedSite(key: key, file: file, function: function, line: line, column: column))
    }

    /// A value with a storage of its own, for tests.
    init(_ storage: SharedStorage<Value>) { self.storage = storage }

    /// The storage, with the value that an earlier process has left. Not in the initializer, where nobody refers to
    /// this object yet.
    private var current: SharedStorage<Value> {
        if storage.mayBeStored { storage.restore(for: self) }
        return storage
    }

    /// The whole value. Every change evaluates the views that read it.
    public var value: Value { current.read(SharedProjectionKey(\Value.self)) { $0 } }

    /// A projection of the value. Only a change of this projection evaluates the views that read it.
    public subscript<Subject>(dynamicMember keyPath: any KeyPath<Value, Subject> & Sendable) -> Subject {
        current.read(SharedProjectionKey(keyPath)) { $0[keyPath: keyPath] }
    }

    /// Returns the element at `index` of a collection in the value. Only a change of this element evaluates the views
    /// that read it.
    ///
    /// - Parameters:
    ///   - elements: The key path of the collection.
    ///   - index: The position of the element.
    /// - Returns: The element; `nil` if the collection has none at `index`.
    public func element<Elements: Collection & SendableMetatype>(
        _ elements: any KeyPath<Value, Elements> & Sendable, at index: Elements.Index
    ) -> Elements.Element? where Elements.Index: Hashable & Sendable {
        current.read(SharedProjectionKey(elements, at: index)) { value in
            let elements = value[keyPath: elements]
            guard elements.startIndex <= index, index < elements.endIndex else { return nil }
            return elements[index]
        }
    }

    /// Changes the value.
    ///
    /// `body` runs on a copy, which becomes the value at the end. If another update has changed the value meanwhile,
    /// `body` runs again, on the new value, and only its last run counts. So `body` changes its argument and does
    /// nothing else: what it does elsewhere, such as an update of another value, may be done more than once. No lock is
    /// held while it runs, and nobody waits for it. Reads of the value by other means inside `body` see the former
    /// value.
    ///
    /// A change that would make the value larger than the limit `shared-bytes`, or all shared values together larger
    /// than `all-shared-bytes`, is not made: the value stays as it was, the log and, in development, the page name it,
    /// and `body`'s result is returned all the same. Use ``tryUpdate(_:)`` to hear of it.
    ///
    /// Where several servers share a store, one of them at a time has the right to change the value, and keeps it until another
    /// one needs it. An update here then waits until this server has it, a few milliseconds in most cases and five seconds at
    /// most. If that fails, the change is not made, and what the visitor has done is done again from the beginning.
    ///
    /// - Parameter body: Changes the value in place. If it throws, the value stays as it was.
    /// - Returns: The result of the run of `body` that counts.
    @discardableResult
    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let (result, refusal) = try current.update(body)
        if let refusal { current.report(refusal) }
        return result
    }

    /// Changes the value, or throws if that would make it too large.
    ///
    /// As ``update(_:)`` otherwise. Use it where a visitor can say how much is added, and tell them what became of it.
    ///
    /// - Parameter body: Changes the value in place. If it throws, the value stays as it was.
    /// - Returns: The result of the run of `body` that counts.
    /// - Throws: A ``SharedSizeError`` if the value would exceed the limit `shared-bytes`, or all shared values together
    ///   `all-shared-bytes`; a ``SharedUnavailableError`` if another server has not passed on the right to change the value in
    ///   time; what `body` throws.
    @discardableResult
    public func tryUpdate<Result>(_ body: (inout Value) throws -> Result) throws -> Result {
        let (result, refusal) = try current.update(body)
        if let refusal { throw refusal.error }
        return result
    }
    /// Changes the value, and holds up nobody while the right to do so is at another server.
    ///
    /// As ``tryUpdate(_:)`` otherwise, which keeps its thread while it waits: in a program of the main actor, that is
    /// everybody's. Use this one in a task for a value that several servers change by turns.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait, an hour at most.
    ///   - isolation: Where `body` runs: where this is called.
    ///   - body: Changes the value in place. If it throws, the value stays as it was.
    /// - Returns: The result of the run of `body` that counts.
    /// - Throws: What ``tryUpdate(_:)`` throws, and a `CancellationError` if the task is cancelled before.
    @discardableResult
    public func update<Result>(
        within timeout: Duration, isolation: isolated (any Actor)? = #isolation,
        _ body: (inout Value) throws -> Result
    ) async throws -> Result {
        let storage = current
        let end = ContinuousClock.now + min(max(timeout, .zero), .seconds(3_600))
        while storage.isClosed {
            try Task.checkCancellation()
            let rest = end - ContinuousClock.now
            guard rest > .zero, await storage.durability.acquire(storage, within: rest) else {
                try Task.checkCancellation()
                throw SharedUnavailableError("\(Value.self)")
            }
        }
        return try tryUpdate(body)
    }
}

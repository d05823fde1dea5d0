/// Cancels what it stands for when its last reference goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var body: (() -> Void)?

    /// Creates an object that calls `cancel` once: in ``cancel()``, or in its `deinit`.
    ///
    /// - Parameter cancel: Ends what the object stands for.
    public init(_ cancel: @escaping () -> Void) { body = cancel }

    /// Creates an object that cancels `cancellable` in ``cancel()``, or in its `deinit`.
    public init<Wrapped: Cancellable>(_ cancellable: Wrapped) { body = { cancellable.cancel() } }

    deinit { body?() }

    public func cancel() {
        let body = lock.held {
            defer { self.body = nil }
            return self.body
        }
        body?()
    }

    /// Stores this object in a set, whose deallocation cancels all of its elements.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores this object in a collection, whose deallocation cancels all of its elements.
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable { collection.append(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

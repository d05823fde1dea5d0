/// Ends what it stands for when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var body: (() -> Void)?

    /// `cancel` is called once: by ``cancel()``, or when the object goes.
    public init(_ cancel: @escaping () -> Void) { body = cancel }

    /// Cancels `cancellable` when it is cancelled or nobody holds it any more.
    public init<Wrapped: Cancellable>(_ cancellable: Wrapped) { body = { cancellable.cancel() } }

    deinit { body?() }

    public func cancel() {
        let body = lock.held {
            defer { self.body = nil }
            return self.body
        }
        body?()
    }

    /// Keeps it with others, which end together when the set goes.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it with others, which end together when the collection goes.
    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable { collection.append(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

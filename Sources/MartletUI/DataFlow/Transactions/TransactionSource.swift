/// The source of another binding, where each write is a transaction of its own.
final class TransactionSource<Value>: BindingSource {
    private let base: any BindingSource<Value>
    private let transaction: Transaction

    init(_ base: any BindingSource<Value>, _ transaction: Transaction) {
        self.base = base
        self.transaction = transaction
    }

    func get() -> Value { base.get() }
    func peek() -> Value { base.peek() }
    func set(_ value: Value) { withTransaction(transaction) { base.set(value) } }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? TransactionSource<Value> else { return false }
        return transaction.animation == other.transaction.animation && base.isSame(as: other.base)
    }

    func snapshot() -> Value? { base.snapshot() }
    var state: (any WatchedState)? { base.state }
    var notifiesSubscribers: Bool { base.notifiesSubscribers }
}

extension Binding {
    /// Returns a binding to the same value whose writes are transactions of their own.
    ///
    /// - Parameter transaction: The context of each write.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(source: TransactionSource(source, transaction))
    }

    /// Returns a binding to the same value whose writes animate style changes.
    ///
    /// - Parameter animation: The animation; `nil` applies the changes at once.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

/// What another binding is bound to, written in a transaction of its own.
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
    /// A binding to the same value, each write of which is a transaction of its own.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(source: TransactionSource(source, transaction))
    }

    /// A binding to the same value, whose writes change looks over time.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

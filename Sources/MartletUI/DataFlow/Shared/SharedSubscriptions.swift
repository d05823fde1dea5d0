/// Who reads which shared values in an isolation domain.
///
/// Safety of `@unchecked Sendable`: it is used in the domain only.
package final class SharedSubscriptions: @unchecked Sendable {
    private var subscribers: [ObjectIdentifier: AnyObject] = [:]

    package init() {}

    /// The readings of one value, while there are any.
    subscript<Value: Sendable>(storage: SharedStorage<Value>) -> SharedSubscriber<Value>? {
        // The storage lives as long as it is read, so its identity stands for its type.
        get { subscribers[ObjectIdentifier(storage)].map { unsafeDowncast($0, to: SharedSubscriber<Value>.self) } }
        set { subscribers[ObjectIdentifier(storage)] = newValue }
    }
}

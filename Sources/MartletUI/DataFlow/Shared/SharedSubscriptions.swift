/// The subscribers of shared values in one isolation domain.
///
/// Safety of `@unchecked Sendable`: it is used only in the domain.
package final class SharedSubscriptions: @unchecked Sendable {
    private var subscribers: [ObjectIdentifier: AnyObject] = [:]

    package init() {}

    /// The subscriber of one value, while there is one.
    subscript<Value: Sendable>(storage: SharedStorage<Value>) -> SharedSubscriber<Value>? {
        // The storage lives as long as its readings do, so its identity determines its type.
        get { subscribers[ObjectIdentifier(storage)].map { unsafeDowncast($0, to: SharedSubscriber<Value>.self) } }
        set { subscribers[ObjectIdentifier(storage)] = newValue }
    }
}

package import Synchronization

/// Whether the program has views whose actions are durable before their effect is shown.
package enum DurableActions {
    /// It is set by the program's source and not by a visitor: programs without such views need not look for them.
    package static let areUsed = Atomic<Bool>(false)
}

private struct DurableActionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var isActionDurable: Bool {
        get { self[DurableActionKey.self] }
        set { self[DurableActionKey.self] = newValue }
    }
}

extension View {
    /// Shows the effect of the actions in this view only when it is durable: when a crash of the server cannot undo it
    /// any more. That takes some milliseconds. Without a store it changes nothing.
    ///
    /// Use it where the visitor relies on what the page says: an order that was placed, a seat that was taken.
    ///
    /// ```swift
    /// Button("Place order") { orders.place(cart) }.durable()
    /// ```
    ///
    /// - Parameter isDurable: Whether the actions wait; `false` for those inside a view whose actions do.
    public nonisolated func durable(_ isDurable: Bool = true) -> some View {
        DurableActions.areUsed.store(true, ordering: .relaxed)
        return environment(\.isActionDurable, isDurable)
    }
}

extension ViewGraph {
    /// Whether the actions of the element with this identifier are durable before their effect is shown.
    package func isActionDurable(at identifier: UInt32) -> Bool {
        guard DurableActions.areUsed.load(ordering: .relaxed), let node = instance(with: identifier)?.node else {
            return false
        }
        return EnvironmentValues(above: node.nearestEnvironmentProvider, subscriber: nil).isActionDurable
    }
}

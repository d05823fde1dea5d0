/// A node that provides environment values to those below it.
package protocol EnvironmentProvider: Node {
    /// The value under `key`, from this node or from a provider further up. A change invalidates `subscriber`.
    func value(for key: ObjectIdentifier, readBy subscriber: DependencySubscriber?) -> Any?
}

extension Node {
    /// The nearest provider, beginning with this node and going upwards.
    final var nearestEnvironmentProvider: (any EnvironmentProvider)? {
        var node: Node? = self
        while let current = node {
            if let provider = current.environmentProvider { return provider }
            node = current.parent
        }
        return nil
    }
}

/// The values that one node provides, with their subscribers.
package struct ProvidedValues {
    private(set) var values: ProvidedList
    private var sources: [ObjectIdentifier: EnvironmentSource] = [:]

    package init(_ values: EnvironmentValues) { self.values = values.provided }

    /// The value under `key`, if this node provides it.
    package mutating func value(for key: ObjectIdentifier, readBy subscriber: DependencySubscriber?) -> Any? {
        guard let value = values[key] else { return nil }
        subscriber?.record(source(of: key))
        return value
    }

    /// Replaces the provided values and invalidates the subscribers of those that differ (“SwiftUI Evaluation and
    /// Rendering”, "Re-evaluation of Views").
    package mutating func replace(with new: EnvironmentValues) {
        let old = values
        values = new.provided
        // To compare costs more than to look: values that nobody has read are not compared.
        for (key, source) in sources {
            guard let new = values[key] else {
                if old[key] != nil { source.invalidate() }
                continue
            }
            if !InputComparison.areDynamicallyEqual(old[key], new) { source.invalidate() }
        }
    }

    private mutating func source(of key: ObjectIdentifier) -> EnvironmentSource {
        if let source = sources[key] { return source }
        let source = EnvironmentSource()
        sources[key] = source
        return source
    }
}

/// The subscribers of one key that one node provides.
package final class EnvironmentSource: DependencySource {
    private var subscribers = SubscriberList()

    package func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    package func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }

    func invalidate() { for subscriber in subscribers.all { subscriber.invalidate(.source(self)) } }
}

/// A node that provides environment values to those below it.
package protocol EnvironmentProvider: Node {
    /// The value under `key` here or, where this node does not provide it, further up. `reader` is told when it changes.
    func value(for key: ObjectIdentifier, readBy reader: DependencyReader?) -> Any?
}

extension Node {
    /// The nearest provider from here upwards, this node included.
    final var nearestEnvironmentProvider: (any EnvironmentProvider)? {
        var node: Node? = self
        while let current = node {
            if let provider = current.environmentProvider { return provider }
            node = current.parent
        }
        return nil
    }
}

/// What one node provides, and who reads it.
package struct ProvidedValues {
    private var values: [ObjectIdentifier: Any]
    private var sources: [ObjectIdentifier: EnvironmentSource] = [:]

    package init(_ values: EnvironmentValues) { self.values = values.provided }

    /// The value under `key`, if it is provided here.
    package mutating func value(for key: ObjectIdentifier, readBy reader: DependencyReader?) -> Any? {
        guard let value = values[key] else { return nil }
        reader?.record(source(of: key))
        return value
    }

    /// Provides other values from now on and tells the readers of those that differ (note 0, "Re-evaluation of Views").
    package mutating func replace(with new: EnvironmentValues) {
        let old = values
        values = new.provided
        for (key, value) in values where !InputComparison.areDynamicallyEqual(old[key], value) {
            sources[key]?.invalidate()
        }
        for key in old.keys where values[key] == nil { sources[key]?.invalidate() }
    }

    private mutating func source(of key: ObjectIdentifier) -> EnvironmentSource {
        if let source = sources[key] { return source }
        let source = EnvironmentSource()
        sources[key] = source
        return source
    }
}

/// The readers of one key that one node provides.
package final class EnvironmentSource: DependencySource {
    private var readers = ReaderList()

    package func add(_ reader: DependencyReader) { readers.add(reader) }

    package func remove(_ reader: DependencyReader) { readers.remove(reader) }

    func invalidate() { for reader in readers.readers { reader.invalidate(.source(self)) } }
}

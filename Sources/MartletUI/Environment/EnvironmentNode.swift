/// The place of an `.environment` modifier: an instance of its own, whose content inherits what it provides.
package final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: FragmentNode<Content>,
    EnvironmentProvider
{
    private var modifier: Modifier
    private var sources: [ObjectIdentifier: EnvironmentSource] = [:]

    package init(_ content: Content, _ modifier: Modifier, _ place: NodePlace) {
        self.modifier = modifier
        super.init(content, place)
    }

    package var environment: EnvironmentValues {
        var values = inheritedEnvironment
        modifier.write(to: &values)
        return values
    }

    package func provides(_ key: ObjectIdentifier) -> Bool { provided(by: modifier).providedKeys.contains(key) }

    package func add(_ reader: DependencyReader, for key: ObjectIdentifier) {
        reader.record(
            sources[key]
                ?? {
                    let source = EnvironmentSource()
                    sources[key] = source
                    return source
                }())
    }

    package func update(_ content: Content, _ modifier: Modifier) {
        let (old, new) = (provided(by: self.modifier), provided(by: modifier))
        self.modifier = modifier
        for key in old.providedKeys.union(new.providedKeys) where !areEqual(old.value(for: key), new.value(for: key)) {
            sources[key]?.invalidate()
        }
        update(content)
    }

    private func provided(by modifier: Modifier) -> EnvironmentValues {
        var values = EnvironmentValues()
        modifier.write(to: &values)
        return values
    }

    private func areEqual(_ old: Any?, _ new: Any?) -> Bool {
        old == nil && new == nil || InputComparison.areDynamicallyEqual(old, new)
    }
}

/// The readers of one key that one node provides.
package final class EnvironmentSource: DependencySource {
    private var readers = ReaderList()

    package func add(_ reader: DependencyReader) { readers.add(reader) }

    package func remove(_ reader: DependencyReader) { readers.remove(reader) }

    func invalidate() { for reader in readers.readers { reader.invalidate("@Environment") } }
}

/// A modifier that provides environment values.
public protocol EnvironmentModifier: ViewModifier {
    func write(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    public static func _plan<Content: View>(
        _ plan: ViewPlan, _ content: Content.Type, _ place: ModifiedPlace
    ) {
        plan.child(at: place.whole, EnvironmentOperations<Content, Self>())
    }
}

private final class EnvironmentOperations<Content: View, Modifier: EnvironmentModifier>: ChildOperations {
    private typealias Whole = ModifiedContent<Content, Modifier>

    override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
        let whole = value.assumingMemoryBound(to: Whole.self)
        return EnvironmentNode(whole.pointee.content, whole.pointee.modifier, place)
    }

    override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let whole = new.assumingMemoryBound(to: Whole.self)
        unsafeDowncast(node, to: EnvironmentNode<Content, Modifier>.self).update(
            whole.pointee.content, whole.pointee.modifier)
    }
}

/// Provides a value under a key path.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    public func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

extension View {
    /// Provides `value` under `keyPath` to this view and all inside it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
        ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
}

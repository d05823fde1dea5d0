/// A type-erased view.
///
/// An `AnyView` keeps the identity and state of its content for as long as the wrapped type stays the same. When a view
/// of another type takes its place, the state of the first ends.
public struct AnyView: _PrimitiveView {
    private let content: any View

    /// Creates a view that erases the type of another view.
    ///
    /// An `AnyView` is not wrapped again: its content is taken over.
    ///
    /// - Parameter view: The view to wrap.
    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

    /// Creates a view that erases the type of another view; the same as ``init(_:)``.
    ///
    /// - Parameter view: The view to wrap.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    public static func _plan(_ plan: _ViewPlan, at offset: Int) { plan.dynamicSlot(at: offset, AnyViewOperations()) }

    private final class AnyViewOperations: ChildOperations {
        override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
            func open<Content: View>(_ content: Content) -> _Node {
                let node = BranchNode(place)
                node.begin(content, WrappedType(type: Content.self))
                return node
            }
            return open(value.assumingMemoryBound(to: AnyView.self).pointee.content)
        }

        override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
            func open<Content: View>(_ content: Content) {
                unsafeDowncast(node, to: BranchNode.self).update(
                    content, WrappedType(type: Content.self), anchor: anchor)
            }
            open(new.assumingMemoryBound(to: AnyView.self).pointee.content)
        }
    }
}

/// The branch key of an erased view: its type, which is also its component of an identity path.
private struct WrappedType: Hashable, DurablyNamed {
    let type: any View.Type

    var durableName: String { DurableIdentity.name(of: type) }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// A view whose type is erased. Identity lasts while the wrapped type stays the same.
public struct AnyView: PrimitiveView {
    private let content: any View

    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

    public init<Content: View>(erasing view: Content) { self.init(view) }

    public static func _plan(_ plan: ViewPlan, at offset: Int) { plan.dynamicSlot(at: offset, AnyViewOperations()) }

    private final class AnyViewOperations: ChildOperations {
        override func make(_ value: UnsafeRawPointer, _ place: NodePlace) -> Node {
            func open<Content: View>(_ content: Content) -> Node {
                let node = BranchNode(place)
                node.begin(content, WrappedType(type: Content.self))
                return node
            }
            return open(value.assumingMemoryBound(to: AnyView.self).pointee.content)
        }

        override func update(_ node: Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
            func open<Content: View>(_ content: Content) {
                unsafeDowncast(node, to: BranchNode.self).update(
                    content, WrappedType(type: Content.self), anchor: anchor)
            }
            open(new.assumingMemoryBound(to: AnyView.self).pointee.content)
        }
    }
}

/// The key of a wrapped view: its type, which is also its part of an identity path.
private struct WrappedType: Hashable, DurablyNamed {
    let type: any View.Type

    var durableName: String { DurableIdentity.name(of: type) }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// A view whose type is erased. Identity lasts while the wrapped type stays the same.
public struct AnyView: PrimitiveView {
    private let content: any View

    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

    public init<Content: View>(erasing view: Content) { self.init(view) }

    public static func _layout(_ layout: inout ViewLayout) { layout.hole() }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        context.child { place in
            func open<Content: View>(_ content: Content) -> Node {
                let node = BranchNode(place)
                node.begin(content, WrappedType(type: Content.self))
                return node
            }
            return open(view.content)
        }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) { renderer.hole() }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        let (node, anchor) = context.hole()
        func open<Content: View>(_ content: Content) {
            unsafeDowncast(node, to: BranchNode.self).update(
                content, WrappedType(type: Content.self), anchor: anchor)
        }
        open(new.content)
    }
}

/// The key of a wrapped view: its type, which is also its part of an identity path.
private struct WrappedType: Hashable, CustomStringConvertible {
    let type: any View.Type

    var description: String { ViewType.shortName(of: type) }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

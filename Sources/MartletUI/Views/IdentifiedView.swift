/// A view with an explicit identity: another identifier is another view.
public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let identifier: ID

    public static func _layout(_ layout: inout ViewLayout) { layout.hole() }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        context.child { place in
            let node = BranchNode(place)
            node.begin(view.content, view.identifier)
            return node
        }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) { renderer.hole() }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        let (node, anchor) = context.hole()
        unsafeDowncast(node, to: BranchNode.self).update(new.content, new.identifier, anchor: anchor)
    }
}

extension View {
    /// Gives this view an explicit identity. When `id` changes, the view's state ends and begins anew (note 3,
    /// "Identity").
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, identifier: id) }
}

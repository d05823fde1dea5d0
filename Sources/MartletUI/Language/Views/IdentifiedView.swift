/// A view with an explicit identity, as `id(_:)` makes it: a new identifier makes it a new view.
struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let identifier: ID

    public static func _plan(_ plan: _ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, IDOperations<Content, ID>())
    }
}

private final class IDOperations<Content: View, ID: Hashable>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let view = value.assumingMemoryBound(to: IDView<Content, ID>.self).pointee
        let node = BranchNode(place)
        node.begin(view.content, view.identifier)
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let view = new.assumingMemoryBound(to: IDView<Content, ID>.self).pointee
        unsafeDowncast(node, to: BranchNode.self).update(view.content, view.identifier, anchor: anchor)
    }
}

extension View {
    /// Gives this view an explicit identity.
    ///
    /// When `id` changes, the state of the view and of the views inside it ends and starts anew. The rule is from the
    /// note “SwiftUI”, section “Identity”.
    ///
    /// - Parameter id: The identifier.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, identifier: id) }
}

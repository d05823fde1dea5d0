/// A view with an explicit identity, as `id(_:)` makes it: a new identifier makes it a new view.
struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let identifier: ID

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.dynamicSlot(at: offset, IDOperations<Content, ID>())
    }
}

private struct IDOperations<Content: View, ID: Hashable>: ChildOperations {
    typealias Value = IDView<Content, ID>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        node.begin(value.value.content, value.value.identifier)
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(new.value.content, new.value.identifier, anchor: anchor)
    }
}

extension View {
    /// Gives this view an explicit identity.
    ///
    /// When `id` changes, the state of the view and of the views inside it ends and starts anew. The rule is from the
    /// “SwiftUI”, "Identity".
    ///
    /// - Parameter id: The identifier.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, identifier: id) }
}

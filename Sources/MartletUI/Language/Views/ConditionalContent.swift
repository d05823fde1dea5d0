/// One of two views, the result of `if`/`else` and `switch` in a view builder.
///
/// The branches have different identities: switching from one to the other ends the state of the first.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.dynamicSlot(at: offset, ConditionalOperations<TrueContent, FalseContent>())
    }

    var content: Storage { storage }
}

extension _ConditionalContent: MemberContainer {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        switch storage {
        case .first(let content):
            AnyView(_ConditionalContent<AnyView, AnyView>(.first(wrapper.wrapMembers(of: content))))
        case .second(let content):
            AnyView(_ConditionalContent<AnyView, AnyView>(.second(wrapper.wrapMembers(of: content))))
        }
    }
}

extension Optional: MemberContainer where Wrapped: View {
    func members(_ wrapper: some MemberWrapper) -> AnyView { AnyView(map { wrapper.wrapMembers(of: $0) }) }
}

private struct ConditionalOperations<TrueContent: View, FalseContent: View>: ChildOperations {
    typealias Value = _ConditionalContent<TrueContent, FalseContent>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        switch value.value.content {
        case .first(let content): node.begin(content, true)
        case .second(let content): node.begin(content, false)
        }
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        switch new.value.content {
        case .first(let content): node.update(content, true, anchor: anchor)
        case .second(let content): node.update(content, false, anchor: anchor)
        }
    }
}

/// An optional view, the result of an `if` without `else` in a view builder. It renders nothing while it is `nil`.
extension Optional: View where Wrapped: View {
    /// An optional view is rendered by the engine and has nothing in its body.
    public typealias Body = EmptyView
}

extension Optional: _PrimitiveView where Wrapped: View {
    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.dynamicSlot(at: offset, OptionalOperations<Wrapped>())
    }
}

private struct OptionalOperations<Content: View>: ChildOperations {
    func make(_ value: borrowing Borrowed<Content?>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        node.begin(value.value, true)
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Content?>, to new: borrowing Borrowed<Content?>,
        anchor: UInt32
    ) {
        node.update(new.value, true, anchor: anchor)
    }
}

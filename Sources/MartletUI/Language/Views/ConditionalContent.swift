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

    public static func _plan(_ plan: _ViewPlan, at offset: Int) {
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

private final class ConditionalOperations<TrueContent: View, FalseContent: View>: ChildOperations {
    private typealias Content = _ConditionalContent<TrueContent, FalseContent>

    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let node = BranchNode(place)
        switch value.assumingMemoryBound(to: Content.self).pointee.content {
        case .first(let content): node.begin(content, true)
        case .second(let content): node.begin(content, false)
        }
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let branch = unsafeDowncast(node, to: BranchNode.self)
        switch new.assumingMemoryBound(to: Content.self).pointee.content {
        case .first(let content): branch.update(content, true, anchor: anchor)
        case .second(let content): branch.update(content, false, anchor: anchor)
        }
    }
}

/// An optional view, the result of an `if` without `else` in a view builder. It renders nothing while it is `nil`.
extension Optional: View where Wrapped: View {
    /// An optional view is rendered by the engine and has no body.
    public typealias Body = Never
}

extension Optional: _PrimitiveView where Wrapped: View {
    public static func _plan(_ plan: _ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, OptionalOperations<Wrapped>())
    }
}

private final class OptionalOperations<Content: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let node = BranchNode(place)
        node.begin(value.assumingMemoryBound(to: Content?.self).pointee, true)
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: BranchNode.self).update(
            new.assumingMemoryBound(to: Content?.self).pointee, true, anchor: anchor)
    }
}

/// A modifier that, on a `Group` or `ForEach`, applies to each member instead. In a group with an `if`, the members
/// change with the branch.
protocol MemberModifier: _LifetimeModifier {}

extension _AppearanceModifier: MemberModifier {}
extension _DisappearanceModifier: MemberModifier {}
extension _TaskModifier: MemberModifier {}

/// Wraps each member of a group in something.
protocol MemberWrapper {
    func wrap<Member: View>(_ member: Member) -> AnyView
}

/// A view that consists of several views, or none.
protocol MemberContainer {
    func members(_ wrapper: some MemberWrapper) -> AnyView
}

extension MemberWrapper {
    /// A view in which each member of `content` is wrapped.
    func wrapMembers<Content: View>(of content: Content) -> AnyView {
        (content as? any MemberContainer)?.members(self) ?? wrap(content)
    }
}

private struct ModifyingWrapper<Modifier: MemberModifier>: MemberWrapper {
    let modifier: Modifier

    func wrap<Member: View>(_ member: Member) -> AnyView {
        AnyView(ModifiedContent(content: member, modifier: modifier))
    }
}

/// Applies the inner one of two modifiers of the same group.
private struct InnerWrapper<Modifier: MemberModifier, Outer: MemberWrapper>: MemberWrapper {
    let modifier: Modifier
    let outer: Outer

    func wrap<Member: View>(_ member: Member) -> AnyView {
        outer.wrap(ModifiedContent(content: member, modifier: modifier))
    }
}

extension ModifiedContent where Content: View, Modifier: MemberModifier {
    fileprivate var wrapped: AnyView { ModifyingWrapper(modifier: modifier).wrapMembers(of: content) }
}

extension ModifiedContent: MemberContainer where Content: MemberContainer & View, Modifier: MemberModifier {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        content.members(InnerWrapper(modifier: modifier, outer: wrapper))
    }
}

/// The child position of a group with such a modifier: an instance of its own that contains the wrapped members.
final class MemberOperations<Content: View, Modifier: MemberModifier>: ChildOperations {
    private typealias Whole = ModifiedContent<Content, Modifier>

    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        FragmentNode(value.assumingMemoryBound(to: Whole.self).pointee.wrapped, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: FragmentNode<AnyView>.self).update(
            new.assumingMemoryBound(to: Whole.self).pointee.wrapped)
    }
}

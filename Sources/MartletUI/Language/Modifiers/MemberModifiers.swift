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

struct ModifyingWrapper<Modifier: ViewModifier>: MemberWrapper {
    let modifier: Modifier

    func wrap<Member: View>(_ member: Member) -> AnyView {
        AnyView(ModifiedContent(content: member, modifier: modifier))
    }
}

/// Applies the inner one of two modifiers of the same group.
struct InnerWrapper<Modifier: ViewModifier, Outer: MemberWrapper>: MemberWrapper {
    let modifier: Modifier
    let outer: Outer

    func wrap<Member: View>(_ member: Member) -> AnyView {
        outer.wrap(ModifiedContent(content: member, modifier: modifier))
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    fileprivate var wrapped: AnyView { ModifyingWrapper(modifier: modifier).wrapMembers(of: content) }
}

extension ModifiedContent: MemberContainer where Content: MemberContainer & View, Modifier: MemberModifier {
    func members(_ wrapper: some MemberWrapper) -> AnyView {
        content.members(InnerWrapper(modifier: modifier, outer: wrapper))
    }
}

/// The child position of a group with such a modifier: an instance of its own that contains the wrapped members.
struct MemberOperations<Content: View, Modifier: ViewModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> FragmentNode<AnyView> {
        FragmentNode(value.value.wrapped, place)
    }

    func update(
        _ node: FragmentNode<AnyView>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.update(new.value.wrapped)
    }
}

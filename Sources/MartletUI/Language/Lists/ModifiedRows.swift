/// A modifier of several rows applies to each of them, as it does on an iPhone: it is put on the members of a group, of
/// a `ForEach`, of a section.
extension _PrimitiveModifier {
    public static func _rowKind<Modified: View>(_ content: Modified.Type) -> _RowKind {
        RowMembers.exist(in: content) ? .rows : .row
    }

    public static func _planRows<Modified: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>
    ) { plan.child(at: offset, RowMemberOperations()) }
}

/// What a modifier does in a list whose attributes the element of a section can take.
enum SectionModifier {
    static func rowKind<Content: View>(of content: Content.Type) -> RowKind {
        RowKind.of(content) == .section ? .section : RowMembers.exist(in: content) ? .rows : .row
    }

    static func planRows<Content: View, Modifier: _PrimitiveModifier>(
        _ plan: PlanBuilder, at offset: Offset<ModifiedContent<Content, Modifier>>,
        _ addAttributes: (PlanBuilder, Offset<Modifier>) -> Void
    ) {
        guard RowKind.of(Content.self) == .section else { return plan.child(at: offset, RowMemberOperations()) }
        addAttributes(plan, offset.modifier)
        ListRows<Content>.plan(plan, at: offset.content)
    }
}

extension ModifiedContent: ListContent where Content: View, Modifier: ViewModifier {
    package static var rowKind: RowKind { Modifier._rowKind(Content.self) }

    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        Modifier._planRows(plan, at: offset)
    }

    package static func planRow(
        _ plan: _PlanBuilder, at offset: Offset<Self>, selectedBy identifier: Offset<AnyHashable>
    ) {
        guard let modifier = Modifier.self as? any _RowModifier.Type else { return planRows(plan, at: offset) }
        addAttributes(of: modifier, plan, at: offset.modifier)
        IdentifiedRow<Content>.plan(plan, at: offset.content, identifier)
    }

    private static func addAttributes<Row: _RowModifier>(
        of type: Row.Type, _ plan: PlanBuilder, at modifier: Offset<Modifier>
    ) {
        if let modifier = modifier as? Offset<Row> { Row._addRowAttributes(plan, at: modifier) }
    }
}

/// The members of content that has several rows.
enum RowMembers {
    /// Whether a modifier of the content applies to each of its members.
    static func exist<Content: View>(in content: Content.Type) -> Bool {
        content is any MemberContainer.Type || (content as? any RowMemberContainer.Type)?.hasRowMembers == true
    }

    static func wrap<Content: View>(_ content: Content, _ wrapper: some MemberWrapper) -> AnyView {
        guard let container = content as? any RowMemberContainer, type(of: container).hasRowMembers else {
            return wrapper.wrapMembers(of: content)
        }
        return container.rowMembers(wrapper)
    }
}

/// Content that has members in a list only.
private protocol RowMemberContainer {
    static var hasRowMembers: Bool { get }
    func rowMembers(_ wrapper: some MemberWrapper) -> AnyView
}

extension Section: RowMemberContainer where Parent: View, Content: View, Footer: View {
    fileprivate static var hasRowMembers: Bool { true }

    fileprivate func rowMembers(_ wrapper: some MemberWrapper) -> AnyView {
        AnyView(
            Section<Parent, AnyView, Footer>(header: header, content: RowMembers.wrap(content, wrapper), footer: footer)
        )
    }
}

extension ModifiedContent: RowMemberContainer where Content: View, Modifier: ViewModifier {
    fileprivate static var hasRowMembers: Bool {
        Modifier.self is any _PrimitiveModifier.Type && Modifier._rowKind(Content.self) != .row
            && RowMembers.exist(in: Content.self)
    }

    fileprivate func rowMembers(_ wrapper: some MemberWrapper) -> AnyView {
        RowMembers.wrap(content, InnerWrapper(modifier: modifier, outer: wrapper))
    }
}

/// The child position of such content in a list: an instance of its own that contains the members with the modifier.
struct RowMemberOperations<Content: View, Modifier: ViewModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> FragmentNode<ListRows<AnyView>> {
        FragmentNode(rows(value.value), place)
    }

    func update(
        _ node: FragmentNode<ListRows<AnyView>>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) { node.update(rows(new.value)) }

    private func rows(_ value: Value) -> ListRows<AnyView> {
        ListRows(content: RowMembers.wrap(value.content, ModifyingWrapper(modifier: value.modifier)))
    }
}

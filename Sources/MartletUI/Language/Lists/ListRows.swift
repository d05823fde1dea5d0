/// Content whose views become rows of a list, each of them an `<li>`.
package protocol ListContent: View {
    /// What the type consists of in a list: `row` if it is planned as any other view.
    static var rowKind: RowKind { get }
    static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>)
    /// Adds the row of an element, which is selected by an identifier.
    static func planRow(_ plan: _PlanBuilder, at offset: Offset<Self>, selectedBy identifier: Offset<AnyHashable>)
}

extension ListContent {
    package static var rowKind: RowKind { .rows }

    /// Of several views, each is selected by its own tag.
    package static func planRow(
        _ plan: _PlanBuilder, at offset: Offset<Self>, selectedBy identifier: Offset<AnyHashable>
    ) { planRows(plan, at: offset) }
}

/// The rows of a `List`, or of a `Section` in a list.
package struct ListRows<Content: View>: _PrimitiveView {
    package let content: Content

    package init(content: Content) { self.content = content }

    package static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { Self.plan(plan, at: offset.content) }

    /// Adds the rows of content that lies in any view.
    static func plan(_ plan: PlanBuilder, at content: Offset<Content>) {
        if let type = Content.self as? any ListContent.Type, type.rowKind != .row {
            return planRows(of: type, plan, at: content)
        }
        if RowKind.of(Content.self) == .rows { return plan.child(at: content, RowsInBodyOperations()) }
        plan.open(.li)
        if plan.context.contains(.selectableRows) {
            plan.child(at: content, DerivedViewOperations { SelectableRow(content: $0, identifier: nil) })
        } else {
            plan.content(at: content)
        }
        plan.close(.li)
    }

    private static func planRows<Rows: ListContent>(
        of type: Rows.Type, _ plan: PlanBuilder, at content: Offset<Content>
    ) {
        if let content = content as? Offset<Rows> { Rows.planRows(plan, at: content) }
    }
}

extension EmptyView: ListContent {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {}
}

extension Group: ListContent {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        ListRows<Content>.plan(plan, at: offset.content)
    }
}

extension TupleView: ListContent {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        func planRow<Row: ViewOffset>(_ row: Row) { ListRows<Row.Content>.plan(plan, at: row.offset) }
        for row in elements(at: offset.value) { planRow(row) }
    }
}

extension Optional: ListContent where Wrapped: View {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.dynamicSlot(at: offset, OptionalRowOperations<Wrapped>())
    }
}

private struct OptionalRowOperations<Content: View>: ChildOperations {
    func make(_ value: borrowing Borrowed<Content?>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        node.begin(value.value.map { ListRows(content: $0) }, true)
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Content?>, to new: borrowing Borrowed<Content?>,
        anchor: UInt32
    ) {
        node.update(new.value.map { ListRows(content: $0) }, true, anchor: anchor)
    }
}

extension _ConditionalContent: ListContent {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.dynamicSlot(at: offset, ConditionalRowOperations<TrueContent, FalseContent>())
    }
}

private struct ConditionalRowOperations<TrueContent: View, FalseContent: View>: ChildOperations {
    typealias Value = _ConditionalContent<TrueContent, FalseContent>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        switch value.value.content {
        case .first(let content): node.begin(ListRows(content: content), true)
        case .second(let content): node.begin(ListRows(content: content), false)
        }
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        switch new.value.content {
        case .first(let content): node.update(ListRows(content: content), true, anchor: anchor)
        case .second(let content): node.update(ListRows(content: content), false, anchor: anchor)
        }
    }
}

extension ForEach: ListContent where Content: View {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        if plan.context.contains(.selectableRows) {
            plan.dynamicSlot(
                at: offset,
                LazyForEachOperations<Data, ID, Content, IdentifiedRow<Content>>(
                    spaceName: .li, row: { IdentifiedRow(identifier: AnyHashable($0), content: $1) }))
        } else {
            plan.dynamicSlot(
                at: offset,
                LazyForEachOperations<Data, ID, Content, ListRows<Content>>(
                    spaceName: .li, row: { ListRows(content: $1) }))
        }
    }
}

/// A row that is selected by the identifier of its element, unless it has a `tag`.
struct IdentifiedRow<Content: View>: _PrimitiveView {
    let identifier: AnyHashable
    let content: Content

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        Self.plan(plan, at: offset.content, offset.identifier)
    }

    static func plan(_ plan: PlanBuilder, at content: Offset<Content>, _ identifier: Offset<AnyHashable>) {
        if let type = Content.self as? any ListContent.Type, type.rowKind != .row {
            return planRow(of: type, plan, content, identifier)
        }
        plan.open(.li)
        plan.child(at: content, and: identifier) { SelectableRow(content: $0, identifier: $1) }
        plan.close(.li)
    }

    private static func planRow<Rows: ListContent>(
        of type: Rows.Type, _ plan: PlanBuilder, _ content: Offset<Content>, _ identifier: Offset<AnyHashable>
    ) {
        if let content = content as? Offset<Rows> { Rows.planRow(plan, at: content, selectedBy: identifier) }
    }
}

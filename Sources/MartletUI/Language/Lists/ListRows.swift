/// Content whose views become rows of a list, each of them an `<li>`.
package protocol ListContent: View {
    static func planRows(_ plan: _ViewPlan, at offset: Int)
}

/// The rows of a `List`, or of a `Section` in a list.
package struct ListRows<Content: View>: _PrimitiveView {
    package let content: Content

    package init(content: Content) { self.content = content }

    package static func _plan(_ plan: _ViewPlan, at offset: Int) {
        if let content = Content.self as? any ListContent.Type { return content.planRows(plan, at: offset) }
        plan.open(.li)
        plan.content(Content.self, at: offset)
        plan.close(.li)
    }

    /// Adds the rows of a type that is only known at run time.
    static func plan(_ type: any View.Type, _ plan: _ViewPlan, at offset: Int) {
        func open<Row: View>(_ type: Row.Type) { ListRows<Row>._plan(plan, at: offset) }
        open(type)
    }
}

extension EmptyView: ListContent {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {}
}

extension Group: ListContent {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {
        ListRows<Content>._plan(plan, at: offset + Field.offset(of: \Self.content))
    }
}

extension TupleView: ListContent {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {
        for element in TupleElement.elements(of: Self.self) {
            ListRows<EmptyView>.plan(element.type, plan, at: offset + element.offset)
        }
    }
}

extension Optional: ListContent where Wrapped: View {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, OptionalRowOperations<Wrapped>())
    }
}

private final class OptionalRowOperations<Content: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let node = BranchNode(place)
        node.begin(value.assumingMemoryBound(to: Content?.self).pointee.map { ListRows(content: $0) }, true)
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: BranchNode.self).update(
            new.assumingMemoryBound(to: Content?.self).pointee.map { ListRows(content: $0) }, true, anchor: anchor)
    }
}

extension _ConditionalContent: ListContent {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, ConditionalRowOperations<TrueContent, FalseContent>())
    }
}

private final class ConditionalRowOperations<TrueContent: View, FalseContent: View>: ChildOperations {
    private typealias Content = _ConditionalContent<TrueContent, FalseContent>

    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let node = BranchNode(place)
        switch value.assumingMemoryBound(to: Content.self).pointee.content {
        case .first(let content): node.begin(ListRows(content: content), true)
        case .second(let content): node.begin(ListRows(content: content), false)
        }
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let branch = unsafeDowncast(node, to: BranchNode.self)
        switch new.assumingMemoryBound(to: Content.self).pointee.content {
        case .first(let content): branch.update(ListRows(content: content), true, anchor: anchor)
        case .second(let content): branch.update(ListRows(content: content), false, anchor: anchor)
        }
    }
}

extension ForEach: ListContent where Content: View {
    package static func planRows(_ plan: _ViewPlan, at offset: Int) {
        plan.dynamicSlot(at: offset, LazyListRowOperations<Data, ID, Content>())
    }
}

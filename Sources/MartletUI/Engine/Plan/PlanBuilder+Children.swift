extension PlanBuilder {
    /// Plans a view with a body.
    package func child<Content: View>(at offset: Offset<Content>) {
        addChild(at: offset.bytes, ViewOperations<Content>())
    }

    /// Plans a child that always stands here.
    package func child<Operations: ChildOperations>(at offset: Offset<Operations.Value>, _ operations: Operations) {
        addChild(at: offset.bytes, TypedChildOperations(operations))
    }

    /// Plans a view that `content` makes from two values.
    func child<First, Second, Content: View>(
        at first: Offset<First>, and second: Offset<Second>, _ content: @escaping (First, Second) -> Content
    ) {
        addChild(at: first.bytes, PairOperations(first, second, content))
    }

    /// Plans a place whose content arrives and leaves before an anchor.
    package func dynamicSlot<Operations: ChildOperations>(
        at offset: Offset<Operations.Value>, _ operations: Operations
    ) {
        addDynamicSlot(at: offset.bytes, TypedChildOperations(operations))
    }

    /// Plans a child position that renders nothing (a task, an appearance action).
    package func effect<Operations: ChildOperations>(at offset: Offset<Operations.Value>, _ operations: Operations) {
        addEffect(at: offset.bytes, TypedChildOperations(operations))
    }
}

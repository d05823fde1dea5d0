/// Where the tree ends, however deep and wide a program nests its views.
///
/// Each level of nodes takes a piece of the stack of the thread that makes, walks and ends the tree, so all of them
/// count: also branches, rows and erased views between views with a `body`. In a debug build a level takes less than 8
/// KB, and so ``Limits/depth`` levels less than half of the stack that threads have for it
/// (`Thread.evaluationStackSize`).
extension ViewGraph {
    /// Whether a view of `type` below `parent` is not made, because views are nested too deep or too many.
    ///
    /// A view that contains itself more than once would need practically for ever to reach the limit everywhere; so
    /// once a type has reached it, no more views of that type are made inside one another until the flush ends.
    func cutsOff(_ type: ViewType, below parent: Node?) -> Bool {
        if nestsTooDeep(type, below: parent, declared: type) { return true }
        guard identifiers.registry.count >= limits.views else { return false }
        report(.tooManyViews(view: type.name, limit: Int(limits.views)), in: parent)
        return true
    }

    /// Whether an instance of `type` below `parent` is not made, because it is nested too deep. `declared` is the type
    /// of the instance's own view, if it is one with a `body`.
    @inline(__always)
    func nestsTooDeep(_ type: ViewType, below parent: Node?, declared: ViewType? = nil) -> Bool {
        if let parent, parent.depth >= limits.depth {
            recordEndlessType(type, below: parent, declared)
            return true
        }
        return !scheduler.endlessTypes.isEmpty && isInsideItself(type, below: parent)
    }

    private func recordEndlessType(_ type: ViewType, below parent: Node, _ declared: ViewType?) {
        scheduler.endlessTypes.insert(ObjectIdentifier(type))
        let view = declared ?? parent.nearestDeclaredType ?? type
        guard scheduler.endlessViews.insert(ObjectIdentifier(view)).inserted else { return }
        scheduler.endlessTypes.insert(ObjectIdentifier(view))
        report(.tooDeep(view: view.name, limit: limits.depth), in: parent)
    }

    private func isInsideItself(_ type: ViewType, below parent: Node?) -> Bool {
        guard scheduler.endlessTypes.contains(ObjectIdentifier(type)) else { return false }
        var node = parent
        while let current = node {
            if current.declaredType === type || current.viewType === type { return true }
            node = current.parent
        }
        return false
    }
}

extension Node {
    /// The type of the nearest view with a `body`: this node's own, or one around it.
    fileprivate var nearestDeclaredType: ViewType? {
        var node: Node? = self
        while let current = node {
            if let type = current.declaredType { return type }
            node = current.parent
        }
        return nil
    }
}

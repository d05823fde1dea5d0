extension ViewGraph {
    /// The view that was evaluated first in the last evaluation. It may have been removed since.
    package var lastEvaluated: ObjectIdentifier? { scheduler.lastEvaluated }

    func evaluateDirty() {
        var nodes = ContiguousArray<Node>()
        swap(&nodes, &scheduler.dirty)
        Self.sortTopDown(&nodes[...])
        if let first = nodes.first { scheduler.lastEvaluated = ObjectIdentifier(first) }
        var position = 0
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if !node.isRemoved { node.evaluateIfDirty() }
            if !scheduler.dirty.isEmpty { collectMarked(below: node, into: &nodes, at: position) }
        }
        writeReplacements()
        if scheduler.dirty.isEmpty {
            if nodes.count == 1 { nodes.removeLast() } else { nodes.removeAll(keepingCapacity: true) }
            swap(&nodes, &scheduler.dirty)
        }
    }

    /// Moves the marked nodes below `node` into this pass. An evaluation marks the nodes below that read the
    /// environment it provides; they are evaluated in order from top to bottom, so that each is evaluated once.
    private func collectMarked(below node: Node, into nodes: inout ContiguousArray<Node>, at position: Int) {
        let end = nodes.count
        scheduler.dirty.removeAll { marked in
            guard marked.depth > node.depth else { return false }
            nodes.append(marked)
            return true
        }
        if nodes.count > end { Self.sortTopDown(&nodes[position...]) }
    }

    /// Sorts nodes by depth, nearest to the root first, and nodes of equal depth by age, oldest first.
    private static func sortTopDown(_ nodes: inout ContiguousArray<Node>.SubSequence) {
        guard nodes.count > 1 else { return }
        nodes.sort { ($0.depth, $0.baseIdentifier) < ($1.depth, $1.baseIdentifier) }
    }

    func checkPreferences() {
        guard preferences.isPending else { return }
        for observer in preferences.capturePending() { observer.checkPreference() }
    }

    package func willEvaluate(_ node: Node, _ type: ViewType, _ reason: EvaluationReason) {
        reports.changes.reason = reason
        if scheduler.isCheckingInitialValues { return }
        counters.evaluations += 1
        counters.evaluated?.append(type.name)
        services.inspection?.willEvaluate(
            node, node.changes(reason, reports.changes.causes(of: node), namingObjects: true))
    }
}

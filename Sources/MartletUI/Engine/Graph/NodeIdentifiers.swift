/// The identifiers of a page's nodes: which come next, and which node has each.
///
/// An instance has one identifier for each of its elements, in a row. None is allocated twice, so that a late event
/// never reaches another element.
struct NodeIdentifiers {
    /// The next identifier to allocate.
    var next: UInt32 = 1
    /// The identifier after which the page is renumbered.
    var limit: UInt32
    /// The present identifiers of instances that were sent anew under others: the browser may still name the former
    /// ones.
    var former = FormerIdentifiers()
    /// Whether the page came back from a store and nothing of it has been sent since: no browser has these identifiers.
    var areUnsent = false
    /// If the page came from another process's store, the first identifier of this process.
    var firstOwn: UInt32 = 0
    /// The nodes by identifier.
    var registry = NodeRegistry()

    /// The same identifiers for a page whose tree is gone.
    var withoutNodes: NodeIdentifiers {
        var identifiers = self
        identifiers.registry = NodeRegistry()
        return identifiers
    }

    /// Allocates `count` identifiers and returns the first. When none are left, all nodes get the same one, no event
    /// finds them, and the page is renumbered before anything of it is sent.
    mutating func allocate(_ count: Int) -> UInt32 {
        let count = UInt32(clamping: count)
        guard next <= UInt32.max - count else {
            next = .max
            return .max - count
        }
        defer { next += count }
        return next
    }

    mutating func register(_ node: Node, elementCount: Int) {
        if elementCount > 0, next < .max { registry.add(node) }
    }

    /// The nodes have other identifiers now, and what was noted of that belongs together.
    mutating func closeGeneration() {
        if areUnsent { former.joinOpenGeneration() } else { former.close() }
    }

    /// Whether an earlier process gave `identifier` to an element, and the store does not say to which: what had brought the
    /// element was lost.
    func isLost(_ identifier: UInt32) -> Bool {
        identifier > 0 && identifier < firstOwn && instance(with: identifier) == nil
    }

    /// The instance that has `identifier`, or had it before it was sent anew, and the identifier's index in the
    /// instance.
    func instance(with identifier: UInt32) -> (node: Node, index: Int)? {
        if let node = registry.node(at: identifier) { return (node, Int(identifier - node.baseIdentifier)) }
        guard let present = former.present(identifier), let node = registry.node(at: present) else { return nil }
        return (node, Int(present - node.baseIdentifier))
    }
}

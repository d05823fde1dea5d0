/// The identifiers of a page's nodes: which are given out next, and whose each one is.
///
/// An instance has one identifier for each of its elements, in a row. None is given twice, so that an event which comes late
/// never reaches another element.
struct NodeIdentifiers {
    /// The next one to be given.
    var next: UInt32 = 1
    /// The one after which the page is renumbered.
    var limit: UInt32
    /// What became of identifiers whose instances were sent anew under others: the browser may still name them.
    var former = FormerIdentifiers()
    /// The nodes by identifier.
    var registry = NodeRegistry()

    /// The same for a page whose tree is gone.
    var withoutNodes: NodeIdentifiers {
        var identifiers = self
        identifiers.registry = NodeRegistry()
        return identifiers
    }

    /// The first of `count` identifiers. Where there are no more, all get the same, no event finds them, and the page is
    /// renumbered before anything of it is sent.
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

    /// The instance that has `identifier`, or had it before it was sent anew, and the identifier's index in it.
    func instance(with identifier: UInt32) -> (node: Node, index: Int)? {
        if let node = registry.node(at: identifier) { return (node, Int(identifier - node.base)) }
        guard let present = former.present(identifier), let node = registry.node(at: present) else { return nil }
        return (node, Int(present - node.base))
    }
}

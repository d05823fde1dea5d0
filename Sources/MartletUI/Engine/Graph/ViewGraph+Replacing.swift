/// Replaces instances that can no longer be patched in place.
extension ViewGraph {
    /// Schedules the replacement of `node`'s instance, because it can no longer be patched in place (an element's name
    /// has changed).
    func replaceLater(_ node: Node) {
        guard !node.isToBeReplaced else { return }
        node.isToBeReplaced = true
        scheduler.replacements.append(node)
    }

    /// Sends the nearest instance around the node `identifier` anew, because the browser could not apply a patch there: an
    /// extension, a translation or a script has changed the document. Returns `false` if that instance is the whole
    /// page, which the caller then sends.
    ///
    /// A replacement goes between the ends of an instance, so an instance that ends with `identifier` is unsuitable, as is
    /// any instance around it that ends there too.
    package func repair(_ identifier: UInt32) -> Bool {
        // An instance that has been sent anew meanwhile is already repaired.
        guard var node = identifiers.registry.node(at: identifier) else { return true }
        while node.viewType == nil || node.firstIdentifier == identifier || node.lastIdentifier == identifier {
            guard let parent = node.parent else { return false }
            node = parent
        }
        guard node !== root else { return false }
        replaceLater(node)
        flush()
        writeReplacements()
        return true
    }

    func writeReplacements() {
        guard !scheduler.replacements.isEmpty else { return }
        let nodes = scheduler.replacements
        scheduler.replacements = []
        for node in nodes { node.isToBeReplaced = false }
        for node in nodes where !node.isRemoved {
            let (first, last) = (node.firstIdentifier, node.lastIdentifier)
            forgetAll(node)
            renumber(node)
            checkContent(of: CollectionOfOne(node))
            let (groups, corrections) = InstanceEncoder.encode(CollectionOfOne(node), self)
            patches.replace(first, through: last, with: node.baseIdentifier, groups: groups, knowing: client.lastPost)
            patches.append(contentsOf: corrections)
        }
        identifiers.closeGeneration()
        sendLayoutsAgain()
    }

    private func forgetAll(_ node: Node) {
        forget(node)
        for child in node.children { forgetAll(child) }
    }

    /// Sets the next node identifier to `identifier`, as if all before it had been allocated: for tests.
    package func skipIdentifiers(to identifier: UInt32) { identifiers.next = max(identifiers.next, identifier) }

    /// Renumbers the page. A visitor can cause so many nodes to be made that identifiers run out; long before that, the
    /// page is sent anew, with identifiers from the largest gap between the present ones. So no new identifier belongs
    /// to an element that the browser still shows, and an event that is under way finds its element.
    func renumber() {
        let gap = identifiers.registry.largestGap(below: limits.identifiers)
        identifiers.next = gap.lowerBound
        identifiers.limit = gap.upperBound
        identifiers.former = FormerIdentifiers()
        identifiers.firstOwn = 0
        resync()
        // No page that a browser can show has identifiers so scattered.
        guard identifiers.next >= identifiers.limit else { return }
        (identifiers.next, identifiers.limit) = (1, limits.identifiers)
        identifiers.former = FormerIdentifiers()
        resync()
    }
}

/// Instances that can no longer be patched in place.
extension ViewGraph {
    /// Says that `node`'s instance can no longer be patched in place (an element's name has changed).
    func replaceLater(_ node: Node) {
        if !scheduler.replacements.contains(where: { $0 === node }) { scheduler.replacements.append(node) }
    }

    /// The browser could not apply a patch at `number`, because an extension, a translation or a script has changed the
    /// document: the nearest instance around it is sent anew. Gives `false` if that is the whole page, which is the
    /// caller's to do.
    ///
    /// The ends of an instance are what its replacement is put between, so an instance that ends with `number` is of no
    /// use, nor is one around it that does.
    package func repair(_ number: UInt32) -> Bool {
        // One that has been sent anew meanwhile is mended.
        guard var node = identifiers.registry.node(at: number) else { return true }
        while node.viewType == nil || node.firstIdentifier == number || node.lastIdentifier == number {
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
        for node in nodes where !node.isRemoved {
            let (first, last) = (node.firstIdentifier, node.lastIdentifier)
            forgetAll(node)
            renumber(node)
            checkContent(of: CollectionOfOne(node))
            let (groups, corrections) = InstanceEncoder.encode(CollectionOfOne(node), self)
            patches.replace(first, through: last, with: node.base, groups: groups, knowing: client.lastPost)
            patches.append(contentsOf: corrections)
        }
        identifiers.former.close()
    }

    private func forgetAll(_ node: Node) {
        forget(node)
        for child in node.children { forgetAll(child) }
    }

    /// The next number is `number`, as if all before it had been given out: for tests.
    package func skipNumbers(to number: UInt32) { identifiers.next = max(identifiers.next, number) }

    /// A visitor can have so much made that numbers run out; long before, the page is sent anew, with numbers from the
    /// largest gap between those that it has. So none of the new ones is an element's that the browser still shows, and an
    /// event that is under way finds its element.
    func renumber() {
        let gap = identifiers.registry.largestGap(below: limits.numbers)
        identifiers.next = gap.lowerBound
        identifiers.limit = gap.upperBound
        identifiers.former = FormerIdentifiers()
        resync()
        // So scattered are the numbers of no page that a browser can show.
        guard identifiers.next >= identifiers.limit else { return }
        (identifiers.next, identifiers.limit) = (1, limits.numbers)
        identifiers.former = FormerIdentifiers()
        resync()
    }
}

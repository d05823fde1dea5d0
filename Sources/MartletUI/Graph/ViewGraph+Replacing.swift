/// Instances that can no longer be patched in place.
extension ViewGraph {
    /// Says that `node`'s instance can no longer be patched in place (an element's name has changed).
    func replaceLater(_ node: Node) {
        if !replacements.contains(where: { $0 === node }) { replacements.append(node) }
    }

    func writeReplacements() {
        guard !replacements.isEmpty else { return }
        let nodes = replacements
        replacements = []
        for node in nodes where !node.isRemoved {
            let (first, last) = (node.firstNumber, node.lastNumber)
            forgetAll(node)
            renumber(node)
            insert(CollectionOfOne(node), before: first)
            patches.remove(first, through: last)
        }
    }

    private func forgetAll(_ node: Node) {
        forget(node)
        for child in node.children { forgetAll(child) }
    }

    /// A visitor can have so much made that numbers run out; long before, the page is sent anew from 1.
    func beginNumbersAnew() {
        nextNumber = 1
        resync()
    }
}

/// Looks for buttons in what a program gives a dialog: what they are, a type does not say.
final class DialogButtonFinder: Renderer {
    private(set) var hasButton = false
    /// The number of the first button that leaves everything as it was.
    private(set) var cancel: UInt32?

    /// The buttons that `node` holds.
    static func buttons(in node: Node) -> DialogButtonFinder {
        let finder = DialogButtonFinder(node)
        finder.renderNode()
        return finder
    }

    override func writeOpen(_ name: ElementName) {
        guard name == .button else { return }
        hasButton = true
        for case .constant(let name, let role?) in attributes where name.isSame(as: "data-role") && role == "cancel" {
            cancel = cancel ?? node.base + UInt32(index)
        }
    }

    override func writeChild() { descend(node.children[nextChild]) }

    override func writeDynamicSlot() { for child in node.children[nextChild].children { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

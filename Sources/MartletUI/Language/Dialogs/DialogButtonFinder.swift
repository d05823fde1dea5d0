/// Finds the buttons among the actions of a dialog, because the type of the actions does not say which they are.
final class DialogButtonFinder: Renderer {
    private(set) var hasButton = false
    /// The node identifier of the first button with the role ``ButtonRole/cancel``.
    private(set) var cancel: UInt32?

    /// Returns the buttons that `node` contains.
    static func buttons(in node: Node) -> DialogButtonFinder {
        let finder = DialogButtonFinder(node)
        finder.renderNode()
        return finder
    }

    override func writeOpen(_ name: ElementName) {
        guard name == .button else { return }
        hasButton = true
        for case .named(let value) in attributes where value.name.isSame(as: "data-role") {
            if value.isPartOfTemplate, value.text == "cancel" { cancel = cancel ?? node.baseIdentifier + UInt32(index) }
        }
    }

    override func writeChild() { descend(node.children[nextChild]) }

    override func writeDynamicSlot() { for child in node.children[nextChild].slotInstances { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

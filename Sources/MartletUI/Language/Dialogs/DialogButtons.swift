/// The buttons and fields of a dialog, and the button that is added where the program provides none.
struct DialogButtons<Actions: View>: _PrimitiveView {
    let actions: Actions
    let kind: DialogKind
    let isPresented: Binding<Bool>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-dialog-actions")))
        plan.open(.div)
        plan.child(at: offset, DialogActionsOperations<Actions>())
        plan.dynamicSlot(at: offset, DefaultButtonOperations<Actions>())
        plan.close(.div)
    }

    /// Returns the button to add to those that `node` contains.
    fileprivate func defaultButton(beside node: _Node?) -> Button<Text>? {
        guard let node, !kind.isComplete(with: DialogButtonFinder.buttons(in: node)) else { return nil }
        return kind.defaultButton { [isPresented] in isPresented.wrappedValue = false }
    }
}

private struct DialogActionsOperations<Actions: View>: ChildOperations {
    typealias Value = DialogButtons<Actions>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> DialogActionsNode<Actions> {
        DialogActionsNode(value.value, place)
    }

    func update(
        _ node: DialogActionsNode<Actions>, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>,
        anchor: UInt32
    ) {
        node.show(new.value)
    }
}

/// The actions that the program gives a dialog. Pressing any of its buttons closes the dialog.
private final class DialogActionsNode<Actions: View>: FragmentNode<Actions> {
    private var kind: DialogKind
    private var isPresented: Binding<Bool>

    init(_ buttons: DialogButtons<Actions>, _ place: _NodePlace) {
        (kind, isPresented) = (buttons.kind, buttons.isPresented)
        super.init(buttons.actions, place)
    }

    func show(_ buttons: DialogButtons<Actions>) {
        (kind, isPresented) = (buttons.kind, buttons.isPresented)
        update(buttons.actions)
    }

    override var dismissal: (() -> Void)? { { [weak self] in self?.dismiss() } }

    private func dismiss() {
        isPresented.wrappedValue = false
        // A browser lets nobody keep a dialog open against a second Escape, but the program may want it to stay.
        guard !isRemoved, isPresented.wrappedValue, let dialog = parent?.firstIdentifier else { return }
        graph.patches.setAttribute(dialog, "data-modal", kind.modality)
    }
}

private struct DefaultButtonOperations<Actions: View>: ChildOperations {
    typealias Value = DialogButtons<Actions>

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        node.begin(value.value.defaultButton(beside: place.parent?.children.last), true)
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        let actions = node.parent?.children.prefix { $0 !== node }.last
        node.update(new.value.defaultButton(beside: actions), true, anchor: anchor)
    }
}

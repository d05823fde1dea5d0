/// The buttons and fields of a dialog, and the button that is added where the program provides none.
struct DialogButtons<Actions: View>: _PrimitiveView {
    let actions: Actions
    let kind: DialogKind
    let isPresented: Binding<Bool>

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _ViewPlan, at offset: Int) {
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

private final class DialogActionsOperations<Actions: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        DialogActionsNode(value.assumingMemoryBound(to: DialogButtons<Actions>.self).pointee, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: DialogActionsNode<Actions>.self).show(
            new.assumingMemoryBound(to: DialogButtons<Actions>.self).pointee)
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

private final class DefaultButtonOperations<Actions: View>: ChildOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let node = BranchNode(place)
        node.begin(button(value, beside: place.parent?.children.last), true)
        return node
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let actions = node.parent?.children.prefix { $0 !== node }.last
        unsafeDowncast(node, to: BranchNode.self).update(button(new, beside: actions), true, anchor: anchor)
    }

    private func button(_ value: UnsafeRawPointer, beside actions: _Node?) -> Button<Text>? {
        value.assumingMemoryBound(to: DialogButtons<Actions>.self).pointee.defaultButton(beside: actions)
    }
}

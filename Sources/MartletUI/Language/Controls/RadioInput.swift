/// A radio button: an `<input type="radio">`. The browser unchecks the others of its name by itself.
struct RadioInput: _PrimitiveView {
    let key: String
    let name: String
    let group: RadioGroup
    let isOn: Binding<Bool>

    static var _shape: _ViewShape { .control }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let operations = RadioOperations(offset: offset)
        plan.attribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        plan.attribute(
            AttributeStep(at: offset.name, read: { .attribute("name", $0) }, areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(at: offset.key, read: { .attribute("value", $0) }, areEqual: { $0 == $1 }))
        plan.attribute(AttributeStep(event: .input, .value, of: operations.position))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .property("checked", .boolean($0.isOn.wrappedValue)) }, areEqual: nil))
        // After the value that is shown, which alone would be that of a checkbox.
        plan.attribute(AttributeStep(constant: .attribute("type", "radio")))
        plan.open(.input)
        plan.close(.input)
        plan.effect(at: offset, operations)
    }
}

/// The radio buttons of one picker on one page.
final class RadioGroup {
    private struct Member {
        weak var node: RadioNode?
    }

    private var members: [Member] = []
    /// Those that have gone are left out when there are as many again as stayed the last time: each costs the same, however
    /// many options there are.
    private var limit = 16

    fileprivate func add(_ node: RadioNode) {
        if members.count >= limit {
            members.removeAll { $0.node == nil }
            limit = 2 * members.count + 16
        }
        members.append(Member(node: node))
    }

    fileprivate func forEach(_ body: (RadioNode) -> Void) {
        for member in members { if let node = member.node, !node.isRemoved { body(node) } }
    }
}

private struct RadioOperations: ChildOperations {
    typealias Value = RadioInput
    let offset: Offset<RadioInput>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> RadioNode {
        let node = RadioNode(value.value, position, at: offset, place)
        value.value.group.add(node)
        return node
    }

    func update(
        _ node: RadioNode, from old: borrowing Borrowed<Value>, to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.showUnlessWaiting()
    }
}

/// Shows whether one radio button is checked.
private final class RadioNode: TypedControlNode<RadioInput> {
    private var shown = false

    init(_ radio: RadioInput, _ position: ControlPosition, at offset: Offset<RadioInput>, _ place: NodePlace) {
        super.init(position, at: offset, place)
        shown = read(radio)
    }

    private func read(_ radio: RadioInput) -> Bool {
        reading(ViewType.of(RadioInput.self)) { radio.isOn.wrappedValue }
    }

    override func show() {
        withValue { radio in
            let isOn = read(radio)
            guard isOn != shown else { return }
            shown = isOn
            graph.patches.setProperty(number, "checked", .boolean(isOn), knowing: graph.client.lastPost)
        }
    }

    override func problem(with value: EventValue, _ part: ControlPart) -> String? {
        var isOption = false
        withValue { isOption = value.string == $0.key }
        return isOption ? nil : "The value of a radio button must be its own; send that of another one to that one."
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if isShown { recordShown(value) }
        withValue { radio in
            radio.isOn.wrappedValue = true
            // The program may have kept its selection, in which case nothing that the buttons read has changed.
            radio.group.forEach { graph.invalidate($0, .property("selection")) }
        }
    }

    override func recordShown(_ value: EventValue) {
        withValue { radio in radio.group.forEach { $0.shown = false } }
        shown = true
    }

    override func shows(_ value: EventValue) -> Bool { shown }

    override func didRenumber() { withValue { shown = $0.isOn.wrappedValue } }
}

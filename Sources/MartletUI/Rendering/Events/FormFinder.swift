/// A field of a page, as a form that is posted without a script needs it.
package struct FoundField {
    package enum Kind { case text, checkbox, radio }

    package let number: UInt32
    package let kind: Kind
    /// The name under which it is posted: its node identifier, unless the program set another name.
    package let name: String
    /// The value events that it listens to.
    package let types: [EventType]
    /// The value that the program's own element states; a control's node knows the value that is shown.
    package let value: String?
    package let isChecked: Bool
    /// The node identifier of the program's form that it stands in; `nil` if it stands in the page's.
    package let form: UInt32?
    /// The recipient of Enter in the field: the nearest element that listens to `submit`.
    package let submitTarget: UInt32?
}

/// Finds the fields of a page, in the page's order.
package final class FormFinder: Renderer {
    private var found: [FoundField] = []
    private var open: [(submitTarget: UInt32?, form: UInt32?)] = []

    package static func fields(in graph: ViewGraph) -> [FoundField] {
        guard let root = graph.root else { return [] }
        let finder = FormFinder(root)
        finder.renderNode()
        return finder.found
    }

    package override func writeOpen(_ name: ElementName) {
        let number = node.baseIdentifier + UInt32(index)
        var around = open.last ?? (nil, nil)
        var types: [EventType] = []
        var kind = FoundField.Kind.text
        var (isChecked, value, ownName) = (false, String?.none, String?.none)
        for attribute in attributes {
            switch attribute {
            case .event(.submit, _): around.submitTarget = number
            case .event(let type, _): if type == .input || type == .change { types.append(type) }
            case .named(let own):
                if own.target == .flag, own.name.isSame(as: "checked") { kind = .checkbox }
                guard let text = own.ownText else { continue }
                if own.name.isSame(as: "type"), text == "checkbox" { kind = .checkbox }
                if own.name.isSame(as: "type"), text == "radio" { kind = .radio }
                if own.name.isSame(as: "name") { ownName = text }
                if own.name.isSame(as: "value") { value = text }
                if own.name.isSame(as: "checked") { isChecked = true }
            case .style: break
            }
        }
        if name == .form { around.form = number }
        if name.isField, !types.isEmpty {
            found.append(
                FoundField(
                    number: number, kind: kind, name: ownName ?? String(number), types: types, value: value,
                    isChecked: isChecked, form: around.form, submitTarget: around.submitTarget))
        }
        if !name.isVoid { open.append(around) }
    }

    package override func writeClose(_ name: ElementName) { if !name.isVoid { open.removeLast() } }

    package override func writeChild() { descend(node.children[nextChild]) }

    package override func writeDynamicSlot() { for child in node.children[nextChild].slotInstances { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

extension ElementName {
    /// Whether a form posts the element's value.
    var isField: Bool { self == .input || self == .textarea || self == .select }
}
